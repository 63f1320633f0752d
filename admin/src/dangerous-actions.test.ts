// The contract states how serious a write is (`x-effect`). A write that destroys something or moves money must follow a
// confirmation, or come from a form with a submit button. This test checks the sources, so new screens don't have to be
// registered here.
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { effectOf } from "@countertop/sdk/effects";
import * as operations from "@countertop/sdk/operations";
import { parseSync } from "vite";
import { expect, it } from "vitest";

interface Node {
  type: string;
  [key: string]: unknown;
}
interface Source {
  text: string;
  program: Node;
  /** The code of each name that is declared in the file. */
  declared: Map<string, Node>;
  /** The files that names are imported from. */
  imported: Map<string, string>;
}

const root = import.meta.dirname;
const files = globSync("**/*.{ts,tsx}", { cwd: root }).filter(
  (file) => !/\.test[.-]|\.gen\.|\.d\.ts$|^testing\//.test(file),
);
const sources = new Map(files.map((file) => [file, sourceOf(file)]));

/**
 * The update operations of resources. They are excluded, because most updates come from forms, and updates outside of forms can
 * be undone.
 */
const updates = new Set(
  [...sources.values()].flatMap(({ text }) => /(?<=\bupdate: )admin\w+/.exec(text) ?? []),
);
const grave = new Set(
  Object.entries(operations).flatMap(([name, { method, path }]) => {
    const effect = effectOf(`${method} ${path}`);
    const isGrave = effect === "destructive" || effect === "money";
    if (!name.startsWith("admin") || !isGrave || updates.has(name)) return [];
    return [name, `useAdmin${name.slice("admin".length)}`];
  }),
);

it("each action that destroys something or moves money asks for a confirmation or has an undo", () => {
  const silent: string[] = [];
  let checked = 0;
  for (const [file, { program }] of sources)
    for (const node of nodesIn(program)) {
      const own = node.type === "ObjectExpression" ? propertiesOf(node) : new Map<string, Node>();
      const isAction = own.has("label") && own.has("icon");
      const run = own.get("run") ?? own.get("runMany") ?? own.get("call");
      if (!isAction || !run || !reaches(file, run)) continue;
      checked += 1;
      const name = own.get("id") ?? own.get("name");
      // The default deletion in a list asks (`use-resource-actions.tsx`), and a custom one overrides only the properties that it
      // sets.
      const asks = ["ask", "asks", "undo", "undoMany"].some((one) => own.has(one));
      if (!asks && name?.["value"] !== "delete") silent.push(`${file}: ${String(name?.["value"])}`);
    }
  expect(silent).toEqual([]);
  // If fewer actions are checked, the way to define actions has changed, and this test checks nothing.
  expect(checked).toBeGreaterThanOrEqual(5);
});

it("each other write that destroys something or moves money has a confirmation or a form", () => {
  // Cards with parts ask before calling their `remove`. The default deletion in a list, which a custom `delete` extends, also
  // asks. `useFormPart` adds values to a page's form, which the user saves.
  const surface =
    /\b(?:Lazy)?Confirm\b|\basks?: \{|\b(?:Form|Create)Drawer\b|\bWizard\b|<form\b|\bDialog\.Content\b|<FocusModal\b|\bremove=\{|\bid: "delete"|\buseFormPart\(/;
  const importers = new Map<string, string[]>();
  for (const [file, { imported }] of sources)
    for (const other of new Set(imported.values()))
      importers.set(other, [...(importers.get(other) ?? []), file]);
  const isAsked = (file: string, seen = new Set<string>()): boolean => {
    if (surface.test(sources.get(file)?.text ?? "") || seen.has(file)) return true;
    seen.add(file);
    const users = importers.get(file) ?? [];
    return users.length > 0 && users.every((one) => isAsked(one, seen));
  };
  const uses = files.filter(
    (file) =>
      // A resource only declares its deletion. `record-menu.tsx` and `use-resource-actions.tsx` ask before calling it.
      !file.startsWith("resources/") &&
      [...(sources.get(file)?.imported.keys() ?? [])].some((name) => grave.has(name)),
  );
  expect(uses.length).toBeGreaterThan(20);
  for (const file of ["patterns/record/record-menu.tsx", "patterns/list/use-resource-actions.tsx"])
    expect(sources.get(file)?.text, file).toMatch(surface);
  expect(uses.filter((file) => !isAsked(file))).toEqual([]);
});

/** True if this code calls a serious operation, directly or through names in this file and in files that it imports. */
function reaches(file: string, code: Node, seen = new Set<Node>()): boolean {
  if (seen.has(code)) return false;
  seen.add(code);
  const { declared, imported } = sources.get(file) as Source;
  for (const { type, name } of nodesIn(code)) {
    if (type !== "Identifier" || typeof name !== "string") continue;
    // A deletion next to a creation undoes an incomplete creation.
    const creation = name.replace("Delete", "Create");
    if (grave.has(name) && (creation === name || !imported.has(creation))) return true;
    const own = declared.get(name);
    if (own && reaches(file, own, seen)) return true;
    const other = imported.get(name);
    const there = other && sources.get(other)?.declared.get(name);
    if (other && there && reaches(other, there, seen)) return true;
  }
  return false;
}

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* nodesIn(one);
  else if (typeof value === "object" && value !== null) {
    if ("type" in value) yield value as Node;
    yield* nodesIn(Object.values(value));
  }
}

const propertiesOf = ({ properties }: Node): Map<string, Node> =>
  new Map(
    (properties as Node[]).flatMap((one) => {
      const key = one["key"] as { name?: string } | undefined;
      return key?.name ? [[key.name, one["value"] as Node] as const] : [];
    }),
  );

function sourceOf(file: string): Source {
  const text = readFileSync(join(root, file), "utf8");
  const program = parseSync(file, text).program as unknown as Node;
  const declared = new Map<string, Node>();
  const imported = new Map<string, string>();
  const namesIn = (pattern: unknown): string[] =>
    [...nodesIn(pattern)].flatMap(({ type, name }) =>
      type === "Identifier" && typeof name === "string" ? [name] : [],
    );
  for (const node of nodesIn(program)) {
    if (node.type === "VariableDeclarator" && node["init"])
      for (const name of namesIn(node["id"])) declared.set(name, node["init"] as Node);
    if (node.type === "FunctionDeclaration")
      for (const name of namesIn(node["id"])) declared.set(name, node["body"] as Node);
    const from = (node["source"] as { value?: unknown } | undefined)?.value;
    if (typeof from !== "string") continue;
    const other = from.startsWith(".") ? join(dirname(file), from) : from;
    if (node.type === "ImportDeclaration")
      for (const name of namesIn(node["specifiers"])) imported.set(name, other);
    // Code that is loaded on demand.
    else imported.set(`import(${from})`, other);
  }
  return { text, program, declared, imported };
}
