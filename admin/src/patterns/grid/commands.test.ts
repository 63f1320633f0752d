import { expect, it } from "vitest";
import { fixedKeys } from "../../lib/fixed-keys.ts";
import { commandOf } from "./commands.ts";

it.each([
  ["ArrowRight", false, { kind: "move", by: { row: 0, column: 1 }, extend: false, jump: false }],
  ["ArrowRight", true, { kind: "move", by: { row: 0, column: -1 }, extend: false, jump: false }],
  ["ArrowDown", true, { kind: "move", by: { row: 1, column: 0 }, extend: false, jump: false }],
  [
    "mod+shift+ArrowUp",
    false,
    { kind: "move", by: { row: -1, column: 0 }, extend: true, jump: true },
  ],
  ["shift+Home", false, { kind: "end", of: "row", last: false, extend: true }],
  ["mod+End", false, { kind: "end", of: "grid", last: true, extend: false }],
  ["shift+PageDown", false, { kind: "page", by: 1, extend: true }],
  ["shift+Tab", false, { kind: "tab", by: -1 }],
  ["mod+y", false, { kind: "redo" }],
  ["mod+shift+z", false, { kind: "redo" }],
  ["alt+ArrowLeft", false, undefined],
  ["mod+k", false, undefined],
  ["a", false, undefined],
])("%s (right to left: %s) is the command %j", (stroke, rtl, command) => {
  expect(commandOf(stroke, rtl)).toEqual(command);
});

it.each(Object.entries(fixedKeys.grid))(
  "a key runs the command that the list of shortcuts names: %s",
  (name, strokes) => {
    const kinds: Partial<Record<string, string>> = {
      extend: "move",
      jump: "move",
      rowEnds: "end",
      gridEnds: "end",
    };
    for (const stroke of strokes)
      expect(commandOf(stroke, false)).toMatchObject({
        kind: kinds[name] ?? name,
        ...(name === "extend" && { extend: true }),
        ...(name === "jump" && { jump: true }),
        ...(kinds[name] === "end" && { of: name === "rowEnds" ? "row" : "grid" }),
      });
  },
);
