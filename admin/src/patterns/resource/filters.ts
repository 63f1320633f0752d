import type { HttpClient, Input } from "@countertop/sdk";
import type { Feature } from "../../lib/feature-flags.ts";
import type { TextKey } from "../../lib/text-key.ts";
import type { Records } from "../list/filter-types.ts";
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
} from "../list/list-filters.ts";
import type { ListState } from "../list/list-search.ts";

/*
 * What the list of a resource is filtered by: each filter is held against the parameters of the contract's call.
 */

/** What a filter on another list needs of a resource. */
export interface PickSource {
  options(client: HttpClient): Records;
  /** Without it, there is nothing to filter by. */
  needs?: Feature;
}

export type QueryOf<L> = Input<L> extends { query?: infer Query } ? NonNullable<Query> : object;
/** The parameters of a list that take what `Value` is. */
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

/** What a list can be filtered by: the parameter of the call, and how it is written in the address. */
export type FilterDef<L> = {
  label: TextKey;
  /** Each option says how many records have it: a call for each, once the filter is opened. */
  counted?: boolean;
} & (
  | ChoiceOf<L>
  /** The server has no such parameter: `gather` of the resource sees to it, or `optionOf` where the list comes whole. */
  | {
      kind: "choice";
      param: null;
      options: readonly string[];
      optionLabel(value: string): TextKey;
      /** Which of the options a record has. */
      optionOf?(row: never): string | null;
      /** Where the server takes one of them at a time: what it is asked. */
      one?(value: string): QueryOf<L> | object;
    }
  | { kind: "dates"; param: ParamOf<L, { gte?: string; lt?: string }> }
  | { kind: "numbers"; param: ParamOf<L, { gte?: number; lte?: number }> }
  | { kind: "text"; param: ParamOf<L, { contains?: string }> }
  | { kind: "boolean"; param: ParamOf<L, boolean>; yes?: TextKey; no?: TextKey }
  | {
      kind: "records";
      param: ParamOf<L, string[]>;
      of: PickSource;
      /** Sent beside the ids, as long as there are some. */
      more?: QueryOf<L>;
      /** The call takes no ids of these, but of what belongs to them: the server is asked which those are. */
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

/** What the address of a resource's list says. */
export type ListSearch<F> = ListState & { -readonly [Name in keyof F]: FilterWord<F[Name]> };

type AnyFilter = {
  kind: string;
  param: string | null;
  options?: readonly string[];
  more?: object;
  one?(value: string): object;
  idsOf?(client: HttpClient, picked: readonly string[]): Promise<string[]>;
};

/** Reads the value of a filter from the address. */
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

/** What of a list's query is only known once the server was asked for it; nothing where all of it is known. */
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
    // Where nothing belongs to them, the call keeps their own ids, which nothing has.
    return Object.fromEntries(
      on.flatMap(({ param }, at) => (ids[at]?.length ? [[param, ids[at]]] : [])),
    );
  };
}

/** The value of a filter as the call says it. */
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
