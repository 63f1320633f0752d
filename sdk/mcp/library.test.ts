// Tests that prompts, resources, and recipes mention only operations that exist.
import { expect, it } from "vitest";
import { GUIDES } from "./guides.ts";
import { operationsOf } from "./operations.ts";
import { connect, contract } from "./testing.ts";

it("prompts are ten operators' tasks, and contain the values that the caller passes", async () => {
  const { assistant } = await connect();
  const { prompts } = await assistant.listPrompts();
  expect(prompts).toHaveLength(10);
  for (const { name, arguments: values = [] } of prompts) {
    const given = Object.fromEntries(values.map((one) => [one.name, `<${one.name} of mine>`]));
    const { messages } = await assistant.getPrompt({ name, arguments: given });
    const text = JSON.stringify(messages);
    expect(values.length).toBeGreaterThan(0);
    for (const value of Object.values(given)) expect(text).toContain(value);
    expect(text).toMatch(/adminList|adminRetrieve|recipe/);
  }
  await expect(assistant.getPrompt({ name: "find-order" })).rejects.toThrow("needs order");
  await expect(assistant.getPrompt({ name: "none" })).rejects.toThrow("There is no prompt none");
});

it("guides mention only operations that can be called", () => {
  const names = new Set(operationsOf(contract, { resources: [] }).map(({ id }) => id));
  const named = GUIDES.flatMap(({ text }) => text.match(/\b(?:admin|store)[A-Z]\w+/g) ?? []);
  expect(named.length).toBeGreaterThan(25);
  expect(named.filter((name) => !names.has(name))).toEqual([]);
});

it("resources are the guides, and a page with the operations of each resource", async () => {
  const { assistant } = await connect({ area: "admin" });
  const { resources } = await assistant.listResources();
  expect(resources.map(({ uri }) => uri)).toEqual(
    expect.arrayContaining(["countertop://guides/amounts", "countertop://reference/orders"]),
  );
  for (const { uri } of resources) {
    const { contents } = await assistant.readResource({ uri });
    const [{ text } = { text: "" }] = contents as { text: string }[];
    expect(text.length).toBeGreaterThan(40);
    expect(text).not.toMatch(/^- store/m);
  }
  const { contents } = await assistant.readResource({ uri: "countertop://reference/orders" });
  expect(JSON.stringify(contents)).toContain(
    "adminRefundOrder: Refund an order (POST /admin/orders/{id}/refund, effect: money)",
  );
  await expect(assistant.readResource({ uri: "file:///etc/passwd" })).rejects.toThrow(
    "There is no resource",
  );
});
