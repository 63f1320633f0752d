import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  everything,
  isSelected,
  nothing,
  pageState,
  select,
  selectRange,
  sizeOf,
  toggle,
  type Selection,
} from "./list-selection.ts";

const rows = Array.from({ length: 8 }, (_, index) => ({ id: `r${index}`, name: `Row ${index}` }));
const at = (index: number) => rows[index] ?? { id: "", name: "" };
const chosen = (selection: Selection) =>
  rows.filter(({ id }) => isSelected(selection, id)).map(({ id }) => id);

describe("a selection", () => {
  it("can add and remove rows", () => {
    const one = toggle(nothing, at(2));
    expect(chosen(one)).toEqual(["r2"]);
    expect(chosen(toggle(one, at(2)))).toEqual([]);
  });

  it("of all matches stores the deselected rows", () => {
    const most = toggle(everything, at(3));
    expect(isSelected(most, "r3")).toBe(false);
    expect(isSelected(most, "on another page")).toBe(true);
    expect(sizeOf(most, 1000)).toBe(999);
    expect(sizeOf(toggle(most, at(3)), 1000)).toBe(1000);
  });

  it("extends from the last row to this one, in either direction", () => {
    expect(chosen(selectRange(nothing, rows, "r2", "r4"))).toEqual(["r2", "r3", "r4"]);
    expect(chosen(selectRange(nothing, rows, "r4", "r2"))).toEqual(["r2", "r3", "r4"]);
    const some = select(nothing, rows, true);
    expect(chosen(selectRange(some, rows, "r0", "r6"))).toEqual(["r7"]);
  });

  it("restarts if the last row is on another page", () =>
    expect(chosen(selectRange(nothing, rows, "gone", "r4"))).toEqual(["r4"]));

  it("tells whether none, some, or all rows of a page are selected", () => {
    expect(pageState(nothing, rows)).toBe("none");
    expect(pageState(toggle(nothing, at(1)), rows)).toBe("some");
    expect(pageState(everything, rows)).toBe("all");
    expect(pageState(everything, [])).toBe("none");
  });

  it("equals a plain set after any operations, starting with no rows or with all", () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant("toggle" as const), row: fc.nat(7) }),
      fc.record({ kind: fc.constant("range" as const), from: fc.nat(7), row: fc.nat(7) }),
      fc.record({ kind: fc.constant("page" as const), on: fc.boolean(), from: fc.nat(7) }),
    );
    fc.assert(
      fc.property(fc.boolean(), fc.array(step), (all, steps) => {
        let selection = all ? everything : nothing;
        const model = new Set(all ? rows.map(({ id }) => id) : []);
        const set = (ids: readonly string[], on: boolean) => {
          for (const id of ids)
            if (on) model.add(id);
            else model.delete(id);
        };
        for (const one of steps) {
          if (one.kind === "toggle") {
            selection = toggle(selection, at(one.row));
            set([at(one.row).id], !model.has(at(one.row).id));
          } else if (one.kind === "range") {
            selection = selectRange(selection, rows, at(one.from).id, at(one.row).id);
            const [low, high] = [Math.min(one.from, one.row), Math.max(one.from, one.row)];
            set(
              rows.slice(low, high + 1).map(({ id }) => id),
              !model.has(at(one.row).id),
            );
          } else {
            selection = select(selection, rows.slice(one.from), one.on);
            set(
              rows.slice(one.from).map(({ id }) => id),
              one.on,
            );
          }
        }
        expect(chosen(selection)).toEqual(rows.map(({ id }) => id).filter((id) => model.has(id)));
        expect(sizeOf(selection, rows.length)).toBe(model.size);
      }),
    );
  });
});
