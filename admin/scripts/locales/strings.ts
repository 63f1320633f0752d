/** The strings of one language: `namespace:key` → text, in the order of the files. */
export type Strings = Map<string, string>;

export interface Tree {
  [key: string]: string | Tree;
}

export class NotStrings extends Error {
  override name = "NotStrings";
}

export function flatten(namespace: string, tree: unknown): Strings {
  const strings: Strings = new Map();
  const visit = (value: unknown, path: string): void => {
    if (typeof value === "string") return void strings.set(`${namespace}:${path}`, value);
    if (value === null || typeof value !== "object" || Array.isArray(value))
      throw new NotStrings(`${namespace}:${path} is neither a string nor a group of strings`);
    for (const [key, child] of Object.entries(value)) visit(child, path ? `${path}.${key}` : key);
  };
  visit(tree, "");
  return strings;
}

/** Converts strings to a tree for each namespace, which is the format of the files. */
export function unflatten(strings: Iterable<readonly [string, string]>): Record<string, Tree> {
  const namespaces: Record<string, Tree> = {};
  for (const [id, text] of strings) {
    const [namespace = "", path = ""] = id.split(":");
    const steps = path.split(".");
    const last = steps.pop() ?? "";
    let tree = (namespaces[namespace] ??= {});
    for (const step of steps) {
      const next = (tree[step] ??= {});
      if (typeof next === "string")
        throw new NotStrings(`${id} is below a string, but must be below a group`);
      tree = next;
    }
    tree[last] = text;
  }
  return namespaces;
}

const PLURAL = /^(.+?)(_ordinal)?_(zero|one|two|few|many|other)$/;

export interface Plural {
  /** The key without its plural suffix, such as `products:list.count` or `common:place_ordinal`. */
  family: string;
  form: Intl.LDMLPluralRule;
  type: "cardinal" | "ordinal";
}

/** Parses the plural suffix of a key, such as `_one`, as i18next does. */
export function pluralOf(id: string): Plural | undefined {
  const [, stem, ordinal = "", form] = PLURAL.exec(id) ?? [];
  if (stem === undefined || form === undefined) return undefined;
  return {
    family: stem + ordinal,
    form: form as Intl.LDMLPluralRule,
    type: ordinal ? "ordinal" : "cardinal",
  };
}

/** Names in `{{…}}`, and the numbered tags that stand for a component's links and buttons. */
export function placeholdersOf(text: string): Set<string> {
  return new Set(
    text.match(/\{\{.*?\}\}|<\/?\w+\s*\/?>/g)?.map((one) => one.replaceAll(/\s/g, "")),
  );
}

/** Names of the variables in `{{…}}`, without tags. A caller must pass these values. */
export const variablesOf = (text: string): Set<string> =>
  new Set(
    [...text.matchAll(/\{\{-?\s*([^},]+?)\s*(?:,[^}]*)?\}\}/g)].flatMap(([, name]) => name ?? []),
  );
