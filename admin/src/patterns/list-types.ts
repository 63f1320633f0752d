import type { QueryKey } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Filter, Records } from "./filter-types.ts";
import type { ZonePlace } from "../lib/extensions/zones.ts";
import type { PageOf } from "./list-bulk.ts";
import type { ListState } from "./list-search.ts";
import type { Column } from "./list-table.tsx";

export interface Paging {
  limit: number;
  offset: number;
}

export type Undo = () => Promise<unknown>;

/** Something that can be done with one row, and as well with many. */
export interface ListAction<Row> {
  id: string;
  label: string;
  icon: ReactNode;
  danger?: boolean;
  /** Only for one row, such as opening it; or for this one not at all. */
  single?: boolean;
  offered?(row: Row): boolean;
  /** What is to be answered before it begins. */
  ask?: {
    title: string;
    text(count: number): string;
    confirm: string;
    /** With which of these it is to be done. */
    records?: Records;
  };
  /** Leads somewhere and changes nothing; such an action is for one row, unless there is a `goMany`. */
  go?(row: Row): void;
  /** The same for what is selected: these, or all that the list matches but these. */
  goMany?(selected: { all: boolean; ids: string[] }): void;
  /** `chosen` is the record that was asked for. */
  run?(id: string, chosen: string): Promise<unknown>;
  /** Asked before it runs, since only then the row is as it was: what takes it back; nothing where it changes nothing. */
  undo?(id: string, chosen: string): Promise<Undo | undefined>;
  /** "Published 3 products" */
  done?(count: number): string;
}

/** A view that everybody has, such as the drafts; `search` as it stands in the address. */
export interface BuiltInView {
  label: string;
  search: string;
}

/** A list page of one resource: what the shape does not know by itself. */
export interface ListPageProps<Row extends { id: string }, State extends ListState, Data> {
  /** Under which name the operator's views, columns and selection are kept. */
  slug: string;
  /** Where extensions put their widgets, before and after the list. */
  zone?: Extract<ZonePlace, `${string}.list`>;
  title: string;
  /** "128 products" */
  count(total: number): string;
  searchLabel: string;
  columns: readonly Column<Row>[];
  filters?: readonly Filter[];
  views?: readonly BuiltInView[];
  actions?: readonly ListAction<Row>[];
  /** Buttons of the page, such as "New product". */
  tools?: ReactNode;
  /** Draws a row as a tile, which makes tiles a choice. */
  tile?(row: Row): ReactNode;
  nameOf(row: Row): string;
  /** What the address says, read from anything. */
  read(raw: Partial<Record<keyof State, unknown>>): State;
  state: State;
  onState(state: State): void;
  /** One page of the list, with what its columns need. */
  source(
    state: State,
    paging: Paging,
    columns: readonly string[],
  ): { queryKey: QueryKey; queryFn(context: { signal: AbortSignal }): Promise<Data> };
  pageOf(data: Data): PageOf<Row>;
  /** What to say while there is nothing to list at all. */
  empty: { title: string; text: string; action?: ReactNode };
}
