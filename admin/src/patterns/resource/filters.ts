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

/* The filters of a resource's list, which the compiler checks against the parameters of the contract's operation. */

/** The parts of a resource that a filter in a different list needs. */
export interface PickSource {
  options(client: HttpClient): Records;
  /** The feature that the filter requires. */
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

/** A filter of a list: the operation's parameter, and the format of its value in the URL. */
export type FilterDef<L> = {
  label: TextKey;
  /** True to show the number of records for each option. This sends one request for each option when the filter opens. */
  counted?: boolean;
} & (
  | ChoiceOf<L>
  /**
   * A filter that the server doesn't support. It is applied by the resource's `clientFilter`, or, if the server returns the
   * whole list, by `optionOf`.
   */
  | {
      kind: "choice";
      param: null;
      options: readonly string[];
      optionLabel(value: string): TextKey;
      /** Returns the option that a record has. */
      optionOf?(row: never): string | null;
      /** Returns the parameters for one value, if the server accepts only one value at a time. */
      one?(value: string): QueryOf<L> | object;
    }
  | { kind: "dates"; param: ParamOf<L, { gte?: string; lt?: string }> }
  | { kind: "numbers"; param: ParamOf<L, { gte?: number; lte?: number }> }
  | { kind: "text"; param: ParamOf<L, { contains?: string }> }
  | { kind: "boolean"; param: ParamOf<L, boolean>; yes?: TextKey; no?: TextKey }
  | {
      kind: "records";
      /** Null if the server doesn't support the filter. The resource's `clientFilter` then applies it. */
      param: ParamOf<L, string[]> | null;
      of: PickSource;
      /** Additional parameters, which are sent only together with ids. */
      more?: QueryOf<L>;
      /** Returns the ids of related records, if the operation accepts those instead. They require a separate request. */
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

/** The search parameters of a resource's list. */
export type ListSearch<F> = ListState & { -readonly [Name in keyof F]: FilterWord<F[Name]> };

type AnyFilter = {
  kind: string;
  param: string | null;
  options?: readonly string[];
  more?: object;
  one?(value: string): object;
  idsOf?(client: HttpClient, picked: readonly string[]): Promise<string[]>;
};

/** Returns a function that reads the value of a filter from the URL. */
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

/** The parameters that require a separate request first. Undefined if no filter needs that. */
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
    // If no related records exist, the parameter keeps the original ids, which match nothing.
    return Object.fromEntries(
      on.flatMap(({ param }, at) => (ids[at]?.length ? [[param, ids[at]]] : [])),
    );
  };
}

/** The parameters for the value of a filter. Undefined if the filter is off, or if the server doesn't support it. */
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

/** True if a row matches a filter of a list that the server returns completely. */
export function holds<Row>(filter: object, row: Row, wanted: unknown): boolean {
  const { optionOf } = filter as { optionOf?(row: Row): string | null };
  return (
    !optionOf || !Array.isArray(wanted) || wanted.length === 0 || wanted.includes(optionOf(row))
  );
}
