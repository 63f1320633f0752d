// Tests generated tool calls on the real store: no call writes without an approval, and no result or question contains a
// credential.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ElicitResult } from "@modelcontextprotocol/client";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { idOf, ids, inputOf, knowStore, objectOf, secrets, shown, start } from "./fuzzing.ts";
import { contract } from "./testing.ts";

const TIMEOUT_MS = 300_000;
const RUNS = 1_200;
const folder = mkdtempSync(join(tmpdir(), "countertop-fuzz-"));
beforeAll(knowStore, TIMEOUT_MS);
afterAll(() => rmSync(folder, { recursive: true }));

const operationCall = () =>
  fc
    .constantFrom(...contract.operations)
    .chain((one) => inputOf(one).map((input) => ({ operation: one.id, input })));
const batchCall = () =>
  fc
    .array(operationCall(), { minLength: 1, maxLength: 3 })
    .map((calls) => ({ operation: "batch", input: { calls } }));
const strayCall = () =>
  fc.record({
    operation: fc.constantFrom("plans", "constructor", "__proto__", "approve", "adminCreateToken"),
    input: fc.oneof(fc.constant({}), fc.record({ id: fc.string() }), objectOf({}, 0)),
  });
const toolCall = () =>
  fc.oneof(
    { weight: 8, arbitrary: fc.record({ name: fc.constant("call"), input: operationCall() }) },
    { weight: 1, arbitrary: fc.record({ name: fc.constant("call"), input: batchCall() }) },
    { weight: 1, arbitrary: fc.record({ name: fc.constant("call"), input: strayCall() }) },
    {
      weight: 1,
      arbitrary: fc.record({
        name: fc.constantFrom("search", "describe"),
        input: fc.record({ query: fc.string(), name: idOf() }, { requiredKeys: [] }),
      }),
    },
  );

it.each<[string, (() => ElicitResult) | undefined]>([
  ["a client that can't ask", undefined],
  ["a person who declines", () => ({ action: "decline" })],
])(
  "generated calls with %s don't write anything, and don't show a credential",
  async (name, person) => {
    expect(secrets.size).toBeGreaterThanOrEqual(4);
    expect([...ids.values()].flat().length).toBeGreaterThan(50);
    const { ask, writes } = await start(person, join(folder, name.replaceAll(/\W/g, "-")));
    const reached = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(toolCall(), async (call) => {
        const text = await ask(call.name, { ...call.input });
        expect(shown(text)).toEqual([]);
        expect(writes).toEqual([]);
        const kind = /"status\\?":\\?"(?:waiting|rejected)/.test(text) ? "planned" : "other";
        for (const one of [kind, ...(text.includes("[redacted]") ? ["redacted"] : [])])
          reached.set(one, (reached.get(one) ?? 0) + 1);
      }),
      { numRuns: RUNS },
    );
    // Checks that plans were created, and that responses contained credentials that could leak.
    const users = { operation: "adminListUsers", input: { query: { fields: "id,api_token" } } };
    for (const list of [users, { operation: "adminListInvites" }])
      expect(await ask("call", list)).toContain("[redacted]");
    expect(reached.get("planned")).toBeGreaterThan(20);
  },
  TIMEOUT_MS,
);

it("a call that a person approves writes data", async () => {
  const { ask, writes } = await start(
    () => ({ action: "accept", content: { approve: true } }),
    join(folder, "approved"),
  );
  const value = `fuzz_${crypto.randomUUID().slice(0, 8)}`;
  const input = { body: { value, label: "Chipped" } };
  const text = await ask("call", { operation: "adminCreateReturnReason", input });
  expect(writes).toEqual(["POST /admin/return-reasons"]);
  expect(text).toContain("adminDeleteReturnReason");
});
