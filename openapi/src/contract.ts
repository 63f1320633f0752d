// The bundled contract for programs: its operations with resolved references, and a function that finds the operation of a URL.
import { readFileSync } from "node:fs";

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Schema = { [keyword: string]: Json };

export interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header" | "cookie";
  readonly required?: boolean;
  readonly style?: string;
  readonly schema: Schema;
  /** Names that `expand`, `fields`, and `order` accept. */
  readonly "x-names"?: readonly string[];
  /** Names that `fields` must contain, unless the parameter `unless` is present and empty. */
  readonly "x-needs"?: { readonly names: readonly string[]; readonly unless?: string };
}

export interface Media {
  readonly schema?: Schema;
  readonly examples?: Readonly<Record<string, { readonly value: Json }>>;
}

export interface Response {
  readonly content?: Readonly<Record<string, Media>>;
}

export interface Body {
  /** Default: false. */
  readonly required?: boolean;
  readonly content: Readonly<Record<string, Media>>;
}

export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: Body | undefined;
  readonly responses: Readonly<Record<string, Response>>;
  /**
   * The required credentials. An empty list means that the call doesn't need credentials, and an empty entry makes them
   * optional.
   */
  readonly security: readonly Readonly<Record<string, unknown>>[];
  /** Features and modules that the operation requires. */
  readonly featureFlag: string | undefined;
  /** A warning that the call always fails, or that it has harmful side effects. */
  readonly fault: string | undefined;
}

export interface Document {
  readonly security?: Operation["security"];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> } & Readonly<
    Record<string, Readonly<Record<string, unknown>>>
  >;
}

type Reference = { readonly $ref: string };
type PathItem = { readonly parameters?: readonly (Parameter | Reference)[] } & Readonly<
  Record<string, unknown>
>;

interface WrittenOperation {
  readonly operationId: string;
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: Body | Reference;
  readonly responses: Readonly<Record<string, Response | Reference>>;
  readonly security?: Operation["security"];
  readonly "x-feature-flag"?: string;
  readonly "x-fault"?: string;
}

export interface Contract {
  readonly document: Document;
  readonly operations: readonly Operation[];
  /**
   * Finds the operation of a path; undefined if there is none. In `/admin/products/types`, `types` isn't taken for a product's
   * id.
   */
  readonly find: (method: string, pathname: string) => Operation | undefined;
}

const METHODS = ["get", "post", "delete"] as const;

export const BUNDLE = new URL("../generated/openapi.json", import.meta.url);

export function readBundle(): Document {
  return JSON.parse(readFileSync(BUNDLE, "utf8")) as Document;
}

/** Returns a function that follows references until it reaches a value that isn't one. */
export function followerOf(document: Document): <T>(node: T | Reference) => T {
  return function follow<T>(node: T | Reference): T {
    if (typeof node !== "object" || node === null || !("$ref" in node)) return node;
    let target: unknown = document;
    for (const key of String(node.$ref).split("/").slice(1))
      target = (target as Record<string, unknown>)[key];
    if (target === undefined) throw new Error(`${node.$ref} doesn't exist in the bundle`);
    return follow(target as T);
  };
}

export function openContract(document: Document = readBundle()): Contract {
  const follow = followerOf(document);
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method] !== undefined).map((method): Operation => {
      const written = item[method] as WrittenOperation;
      return {
        id: written.operationId,
        method: method.toUpperCase(),
        path,
        parameters: [...(item.parameters ?? []), ...(written.parameters ?? [])].map(follow),
        body: written.requestBody && follow(written.requestBody),
        responses: Object.fromEntries(
          Object.entries(written.responses).map(([status, response]) => [status, follow(response)]),
        ),
        security: written.security ?? document.security ?? [],
        featureFlag: written["x-feature-flag"],
        fault: written["x-fault"],
      };
    }),
  );

  // Doesn't use Map.groupBy, because the packaged command also reads the contract on Node 20.
  const byLength = new Map<string, Operation[]>();
  for (const operation of operations.toSorted(literalFirst)) {
    const key = keyOf(operation);
    byLength.set(key, [...(byLength.get(key) ?? []), operation]);
  }
  return {
    document,
    operations,
    find: (method, pathname) => {
      // The server ignores a trailing slash.
      const segments = pathname.replace(/\/$/, "").split("/");
      const candidates = byLength.get(`${method.toUpperCase()} ${segments.length}`) ?? [];
      return candidates.find(({ path }) =>
        path.split("/").every((part, at) => part.startsWith("{") || part === segments[at]),
      );
    },
  };
}

const keyOf = ({ method, path }: Operation): string => `${method} ${path.split("/").length}`;

/** Sorts literal segments before placeholders, because `{` comes after every letter. */
const literalFirst = (a: Operation, b: Operation): number =>
  a.path < b.path ? -1 : a.path > b.path ? 1 : 0;
