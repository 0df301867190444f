// The memoryd client for Node, without dependencies.
//
//   import { Memory } from "memoryd";
//   const memory = new Memory("sam");
//   await memory.save({ content: "User's name is Shantanu" });

import { existsSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { METHODS } from "./_generated/methods.js";
import { Connection } from "./connection.js";
import { BadResponse, ClientError, RpcError, TimedOut, Unreachable } from "./errors.js";

export { BadResponse, ClientError, RpcError, TimedOut, Unreachable };

const TIMEOUT_MS = 30_000;
const OVERLOADED = -32013;
const SYSTEM_SOCKET = "/run/memoryd/memoryd.sock";
// A daemon that was reached before is probably restarting, so there are more tries.
const DELAYS_MS = [50, 200, 500, 1000, 2000, 4000, 8000];
const DELAYS_OF_THE_FIRST_MS = DELAYS_MS.slice(0, 3);

export class Client {
  #connection = null;
  #connecting = null;
  #wasConnected = false;

  constructor({ path, timeout = TIMEOUT_MS } = {}) {
    this.path = path ?? socketPath(process.env);
    this.timeout = timeout;
  }

  async call(method, params = {}) {
    const stop = new AbortController();
    const late = sleep(this.timeout, undefined, { signal: stop.signal }).then(
      () => {
        throw new TimedOut(`${this.path}: no response to ${method} in time`);
      },
      () => undefined,
    );
    try {
      return await Promise.race([this.#tried(method, params, stop.signal), late]);
    } finally {
      stop.abort();
    }
  }

  close() {
    this.#connection?.close();
    this.#connection = null;
  }

  async #tried(method, params, signal) {
    const delays = (this.#wasConnected ? DELAYS_MS : DELAYS_OF_THE_FIRST_MS).values();
    for (;;) {
      let delay;
      try {
        const connection = await this.#connected();
        if (signal.aborted) return undefined;
        const response = await connection.ask(method, params, signal);
        if (!response.error) return response.result;
        if (response.error.code !== OVERLOADED) throw new RpcError(response.error);
        delay = retryAfter(response.error);
      } catch (problem) {
        if (!(problem instanceof Unreachable)) throw problem;
        delay = delays.next().value;
        if (delay === undefined || (problem.mayHaveHappened && !isRepeatable(method, params))) {
          throw problem;
        }
      }
      await sleep(delay, undefined, { signal }).catch(() => undefined);
      // The call has timed out, so its result is not used.
      if (signal.aborted) return undefined;
    }
  }

  #connected() {
    if (this.#connection && !this.#connection.isLost) return this.#connection;
    this.#connecting ??= Connection.connect(this.path)
      .then((connection) => {
        this.#connection = connection;
        this.#wasConnected = true;
        return connection;
      })
      .finally(() => {
        this.#connecting = null;
      });
    return this.#connecting;
  }
}

export class Memory {
  #ownsClient;

  constructor(userId, clientOrOptions = {}) {
    this.userId = userId;
    this.#ownsClient = !(clientOrOptions instanceof Client);
    this.client = this.#ownsClient ? new Client(clientOrOptions) : clientOrOptions;
  }

  call(method, params = {}) {
    return this.client.call(method, { ...params, user_id: this.userId });
  }

  close() {
    if (this.#ownsClient) this.client.close();
  }
}

for (const [method, { aboutUser, name }] of Object.entries(METHODS)) {
  (aboutUser ? Memory : Client).prototype[name] = function (params) {
    return this.call(method, params);
  };
}

/** Returns MEMORYD_SOCKET, else the unix user's own socket if it exists, else the system's. If
 * neither exists, it is the user's own, provided that XDG_RUNTIME_DIR is set. */
function socketPath(environment) {
  if (environment.MEMORYD_SOCKET) return environment.MEMORYD_SOCKET;
  if (!environment.XDG_RUNTIME_DIR) return SYSTEM_SOCKET;
  const own = `${environment.XDG_RUNTIME_DIR}/memoryd/memoryd.sock`;
  return existsSync(own) || !existsSync(SYSTEM_SOCKET) ? own : SYSTEM_SOCKET;
}

function isRepeatable(method, params) {
  const repeatable = METHODS[method]?.repeatable ?? false;
  return typeof repeatable === "string" ? params[repeatable] != null : repeatable;
}

/** Returns the milliseconds to wait before a retry: the daemon's `retry_after_ms` clamped to
 * 10–5000, or 100 if it is missing. */
function retryAfter(error) {
  const delay = error.data?.retry_after_ms;
  return typeof delay === "number" ? Math.min(Math.max(delay, 10), 5000) : 100;
}
