import { describe, expect, it } from "vitest";
import {
  childrenOf,
  linesOf,
  matchesOf,
  moved,
  pathOf,
  placeOf,
  moveProblem,
  stepped,
  toMoveBody,
  toTree,
  type Category,
  type Place,
  type Tree,
} from "./category-tree.ts";

const category = (id: string, parent: string | null, rank: number): Category => ({
  id,
  name: id.toUpperCase(),
  handle: id,
  rank,
  parent_category_id: parent,
});
/** The tree is a(b(c, d), e), f. */
const list = [
  category("c", "b", 0),
  category("f", null, 1),
  category("a", null, 0),
  category("e", "a", 1),
  category("b", "a", 0),
  category("d", "b", 1),
];
const drawn = (tree: Tree) =>
  linesOf(tree, () => true)
    .map(({ node, level }) => `${"-".repeat(level)}${node.id}`)
    .join(" ");

/** A pseudorandom generator, which returns the same numbers in each run. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

function forest(count: number, roll: (sides: number) => number): Category[] {
  const made: Category[] = [];
  for (let number = 0; number < count; number++) {
    const parent = roll(4) === 0 ? null : (made[roll(Math.max(1, made.length))]?.id ?? null);
    const rank = made.filter((one) => one.parent_category_id === parent).length;
    made.push(category(`n${number}`, parent, rank));
  }
  return made;
}

/** Simulates how the server handles a rank and a parent: it closes the gap at the old place, and makes room at the new place. */
function serverMoves(nodes: readonly Category[], id: string, body: ReturnType<typeof toMoveBody>) {
  const node = nodes.find((one) => one.id === id);
  if (!node) throw new Error("gone");
  const from = node.parent_category_id;
  const to = body.parent_category_id;
  const others = nodes.filter((one) => one.id !== id);
  const closed = others.map((one) =>
    one.parent_category_id === from && one.rank > node.rank ? { ...one, rank: one.rank - 1 } : one,
  );
  const count = closed.filter((one) => one.parent_category_id === to).length;
  const rank = Math.min(body.rank, count);
  const opened = closed.map((one) =>
    one.parent_category_id === to && one.rank >= rank ? { ...one, rank: one.rank + 1 } : one,
  );
  return [...opened, { ...node, parent_category_id: to, rank }];
}

describe("the tree", () => {
  it("places each category by its rank", () => {
    expect(drawn(toTree(list))).toBe("-a --b ---c ---d --e -f");
    expect(placeOf(toTree(list), "d")).toEqual({ parent: "b", index: 1 });
    expect(pathOf(toTree(list), "c").map(({ id }) => id)).toEqual(["a", "b", "c"]);
  });

  it("shows the children of expanded categories, and the number of children of collapsed ones", () => {
    const lines = linesOf(toTree(list), (id) => id === "a");
    expect(lines.map(({ node }) => node.id)).toEqual(["a", "b", "e", "f"]);
    expect(lines[1]).toMatchObject({ level: 2, position: 1, siblings: 2, childCount: 2 });
  });

  it("keeps all categories of an invalid list with a missing parent or a cycle", () => {
    expect(drawn(toTree([...list, category("x", "gone", 9)]))).toBe("-a --b ---c ---d --e -f -x");
    const ring = [category("r", "s", 0), category("s", "r", 0), category("t", "s", 0)];
    expect(drawn(toTree([...list, ...ring])).split(" ")).toHaveLength(9);
    const self = toTree([category("me", "me", 0)]);
    expect(childrenOf(self, null).map(({ id }) => id)).toEqual(["me"]);
    expect(placeOf(self, "me")).toEqual({ parent: null, index: 0 });
  });

  it("finds matching categories and their ancestors", () => {
    const { found, ways } = matchesOf(toTree(list), ({ id }) => id === "d" || id === "b");
    expect([...found].toSorted()).toEqual(["b", "d"]);
    expect([...ways].toSorted()).toEqual(["a", "b"]);
  });
});

describe("moving a category", () => {
  it.each<[string, Place, string]>([
    ["e", { parent: "a", index: 0 }, "-a --e --b ---c ---d -f"],
    ["a", { parent: null, index: 1 }, "-f -a --b ---c ---d --e"],
    ["c", { parent: null, index: 1 }, "-a --b ---d --e -c -f"],
    ["b", { parent: "f", index: 5 }, "-a --e -f --b ---c ---d"],
  ])("puts %s into %j", (id, place, after) => {
    expect(drawn(moved(toTree(list), id, place))).toBe(after);
  });

  it("isn't possible into itself or into a missing category", () => {
    const tree = toTree(list);
    expect(moveProblem(tree, "a", { parent: "a", index: 0 })).toBe("inside");
    expect(moveProblem(tree, "a", { parent: "d", index: 0 })).toBe("inside");
    expect(moveProblem(tree, "a", { parent: "gone", index: 0 })).toBe("gone");
    expect(moveProblem(tree, "gone", { parent: null, index: 0 })).toBe("gone");
    expect(moveProblem(tree, "b", { parent: "a", index: 1 })).toBeUndefined();
    expect(moved(tree, "a", { parent: "d", index: 0 })).toBe(tree);
  });

  it("keeps each category once, without cycles or gaps, and matches the server", () => {
    const roll = dice(7);
    for (let round = 0; round < 40; round++) {
      let there: readonly Category[] = forest(3 + roll(30), roll);
      let here = toTree(there);
      for (let turn = 0; turn < 25; turn++) {
        const id = there[roll(there.length)]?.id ?? "";
        const parent = roll(3) === 0 ? null : (there[roll(there.length)]?.id ?? null);
        const room = childrenOf(here, parent).length;
        const place = { parent, index: roll(room + 1) };
        const from = placeOf(here, id);
        if (!from || moveProblem(here, id, place)) continue;
        const before = here;
        here = moved(here, id, place);
        there = serverMoves(there, id, toMoveBody(place));
        expect(linesOf(here, () => true)).toHaveLength(there.length);
        for (const siblings of here.children.values())
          expect(siblings.map(({ rank }) => rank)).toEqual(siblings.map((_, index) => index));
        const stored = toTree(there);
        expect(drawn(here)).toBe(drawn(stored));
        expect(new Set(here.children.keys())).toEqual(new Set(stored.children.keys()));
        expect([...here.nodes.values()].map(({ id: one }) => placeOf(here, one))).toEqual(
          [...here.nodes.keys()].map((one) => placeOf(stored, one)),
        );
        // Checks that undoing restores the tree.
        expect(drawn(moved(here, id, from))).toBe(drawn(before));
      }
    }
  });

  it.each([
    ["e", "up", "-a --e --b ---c ---d -f"],
    ["b", "down", "-a --e --b ---c ---d -f"],
    ["e", "in", "-a --b ---c ---d ---e -f"],
    ["f", "in", "-a --b ---c ---d --e --f"],
    ["c", "out", "-a --b ---d --c --e -f"],
    ["b", "out", "-a --e -b --c --d -f"],
  ] as const)("with the keyboard moves %s one step %s", (id, step, after) => {
    const place = stepped(toTree(list), id, step);
    expect(place).toBeDefined();
    if (place) expect(drawn(moved(toTree(list), id, place))).toBe(after);
  });

  it.each([
    ["a", "up"],
    ["f", "down"],
    ["b", "in"],
    ["a", "out"],
  ] as const)(
    "isn't possible with the keyboard if the new place doesn't exist: %s %s",
    (id, step) => {
      expect(stepped(toTree(list), id, step)).toBeUndefined();
    },
  );
});
