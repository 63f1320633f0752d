import { describe, expect, it } from "vitest";
import { changesSince } from "./edit-changes.ts";
import { changeText, editLines, isOutdated, openEdit } from "./order-edit.ts";

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

describe("the lines of an order's edit", () => {
  it("are the order's own items if there isn't an edit", () =>
    expect(lines([item("a", 2)])).toEqual([["a", undefined, 2, "same", undefined]]));

  it("keep their position when they are changed or removed, and added ones are last", () => {
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

it("`openEdit` finds the only open edit", () => {
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
])("`changeText` describes what %s does", (type, rest, told) =>
  expect(changeText({ type, ...rest } as never)).toEqual(told),
);

describe("concurrent changes to an edit", () => {
  const ordered = [item("a", 2), item("b", 1)];
  const edit = (status: string, rest: object = {}) => ({
    id: "oe_1",
    status,
    internal_note: null,
    items: [
      item("a", 2, { id: "a2", original_item_id: "a" }),
      item("b", 1, { id: "b2", original_item_id: "b" }),
    ],
    changes: [],
    ...rest,
  });
  const more = {
    items: [item("a", 5, { id: "a2", original_item_id: "a" })],
    changes: [
      { id: "more", type: "item_update", line_item_id: "a2", original_line_item_id: "a" },
      { id: "gone", type: "item_remove", line_item_id: null, original_line_item_id: "b" },
    ],
  };
  const since = (seen: object[], now: object[], about: unknown = "all") =>
    changesSince({ ordered, seen, now, about } as never);
  const line = (key: string) =>
    editLines(ordered as never, undefined).find((one) => one.key === key);

  it("are empty if nobody changed the edit, or an older edit was closed", () => {
    expect(since([], [])).toEqual([]);
    expect(since([edit("created")], [edit("created")])).toEqual([]);
    expect(
      since([edit("requested")], [edit("requested"), edit("declined", { id: "oe_0" })]),
    ).toEqual([]);
  });

  it.each(["requested", "confirmed", "declined", "canceled"])(
    "include the edit's new status: %s",
    (status) =>
      expect(since([edit("created")], [edit(status)])).toEqual([{ kind: "status", status }]),
  );

  it("include its deletion, even if another edit was started", () => {
    expect(since([edit("created")], [], line("a"))).toEqual([{ kind: "deleted" }]);
    expect(since([edit("created", more)], [edit("created", { id: "oe_2" })], line("a"))).toEqual([
      { kind: "deleted" },
      { kind: "status", status: "created" },
      { kind: "line", change: "changed", title: "Item a", from: 5, to: 2 },
      { kind: "line", change: "added", title: "Item b", from: 0, to: 1 },
    ]);
  });

  it("include only changes to the written line, or all changes if the whole edit is sent", () => {
    const now = edit("created", { ...more, internal_note: "Called" });
    const changed = { kind: "line", change: "changed", title: "Item a", from: 2, to: 5 };
    const removed = { kind: "line", change: "removed", title: "Item b", from: 1, to: 0 };
    expect(since([edit("created")], [now], line("a"))).toEqual([changed]);
    expect(since([edit("created")], [now], line("b"))).toEqual([removed]);
    expect(since([edit("created")], [now], "an addition")).toEqual([]);
    expect(since([edit("created")], [now], "note")).toEqual([{ kind: "note", note: "Called" }]);
    expect(since([edit("created")], [now])).toEqual([
      { kind: "note", note: "Called" },
      changed,
      removed,
    ]);
  });
});

describe("the check for fulfillments that an edit would undo", () => {
  const copy = (more: object = {}) => ({
    items: [item("a2", 2, { original_item_id: "a", ...more })],
  });
  const outdated = (ordered: object, edit: object) => isOutdated([ordered] as never, edit as never);

  it("finds none if nothing was fulfilled after the edit was created", () => {
    expect(outdated(item("a", 2), copy())).toBe(false);
    const packed = { fulfilled_quantity: 1 };
    expect(outdated(item("a", 2, packed), copy(packed))).toBe(false);
    expect(outdated(item("b", 2, packed), copy())).toBe(false);
  });

  it.each(["fulfilled_quantity", "shipped_quantity", "returned_quantity"])(
    "finds that %s has changed, even for removed items",
    (name) => {
      expect(outdated(item("a", 2, { [name]: 1 }), copy())).toBe(true);
      const removed = [{ type: "item_remove", original_line_item_id: "a" }];
      expect(outdated(item("a", 2, { [name]: 1 }), { items: [], changes: removed })).toBe(true);
      expect(outdated(item("a", 2), { items: [], changes: removed })).toBe(false);
    },
  );
});
