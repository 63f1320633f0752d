import type { KeyboardEvent } from "react";

/** Properties of a key press that identify the key. */
export type KeyPress = Pick<
  globalThis.KeyboardEvent,
  "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey"
>;

const isApple = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? "");

const MODIFIERS = new Set(["Control", "Meta", "Alt", "Shift", "AltGraph", "CapsLock", "Dead"]);

/**
 * A key press as text: `g`, `?`, `mod+k`, `shift+g`. `mod` is Command on a Mac and Control elsewhere. A letter is that of a Latin
 * keyboard, so that shortcuts work with Arabic or Russian layouts. `undefined` for modifiers and similar keys.
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
  // Includes Shift only for letters, because it is part of typing `?`.
  const shift = press.shiftKey && (key.length > 1 || /[a-z]/.test(key));
  return [mod && "mod", press.altKey && "alt", shift && "shift", key === " " ? "Space" : key]
    .filter((part) => part !== false)
    .join("+");
}

/** The save shortcut, on every keyboard: Control or Command and S. */
export const isSaveKey = (press: KeyPress): boolean => strokeOf(press, press.metaKey) === "mod+s";

/** The shortcut that submits an overlay, as in other back offices: Control or Command and Enter. */
export const isSubmitKey = (press: KeyPress): boolean =>
  strokeOf(press, press.metaKey) === "mod+Enter";

/** `onKeyDown` handler of an overlay, for these shortcuts. */
export const onSaveKey = (save: () => void) => (event: KeyboardEvent<HTMLElement>) => {
  if (!isSaveKey(event) && !isSubmitKey(event)) return;
  // Prevents the browser from saving the page as a file, and a form below from being submitted.
  event.preventDefault();
  // React bubbles events of nested overlays to this one. A repeated key must not confirm a dialog that nobody has read.
  const isHere = event.target instanceof Node && event.currentTarget.contains(event.target);
  if (isHere && !event.repeat) save();
};

/** Time after `g` in which a `p` completes the sequence, in milliseconds. */
const SEQUENCE_PAUSE = 1000;

/** Combines key presses into sequences such as `g p`. */
export function createSequencer(now: () => number = () => performance.now()) {
  let begun = "";
  let last = 0;
  return {
    /** The known keys that this key press completes, or "begun" if it may start a sequence. */
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

/** True if two shortcuts conflict: the same keys, or one is the beginning of the other. */
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

/** Labels of the keys: `mod+k` → `["⌘ K"]` or `["Ctrl K"]`, `g p` → `["G", "P"]`. */
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
