import { useEffectEvent, useLayoutEffect } from "react";
import { createSequencer, strokeOf } from "../../lib/keys.ts";
import { currentCommands, keysOf } from "./commands.ts";
import { DIALOGS, WRITING } from "./user-busy.ts";

/** Keys that act on the page as a whole must stay out of the way of writing, of menus and of dialogs. */
function isFree(event: KeyboardEvent, stroke: string): boolean {
  // An input method is at work, also while the browser gives its keys the code 229.
  if (event.defaultPrevented || event.isComposing || event.keyCode === 229) return false;
  const target = event.target instanceof Element ? event.target : null;
  return !target?.closest(stroke.startsWith("mod+") ? DIALOGS : WRITING);
}

/** Listens for the keys of all commands. Once per page, by the shell. */
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

/** Calls `act` for a plain key pressed anywhere on the page; the key counts as used when `act` returns true. */
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
