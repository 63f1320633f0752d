import {
  childrenOf,
  pathOf,
  placeOf,
  moveProblem,
  samePlace,
  type Line,
  type Place,
  type Tree,
} from "./category-tree.ts";

/** The pointer's position: the index of the line, the vertical position within that line from 0 to 1, and the level. */
export interface Pointed {
  index: number;
  part: number;
  level: number;
}

export interface Drop {
  place: Place;
  /** The position of the drop mark: before, after, or on this line, at this level. */
  index: number;
  edge: "before" | "after" | "into";
  level: number;
}

/**
 * The drop target of the dragged category. The top quarter of a line is the place before it, the bottom quarter the place after
 * it, and the rest the place inside. Below an expanded category, the target is the place of its first child. Below the last
 * category of a level, the pointer's level determines the new level.
 */
export function dropAt(
  tree: Tree,
  lines: readonly Line[],
  id: string,
  { index, part, level }: Pointed,
): Drop | undefined {
  const line = lines[index];
  if (!line) return undefined;
  const at = (parent: string | null, anchor: string | undefined, after: boolean): Place => {
    const others = childrenOf(tree, parent).filter((one) => one.id !== id);
    const found = others.findIndex((one) => one.id === anchor);
    return { parent, index: found < 0 ? others.length : found + (after ? 1 : 0) };
  };
  const drop = (place: Place, edge: Drop["edge"], shownAt: number): Drop | undefined =>
    moveProblem(tree, id, place) || samePlace(placeOf(tree, id), place)
      ? undefined
      : { place, index, edge, level: shownAt };

  const { node } = line;
  const parent = placeOf(tree, node.id)?.parent ?? null;
  if (part >= 0.25 && part < 0.75) return drop(at(node.id, undefined, false), "into", line.level);
  if (part < 0.25)
    // Undefined if a category is dropped next to itself, because that changes nothing.
    return node.id === id ? undefined : drop(at(parent, node.id, false), "before", line.level);
  if (line.expanded) return drop({ parent: node.id, index: 0 }, "after", line.level + 1);
  const next = lines[index + 1]?.level ?? 1;
  const wanted = Math.max(Math.min(next, line.level), Math.min(level, line.level));
  const anchor = pathOf(tree, node.id)[wanted - 1];
  if (!anchor || anchor.id === id) return undefined;
  return drop(at(placeOf(tree, anchor.id)?.parent ?? null, anchor.id, true), "after", wanted);
}
