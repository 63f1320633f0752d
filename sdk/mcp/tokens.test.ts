// Counts the tokens that every conversation loads, with a real tokenizer.
import { countTokens } from "gpt-tokenizer/encoding/o200k_base";
import { expect, it } from "vitest";
import { describeOperation } from "./describe.ts";
import { GUIDES, guideText } from "./guides.ts";
import { operationsOf } from "./operations.ts";
import { connect, contract, noPlans } from "./testing.ts";

it("the list of tools has at most 2,000 tokens, including writes and programs", async () => {
  for (const options of [{}, { plans: noPlans }, { plans: noPlans, run: true }]) {
    const { assistant } = await connect(options);
    const { tools } = await assistant.listTools();
    expect(tools).toHaveLength("run" in options ? 4 : 3);
    expect(countTokens(JSON.stringify(tools))).toBeLessThanOrEqual(2_000);
  }
});

it("the description of each operation has at most 1,500 tokens", () => {
  const texts = [
    ...operationsOf(contract, { resources: [] }).map((one) => describeOperation(one, contract)),
    ...GUIDES.map(guideText),
  ];
  expect(texts.length).toBeGreaterThan(280);
  for (const text of texts) expect(countTokens(text), text).toBeLessThanOrEqual(1_500);
});
