import type { QueryKey } from "@tanstack/react-query";
import type { FilterValue } from "./list-filters.ts";

export interface Option {
  value: string;
  label: string;
}

/** A query whose answer, whatever it is, is made into options. */
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

/** A query for how many records have one of the options. */
export type CountQuery = (option: string) => {
  queryKey: QueryKey;
  queryFn(context: { signal: AbortSignal }): Promise<unknown>;
  select(answer: unknown): number;
};

/** Records of another kind to choose from, such as collections. */
export interface Records {
  /** The first of those that match the words. */
  search(searchText: string): OptionsQuery;
  /** Those with these ids, for the ones that the first are not. */
  named(id: string): OptionsQuery;
}

/** What one can filter by; `id` is its name in the address, and in what `list-filters.ts` reads. */
export type Filter = { id: string; label: string } & (
  | { kind: "choice"; options: readonly Option[]; count?: CountQuery; single?: boolean }
  | { kind: "records"; records: Records }
  | { kind: "boolean"; yes: string; no: string }
  | { kind: "dates" }
  | { kind: "numbers" }
  /** Words that stand in a text of the record. */
  | { kind: "text" }
);

export type FilterValues = Readonly<Record<string, FilterValue>>;
export const isOn = (value: FilterValue | undefined): boolean =>
  value !== undefined && value.length > 0;
export const wordsOf = (value: FilterValue | undefined): readonly string[] =>
  typeof value === "string" ? (value === "" ? [] : [value]) : (value ?? []);
