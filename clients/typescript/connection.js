// A connected socket. Each pending request has a promise for its response.

import net from "node:net";
import { BadResponse, Unreachable } from "./errors.js";
import { parse } from "./json.js";
import { unreadable } from "./unreadable.js";

const MAX_RESPONSE_BYTES = 64 * 1024 * 1024;

export class Connection {
  #path;
  #socket;
  #lastId = 0;
  #waiting = new Map();
  // Lines of aborted calls: a response without an id may belong to one of them.
  #givenUp = new Map();
  #pieces = [];
  #length = 0;

  /** Connects to a socket. Rejects with Unreachable if that fails. */
  static connect(path) {
    return new Promise((resolve, reject) => {
      const socket = net.connect({ path });
      const fail = (problem) => reject(unreachable(path, problem));
      socket.once("error", fail);
      socket.once("connect", () => {
        socket.off("error", fail);
        resolve(new Connection(path, socket));
      });
    });
  }

  constructor(path, socket) {
    this.#path = path;
    this.#socket = socket;
    this.isLost = false;
    socket.on("data", (data) => this.#receive(data));
    socket.on("error", (problem) => this.#fail(lost(path, problem)));
    socket.on("close", () => this.#fail(lost(path)));
    socket.unref();
  }

  /** Sends a request and resolves to its response. Once `signal` has aborted, the promise stays
   * pending. Throws Unreachable or BadResponse. */
  ask(method, params, signal) {
    if (this.isLost) throw new Unreachable(`${this.#path}: the connection was lost`);
    const id = ++this.#lastId;
    const line = JSON.stringify({ jsonrpc: "2.0", id, method, params }) + "\n";
    const giveUp = () => this.#giveUp(id);
    signal.addEventListener("abort", giveUp);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { line, resolve, reject });
      // Only pending calls keep the process alive.
      this.#socket.ref();
      this.#socket.write(line);
    }).finally(() => signal.removeEventListener("abort", giveUp));
  }

  close() {
    this.#socket.end();
    this.#fail(new Unreachable(`${this.#path}: the client was closed`, true));
  }

  #receive(data) {
    let start = 0;
    for (let end; (end = data.indexOf(10, start)) >= 0; start = end + 1) {
      this.#pieces.push(data.subarray(start, end));
      const line = Buffer.concat(this.#pieces).toString("utf8");
      this.#pieces = [];
      this.#length = 0;
      const problem = this.#settle(line);
      if (problem) return this.#rejectAll(problem);
    }
    if (start < data.length) {
      this.#pieces.push(data.subarray(start));
      this.#length += data.length - start;
      if (this.#length > MAX_RESPONSE_BYTES) this.#rejectAll("a line longer than 64 MiB");
    }
  }

  /** Resolves the call that a response belongs to. Returns what is wrong with the line, or null. */
  #settle(line) {
    let response;
    try {
      response = parse(line);
    } catch {
      return "not JSON";
    }
    if (response?.jsonrpc !== "2.0") return "not a JSON-RPC 2.0 response";
    const { error } = response;
    const complete = Number.isInteger(error?.code) && typeof error?.message === "string";
    if ("error" in response ? "result" in response || !complete : !("result" in response)) {
      return "neither a result nor an error";
    }
    const id = response.id === null && error ? this.#unreadable(error) : response.id;
    if (!Number.isInteger(id) || id > this.#lastId) return "not the response to a request";
    this.#givenUp.delete(id);
    this.#forget(id)?.resolve(response);
    return null;
  }

  #unreadable(error) {
    const waiting = [...this.#waiting].map(([id, { line }]) => [id, line]);
    const unread = [...this.#givenUp, ...waiting].sort(([one], [other]) => one - other);
    return unreadable(new Map(unread), error);
  }

  #giveUp(id) {
    const call = this.#forget(id);
    if (call) this.#givenUp.set(id, call.line);
  }

  /** Removes the pending call with this id and returns it; undefined if there is none. */
  #forget(id) {
    const call = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (this.#waiting.size === 0) this.#socket.unref();
    return call;
  }

  #rejectAll(detail) {
    this.#fail(new BadResponse(`${this.#path} sent an invalid response: ${detail}`));
    this.#socket.destroy();
  }

  #fail(problem) {
    this.isLost = true;
    for (const { reject } of this.#waiting.values()) reject(problem);
    this.#waiting.clear();
    this.#givenUp.clear();
    this.#socket.unref();
  }
}

function unreachable(path, problem) {
  const advice =
    problem.code === "EACCES"
      ? "run as the daemon's unix user, or join the socket's group"
      : "start the daemon (memoryd), or name its socket with MEMORYD_SOCKET";
  return new Unreachable(`${path}: ${problem.message}; ${advice}`);
}

function lost(path, problem) {
  return new Unreachable(`${path}: the connection was lost (${problem?.message ?? "closed"})`, true);
}
