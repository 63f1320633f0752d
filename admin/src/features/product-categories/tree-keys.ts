import type { Line } from "./category-tree.ts";

/** The effect of a key in a tree, as defined in the ARIA Authoring Practices. */
export type TreeAct =
  | { go: number }
  | { expand: readonly string[] }
  | { collapse: string }
  | { open: string };

const PAGE = 10;

/** Determines the effect of a key. For right-to-left languages, pass the mirrored key. */
export function treeAct(lines: readonly Line[], at: number, key: string): TreeAct | undefined {
  const line = lines[at];
  if (!line) return undefined;
  const go = (index: number): TreeAct => ({
    go: Math.max(0, Math.min(index, lines.length - 1)),
  });
  switch (key) {
    case "ArrowDown":
      return go(at + 1);
    case "ArrowUp":
      return go(at - 1);
    case "PageDown":
      return go(at + PAGE);
    case "PageUp":
      return go(at - PAGE);
    case "Home":
      return go(0);
    case "End":
      return go(lines.length - 1);
    case "ArrowRight":
      if (line.childCount === 0) return undefined;
      return line.expanded ? go(at + 1) : { expand: [line.node.id] };
    case "ArrowLeft": {
      if (line.expanded) return { collapse: line.node.id };
      const above = lines.findLastIndex((other, index) => index < at && other.level < line.level);
      return above < 0 ? undefined : go(above);
    }
    case "*":
      return { expand: siblingsOf(lines, at) };
    case "Enter":
      return { open: line.node.id };
    default:
      return undefined;
  }
}

/** The ids of a line's siblings that have children, including the line itself. */
function siblingsOf(lines: readonly Line[], at: number): string[] {
  const parent = lines[at]?.node.parent_category_id;
  return lines
    .filter(({ node, childCount }) => node.parent_category_id === parent && childCount > 0)
    .map(({ node }) => node.id);
}

/**
 * The index of the next line whose name begins with the typed text. Typing the same letter repeatedly cycles through all lines
 * that begin with that letter.
 */
export function typedTo(lines: readonly Line[], at: number, typed: string): number | undefined {
  const first = typed.slice(0, 1);
  const repeated = first.repeat(typed.length) === typed;
  const typedText = (repeated ? first : typed).toLocaleLowerCase();
  // Starts with the current line if different letters were typed, because it may still match.
  const start = repeated ? at + 1 : at;
  for (let step = 0; step < lines.length; step++) {
    const index = (start + step) % lines.length;
    if (lines[index]?.node.name.toLocaleLowerCase().startsWith(typedText)) return index;
  }
  return undefined;
}

const TYPING = 700;

/** Combines letters into a word if they are typed in quick succession. */
export function createTyping(now: () => number = () => performance.now()) {
  let typed = "";
  let last = -Infinity;
  return (letter: string): string => {
    typed = now() - last > TYPING ? letter : typed + letter;
    last = now();
    return typed;
  };
}
