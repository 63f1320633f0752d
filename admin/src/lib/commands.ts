import { useLayoutEffect, useRef, useSyncExternalStore, type ReactNode } from "react";
import { keysClash } from "./keys.ts";
import { stored, useStored } from "./local-storage.ts";

/** The groups of commands in the command palette and the list of shortcuts, in this order. */
export const commandGroups = ["page", "list", "go", "extensions", "admin"] as const;
export type CommandGroup = (typeof commandGroups)[number];

/** A command with a name or a shortcut. */
export interface Command {
  /**
   * The command's id, such as `product.publish`. It must not change between versions and languages, because custom shortcuts
   * are stored under it.
   */
  id: string;
  group: CommandGroup;
  /** The label in the user's language. */
  label: string;
  icon?: ReactNode;
  /** The shortcut, such as `p`, `g p`, or `mod+k`. The user may have customized it. */
  keys?: string;
  /** True if the command makes sense only as a shortcut, such as moving to the next row. */
  keysOnly?: boolean;
  /** Runs the command. If it returns false, the key press isn't handled. */
  run(): unknown;
}

const sources = new Set<readonly Command[]>();
const listeners = new Set<() => void>();
let all: readonly Command[] | undefined;

function changed(): void {
  all = undefined;
  for (const listener of listeners) listener();
}

/** All commands that are currently available. If several commands have the same id, the last one is used. */
export const currentCommands = (): readonly Command[] =>
  (all ??= [...new Map([...sources].flat().map((command) => [command.id, command])).values()]);

/** Adds commands, for example those of an extension. The returned function removes them. */
function addCommands(commands: readonly Command[]): () => void {
  sources.add(commands);
  changed();
  return () => {
    sources.delete(commands);
    changed();
  };
}

/** Adds these commands to the command palette, the shortcuts, and the list of shortcuts while the component is mounted. */
export function useCommands(commands: readonly Command[]): void {
  const latest = useRef(commands);
  // Uses a layout effect, because users may press a shortcut as soon as its button is visible.
  useLayoutEffect(() => void (latest.current = commands));
  // Handlers can change with each render, so only changes to visible properties cause an update.
  const shape = commands
    .map(({ id, group, label, keys, keysOnly }) => [id, group, label, keys, keysOnly].join("\t"))
    .join("\n");
  useLayoutEffect(
    () =>
      addCommands(
        latest.current.map((command, index) => ({
          ...command,
          run: () => latest.current[index]?.run(),
        })),
      ),
    [shape],
  );
}

export const useCurrentCommands = (): readonly Command[] =>
  useSyncExternalStore(subscribe, currentCommands);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Custom shortcuts by command. An empty string disables the shortcut. */
const chosenKeys = stored<Readonly<Record<string, string>>>("keys", (value) =>
  typeof value === "object" && value !== null
    ? Object.fromEntries(
        Object.entries(value).filter(
          (entry): entry is [string, string] => typeof entry[1] === "string",
        ),
      )
    : {},
);

export const keysOf = ({ id, keys = "" }: Pick<Command, "id" | "keys">): string =>
  chosenKeys.get()[id] ?? keys;

/** The custom shortcuts. The component rerenders when they change. */
export const useChosenKeys = () => useStored(chosenKeys)[0];

/**
 * Sets a custom shortcut. `undefined` restores the default. If the shortcut conflicts with that of another available
 * command, returns that command and changes nothing.
 */
export function chooseKeys(
  command: Command,
  keys: string | undefined,
  others: readonly Command[] = currentCommands(),
): { clash: Command } | undefined {
  const wanted = keys ?? command.keys ?? "";
  const clash = others.find((other) => other.id !== command.id && keysClash(keysOf(other), wanted));
  if (clash) return { clash };
  const { [command.id]: _, ...rest } = chosenKeys.get();
  chosenKeys.set(wanted === (command.keys ?? "") ? rest : { ...rest, [command.id]: wanted });
  return undefined;
}
