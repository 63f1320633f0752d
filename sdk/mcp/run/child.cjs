"use strict";
// The process that runs one program. The server starts it without permissions, environment variables, or code generation, and
// passes this text with --eval, so that the process doesn't read a file. Both exchange lines of JSON: first the program, then its
// calls and their results.
const { stripTypeScriptTypes } = require("node:module");
const vm = require("node:vm");

const { stdin, stdout } = process;
const exit = process.exit.bind(process);
/**
 * The exit code if the program sent too much. The process counts the characters itself: Node sends lines only when a loop ends, so
 * an endless loop would fill the memory.
 */
const TOO_LONG = 65;
let room = 0;
const post = (line) => {
  room -= line.length;
  if (room < 0) exit(TOO_LONG);
  stdout.write(`${line}\n`);
};

/**
 * This function is compiled in the program's own realm. The program never gets an object of this process: apart from `send`, which
 * stays in this closure, only strings are passed into the program's realm.
 */
function bootstrap(send, table) {
  const { parse, stringify } = JSON;
  const { freeze } = Object;
  const waiting = new Map();
  let last = 0;
  const call = (operation, input) =>
    new Promise((resolve, reject) => {
      const text = stringify({ call: (last += 1), operation, input: input ?? {} });
      waiting.set(last, { resolve, reject });
      send(text);
    });
  async function* iterate(operation, items, input = {}) {
    const seen = new Set();
    const { offset: start = 0, limit = 50 } = input.query ?? {};
    for (let offset = start; ;) {
      const query = { ...input.query, offset, limit };
      const page = (await call(operation, { ...input, query }))[items] ?? [];
      const fresh = page.filter(({ id }) => id === undefined || !seen.has(id));
      if (fresh.length === 0) return;
      for (const one of fresh) seen.add(one.id);
      yield* fresh;
      offset += page.length;
    }
  }
  const client = {};
  for (const { area, resource, action, id, items } of parse(table)) {
    const group = ((client[area] ??= {})[resource] ??= {});
    group[action] = (input) => call(id, input);
    if (items) group[action.replace("list", "iterate")] = (input) => iterate(id, items, input);
  }
  for (const area of Object.values(client)) freeze(Object.values(area).map(freeze) && area);
  const textOf = (value) => (typeof value === "string" ? value : (stringify(value) ?? `${value}`));
  const log = (...values) => send(stringify({ log: values.map(textOf).join(" ") }));
  Object.assign(globalThis, { client: freeze(client), console: freeze({ log }) });
  // Removes the types whose memory is outside the heap, because that memory isn't limited.
  for (const name of Object.getOwnPropertyNames(globalThis))
    if (/Array$|ArrayBuffer$|^(?:DataView|Atomics|WebAssembly)$/.test(name) && name !== "Array")
      delete globalThis[name];
  const fail = (error) => {
    let text = "The program failed.";
    let line;
    try {
      text = `${error?.message ?? error}`;
      line = Number(/program\.ts:(\d+)/.exec(error?.stack)?.[1]) || undefined;
    } catch {
      // Any property of a thrown value can have the wrong type, or throw.
    }
    send(stringify({ failed: text, line }));
  };
  return {
    fail,
    start: (program) =>
      program()
        .then((value) => send(stringify({ result: value ?? null })))
        .catch(fail),
    settle(text) {
      const { call: number, answer, refused } = parse(text);
      const { resolve, reject } = waiting.get(number);
      waiting.delete(number);
      if (refused === undefined) resolve(answer);
      else reject(new Error(refused));
    },
  };
}

const context = vm.createContext(vm.constants.DONT_CONTEXTIFY, {
  codeGeneration: { strings: false, wasm: false },
});
let program;
function receive(line) {
  if (program) {
    program.settle(line);
    return;
  }
  const { source, table, output } = JSON.parse(line);
  room = output;
  program = vm.runInContext(`"use strict"; (${String(bootstrap)})`, context)(post, table);
  try {
    const code = stripTypeScriptTypes(source);
    const options = { filename: "program.ts", lineOffset: -1 };
    program.start(new vm.Script(`"use strict"; (${code})`, options).runInContext(context));
  } catch (error) {
    program.fail(`${error.message}`);
  }
}
process.on("unhandledRejection", (reason) => program.fail(reason));

let rest = "";
stdin.setEncoding("utf8").on("data", (part) => {
  const lines = (rest + String(part)).split("\n");
  rest = lines.pop();
  for (const line of lines) receive(line);
});

// Replaces everything useful in this realm, in case a program escapes from its own realm. Only Node 25 and newer block the network
// with --permission.
const refuse = () => {
  throw new Error("Programs can't use files, the network, or other processes.");
};
const { Server, Socket } = require("node:net");
Socket.prototype.connect = refuse;
Server.prototype.listen = refuse;
require("node:dgram").createSocket = refuse;
for (const name of Object.getOwnPropertyNames(process))
  if (
    /^(?:_linked|_kill|_debug|_get|get[A-Z]|binding|dlopen|kill|exec|abort|chdir|main|std|open)/.test(
      name,
    )
  )
    Reflect.deleteProperty(process, name);
const kept = new Set(Object.getOwnPropertyNames(vm.runInNewContext("globalThis")));
for (const name of Object.getOwnPropertyNames(globalThis))
  if (!kept.has(name)) Reflect.deleteProperty(globalThis, name);
