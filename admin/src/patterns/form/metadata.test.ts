import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { threeWay } from "../../lib/three-way.ts";
import {
  asKind,
  fromMetadataFields,
  metadataFields,
  metadataForm,
  newRow,
  toMetadata,
  toRows,
  type MetadataRow,
} from "./metadata.ts";

const stored = {
  origin: "Porto",
  batch: 7,
  fragile: true,
  care: { wash: 30, notes: ["gentle"] },
  nothing: null,
};
const rows = toRows(stored);
const messages = (...wrong: MetadataRow[]) =>
  v
    .safeParse(metadataForm, { rows: wrong })
    .issues?.map(({ message, path }) => [path?.map(({ key }) => key).join("."), message]) ?? [];

describe("metadata", () => {
  it("shows each value by its type", () => {
    expect(rows.map(({ kind }) => kind)).toEqual(["string", "number", "boolean", "json", "json"]);
    expect(toRows(null)).toEqual([]);
  });

  it("stays unchanged when any value is read and written", () => {
    expect(toMetadata(rows, {})).toEqual(stored);
    expect(toMetadata(rows, stored)).toEqual({});
  });

  it("sends new, changed, and removed values", () => {
    const [origin, batch] = rows as [MetadataRow, MetadataRow];
    const changed = [origin, { ...batch, text: "8" }, newRow({ key: " size ", text: "M" })];
    expect(toMetadata(changed, stored)).toEqual({
      batch: 8,
      size: "M",
      fragile: "",
      care: "",
      nothing: "",
    });
  });

  it("treats a renamed value as one removed and one new value", () => {
    const [origin] = rows as [MetadataRow];
    expect(toMetadata([{ ...origin, key: "made_in" }], { origin: "Porto" })).toEqual({
      origin: "",
      made_in: "Porto",
    });
  });

  it("keeps text that looks like a number or a boolean as text", () => {
    expect(toRows({ zip: "007", on: "true" }).map(({ kind }) => kind)).toEqual([
      "string",
      "string",
    ]);
  });

  it("changes the type of a value, and keeps the value if possible", () => {
    const row = newRow({ key: "a", text: "12" });
    expect(asKind(row, "number").text).toBe("12");
    expect(asKind(newRow({ text: "twelve" }), "number").text).toBe("");
    expect(asKind(newRow({ text: "true" }), "boolean").text).toBe("true");
    expect(asKind(row, "boolean").text).toBe("false");
    expect(asKind(asKind(row, "number"), "json").text).toBe("12");
    expect(asKind(row, "json").text).toBe('"12"');
  });

  it("ignores rows without input", () => {
    expect(messages(newRow())).toEqual([]);
    expect(toMetadata([newRow()], {})).toEqual({});
  });

  it("marks invalid names and values", () => {
    expect(messages(newRow({ text: "x" }))).toEqual([["rows.0.key", "common:form.required"]]);
    expect(messages(newRow({ key: "a", text: "1" }), newRow({ key: "a ", text: "2" }))).toEqual([
      ["rows.1.key", "common:metadata.twice"],
    ]);
    expect(messages(newRow({ key: "a", kind: "number", text: "many" }))).toEqual([
      ["rows.0.text", "common:metadata.number"],
    ]);
    expect(messages(newRow({ key: "a", kind: "json", text: "{" }))).toEqual([
      ["rows.0.text", "common:metadata.json"],
    ]);
    // The server deletes a name if its value is an empty string.
    expect(messages(newRow({ key: "a" }))).toEqual([["rows.0.text", "common:form.required"]]);
  });
});

describe("metadata that two operators change", () => {
  const merge = (base: object, mine: object, theirs: object) => {
    const [one, two, three] = metadataFields({ ...base }, { ...mine }, { ...theirs });
    const { merged, conflicts } = threeWay(one ?? {}, two ?? {}, three ?? {});
    return [fromMetadataFields(merged), conflicts];
  };

  it("contains all additions, changes, and removals if the names differ", () => {
    const base = { care: [1], room: "Bath", batch: 7 };
    expect(
      merge(base, { care: [2], batch: 7, mine: 1 }, { care: [1], room: "Bath", theirs: null }),
    ).toEqual([{ care: [2], mine: 1, theirs: null }, []]);
  });

  it("asks the user about a name that both set, or that one removed and the other changed", () => {
    const base = { care: [1], room: "Bath" };
    expect(
      merge(base, { care: [2], fresh: 1 }, { care: [3], room: "Hall", fresh: "1" })[1],
    ).toEqual(["care", "room", "fresh"]);
  });
});
