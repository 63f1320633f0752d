// `npm run bench -- --mcp` compares the tokens of the MCP server's tools with those of one tool per operation, and runs twenty
// tasks on a store.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { countTokens } from "gpt-tokenizer/encoding/o200k_base";
import bundle from "../../openapi/generated/openapi.json" with { type: "json" };
import { readContract, type Document } from "../../codegen/contract.ts";
import { describeOperation } from "./describe.ts";
import { inputOf, operationsOf } from "./operations.ts";
import { runTasks } from "./tasks/run.ts";
import { toolsOf } from "./tools.ts";

const contract = readContract(bundle as unknown as Document);
const operations = operationsOf(contract, { resources: [] });
const tokens = (value: unknown): number =>
  countTokens(typeof value === "string" ? value : JSON.stringify(value));

/** Returns one tool for each operation, as many MCP servers do. */
const perOperation = (writes: boolean) =>
  operations
    .filter(({ method }) => writes || method === "GET")
    .map((operation) => ({
      name: operation.id,
      title: operation.summary,
      description: [operation.summary, operation.description].filter(Boolean).join(" "),
      inputSchema: inputOf(operation, contract),
    }));

console.log("The list of tools:");
console.table(
  [
    { writes: false, calls: "reads" },
    { writes: true, calls: "reads and writes" },
    { writes: true, run: true, calls: "reads, writes, and programs" },
  ].map(({ writes, run = false, calls }) => ({
    calls,
    tools: toolsOf({ writes, run }).length,
    tokens: tokens(toolsOf({ writes, run })),
    "tools, one per operation": perOperation(writes).length,
    "tokens, one per operation": tokens(perOperation(writes)),
  })),
);

const spread = (name: string, all: readonly number[]) => {
  const sorted = all.toSorted((a, b) => a - b);
  return { name, median: sorted[Math.floor(sorted.length / 2)], most: sorted.at(-1) };
};
console.log("Tokens of one operation:");
console.table([
  spread(
    "describe",
    operations.map((operation) => tokens(describeOperation(operation, contract))),
  ),
  spread("a tool's definition", perOperation(true).map(tokens)),
]);

const {
  COUNTERTOP_SANDBOX_URL: url,
  COUNTERTOP_ADMIN_EMAIL: email = "",
  COUNTERTOP_ADMIN_PASSWORD: password = "",
} = process.env;
if (!url)
  throw new Error("COUNTERTOP_SANDBOX_URL isn't set. Run npm run bench -- --mcp, which sets it.");
const folder = mkdtempSync(join(tmpdir(), "countertop-bench-"));
const tasks = await runTasks(contract, { url, email, password, folder });
rmSync(folder, { recursive: true });
console.log("Twenty tasks, each without the list of tools:");
console.table(
  tasks.map(({ ask, isRight, calls, tokens: own, callsPerOperation, tokensPerOperation }) => ({
    task: ask,
    result: isRight ? "right" : "wrong",
    calls,
    tokens: own,
    "calls, one per operation": callsPerOperation,
    "tokens, one per operation": tokensPerOperation,
  })),
);
const total = (pick: (one: (typeof tasks)[number]) => number) =>
  tasks.reduce((sum, one) => sum + pick(one), 0);
console.log(
  `All: ${total((one) => one.calls)} calls, ${total((one) => one.tokens)} tokens; one tool per operation: ${total((one) => one.callsPerOperation)} calls, ${total((one) => one.tokensPerOperation)} tokens.`,
);
