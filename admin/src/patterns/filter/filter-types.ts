import type { QueryKey } from "@tanstack/react-query";
import type { FilterValue } from "./list-filters.ts";

export interface Option {
  value: string;
  label: string;
}

/** A query whose response, of any type, is converted to options. */
export interface OptionsQuery {
  queryKey: QueryKey;
  queryFn(context: { signal: AbortSignal }): Promise<unknown>;
  select(data: unknown): Option[];
}
export const optionsQuery = <Data>(
  query: {
    queryKey: QueryKey;
    queryFn(context: { signal: AbortSignal }): Promise<Data>;
  },
  select: (data: Data) => Option[],
): OptionsQuery => ({
  queryKey: query.queryKey,
  queryFn: query.queryFn,
  select: select as (data: unknown) => Option[],
});

/** Returns a query for the number of records with an option. */
export type CountQuery = (option: string) => {
  queryKey: QueryKey;
  queryFn(context: { signal: AbortSignal }): Promise<unknown>;
  select(answer: unknown): number;
};

/** Records of another resource to choose from, such as collections. */
export interface Records {
  /** Returns a query for the first records that match the text. */
  search(searchText: string): OptionsQuery;
  /** Returns a query for a single record, for chosen records that aren't among the first ones. */
  named(id: string): OptionsQuery;
}

/** A filter of a list. `id` is its name in the URL and in the functions of `list-filters.ts`. */
export type Filter = { id: string; label: string } & (
  | { kind: "choice"; options: readonly Option[]; count?: CountQuery; single?: boolean }
  | { kind: "records"; records: Records }
  | { kind: "boolean"; yes: string; no: string }
  | { kind: "dates" }
  | { kind: "numbers" }
  /** Filters by words that one of the record's text fields must contain. */
  | { kind: "text" }
);

export type FilterValues = Readonly<Record<string, FilterValue>>;
export const isOn = (value: FilterValue | undefined): boolean =>
  value !== undefined && value.length > 0;
export const wordsOf = (value: FilterValue | undefined): readonly string[] =>
  typeof value === "string" ? (value === "" ? [] : [value]) : (value ?? []);
