import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import {
  createSequencer,
  isSaveKey,
  isSubmitKey,
  keyCaps,
  keysClash,
  strokeOf,
  type KeyPress,
} from "./keys.ts";

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: "",
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});

describe("a key press", () => {
  it.each<[string | undefined, KeyPress]>([
    ["g", press("g")],
    ["?", press("?", { shiftKey: true })],
    ["shift+g", press("G", { shiftKey: true })],
    ["mod+k", press("k", { ctrlKey: true })],
    ["mod+shift+k", press("K", { ctrlKey: true, shiftKey: true })],
    ["shift+Enter", press("Enter", { shiftKey: true })],
    ["Space", press(" ")],
    ["+", press("+")],
    ["p", press("з", { code: "KeyP" })],
    ["k", press("ن", { code: "KeyK" })],
    [undefined, press("Shift")],
    [undefined, press("k", { metaKey: true })],
  ])("is %s", (stroke, event) => expect(strokeOf(event, false)).toBe(stroke));

  it.each<[boolean, KeyPress]>([
    [true, press("s", { ctrlKey: true })],
    [true, press("s", { metaKey: true })],
    [true, press("S", { ctrlKey: true })],
    [true, press("ы", { ctrlKey: true, code: "KeyS" })],
    [true, press("س", { metaKey: true, code: "KeyS" })],
    [false, press("s")],
    [false, press("s", { ctrlKey: true, altKey: true })],
    [false, press("d", { ctrlKey: true })],
  ])("is the save shortcut on any keyboard: %s", (saves, event) =>
    expect(isSaveKey(event)).toBe(saves),
  );

  it.each<[boolean, KeyPress]>([
    [true, press("Enter", { ctrlKey: true })],
    [true, press("Enter", { metaKey: true })],
    [false, press("Enter")],
    [false, press("Enter", { ctrlKey: true, shiftKey: true })],
  ])("is the shortcut that submits an overlay on any keyboard: %s", (submits, event) =>
    expect(isSubmitKey(event)).toBe(submits),
  );

  it("uses Command as mod on a Mac", () => {
    expect(strokeOf(press("k", { metaKey: true }), true)).toBe("mod+k");
    expect(strokeOf(press("k", { ctrlKey: true }), true)).toBeUndefined();
  });
});

describe("a sequence", () => {
  const known = ["g p", "g o", "p", "?"];
  function typing() {
    let time = 0;
    const { press: stroke } = createSequencer(() => time);
    return (key: string, after = 100) => {
      time += after;
      return stroke(key, known);
    };
  }

  it("is complete with its last key", () => {
    const type = typing();
    expect(type("g")).toBe("begun");
    expect(type("o")).toEqual({ keys: "g o" });
    expect(type("o")).toBeUndefined();
  });
  it("takes precedence over a single key, within a time limit", () => {
    const type = typing();
    type("g");
    expect(type("p", 1000)).toEqual({ keys: "g p" });
    type("g");
    expect(type("p", 1001)).toEqual({ keys: "p" });
  });
  it("is discarded by a key that doesn't belong to it, which is then handled on its own", () => {
    const type = typing();
    type("g");
    expect(type("?")).toEqual({ keys: "?" });
    expect(type("p")).toEqual({ keys: "p" });
    type("g");
    expect(type("g")).toBe("begun");
    expect(type("p")).toEqual({ keys: "g p" });
  });
});

it.each([
  ["g p", "g p", true],
  ["g", "g p", true],
  ["g p", "g", true],
  ["g p", "g o", false],
  ["g", "gg", false],
  ["", "g", false],
])("%j and %j clash: %s", (a, b, clash) => expect(keysClash(a, b)).toBe(clash));

it("a shortcut is shown with the labels of its keys", () => {
  expect(keyCaps("mod+k", true)).toEqual(["⌘ K"]);
  expect(keyCaps("mod+shift+Enter", false)).toEqual(["Ctrl Shift ↵"]);
  expect(keyCaps("g p")).toEqual(["G", "P"]);
  expect(keyCaps("mod++", false)).toEqual(["Ctrl +"]);
});

it("no shortcut of the admin begins with E, which is reserved for extensions", () => {
  const root = resolve(import.meta.dirname, "..");
  const files = globSync("**/*.{ts,tsx}", { cwd: root }).filter((file) => !file.includes(".test."));
  const shortcuts = files.flatMap((file) => {
    const text = readFileSync(join(root, file), "utf8");
    // Matches `keys: "g o"`, and tables such as `const keys = { capture: "c" }`.
    const tables = Array.from(text.matchAll(/const \w*[kK]eys = \{([^}]*)\}/g), ([, part]) => part);
    return [...tables, ...(text.match(/\bkeys: "[^"]*"/g) ?? [])].flatMap((part) =>
      Array.from((part ?? "").matchAll(/: "([^"]*)"/g), ([, keys = ""]) => ({ file, keys })),
    );
  });
  expect(shortcuts.map(({ keys }) => keys)).toEqual(expect.arrayContaining(["c", "m", "g o"]));
  expect(shortcuts.filter(({ keys }) => /^e\b/.test(keys))).toEqual([]);
});
