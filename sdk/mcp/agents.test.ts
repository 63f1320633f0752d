// Tests the code blocks in AGENTS.md: inputs of tools match the contract, and programs compile.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { connect, contract, noPlans } from "./testing.ts";
import { operationsOf } from "./operations.ts";
import { typeCheckOf } from "./run/check-types.ts";
import { globalsOf } from "./run/globals.ts";
import { LIMITS } from "./run/limits.ts";

const text = readFileSync(join(import.meta.dirname, "AGENTS.md"), "utf8");
const inputs = [...text.matchAll(/^```json (\w+)\n(.*?)^```$/gms)].map(
  ([, tool = "", json = ""]) => [tool, JSON.parse(json) as Record<string, unknown>] as const,
);
const programs = [...text.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code = ""]) => code);

it("AGENTS.md has an input or a program for each task", () =>
  expect(inputs.length + programs.length).toBe(10));

it.each(inputs)("the input of %s is valid: %j", async (tool, input) => {
  const { tool: call } = await connect({
    plans: { ...noPlans, add: () => {} },
    answer: () => Response.json({ order: { id: "order_1", items: [] }, orders: [], products: [] }),
  });
  const { isError, text: said } = await call(tool, input);
  expect(said).not.toMatch(
    /^(?:The input doesn't match the contract|There is no operation|\w+ is left out)/,
  );
  // The example's plan doesn't exist in this test.
  if (input["operation"] === "plans") expect(said).toBe('There is no plan "3f2a91c0".');
  else if (tool !== "call" || !/Refund|batch/.test(JSON.stringify(input)))
    expect(isError).toBe(false);
});

it("the programs in AGENTS.md compile", async () => {
  const { types } = globalsOf(operationsOf(contract, { resources: [] }));
  const check = typeCheckOf(types, LIMITS.typesMs);
  for (const code of programs)
    expect(await check.errorsOf(`async function program() {\n${code}\n}`)).toEqual([]);
});
