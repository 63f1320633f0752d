/** The categories as a tree: parents, order, visible lines, and allowed moves. These are pure functions. */
export interface Category {
  id: string;
  name: string;
  handle: string;
  rank: number;
  parent_category_id: string | null;
  is_active?: boolean | undefined;
  is_internal?: boolean | undefined;
}

/** A place in the tree: the parent category, or null at the top level, and the number of siblings before the place. */
export interface Place {
  parent: string | null;
  index: number;
}

export interface Tree {
  nodes: ReadonlyMap<string, Category>;
  /** Children by parent, sorted by rank. Categories at the top level are under `null`. */
  children: ReadonlyMap<string | null, readonly Category[]>;
  /** The parent of each category, which is its key in `children`. */
  parents: ReadonlyMap<string, string | null>;
}

/** A visible line of the tree: a category, its level, and its position among its siblings. */
export interface Line {
  node: Category;
  level: number;
  /** The position among its siblings, starting at 1, for screen readers. */
  position: number;
  siblings: number;
  childCount: number;
  expanded: boolean;
}

const none: readonly never[] = [];

/** Compares categories as the server does. */
const inOrder = (a: Category, b: Category): number =>
  a.rank - b.rank || (a.handle < b.handle ? -1 : a.handle > b.handle ? 1 : 0);

/**
 * Builds a tree from all categories. A category whose parent isn't in the list becomes a root. If categories form a cycle, one of
 * them becomes a root.
 */
export function toTree(list: readonly Category[]): Tree {
  const nodes = new Map(list.map((node) => [node.id, node]));
  const rooted = new Set<string>();
  const above = (node: Category): Category | undefined =>
    node.parent_category_id === null ? undefined : nodes.get(node.parent_category_id);
  const tops = new Set<string>();
  for (const node of list) {
    const way: Category[] = [];
    const seen = new Set<string>();
    let at: Category | undefined = node;
    while (at && !rooted.has(at.id) && !seen.has(at.id)) {
      seen.add(at.id);
      way.push(at);
      at = above(at);
    }
    // The path has reached a category that it already contains, so there is a cycle.
    if (at && seen.has(at.id)) tops.add(at.id);
    for (const one of way) rooted.add(one.id);
  }
  const children = new Map<string | null, Category[]>();
  const parents = new Map<string, string | null>();
  for (const node of list) {
    const parent = tops.has(node.id) ? undefined : above(node);
    const key = parent?.id ?? null;
    parents.set(node.id, key);
    const siblings = children.get(key);
    if (siblings) siblings.push(node);
    else children.set(key, [node]);
  }
  for (const siblings of children.values()) siblings.sort(inOrder);
  return { nodes, children, parents };
}

export const childrenOf = (tree: Tree, id: string | null): readonly Category[] =>
  tree.children.get(id) ?? none;

const parentOf = (tree: Tree, id: string): string | null => tree.parents.get(id) ?? null;

/** The path from the root to the category, including the category itself. */
export function pathOf(tree: Tree, id: string): Category[] {
  const path: Category[] = [];
  for (let node = tree.nodes.get(id); node;) {
    path.unshift(node);
    const key = parentOf(tree, node.id);
    node = key === null ? undefined : tree.nodes.get(key);
  }
  return path;
}

/** The names of a path, joined into one string. */
export const pathText = (names: readonly string[]): string => names.join(" › ");

export const placeOf = (tree: Tree, id: string): Place | undefined => {
  if (!tree.nodes.has(id)) return undefined;
  const parent = parentOf(tree, id);
  return { parent, index: childrenOf(tree, parent).findIndex((one) => one.id === id) };
};

/** True if the category `id` is `ancestor` or one of its descendants. */
export const isWithin = (tree: Tree, id: string | null, ancestor: string): boolean =>
  id !== null && pathOf(tree, id).some((node) => node.id === ancestor);

/** The visible lines from top to bottom. Only expanded categories show their children. */
export function linesOf(
  tree: Tree,
  isExpanded: (id: string) => boolean,
  isShown?: (id: string) => boolean,
): Line[] {
  const lines: Line[] = [];
  const add = (parent: string | null, level: number) => {
    const all = childrenOf(tree, parent);
    const shown = isShown ? all.filter(({ id }) => isShown(id)) : all;
    for (const [index, node] of shown.entries()) {
      const childCount = childrenOf(tree, node.id).length;
      const expanded = childCount > 0 && isExpanded(node.id);
      const siblings = shown.length;
      lines.push({ node, level, position: index + 1, siblings, childCount, expanded });
      if (expanded) add(node.id, level + 1);
    }
  };
  add(null, 1);
  return lines;
}

/** The matching categories, and their ancestors, because a match is shown with its path. */
export function matchesOf(tree: Tree, matches: (node: Category) => boolean) {
  const found = new Set<string>();
  const ways = new Set<string>();
  for (const node of tree.nodes.values()) {
    if (!matches(node)) continue;
    found.add(node.id);
    for (const above of pathOf(tree, node.id)) if (above.id !== node.id) ways.add(above.id);
  }
  return { found, ways };
}

/**
 * The reason why a category can't be moved to this place, if any. The server would fail after a move of a category into itself.
 */
export function moveProblem(
  tree: Tree,
  id: string,
  { parent }: Place,
): "inside" | "gone" | undefined {
  if (!tree.nodes.has(id) || (parent !== null && !tree.nodes.has(parent))) return "gone";
  return isWithin(tree, parent, id) ? "inside" : undefined;
}

export const samePlace = (a: Place | undefined, b: Place): boolean =>
  a?.parent === b.parent && a.index === b.index;

/** The tree after a move. Siblings get new ranks starting at 0, as on the server. */
export function moved(tree: Tree, id: string, place: Place): Tree {
  const node = tree.nodes.get(id);
  if (!node || moveProblem(tree, id, place)) return tree;
  const nodes = new Map(tree.nodes);
  const children = new Map(tree.children);
  const put = (parent: string | null, siblings: readonly Category[]) => {
    const family = siblings.map((one, rank) => (one.rank === rank ? one : { ...one, rank }));
    for (const one of family) nodes.set(one.id, one);
    if (family.length > 0) children.set(parent, family);
    else children.delete(parent);
  };
  const from = parentOf(tree, id);
  const without = childrenOf(tree, from).filter((one) => one.id !== id);
  const target = place.parent === from ? without : childrenOf(tree, place.parent);
  const index = Math.max(0, Math.min(place.index, target.length));
  put(from, without);
  const here = { ...node, parent_category_id: place.parent };
  put(place.parent, [...target.slice(0, index), here, ...target.slice(index)]);
  return { nodes, children, parents: new Map(tree.parents).set(id, place.parent) };
}

/** The request body of a move. The server closes the gap at the old place, and makes room at this rank. */
export const toMoveBody = ({ parent, index }: Place) => ({
  parent_category_id: parent,
  rank: index,
});

export type Step = "up" | "down" | "in" | "out";

/** The target of one step with the keyboard. Undefined if the step isn't possible, for example up from a first child. */
export function stepped(tree: Tree, id: string, step: Step): Place | undefined {
  const place = placeOf(tree, id);
  if (!place) return undefined;
  const { parent, index } = place;
  const siblings = childrenOf(tree, parent);
  switch (step) {
    case "up":
      return index > 0 ? { parent, index: index - 1 } : undefined;
    case "down":
      return index < siblings.length - 1 ? { parent, index: index + 1 } : undefined;
    case "in": {
      const before = siblings[index - 1];
      return before && { parent: before.id, index: childrenOf(tree, before.id).length };
    }
    case "out": {
      const above = parent === null ? undefined : placeOf(tree, parent);
      return above && { parent: above.parent, index: above.index + 1 };
    }
  }
}
