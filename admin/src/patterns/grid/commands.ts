import type { Cell } from "./selection.ts";

/** Commands for keys that are pressed while no cell is being edited. */
export type GridCommand =
  | { kind: "move"; by: Cell; extend: boolean; jump: boolean }
  | { kind: "page"; by: 1 | -1; extend: boolean }
  | { kind: "end"; of: "row" | "grid"; last: boolean; extend: boolean }
  | { kind: "tab"; by: 1 | -1 }
  | { kind: "edit" | "clear" | "all" | "fillDown" | "fillAcross" | "undo" | "redo" };

const simple: Record<string, GridCommand> = {
  F2: { kind: "edit" },
  Enter: { kind: "edit" },
  Delete: { kind: "clear" },
  Backspace: { kind: "clear" },
  "mod+a": { kind: "all" },
  "mod+d": { kind: "fillDown" },
  "mod+r": { kind: "fillAcross" },
  "mod+z": { kind: "undo" },
  "mod+shift+z": { kind: "redo" },
  "mod+y": { kind: "redo" },
  Tab: { kind: "tab", by: 1 },
  "shift+Tab": { kind: "tab", by: -1 },
};

const ways: Record<string, Cell> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

/** The direction of an arrow key. In right-to-left languages, the next column is to the left, so left and right are swapped. */
export function wayOf(key: string, rtl: boolean): Cell | undefined {
  const way = ways[key];
  return way && rtl ? { row: way.row, column: -way.column + 0 } : way;
}

/** The command for a key press. `stroke` has the format of lib/keys. */
export function commandOf(stroke: string, rtl: boolean): GridCommand | undefined {
  const known = simple[stroke];
  if (known) return known;
  const parts = stroke.split("+");
  const key = parts.pop() ?? "";
  if (parts.includes("alt")) return undefined;
  const extend = parts.includes("shift");
  const mod = parts.includes("mod");
  const by = wayOf(key, rtl);
  if (by) return { kind: "move", by, extend, jump: mod };
  if (key === "Home" || key === "End")
    return { kind: "end", of: mod ? "grid" : "row", last: key === "End", extend };
  if ((key === "PageUp" || key === "PageDown") && !mod)
    return { kind: "page", by: key === "PageDown" ? 1 : -1, extend };
  return undefined;
}
