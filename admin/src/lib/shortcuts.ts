import { useEffectEvent, useLayoutEffect } from "react";
import { createSequencer, strokeOf } from "./keys.ts";
import { currentCommands, keysOf } from "./commands.ts";
import { DIALOGS, WRITING } from "./user-busy.ts";

/**
 * True if a key press may trigger a shortcut. No shortcut works in menus and dialogs, and only those with `mod` work in text
 * fields.
 */
function isFree(event: KeyboardEvent, stroke: string): boolean {
  // Code 229 also means that an input method is active.
  if (event.defaultPrevented || event.isComposing || event.keyCode === 229) return false;
  const target = event.target instanceof Element ? event.target : null;
  return !target?.closest(stroke.startsWith("mod+") ? DIALOGS : WRITING);
}

/** Handles the shortcuts of all commands. The shell calls it once. */
export function useShortcutKeys(): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const stroke = strokeOf(event);
    if (stroke === undefined || !isFree(event, stroke)) return;
    const commands = currentCommands().filter((command) => keysOf(command) !== "");
    const found = sequencer.press(stroke, commands.map(keysOf));
    if (found === undefined || found === "begun") return;
    const command = commands.findLast((candidate) => keysOf(candidate) === found.keys);
    if (command && command.run() !== false) event.preventDefault();
  });
  useLayoutEffect(() => {
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}

const sequencer = createSequencer();

/** Calls `act` for a plain key, except in fields, menus, and dialogs. `act` must return true if it handled the key. */
export function useShortcut(act: (event: KeyboardEvent) => boolean): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (isFree(event, event.key) && act(event)) event.preventDefault();
  });
  useLayoutEffect(() => {
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}
