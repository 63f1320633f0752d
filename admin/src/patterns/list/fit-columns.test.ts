import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fitColumns, type SizedColumn } from "./fit-columns.ts";

const orders: SizedColumn[] = [
  { id: "number", fixed: true, width: "96px" },
  { id: "date", kind: "date", priority: 3 },
  { id: "customer", kind: "person", grow: true },
  { id: "payment", kind: "status", priority: 2 },
  { id: "channel", priority: 5 },
  { id: "country", priority: 4 },
  { id: "total", kind: "money" },
];
const shown = (room: number, options?: Parameters<typeof fitColumns>[2]) =>
  fitColumns(orders, room, options)
    .map(({ column }) => column.id)
    .join(" ");

describe("columns of a list", () => {
  it("are hidden by priority, except the name, the customer, and the total", () => {
    expect(shown(2560)).toBe("number date customer payment channel country total");
    expect(shown(800)).toBe("number date customer payment country total");
    expect(shown(640)).toBe("number date customer payment total");
    expect(shown(490)).toBe("number customer payment total");
    expect(shown(100)).toBe("number customer total");
  });

  it("with the same priority are hidden starting with the last one", () => {
    const columns = [
      { id: "a", fixed: true },
      { id: "b", priority: 2 },
      { id: "c", priority: 2 },
    ];
    expect(fitColumns(columns, 330).map(({ column }) => column.id)).toEqual(["a", "b"]);
  });

  it("are hidden if the content is wider than expected, unless the operator chose the columns", () => {
    expect(shown(2560, { fewer: 2 })).toBe("number date customer payment total");
    expect(shown(100, { keepAll: true })).toBe(
      "number date customer payment channel country total",
    );
  });

  it("fill the width, are at least as wide as necessary, and have the widths that the operator set", () => {
    const column = fc.record({
      kind: fc.constantFrom("text", "number", "money", "date", "status", "person"),
      priority: fc.integer({ min: 1, max: 5 }),
      grow: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.array(column, { minLength: 1, maxLength: 9 }),
        fc.integer({ min: 320, max: 2560 }),
        fc.integer({ min: 60, max: 300 }),
        (found, room, ownWidth) => {
          const columns = found.map((one, index) => ({
            ...one,
            id: String(index),
            kind: one.kind as SizedColumn["kind"] & string,
            fixed: index === 0,
          }));
          const fitted = fitColumns(columns, room, { own: { 0: ownWidth } });
          const total = fitted.reduce((sum, { width }) => sum + width, 0);
          const least = fitted.reduce((sum, one) => sum + one.least, 0);
          expect(fitted[0]?.width).toBe(ownWidth);
          for (const one of fitted) expect(one.width).toBeGreaterThanOrEqual(one.least);
          if (least > room)
            expect(fitted.every(({ column }) => column.fixed || column.priority === 1)).toBe(true);
          else if (fitted.length > 1) expect(total).toBeCloseTo(room, 3);
        },
      ),
    );
  });
});
