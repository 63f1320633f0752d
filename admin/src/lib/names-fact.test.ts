import { expect, it } from "vitest";
import { formatterFor } from "./intl.ts";
import { namesFact } from "./names-fact.ts";

it.each([
  ["en", [], "0"],
  ["en", ["manual", "manual"], "manual"],
  ["en", ["Return label of the carrier"], "Return label of the carrier"],
  ["en", ["Austria", "Germany"], "Austria and Germany"],
  ["en", ["Austria", "Germany", "Netherlands"], "3"],
  ["ar", ["النمسا", "ألمانيا"], "النمسا وألمانيا"],
] as const)("in %s, the names %j are said as %s", (locale, names, fact) => {
  expect(namesFact(formatterFor(locale), names)).toBe(fact);
});
