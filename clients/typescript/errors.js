// Everything that a client throws.
//
//   ClientError
//   ├── Unreachable      no daemon, or the connection was lost before the response
//   ├── TimedOut         no response in time
//   ├── BadResponse      what was received is no response of memoryd
//   └── RpcError         the daemon rejected the request: code, name, data

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
