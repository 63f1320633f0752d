import { useLayoutEffect, useRef, useSyncExternalStore, type ReactNode } from "react";
import { keysClash } from "../../lib/keys.ts";
import { stored, useStored } from "../../lib/local-storage.ts";

/** Where a command belongs, in the palette and in the help sheet, and in this order. */
export const commandGroups = ["page", "list", "go", "extensions", "admin"] as const;
export type CommandGroup = (typeof commandGroups)[number];

/** Something that can be done by name or by key. */
export interface Command {
  /** Stays the same over versions and languages: what a reader remapped is kept under it. `product.publish`. */
  id: string;
  group: CommandGroup;
  /** In the reader's language. */
  label: string;
  icon?: ReactNode;
  /** `p`, `g p`, `mod+k`; the reader may choose others. */
  keys?: string;
  /** Makes no sense by its name alone, such as stepping to the next row. */
  keysOnly?: boolean;
  /** The key counts as unused when this returns false. */
  run(): unknown;
}

const sources = new Set<readonly Command[]>();
const listeners = new Set<() => void>();
let all: readonly Command[] | undefined;

function changed(): void {
  all = undefined;
  for (const listener of listeners) listener();
}

/** Everything that can be done at this moment. Of two with the same id the one that came last counts. */
export const currentCommands = (): readonly Command[] =>
  (all ??= [...new Map([...sources].flat().map((command) => [command.id, command])).values()]);

/** Offers commands until they are taken back by what it returns: an extension's, say. */
function addCommands(commands: readonly Command[]): () => void {
  sources.add(commands);
  changed();
  return () => {
    sources.delete(commands);
    changed();
  };
}

/** Offers these commands while the component is shown: in the palette, by their keys, and in the help sheet. */
export function useCommands(commands: readonly Command[]): void {
  const latest = useRef(commands);
  // As early as what it belongs to is seen, not some frames later: a quick hand presses its key at once.
  useLayoutEffect(() => void (latest.current = commands));
  // What they do may change with every render; only what they look like is news.
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

/** The keys that the reader chose, by command; an empty text switches a shortcut off. */
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

/** Whoever shows keys renders again when the reader chooses others. */
export const useChosenKeys = () => useStored(chosenKeys)[0];

/** `undefined` brings back the keys it came with. Refused where another command of now would be hidden by it. */
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
