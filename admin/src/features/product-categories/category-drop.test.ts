import { describe, expect, it } from "vitest";
import { dropAt } from "./category-drop.ts";
import { linesOf, moved, toTree, type Category, type Tree } from "./category-tree.ts";

const category = (id: string, parent: string | null, rank: number): Category => ({
  id,
  name: id,
  handle: id,
  rank,
  parent_category_id: parent,
});
/** The tree is a(b, c(d)), e. */
const list = [
  category("a", null, 0),
  category("b", "a", 0),
  category("c", "a", 1),
  category("d", "c", 0),
  category("e", null, 1),
];
const tree = toTree(list);
const drawn = (nodes: Tree) =>
  linesOf(nodes, () => true)
    .map(({ node, level }) => `${"-".repeat(level)}${node.id}`)
    .join(" ");

function dropped(id: string, over: string, part: number, level = 9, closed: string[] = []) {
  const lines = linesOf(tree, (one) => !closed.includes(one));
  const index = lines.findIndex(({ node }) => node.id === over);
  const drop = dropAt(tree, lines, id, { index, part, level });
  return drop && `${drop.edge} ${drop.level}: ${drawn(moved(tree, id, drop.place))}`;
}

describe("the drop position", () => {
  it.each([
    ["e", "b", 0.1, "before 2: -a --e --b --c ---d"],
    ["e", "b", 0.5, "into 2: -a --b ---e --c ---d"],
    ["e", "b", 0.9, "after 2: -a --b --e --c ---d"],
    ["b", "e", 0.1, "before 1: -a --c ---d -b -e"],
    ["b", "d", 0.9, "after 3: -a --c ---d ---b -e"],
    ["b", "a", 0.5, "into 1: -a --c ---d --b -e"],
    ["a", "e", 0.9, "after 1: -e -a --b --c ---d"],
  ])("for %s on %s at %d is %s", (id, over, part, expected) => {
    expect(dropped(id, over, part)).toBe(expected);
  });

  it("below an expanded category is its first child, and below a collapsed category its next sibling", () => {
    expect(dropped("e", "a", 0.9)).toBe("after 2: -a --e --b --c ---d");
    expect(dropped("e", "c", 0.9, 9, ["c"])).toBe("after 2: -a --b --c ---d --e");
  });

  it.each([
    [3, "after 3: -a --c ---d ---b -e"],
    [2, "after 2: -a --c ---d --b -e"],
    [1, "after 1: -a --c ---d -b -e"],
    [0, "after 1: -a --c ---d -b -e"],
  ])("below the last child depends on the pointer's level %d", (level, expected) => {
    expect(dropped("b", "d", 0.9, level)).toBe(expected);
  });

  it.each([
    ["a", "a", 0.5],
    ["a", "d", 0.5],
    ["a", "b", 0.1],
    ["b", "b", 0.1],
    ["b", "b", 0.9],
    ["b", "c", 0.1],
    ["c", "b", 0.9],
    ["d", "c", 0.5],
  ])(
    "is undefined if the move isn't possible or changes nothing: %s on %s at %d",
    (id, over, part) => {
      expect(dropped(id, over, part)).toBeUndefined();
    },
  );
});
