// Everything that a client throws.
//
//   ClientError
//   ├── Unreachable      no daemon, or the connection was lost before the answer
//   ├── TimedOut         no answer in time
//   ├── BadAnswer        what answered is not memoryd
//   └── RpcError         the daemon answered an error: code, name, data

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

export class BadAnswer extends ClientError {
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
