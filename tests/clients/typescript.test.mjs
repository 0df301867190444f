// The client for Node against a real daemon: test_typescript_client.py starts it and names its
// socket in MEMORYD_SOCKET.

import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import net from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import {
  BadResponse,
  Client,
  Memory,
  RpcError,
  TimedOut,
  Unreachable,
} from "../../clients/typescript/memoryd.js";

/** The name of a protocol's method in `Memory`. */
function nodeName(method) {
  if (method === "memory") return "profileEdit";
  const name = method.replace(/^(memory[._]|user\.)/, "");
  return name.replace(/[._](.)/g, (_, letter) => letter.toUpperCase());
}

const behaviours = JSON.parse(readFileSync(new URL("./behaviours.json", import.meta.url), "utf8"));

function filled(value, kept) {
  if (Array.isArray(value)) return value.map((one) => filled(one, kept));
  if (value && typeof value === "object") {
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, filled(one, kept)]));
  }
  return typeof value === "string" && value.startsWith("$") ? kept[value.slice(1)] : value;
}

function assertPart(part, whole, where) {
  if (Array.isArray(part)) {
    assert.equal(part.length, whole.length, where);
    part.forEach((one, index) => assertPart(one, whole[index], `${where}[${index}]`));
  } else if (part && typeof part === "object") {
    for (const [key, one] of Object.entries(part)) assertPart(one, whole[key], `${where}.${key}`);
  } else {
    assert.equal(whole, part, where);
  }
}

for (const { behaviour, steps } of behaviours) {
  test(behaviour, async () => {
    const memory = new Memory(`sam-${randomUUID()}`);
    const kept = {};
    for (const step of steps) {
      const name = nodeName(step.method);
      let kind = "result";
      let value;
      try {
        value = await memory[name](filled(step.params, kept));
      } catch (problem) {
        if (!(problem instanceof RpcError)) throw problem;
        [kind, value] = ["error", problem];
      }
      assert.ok(kind in step, `${step.method}: ${JSON.stringify(value)}`);
      assertPart(filled(step[kind], kept), value, step.method);
      for (const [key, path] of Object.entries(step.keep ?? {})) {
        kept[key] = path.split(".").reduce((found, part) => found[part], value);
      }
    }
    memory.close();
  });
}

test("many calls share a connection and get their own responses", async () => {
  const memory = new Memory(`sam-${randomUUID()}`);
  const numbers = Array.from({ length: 64 }, (_, number) => number);
  const put = (id) => memory.toolRulePut({ tool_name: "bash", rule: `Rule ${id}.`, id });
  const rules = await Promise.all(numbers.map((number) => put(`r${number}`)));
  assert.deepEqual(
    rules.map((rule) => rule.rule),
    numbers.map((number) => `Rule r${number}.`),
  );
  memory.close();
});

async function withServer(respond, use) {
  const path = join(tmpdir(), `memoryd-${randomUUID()}.sock`);
  const seen = [];
  const server = net.createServer((socket) => {
    socket.on("error", () => undefined);
    socket.on("data", (data) => {
      seen.push(data.toString());
      respond(socket);
    });
  });
  await new Promise((resolve) => server.listen(path, resolve));
  try {
    await use(path, seen);
  } finally {
    server.close();
    rmSync(path, { force: true });
  }
}

test("a write that may have happened is not sent again, a read is", async () => {
  await withServer(
    (socket) => socket.destroy(),
    async (path, seen) => {
      const memory = new Memory("sam", { path, timeout: 3000 });
      await assert.rejects(memory.delete({ note_id: "note-1" }), (problem) => {
        assert.ok(problem instanceof Unreachable);
        assert.equal(problem.mayHaveHappened, true);
        return true;
      });
      assert.equal(seen.length, 1);
      await assert.rejects(memory.toolRuleGet({ tool_name: "bash", id: "a" }), Error);
      assert.ok(seen.length > 2);
    },
  );
});

for (const response of [
  "hello\n",
  "[]\n",
  '{"jsonrpc":"2.0","id":99,"result":1}\n',
  '{"jsonrpc":"2.0","id":1,"result":1,"result":2}\n',
  '{"jsonrpc":"2.0","id":1,"result":[{"verdict":"deny","\\u0076erdict":"allow"}]}\n',
]) {
  test(`a bad response: ${response.trim()}`, async () => {
    await withServer(
      (socket) => socket.write(response),
      async (path) => {
        const client = new Client({ path, timeout: 3000 });
        await assert.rejects(client.health(), BadResponse);
      },
    );
  });
}

test("colons and quotes in texts are no members", async () => {
  const result = { 'a"b:\\': ':"\\', "__proto__:": [":", { ":": '"' }], empty: {} };
  await withServer(
    (socket) => socket.write(`${JSON.stringify({ jsonrpc: "2.0", id: 1, result })}\n`),
    async (path) => {
      const client = new Client({ path, timeout: 3000 });
      assert.deepEqual(await client.health(), result);
      client.close();
    },
  );
});

test("each class has its own methods, and call reaches every one", async () => {
  const client = new Client();
  const memory = new Memory(`sam-${randomUUID()}`, client);
  const user_id = memory.userId;
  await client.call("memory.tool_rule_put", { user_id, tool_name: "bash", rule: "Use fish.", id: "a" });
  const wanted = { tool_name: "bash", id: "a", user_id: "somebody-else" };
  assert.equal((await memory.call("memory.tool_rule_get", wanted)).rule, "Use fish.");
  assert.deepEqual([client.toolRulePut, memory.health], [undefined, undefined]);
  client.close();
});

test("a silent daemon times out, a missing one is unreachable", async () => {
  await withServer(
    () => undefined,
    async (path) => {
      const client = new Client({ path, timeout: 200 });
      await assert.rejects(client.health(), TimedOut);
      client.close();
    },
  );
  const client = new Client({ path: "/nowhere/memoryd.sock", timeout: 5000 });
  await assert.rejects(client.health(), (problem) => {
    assert.ok(problem instanceof Unreachable);
    assert.match(problem.message, /start the daemon/);
    assert.equal(problem.mayHaveHappened, false);
    return true;
  });
});

test("the late response to a call that was given up disturbs no other", async () => {
  const late = { jsonrpc: "2.0", id: 1, result: "late" };
  const unread = { jsonrpc: "2.0", id: null, error: { code: -32700, message: "too deep" } };
  const responses = [[], [], [unread, late, { jsonrpc: "2.0", id: 3, result: "in time" }]];
  await withServer(
    (socket) => {
      for (const one of responses.shift()) socket.write(`${JSON.stringify(one)}\n`);
    },
    async (path, seen) => {
      const client = new Client({ path, timeout: 200 });
      await assert.rejects(client.health(), TimedOut);
      await assert.rejects(client.call("memory.scan", { text: nested(64) }), TimedOut);
      assert.equal(await client.version(), "in time");
      assert.equal(seen.length, 3);
      client.close();
    },
  );
});

const nested = (levels) => (levels === 1 ? {} : { a: nested(levels - 1) });

for (const [name, bad, code] of [
  ["a large", { a: "x".repeat(2_000_000) }, -32016],
  ["a deep", nested(64), -32700],
]) {
  test(`${name} request that cannot be read fails alone`, async () => {
    const memory = new Memory("sam");
    const check = (given) => memory.toolCallCheck({ tool_name: "bash", arguments: given });
    const calls = [nested(20), bad, { command: "ls [{" }, bad, nested(9)].map(check);
    const outcomes = await Promise.allSettled(calls);
    assert.deepEqual(
      outcomes.map((outcome) => outcome.reason?.code),
      [undefined, code, undefined, code, undefined],
    );
    memory.close();
  });
}
