// The errors that the client throws.
//
//   ClientError
//   ├── Unreachable      there is no daemon, or the connection was lost before the response
//   ├── TimedOut         no response arrived in time
//   ├── BadResponse      the response violates the protocol
//   └── RpcError         the daemon rejected the request; it has code, name and data

import { ERROR_NAMES } from "./_generated/methods.js";

export class ClientError extends Error {
  constructor(message, mayHaveHappened = false) {
    super(message);
    this.name = new.target.name;
    this.mayHaveHappened = mayHaveHappened;
  }
}

export class Unreachable extends ClientError {}

export class TimedOut extends ClientError {
  constructor(message) {
    super(message, true);
  }
}

export class BadResponse extends ClientError {
  constructor(message) {
    super(message, true);
  }
}

export class RpcError extends ClientError {
  constructor({ code, message, data }) {
    super(message);
    this.code = code;
    this.name = ERROR_NAMES[code] ?? "";
    this.data = data ?? {};
  }
}
