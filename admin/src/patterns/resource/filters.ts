import type { HttpClient, Input } from "@countertop/sdk";
import type { Feature } from "../../lib/feature-flags.ts";
import type { TextKey } from "../../lib/text-key.ts";
import type { Records } from "../filter/filter-types.ts";
import {
  dateBounds,
  numberBounds,
  readDates,
  readIds,
  readNumbers,
  readText,
  readYesNo,
  someOf,
  type FilterValue,
} from "../filter/list-filters.ts";
import type { ListState } from "../list-state/list-search.ts";

/* Filters of a resource's list, checked against the parameters of the contract's operation. */

/** Parts of a resource that a filter on another list needs. */
export interface PickSource {
  options(client: HttpClient): Records;
  /** Feature that the filter needs. */
  needs?: Feature;
}

export type QueryOf<L> = Input<L> extends { query?: infer Query } ? NonNullable<Query> : object;
/** The parameters of a list that accept `Value`. */
type ParamOf<L, Value> = {
  [Name in keyof QueryOf<L>]-?: Value extends NonNullable<QueryOf<L>[Name]> ? Name : never;
}[keyof QueryOf<L>] &
  string;
type ChoiceOf<L> = {
  [Name in keyof QueryOf<L>]-?: NonNullable<QueryOf<L>[Name]> extends readonly (infer Value)[]
    ? [Value] extends [string]
      ? {
          kind: "choice";
          param: Name;
          options: readonly Value[];
          optionLabel(value: Value): TextKey;
        }
      : never
    : never;
}[keyof QueryOf<L>];

/** A filter of a list: the operation's parameter, and the format in the URL. */
export type FilterDef<L> = {
  label: TextKey;
  /** Shows the number of records per option: one request each, once the filter opens. */
  counted?: boolean;
} & (
  | ChoiceOf<L>
  /**
   * A filter whose parameter the server lacks. The resource's `clientFilter` filters, or `optionOf` for a list that the server returns
   * completely.
   */
  | {
      kind: "choice";
      param: null;
      options: readonly string[];
      optionLabel(value: string): TextKey;
      /** The option that a record has. */
      optionOf?(row: never): string | null;
      /** Parameters for one value, if the server takes only one at a time. */
      one?(value: string): QueryOf<L> | object;
    }
  | { kind: "dates"; param: ParamOf<L, { gte?: string; lt?: string }> }
  | { kind: "numbers"; param: ParamOf<L, { gte?: number; lte?: number }> }
  | { kind: "text"; param: ParamOf<L, { contains?: string }> }
  | { kind: "boolean"; param: ParamOf<L, boolean>; yes?: TextKey; no?: TextKey }
  | {
      kind: "records";
      /** `null`: the server lacks it, and the resource's `clientFilter` applies. */
      param: ParamOf<L, string[]> | null;
      of: PickSource;
      /** Additional parameters, sent only together with ids. */
      more?: QueryOf<L>;
      /** The operation takes ids of related records instead, which another request finds. */
      idsOf?(client: HttpClient, picked: readonly string[]): Promise<string[]>;
    }
);
export type FilterDefs<L> = Readonly<Record<string, FilterDef<L>>>;

type FilterWord<Def> = Def extends { kind: "choice"; options: readonly (infer Value)[] }
  ? Value[]
  : Def extends { kind: "records" }
    ? string[]
    : Def extends { kind: "boolean" }
      ? "" | "yes" | "no"
      : string;

/** URL parameters of a resource's list. */
export type ListSearch<F> = ListState & { -readonly [Name in keyof F]: FilterWord<F[Name]> };

type AnyFilter = {
  kind: string;
  param: string | null;
  options?: readonly string[];
  more?: object;
  one?(value: string): object;
  idsOf?(client: HttpClient, picked: readonly string[]): Promise<string[]>;
};

/** Reads the value of a filter from the URL. */
export function reader(given: unknown): (raw: unknown) => FilterValue {
  const { kind, options = [], one } = given as AnyFilter;
  switch (kind) {
    case "choice":
      return one ? (raw) => someOf(options)(raw).slice(0, 1) : someOf(options);
    case "records":
      return readIds;
    case "boolean":
      return readYesNo;
    case "numbers":
      return readNumbers;
    case "text":
      return readText;
    default:
      return readDates;
  }
}

/** Parameters that require another request first. Undefined if there are none. */
export function askedFirst(
  client: HttpClient,
  filters: Readonly<Record<string, unknown>>,
  search: Readonly<Record<string, unknown>>,
): (() => Promise<object>) | undefined {
  const on = Object.entries(filters).flatMap(([name, filter]) => {
    const { param, idsOf } = filter as AnyFilter;
    const picked = search[name] as readonly string[];
    return param !== null && idsOf && picked.length > 0 ? [{ param, picked, idsOf }] : [];
  });
  if (on.length === 0) return undefined;
  return async () => {
    const ids = await Promise.all(on.map(({ idsOf, picked }) => idsOf(client, picked)));
    // If there are no related records, the parameter keeps the original ids, which match nothing.
    return Object.fromEntries(
      on.flatMap(({ param }, at) => (ids[at]?.length ? [[param, ids[at]]] : [])),
    );
  };
}

/** Parameters for the value of a filter. */
export function toParams(given: unknown, value: FilterValue): object | undefined {
  const { kind, param, more, one } = given as AnyFilter;
  if (value.length === 0) return undefined;
  if (param === null) return one?.(String(value));
  switch (kind) {
    case "boolean":
      return { [param]: value === "yes" };
    case "dates":
      return { [param]: dateBounds(String(value)) };
    case "numbers":
      return { [param]: numberBounds(String(value)) };
    case "text":
      return { [param]: { contains: value } };
    default:
      return { [param]: value, ...more };
  }
}

/** True if a row passes a filter of a list that the server returns as a whole. */
export function holds<Row>(filter: object, row: Row, wanted: unknown): boolean {
  const { optionOf } = filter as { optionOf?(row: Row): string | null };
  return (
    !optionOf || !Array.isArray(wanted) || wanted.length === 0 || wanted.includes(optionOf(row))
  );
}
