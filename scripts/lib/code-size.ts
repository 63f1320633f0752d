// Metrics of the admin's hand-written code, from its source text.
import { dirname, join } from "node:path";

/** Source files, by their paths below `admin/src`, such as `features/users/users.tsx`. */
export type Sources = ReadonlyMap<string, string>;

export interface Measure {
  label: string;
  value: number;
}

const linesIn = (text: string): number => text.split("\n").length - 1;
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const matches = (sources: Sources, pattern: RegExp): string[] =>
  [...sources.values()].flatMap((text) => [...text.matchAll(pattern)].map(([found]) => found));

/** Matches components that a feature uses for an action without an action definition. */
const OVERLAY =
  /<(FormDrawer|FocusModal|LazyConfirm|Confirm|Wizard|LayeredModal|GridModal|Dialog\.Root|ResourcePicker)\b/;

/** The names that an entry point exports: `export { a, type B } from` and `export const c`. */
export function exportedNames(text: string): string[] {
  const lists = [...text.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, list = ""]) =>
    list
      .split(",")
      .map((name) => name.trim())
      .filter((name) => name !== ""),
  );
  const declared = [
    ...text.matchAll(/^export (?:async )?(?:function|const|class|interface|type) (\w+)/gm),
  ].map(([, name = ""]) => name);
  return [...lists, ...declared];
}

/** The files that each file imports when it loads. Doesn't include `import()`, which loads files later. */
export function importsOf(sources: Sources): Map<string, string[]> {
  return new Map(
    [...sources].map(([file, text]) => [
      file,
      [...text.matchAll(/^(?:import|export)\b[^;]*?from "(\.[^"]+)"/gm)]
        .map(([, path = ""]) => join(dirname(file), path))
        .filter((path) => sources.has(path)),
    ]),
  );
}

/** Groups of files that import each other, directly or through other files. One pass finds all groups. */
export function importCycles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const cycles: string[][] = [];
  const visit = (file: string): void => {
    order.set(file, order.size);
    lowest.set(file, order.size - 1);
    open.push(file);
    for (const next of imports.get(file) ?? []) {
      if (!order.has(next)) visit(next);
      if (open.includes(next))
        lowest.set(file, Math.min(lowest.get(file) ?? 0, lowest.get(next) ?? 0));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const group = open.splice(open.indexOf(file));
    if (group.length > 1) cycles.push(group);
  };
  for (const file of imports.keys()) if (!order.has(file)) visit(file);
  return cycles;
}

/** Pairs of folders in `patterns/` that import each other. */
export function mutualFolders(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const folderOf = (file: string) => /^patterns\/([^/]+)\//.exec(file)?.[1];
  const arrows = new Set<string>();
  for (const [file, targets] of imports)
    for (const target of targets) {
      const [from, to] = [folderOf(file), folderOf(target)];
      if (from && to && from !== to) arrows.add(`${from} ${to}`);
    }
  return [...arrows].filter((arrow) => {
    const [from = "", to = ""] = arrow.split(" ");
    return from < to && arrows.has(`${to} ${from}`);
  });
}

/** All metrics, in the order of the table. `hooks` contains the names of the SDK's generated hooks. */
export function measure(sources: Sources, hooks: ReadonlySet<string>): Measure[] {
  const imports = importsOf(sources);
  const actions = [...sources].filter(
    ([file, text]) => file.startsWith("features/") && OVERLAY.test(text),
  );
  const orders = [...sources].filter(([file]) =>
    /^(features\/orders\/|routes\/a\/orders\/|resources\/orders\.ts)/.test(file),
  );
  const used = new Set(matches(sources, /\buse[A-Z]\w*/g).filter((name) => hooks.has(name)));
  const entries = [...sources].filter(([file]) => /^patterns\/[^/]+\.ts$/.test(file));
  return [
    { label: "lines of `admin/src`", value: sum([...sources.values()].map(linesIn)) },
    { label: "files with handwritten actions", value: actions.length },
    { label: "lines of these files", value: sum(actions.map(([, text]) => linesIn(text))) },
    {
      label: "actions from `defineAction`",
      value: matches(sources, /(?<!function )\bdefineAction\(/g).length,
    },
    { label: "lines of orders", value: sum(orders.map(([, text]) => linesIn(text))) },
    {
      label: "casts (`as never`, `as unknown as`)",
      value: matches(sources, /\bas (?:never|unknown as)\b/g).length,
    },
    { label: "generated hooks used by the admin", value: used.size },
    {
      label: "writes without their own hook (`useWrite()`, `useOperationWriter()`)",
      value: matches(sources, /(?<!function )\buse(?:Write|OperationWriter)\(\)/g).length,
    },
    {
      label: "names that the entry points of `patterns/` export",
      value: sum(entries.map(([, text]) => exportedNames(text).length)),
    },
    {
      label: "folders of `patterns/` that import each other (pairs)",
      value: mutualFolders(imports).length,
    },
    { label: "import cycles", value: importCycles(imports).length },
  ];
}
