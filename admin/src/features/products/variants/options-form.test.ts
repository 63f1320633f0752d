import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { optionsForm, removalOf, type OptionRow } from "./options-form.ts";
import type { Combined } from "../../../resources/product-variants.ts";

const row = (id: string, changes: Partial<OptionRow> = {}): OptionRow => ({
  id,
  key: id,
  title: id,
  value: "",
  gone: false,
  ...changes,
});
const variant = (title: string, values: Record<string, string>): Combined => ({
  id: title,
  title,
  options: Object.entries(values).map(([option_id, value]) => ({ option_id, value })),
});

describe("removing an option", () => {
  const a = variant("S red", { size: "S", color: "Red" });
  const b = variant("S blue", { size: "S", color: "Blue" });
  const c = variant("L blue", { size: "L", color: "Blue" });

  test("isn't possible if some variants differ only in this option", () => {
    const rows = [row("size"), row("color")];
    expect(removalOf("color", rows, [a, b, c])).toEqual({
      values: ["Red", "Blue"],
      same: [[a, b]],
    });
    expect(removalOf("color", rows, [a, c]).same).toEqual([]);
  });
  test("takes into account other removed options, but not new ones", () => {
    const rows = [row("size", { gone: true }), row("color", { gone: true }), row("", { key: "n" })];
    expect(removalOf("color", rows, [a, c]).same).toEqual([[a, c]]);
  });
  test("has no effect if all variants have the same value", () => {
    expect(removalOf("size", [row("size")], [a, b])).toEqual({ values: ["S"], same: [] });
  });
});

describe("options", () => {
  const problems = (rows: OptionRow[], variants = true) =>
    (v.safeParse(optionsForm(variants), { rows }).issues ?? []).map(
      (issue) => `${v.getDotPath(issue)} ${issue.message}`,
    );
  test("must have names that are unique, regardless of case", () => {
    expect(
      problems([
        row("a", { title: " " }),
        row("b", { title: "Size" }),
        row("c", { title: "size" }),
      ]),
    ).toEqual(["rows.0.title common:form.required", "rows.2.title product-variants:options.twice"]);
  });
  test("no longer use their names after they are removed", () => {
    expect(
      problems([row("a", { title: "Size", gone: true }), row("b", { title: "Size" })]),
    ).toEqual([]);
  });
  test("must have a value for existing variants, if the options are new", () => {
    expect(problems([row("", { title: "Glaze" })])).toEqual(["rows.0.value common:form.required"]);
    expect(problems([row("", { title: "Glaze" })], false)).toEqual([]);
  });
});
