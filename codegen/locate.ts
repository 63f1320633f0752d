/** Finds the place in the hand-written files for a place in the bundled contract. */
import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { LineCounter, parseDocument, type Document } from "yaml";

export interface Source {
  /** The file's name in errors. */
  readonly name: string;
  readonly text: string;
  /** Parts of the contract in this file, each as a pointer into the contract and the keys in the file. */
  readonly parts: readonly {
    readonly pointer: string;
    readonly keys: readonly (string | number)[];
  }[];
}

/** Returns a place such as `openapi/resources/products/Product.yaml:12`, from the first source that contains it. */
export function locate(pointer: string, sources: readonly Source[]): string | undefined {
  for (const { name, text, parts } of sources) {
    const lines = new LineCounter();
    let document: Document | undefined;
    for (const part of parts) {
      if (pointer !== part.pointer && !pointer.startsWith(`${part.pointer}/`)) continue;
      document ??= parseDocument(text, { lineCounter: lines });
      const keys = pointer.slice(part.pointer.length).split("/").slice(1).map(unescaped);
      const line = lineOf(document, [...part.keys, ...keys], lines);
      if (line !== undefined) return `${name}:${line}`;
    }
  }
  return undefined;
}

const unescaped = (key: string): string => key.replaceAll("~1", "/").replaceAll("~0", "~");

function lineOf(
  document: Document,
  keys: readonly (string | number)[],
  lines: LineCounter,
): number | undefined {
  const parent: unknown =
    keys.length > 1 ? document.getIn(keys.slice(0, -1), true) : document.contents;
  const items = (parent as { items?: unknown[] } | undefined)?.items ?? [];
  const last = String(keys.at(-1));
  for (const [index, item] of items.entries()) {
    const { key = item } = item as { key?: unknown };
    const { value, range } = key as { value?: unknown; range?: [number, number, number] };
    if (range && (String(value) === last || (key === item && String(index) === last)))
      return lines.linePos(range[0]).line;
  }
  return undefined;
}

/** A source that contains the complete bundle. */
export const bundleSource = (name: string, text: string): Source => ({
  name,
  text,
  parts: [{ pointer: "", keys: [] }],
});

/**
 * The contract's own files that may contain a place. A component's file has the component's name. An operation's file is named
 * after its path, with `_` instead of `/`.
 */
export function contractSources(root: string, pointer: string): Source[] {
  const [, kind, name = "", inner] = pointer.split("/");
  const isComponent = kind === "components";
  const file = `${isComponent ? inner : unescaped(name).slice(1).replaceAll("/", "_")}.yaml`;
  const prefix = isComponent ? `/${kind}/${name}/${inner}` : `/paths/${name}`;
  return globSync("openapi/{resources,shared}/**/*.yaml", { cwd: root })
    .filter((path) => basename(path) === file)
    .map((path) => ({
      name: path,
      text: readFileSync(join(root, path), "utf8"),
      parts: [{ pointer: prefix, keys: [] }],
    }));
}
