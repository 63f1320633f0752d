import type { KeyboardEvent } from "react";

/** The properties of a key press that identify the key. */
export type KeyPress = Pick<
  globalThis.KeyboardEvent,
  "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey"
>;

const isApple = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? "");

const MODIFIERS = new Set(["Control", "Meta", "Alt", "Shift", "AltGraph", "CapsLock", "Dead"]);

/**
 * A key press as text, such as `g`, `?`, `mod+k`, or `shift+g`. `mod` is Command on a Mac and Control elsewhere. Letters are
 * those of a Latin keyboard, so that shortcuts also work with Arabic or Russian layouts. Undefined for modifiers and similar
 * keys.
 */
export function strokeOf(press: KeyPress, apple = isApple): string | undefined {
  if (MODIFIERS.has(press.key)) return undefined;
  const [mod, other] = apple ? [press.metaKey, press.ctrlKey] : [press.ctrlKey, press.metaKey];
  if (other) return undefined; // The operating system uses these shortcuts.
  const latin = /^Key([A-Z])$/.exec(press.code)?.[1];
  const key =
    latin !== undefined && (press.key.length > 1 || press.key.charCodeAt(0) > 127)
      ? latin.toLowerCase()
      : press.key.length === 1
        ? press.key.toLowerCase()
        : press.key;
  // Leaves out Shift for characters such as `?`, because typing them requires it.
  const shift = press.shiftKey && (key.length > 1 || /[a-z]/.test(key));
  return [mod && "mod", press.altKey && "alt", shift && "shift", key === " " ? "Space" : key]
    .filter((part) => part !== false)
    .join("+");
}

/** True for the save shortcut on any keyboard: Control or Command, and S. */
export const isSaveKey = (press: KeyPress): boolean => strokeOf(press, press.metaKey) === "mod+s";

/** True for the shortcut that submits an overlay, as in similar software: Control or Command, and Enter. */
export const isSubmitKey = (press: KeyPress): boolean =>
  strokeOf(press, press.metaKey) === "mod+Enter";

/** Returns an `onKeyDown` handler that saves an overlay with the save and the submit shortcut. */
export const onSaveKey = (save: () => void) => (event: KeyboardEvent<HTMLElement>) => {
  if (!isSaveKey(event) && !isSubmitKey(event)) return;
  // Prevents the browser from saving the page as a file, and a form below from being submitted.
  event.preventDefault();
  // React bubbles events of nested overlays to this one. A key that is held down must not confirm a dialog that the user hasn't
  // read.
  const isHere = event.target instanceof Node && event.currentTarget.contains(event.target);
  if (isHere && !event.repeat) save();
};

/** Maximum time in milliseconds between the keys of a sequence. */
const SEQUENCE_PAUSE = 1000;

/** Combines key presses into sequences, such as `g p`. */
export function createSequencer(now: () => number = () => performance.now()) {
  let begun = "";
  let last = 0;
  return {
    /** Returns the known keys that this key press completes, or "begun" if it may start a sequence. */
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

/** True if two shortcuts conflict, because they are equal, or one is the beginning of the other. */
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

/** The labels of a shortcut's keys. For `mod+k`, returns `["⌘ K"]` or `["Ctrl K"]`. For `g p`, returns `["G", "P"]`. */
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
