import type { KeyboardEvent } from "react";

/** What of a key press tells which key it was. */
export type KeyPress = Pick<
  globalThis.KeyboardEvent,
  "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey"
>;

const isApple = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? "");

const MODIFIERS = new Set(["Control", "Meta", "Alt", "Shift", "AltGraph", "CapsLock", "Dead"]);

/**
 * A key press in words: `g`, `?`, `mod+k`, `shift+g`. `mod` is Command on a Mac and Control elsewhere. A letter is the one
 * printed on a Latin keyboard, so that shortcuts work while writing Arabic or Russian. `undefined` where it is no key to act on.
 */
export function strokeOf(press: KeyPress, apple = isApple): string | undefined {
  if (MODIFIERS.has(press.key)) return undefined;
  const [mod, other] = apple ? [press.metaKey, press.ctrlKey] : [press.ctrlKey, press.metaKey];
  if (other) return undefined; // the system's
  const latin = /^Key([A-Z])$/.exec(press.code)?.[1];
  const key =
    latin !== undefined && (press.key.length > 1 || press.key.charCodeAt(0) > 127)
      ? latin.toLowerCase()
      : press.key.length === 1
        ? press.key.toLowerCase()
        : press.key;
  // Shift is part of what `?` is, but not of what a letter is.
  const shift = press.shiftKey && (key.length > 1 || /[a-z]/.test(key));
  return [mod && "mod", press.altKey && "alt", shift && "shift", key === " " ? "Space" : key]
    .filter((part) => part !== false)
    .join("+");
}

/** What saves, on every keyboard. */
export const isSaveKey = (press: KeyPress): boolean => strokeOf(press, press.metaKey) === "mod+s";

/** What `onKeyDown` of a window over the page does by it. */
export const onSaveKey = (save: () => void) => (event: KeyboardEvent<HTMLElement>) => {
  if (!isSaveKey(event)) return;
  // Neither the page as a file, nor the form that stands on the page below.
  event.preventDefault();
  // A window over this one is its child to React. Held down, the key leads through nothing that nobody has read.
  const isHere = event.target instanceof Node && event.currentTarget.contains(event.target);
  if (isHere && !event.repeat) save();
};

/** How long after `g` a `p` still belongs to it. */
const SEQUENCE_PAUSE = 1000;

/** Puts strokes together to sequences such as `g p`. */
export function createSequencer(now: () => number = () => performance.now()) {
  let begun = "";
  let last = 0;
  return {
    /** Which of the known keys this stroke completes; "begun" where it may become one. */
    press(stroke: string, known: readonly string[]): { keys: string } | "begun" | undefined {
      const inTime = now() - last <= SEQUENCE_PAUSE;
      last = now();
      const candidates = begun !== "" && inTime ? [`${begun} ${stroke}`, stroke] : [stroke];
      begun = "";
      for (const keys of candidates) {
        if (known.includes(keys)) return { keys };
        if (known.some((other) => other.startsWith(`${keys} `))) {
          begun = keys;
          return "begun";
        }
      }
      return undefined;
    },
  };
}

/** Two shortcuts that cannot both be reached: the same keys, or one the beginning of the other. */
export const keysClash = (a: string, b: string): boolean =>
  a !== "" && b !== "" && (`${a} `.startsWith(`${b} `) || `${b} `.startsWith(`${a} `));

const symbols: Record<string, string> = {
  ArrowDown: "↓",
  ArrowUp: "↑",
  ArrowLeft: "←",
  ArrowRight: "→",
  Enter: "↵",
  Escape: "Esc",
};

/** As printed on keys: `mod+k` → `["⌘ K"]` or `["Ctrl K"]`, `g p` → `["G", "P"]`. */
export const keyCaps = (keys: string, apple = isApple): string[] =>
  keys.split(" ").map((stroke) =>
    stroke
      .split(/\+(?=.)/)
      .map((part) => {
        if (part === "mod") return apple ? "⌘" : "Ctrl";
        if (part === "alt") return apple ? "⌥" : "Alt";
        if (part === "shift") return apple ? "⇧" : "Shift";
        return symbols[part] ?? (part.length === 1 ? part.toUpperCase() : part);
      })
      .join(" "),
  );
