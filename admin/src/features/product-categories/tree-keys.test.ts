import { describe, expect, it } from "vitest";
import { fixedKeys } from "../../lib/fixed-keys.ts";
import { linesOf, toTree } from "./category-tree.ts";
import { createTyping, treeAct, typedTo } from "./tree-keys.ts";

const nodes = [
  ["a", null, 0, "Bake"],
  ["b", "a", 0, "Bowls"],
  ["c", "a", 1, "Cups"],
  ["d", "c", 0, "Small cups"],
  ["e", null, 1, "Bread"],
] as const;
const tree = toTree(
  nodes.map(([id, parent, rank, name]) => ({
    id,
    name,
    handle: id,
    rank,
    parent_category_id: parent,
  })),
);
/** The tree contains Bake, with its children Bowls and Cups, and Bread. Cups is collapsed. */
const lines = linesOf(tree, (id) => id === "a");

describe("a key in the tree", () => {
  it.each(Object.entries(fixedKeys.tree))(
    "does what the list of shortcuts says: %s",
    (name, keys) => {
      const [closed, open] = [2, 0];
      for (const key of keys)
        expect(treeAct(lines, name === "collapse" ? open : closed, key)).toHaveProperty(
          { expand: "expand", siblings: "expand", collapse: "collapse", open: "open" }[
            name as string
          ] ?? "go",
        );
    },
  );

  it.each([
    ["ArrowDown", 0, { go: 1 }],
    ["ArrowDown", 3, { go: 3 }],
    ["ArrowUp", 0, { go: 0 }],
    ["End", 0, { go: 3 }],
    ["Home", 2, { go: 0 }],
    ["PageDown", 0, { go: 3 }],
    ["ArrowRight", 0, { go: 1 }],
    ["ArrowRight", 2, { expand: ["c"] }],
    ["ArrowRight", 1, undefined],
    ["ArrowLeft", 0, { collapse: "a" }],
    ["ArrowLeft", 2, { go: 0 }],
    ["ArrowLeft", 3, undefined],
    ["*", 0, { expand: ["a"] }],
    ["Enter", 1, { open: "b" }],
    ["x", 1, undefined],
  ])("has this effect: %s on line %d", (key, at, act) => {
    expect(treeAct(lines, at, key)).toEqual(act);
  });
});

describe("typing in the tree", () => {
  it("moves to the next category that begins with the typed text, and wraps around", () => {
    expect(typedTo(lines, 0, "b")).toBe(1);
    expect(typedTo(lines, 1, "b")).toBe(3);
    expect(typedTo(lines, 3, "bb")).toBe(0);
    expect(typedTo(lines, 1, "br")).toBe(3);
    expect(typedTo(lines, 3, "br")).toBe(3);
    expect(typedTo(lines, 0, "z")).toBeUndefined();
  });

  it("combines letters that are typed in quick succession", () => {
    let now = 0;
    const type = createTyping(() => now);
    expect(type("b")).toBe("b");
    now += 100;
    expect(type("r")).toBe("br");
    now += 2000;
    expect(type("c")).toBe("c");
  });
});
