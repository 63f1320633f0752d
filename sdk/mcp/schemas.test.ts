// Checks the structured content of every tool against the schema that the tool declares.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { afterAll, expect, it } from "vitest";
import { planStore } from "./plan-store.ts";
import { connect } from "./testing.ts";

const folder = mkdtempSync(join(tmpdir(), "countertop-schemas-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("the results of every tool match the schema that the tool declares", async () => {
  const { assistant, tool } = await connect({
    run: true,
    plans: planStore(folder),
    answer: () =>
      Response.json({
        regions: [{ id: "reg_1", name: "Nordics" }],
        return_reasons: [],
        return_reason: { id: "rr_1" },
        count: 12,
      }),
  });
  const { tools } = await assistant.listTools();
  const inputs: [string, Record<string, unknown>][] = [
    ["search", { query: "refund" }],
    ["search", { resource: "orders" }],
    ["describe", { name: "adminListOrders" }],
    ["describe", { name: "amounts" }],
    ["call", { operation: "adminListRegions" }],
    ["call", { operation: "adminListRegions", part: "regions.0.name" }],
    ["call", { operation: "adminCreateReturnReason", input: { body: { value: "a", label: "A" } } }],
    ["call", { operation: "plans" }],
    ["run", { code: "return (await client.admin.regions.list()).count;" }],
    ["run", { code: 'await client.admin.returnReasons.delete({ id: "rr_1" });' }],
  ];
  expect(new Set(inputs.map(([name]) => name))).toEqual(new Set(tools.map(({ name }) => name)));
  const ajv = new Ajv2020({ strict: false });
  for (const [name, input] of inputs) {
    const schema = tools.find((one) => one.name === name)?.outputSchema;
    expect(schema?.properties, name).toBeDefined();
    const { structured, isError, text } = await tool(name, input);
    expect(isError, text).toBe(false);
    expect(ajv.validate((schema ?? {}) as object, structured), `${name}: ${ajv.errorsText()}`).toBe(
      true,
    );
    // Clients that don't read structured content get the same content as text.
    expect(text).toBe(
      name === "describe" ? (structured as { text: string }).text : JSON.stringify(structured),
    );
  }
});
