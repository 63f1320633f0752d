// Parses query strings as the server does: `a[]=x` and `a[0]=x` are lists, and `a[b]=x` is an object.
import type { Operation } from "./contract.ts";

export interface ReadQuery {
  /** Parameters by their names in the contract. For example, a list is under `id[]`. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Names that the operation doesn't accept, as the server reports them. */
  readonly unknown: readonly string[];
}

export function readQuery(operation: Operation, search: URLSearchParams): ReadQuery {
  const names = new Set(
    operation.parameters.filter((p) => p.in === "query").map(({ name }) => name),
  );
  const values: Record<string, unknown> = {};
  const unknown = new Set<string>();
  for (const [key, value] of search) {
    const [name = "", ...path] = key.split("[").map((part) => part.replace(/\]$/, ""));
    const isList = path.length === 1 && /^\d*$/.test(path[0] ?? "");
    const wanted = isList ? `${name}[]` : name;
    if (!names.has(wanted)) unknown.add(name);
    else if (isList) values[wanted] = [...((values[wanted] as string[] | undefined) ?? []), value];
    else put(values, [wanted, ...path], value);
  }
  return { values, unknown: [...unknown] };
}

function put(target: Record<string, unknown>, path: readonly string[], value: string): void {
  const [key = "", ...rest] = path;
  if (rest.length === 0) {
    target[key] = value;
    return;
  }
  const inner = typeof target[key] === "object" ? target[key] : {};
  target[key] = inner;
  put(inner as Record<string, unknown>, rest, value);
}
