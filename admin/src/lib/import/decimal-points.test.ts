import { describe, expect, it } from "vitest";
import { withDecimalPoints } from "./decimal-points.ts";

const prices = (...cells: string[]) =>
  withDecimalPoints({ headers: ["SKU", "Price"], rows: cells.map((cell) => ["1,5", cell]) }, (h) =>
    h.startsWith("Price"),
  ).rows.map(([, price]) => price);

describe("amounts of a file", () => {
  it.each([
    ["1.234,50", "1234.50"],
    ["1.234.567,5", "1234567.5"],
    ["1,234.50", "1234.50"],
    ["1 234,50", "1234.50"],
    ["1\u00A0234,50", "1234.50"],
    ["1'234.50", "1234.50"],
    ["12,50", "12.50"],
    ["12,5 €", "12.5"],
    ["€ 12,50", "12.50"],
    ["0,125", "0.125"],
    ["1.234.567", "1234567"],
    ["12.50", "12.50"],
    ["12", "12"],
    ["", ""],
  ])("%s becomes %s without a hint from other amounts", (written, read) => {
    expect(prices(written)).toEqual([read]);
  });

  it("with one separator before three digits are read according to the other amounts", () => {
    expect(prices("1.234", "12,50")).toEqual(["1234", "12.50"]);
    expect(prices("1,234", "12.50")).toEqual(["1234", "12.50"]);
  });

  it.each([[["1.234"]], [["1,234"]], [["1.234", "12.50"]], [["1,234", "12,50"]]])(
    "stay as they are if no other amount shows that the separator means thousands: %j",
    (cells) => {
      expect(prices(...cells)[0]).toBe(cells[0]);
    },
  );

  it("give no hint if the file has both separators", () => {
    expect(prices("1.234", "12,50", "12.50")).toEqual(["1.234", "12.50", "12.50"]);
  });

  it.each(["12,,5", "1.23.456", "1,2,3", "abc", "12;50", "-5", "12 50"])(
    "stay as they are if they are invalid: %s",
    (written) => {
      expect(prices(written)).toEqual([written]);
    },
  );

  it("change only in columns of prices", () => {
    const table = { headers: ["Weight", "Price"], rows: [["1,5", "1,5"]] };
    expect(withDecimalPoints(table, (h) => h === "Price").rows).toEqual([["1,5", "1.5"]]);
  });
});
