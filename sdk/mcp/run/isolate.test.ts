// Tests programs that attack their own process, this process, the network, and the limits.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { attempt, pages, programs } from "./testing.ts";

describe("an attack", () => {
  /** Expressions of type `any`, which the type check can't reject. Each must fail, or not reveal anything about the process. */
  const ESCAPES = {
    "the process": "g.process.env",
    "a module": 'g.require("node:fs").readFileSync("/etc/hosts")',
    "a module of process": 'g.process.getBuiltinModule("fs")',
    "a dynamic import": 'await import(String("node:fs"))',
    "a function from a string": '(() => {}).constructor("return process")()',
    "the constructor of a constructor": 'g.constructor.constructor("return process")()',
    "an async function from a string": '(async () => {}).constructor("return process")()',
    "a generator from a string": '(function* () {}).constructor("return process")().next()',
    eval: '(0, g.eval)("1 + 1")',
    "the constructor of an import":
      'g.promise = import(String("x")), g.promise.constructor.constructor("return process")()',
    "the constructor of an import's error":
      'await import(String("x")).catch((e) => e.constructor.constructor("return process")())',
    "the constructor of a call": 'client.admin.products.list.constructor("return process")()',
    "the constructor of a call's error":
      'await client.admin.regions.retrieve({ id: 1 } as never).catch((e) => e.constructor.constructor("return process")())',
    "a stack frame's function":
      '(Error as any).prepareStackTrace = (_: any, frames: any[]) => frames, (new Error().stack as any).map((f: any) => f.getFunction() ?? f.getThis()).find(Boolean).constructor("return process")()',
    "the caller":
      '(function f(this: unknown) { return (f as any).caller.constructor("return process")(); })()',
    "the network": 'await g.fetch("http://127.0.0.1")',
    "a socket": 'new g.WebSocket("ws://127.0.0.1")',
    "another thread": 'new g.Worker("data:text/javascript,1")',
    "bytes outside of the heap": "new g.ArrayBuffer(10)",
    "machine code": "new g.WebAssembly.Memory({ initial: 1 })",
    "a timer": "g.setTimeout(() => {}, 1)",
  };
  it.each(Object.entries(ESCAPES))("through %s fails", async (_, expression) => {
    const { result, failed } = await attempt(
      `const g = globalThis as any;\nlet got: unknown;\ntry { got = ${expression}; } catch (error) { return "refused: " + (error as Error).message; }\nreturn got;`,
    );
    expect(failed ?? result).toMatch(
      /^refused: .*(?:not defined|undefined|not a function|not a constructor|Code generation|import callback|null|'caller')/,
    );
  });

  it("through an import's error doesn't change objects in this process", async () => {
    const { result } = await attempt(
      `return await import(String("x")).catch((error) => {
  let top = error;
  while (Object.getPrototypeOf(top)) top = Object.getPrototypeOf(top);
  top.polluted = true;
});`,
    );
    expect(result).toBeUndefined();
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it("on prototypes doesn't affect the store or this process", async () => {
    const { run, seen } = programs(pages);
    const code = `const any = Object.prototype as any;
any.operation = "adminDeleteProduct";
any.toJSON = function () { return { call: 1, operation: "adminDeleteProduct", input: { id: "prod_1" } }; };
Array.prototype.map = (() => ["x"]) as never;
await client.admin.products.list().catch(() => {});
JSON.stringify = (() => "{}") as never;
return 1;`;
    const { writes } = await run(code);
    expect(writes.length).toBeLessThanOrEqual(1);
    expect(seen.filter((one) => !one.startsWith("GET "))).toEqual([]);
    expect(({} as { operation?: string }).operation).toBeUndefined();
  });

  it("on a local server doesn't connect", async () => {
    let connections = 0;
    const server = createServer(() => {}).on("connection", () => (connections += 1));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    const { result } = await attempt(`const g = globalThis as any;
const tries = [
  () => g.fetch("http://127.0.0.1:${port}"),
  () => new g.WebSocket("ws://127.0.0.1:${port}"),
  () => import(String("http://127.0.0.1:${port}/x.js")),
  () => client.admin.products.list({ query: { q: "x" } }, { baseUrl: "http://127.0.0.1:${port}" } as never),
];
const got: string[] = [];
for (const one of tries) try { await one(); got.push("answered"); } catch { got.push("failed"); }
return got;`);
    await new Promise((resolve) => server.close(resolve));
    // The last call reads from the test's store instead of the local server, because a program can't pass options to a call.
    expect([result, connections]).toEqual([["failed", "failed", "failed", "answered"], 0]);
  });

  it.each([
    ["an endless loop", "for (;;) {}"],
    ["an endless wait", "await new Promise(() => {});"],
    ["endless promises", "for (;;) await null;"],
    ["a slow pattern", 'return /^(a+)+$/.test("a".repeat(40) + "b");'],
  ])("with %s is stopped at the time limit", async (_, code) => {
    const { failed } = await attempt(code, { timeMs: 1_500 });
    expect(failed).toBe("The program took longer than 1.5 seconds.");
  });

  it.each([
    [
      "a list that grows",
      "const all: string[] = []; for (;;) all.push('x'.repeat(1_000) + all.length);",
    ],
    [
      "a string that doubles",
      "const all: string[] = []; for (let text = 'ab'; ; text += text) all.push([...text.slice(0, 1e6)].join(''));",
    ],
    [
      "promises that wait for each other",
      "const next = (): Promise<void> => Promise.resolve().then(next); await next();",
    ],
    ["a number that doubles", "let one = 2n; for (;;) one *= one;"],
  ])("with %s is stopped at the memory limit", async (_, code) => {
    const { failed } = await attempt(code, { heapMb: 32 });
    expect(failed).toMatch(/more than 32 MB of memory|Invalid string length|BigInt size exceeded/);
  });

  it("with endless output is stopped at the output limit", async () => {
    const { failed } = await attempt("for (;;) console.log('x'.repeat(10_000));", {
      output: 500_000,
    });
    expect(failed).toBe("The program's output is too long.");
  });

  it("with a thousand concurrent calls sends only the allowed number of calls, a few at a time", async () => {
    let now = 0;
    let most = 0;
    const { run, seen } = programs(
      async (request) => {
        most = Math.max(most, (now += 1));
        await new Promise((resolve) => setImmediate(resolve));
        now -= 1;
        return pages(request);
      },
      { calls: 30, callsAtOnce: 3 },
    );
    const { result } = await run(`const all = await Promise.allSettled(
  Array.from({ length: 1_000 }, () => client.admin.products.list({ query: { limit: 1 } })),
);
return all.filter(({ status }) => status === "fulfilled").length;`);
    expect([result, seen.length, most]).toEqual([30, 30, 3]);
  });

  it("with a hundred writes adds only the allowed number of writes to the plan", async () => {
    const { writes } = await attempt(
      `const all = Array.from({ length: 100 }, (_, at) => client.admin.returnReasons.delete({ id: \`rr_\${at}\` }));
await Promise.allSettled(all);`,
      { writes: 7 },
    );
    expect(writes).toHaveLength(7);
  });

  it("by a brace that closes the program early is rejected", async () => {
    const { failed, calls } = await attempt("}\nconsole.log('outside');\nasync function other() {");
    expect([typeof failed, calls]).toEqual(["string", 0]);
  });
});
