import { describe, expect, it } from "vitest";
import { withStyleElements } from "./build-store.ts";
import { confine } from "./styles.ts";

const confined = (...selectors: string[]) => {
  const rule = { selectors, parent: { type: "root" } };
  confine(rule);
  return rule.selectors;
};

describe("rules of the island's style sheet", () => {
  it("match only inside the island, and keep their specificity", () => {
    expect(confined(".flex", "button:hover")).toEqual([
      ":where(.countertop-island) .flex",
      ":where(.countertop-island) button:hover",
    ]);
  });

  it("apply to the island itself where they applied to the document", () => {
    expect(confined(":root", "html", "body")).toEqual([":where(.countertop-island)"]);
    expect(confined("html .a")).toEqual([":where(.countertop-island) .a"]);
    expect(confined("*", "::before")).toEqual([
      ":where(.countertop-island)",
      ":where(.countertop-island *)",
      ":where(.countertop-island)::before",
      ":where(.countertop-island *)::before",
    ]);
  });

  it("follow the island's theme", () => {
    expect(confined(".dark", ".dark .x", ".dark\\:hidden:is(.dark *)")).toEqual([
      ".countertop-island.dark",
      ".countertop-island.dark .x",
      ":where(.countertop-island) .dark\\:hidden:is(.dark *)",
    ]);
  });

  it("leave the steps of animations unchanged", () => {
    const rule = { selectors: ["from"], parent: { type: "atrule", name: "keyframes" } };
    confine(rule);
    expect(rule.selectors).toEqual(["from"]);
  });
});

it("style elements of scripts become elements that the policy allows", () => {
  expect(
    withStyleElements(
      `document.createElement("style"); t.createElement('style'); jsx("style", {}); jsx("div", { style })`,
    ),
  ).toBe(
    `document.createElement("countertop-style"); t.createElement('countertop-style'); jsx("countertop-style", {}); jsx("div", { style })`,
  );
});
