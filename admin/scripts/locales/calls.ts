import { parseSync } from "vite";
import { pluralOf, variablesOf, type Strings } from "./strings.ts";

/* Parses calls of `t`. The compiler checks their keys, but can't check placeholders, because the type of a JSON file's texts is
   only `string`. Supports literal keys, including keys in a condition or with a variable part. */

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

export interface Use {
  line: number;
  /** A key, or the pattern of a key with a variable part. The namespace is optional. */
  key: string | RegExp;
  namespaces: readonly string[];
  /** Names of the values that the call passes; undefined if they aren't known. */
  given: readonly string[] | undefined;
}

export interface SourceUse {
  calls: Use[];
  /** Every literal in the file that may be a key. */
  mentioned: Set<string>;
  patterns: RegExp[];
}

type Scope = Map<string, readonly string[]>;

export function readUses(file: string, code: string): SourceUse {
  const { program } = parseSync(file, code);
  const found: SourceUse = { calls: [], mentioned: new Set(), patterns: [] };
  const aliases: Scope = new Map();

  const visit = (value: unknown, scope: Scope): void => {
    if (Array.isArray(value)) return value.forEach((one) => visit(one, scope));
    if (!isNode(value)) return;
    const inner = /Function/.test(value.type) ? new Map(scope) : scope;
    note(value, inner);
    for (const child of Object.values(value)) if (typeof child === "object") visit(child, inner);
  };

  const note = (node: Node, scope: Scope): void => {
    if (node.type === "Literal" && typeof node["value"] === "string")
      found.mentioned.add(node["value"]);
    if (node.type === "TemplateLiteral") {
      const [key] = keysIn(node);
      if (key instanceof RegExp) found.patterns.push(key);
    }
    if (node.type === "TSTypeAliasDeclaration") {
      const spaces = namespacesOfType(node["typeAnnotation"], aliases);
      if (spaces) aliases.set(nameOf(node["id"]), spaces);
    }
    if (node.type === "VariableDeclarator") bind(node, scope);
    if (node.type === "Identifier" && isNode(node["typeAnnotation"])) {
      const spaces = namespacesOfType((node["typeAnnotation"] as Node)["typeAnnotation"], aliases);
      if (spaces) scope.set(nameOf(node), spaces);
    }
    if (node.type !== "CallExpression") return;
    const namespaces = scope.get(nameOf(node["callee"]));
    if (!namespaces) return;
    const [first, second] = node["arguments"] as Node[];
    for (const key of keysIn(first)) {
      const line = code.slice(0, node.start).split("\n").length;
      found.calls.push({ line, key, namespaces, given: namesIn(second) });
    }
  };

  visit(program, new Map());
  return found;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value;
const nameOf = (node: unknown): string =>
  isNode(node) && node.type === "Identifier" ? String(node["name"]) : "";

/** Handles `const { t, i18n } = useTranslation(["auth", "common"])` and `const { t: words } = useTranslation()`. */
function bind(declarator: Node, scope: Scope): void {
  const { id, init } = declarator as Node & { id: Node; init: Node | null };
  if (init?.type !== "CallExpression" || nameOf(init["callee"]) !== "useTranslation") return;
  const names = textsIn((init["arguments"] as Node[])[0]);
  for (const property of (id["properties"] ?? []) as Node[]) {
    if (nameOf(property["key"]) === "t")
      scope.set(nameOf(property["value"]), names.length > 0 ? names : ["common"]);
  }
}

/** Namespaces of a type such as `TFunction<"common">`, or of the file's own name for it. */
function namespacesOfType(type: unknown, aliases: Scope): readonly string[] | undefined {
  if (!isNode(type) || type.type !== "TSTypeReference") return undefined;
  const name = nameOf(type["typeName"]);
  if (name !== "TFunction") return aliases.get(name);
  const [first] = ((type["typeArguments"] as Node | null)?.["params"] ?? []) as Node[];
  const texts = textsIn(first);
  return texts.length > 0 ? texts : ["common"];
}

function textsIn(node: unknown): string[] {
  const texts: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (!isNode(value)) return;
    if (value.type === "Literal" && typeof value["value"] === "string") texts.push(value["value"]);
    for (const child of Object.values(value)) if (typeof child === "object") visit(child);
  };
  visit(node);
  return [...new Set(texts)];
}

function keysIn(node: Node | undefined): (string | RegExp)[] {
  switch (node?.type) {
    case "Literal":
      return typeof node["value"] === "string" ? [node["value"]] : [];
    case "ConditionalExpression":
      return [...keysIn(node["consequent"] as Node), ...keysIn(node["alternate"] as Node)];
    case "TemplateLiteral": {
      const parts = (node["quasis"] as { value: { raw: string } }[]).map(({ value }) => value.raw);
      if (parts.length === 1) return [parts[0] ?? ""];
      if (parts.join("").length < 3) return [];
      return [
        new RegExp(
          `^${parts.map((part) => part.replaceAll(/[^\w:-]/g, String.raw`\$&`)).join("[^.]+")}$`,
        ),
      ];
    }
    default:
      return [];
  }
}

function namesIn(node: Node | undefined): string[] | undefined {
  if (node === undefined) return [];
  if (node.type !== "ObjectExpression") return undefined;
  const properties = node["properties"] as Node[];
  if (properties.some(({ type, computed }) => type !== "Property" || computed)) return undefined;
  return properties.map(({ key }) => nameOf(key) || String((key as Node)["value"]));
}

/** English texts by the key that calls of `t` use. All forms of a plural have the same key. */
export function textsByKey(english: Strings): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  for (const [id, text] of english) {
    const key = (pluralOf(id)?.family ?? id).replace(/_ordinal$/, "");
    texts.set(key, [...(texts.get(key) ?? []), text]);
  }
  return texts;
}

/** Options of i18next itself, which aren't placeholders. */
const OPTIONS = new Set(["count", "ordinal", "context", "defaultValue", "ns", "lng", "replace"]);

export function wrongCalls(uses: readonly Use[], texts: Map<string, string[]>): string[] {
  return uses.flatMap(({ line, key, namespaces, given }) => {
    if (given === undefined) return [];
    return idsOf(key, namespaces, texts).flatMap((id) => {
      const wanted = new Set((texts.get(id) ?? []).flatMap((text) => [...variablesOf(text)]));
      const lacks = [...wanted].filter((name) => !given.includes(name));
      // A pattern matches several texts, and each text may use only some of the values.
      const idle = given.filter(
        (name) => !wanted.has(name) && !OPTIONS.has(name) && typeof key === "string",
      );
      return [
        ...lacks.map((name) => `${line}: ${id} needs {{${name}}}`),
        ...idle.map((name) => `${line}: ${id} doesn't use {{${name}}}`),
      ];
    });
  });
}

export function idsOf(
  key: string | RegExp,
  namespaces: readonly string[],
  texts: Map<string, string[]>,
): string[] {
  if (typeof key === "string") {
    if (key.includes(":")) return texts.has(key) ? [key] : [];
    const id = namespaces.map((namespace) => `${namespace}:${key}`).find((one) => texts.has(one));
    return id === undefined ? [] : [id];
  }
  return [...texts.keys()].filter(
    (id) => key.test(id) || (namespaces.includes(id.split(":")[0] ?? "") && key.test(bare(id))),
  );
}
const bare = (id: string): string => id.slice(id.indexOf(":") + 1);

/** Keys that don't occur in any file of the admin, either as a literal or as a match for a template with a variable part. */
export function unusedKeys(keys: Iterable<string>, sources: readonly SourceUse[]): string[] {
  const mentioned = new Set(sources.flatMap((one) => [...one.mentioned]));
  const patterns = sources.flatMap((one) => one.patterns);
  return [...keys].filter(
    (id) =>
      ![id, bare(id)].some(
        (name) => mentioned.has(name) || patterns.some((pattern) => pattern.test(name)),
      ),
  );
}
