import { describe, expect, it } from "vitest";
import { changeText, editLines, openEdit } from "./order-edit.ts";

const item = (id: string, quantity: number, rest: object = {}) => ({
  id,
  title: `Item ${id}`,
  variant_id: `variant_${id}`,
  quantity,
  unit_price: 1000,
  ...rest,
});
const lines = (ordered: object[], edit?: object) =>
  editLines(ordered as never, edit as never).map(({ key, item: id, quantity, state, change }) => [
    key,
    id,
    quantity,
    state,
    change,
  ]);

describe("the items of an order in an edit", () => {
  it("are the order's as long as there is no edit", () =>
    expect(lines([item("a", 2)])).toEqual([["a", undefined, 2, "same", undefined]]));

  it("keep their place when they are changed or taken out, and what is new stands last", () => {
    const edit = {
      items: [
        item("a2", 5, { original_item_id: "a" }),
        item("c2", 1, { original_item_id: "c" }),
        item("n", 3),
      ],
      changes: [
        { id: "add", type: "item_add", line_item_id: "n", original_line_item_id: null },
        { id: "gone", type: "item_remove", line_item_id: null, original_line_item_id: "b" },
        { id: "more", type: "item_update", line_item_id: "a2", original_line_item_id: "a" },
      ],
    };
    expect(lines([item("a", 2), item("b", 1), item("c", 1)], edit)).toEqual([
      ["a", "a2", 5, "changed", "more"],
      ["b", undefined, 1, "removed", "gone"],
      ["c", "c2", 1, "same", undefined],
      ["n", "n", 3, "added", "add"],
    ]);
  });

  it.each([
    [{ fulfilled_quantity: 1 }, true],
    [{ shipped_quantity: 1 }, true],
    [{ returned_quantity: 1 }, true],
    [{ fulfilled_quantity: null }, false],
    [{ fulfilled_quantity: 0 }, false],
  ])("with %o are locked: %s", (rest, locked) =>
    expect(editLines([item("a", 2, rest)] as never, undefined)[0]?.locked).toBe(locked),
  );
});

it("finds the one edit that is not closed", () => {
  const edits = ["confirmed", "requested", "declined"].map((status) => ({ id: status, status }));
  expect(openEdit(edits as never)?.id).toBe("requested");
  expect(openEdit([{ status: "canceled" }] as never)).toBeUndefined();
});

it.each([
  ["item_add", { line_item: item("n", 3) }, { kind: "added", title: "Item n", from: 0, to: 3 }],
  [
    "item_remove",
    { original_line_item: item("b", 1) },
    { kind: "removed", title: "Item b", from: 1, to: 0 },
  ],
  [
    "item_update",
    { line_item: item("a2", 5), original_line_item: item("a", 2) },
    { kind: "changed", title: "Item a2", from: 2, to: 5 },
  ],
])("tells what %s does", (type, rest, told) =>
  expect(changeText({ type, ...rest } as never)).toEqual(told),
);
