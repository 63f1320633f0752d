import type { ReactNode } from "react";
import type { Records } from "./filter-types.ts";
import type { Resource, RowOf } from "../resource/define.ts";
import type { FilterDefs, ListSearch } from "../resource/filters.ts";
import type { Dependents } from "../record/dependents.tsx";
import type { Column } from "./list-table.tsx";

export type Undo = () => Promise<unknown>;

/** Something that can be done with one row, and as well with many. */
export interface ListAction<Row> {
  id: string;
  label: string;
  icon: ReactNode;
  danger?: boolean | undefined;
  /** Gentler than deleting: offered where that is asked about. */
  gentle?: boolean | undefined;
  /** Only for one row, such as opening it; or for this one not at all. */
  single?: boolean;
  offered?(row: Row): boolean;
  /** Why it can't be done with this row now: its entry in the menu is disabled and says so. */
  reason?(row: Row): string | undefined;
  /** What is to be answered before it begins. */
  ask?:
    | {
        title: string;
        text(count: number): string;
        confirm: string;
        /** The id of another action that would be gentler, and is offered in its place. */
        instead?: string;
        /** What depends on a row, counted while it is asked about. */
        dependents?(row: { id: string }): readonly Dependents[];
        /** With which of these it is to be done. */
        records?: Records | undefined;
      }
    | undefined;
  /** Leads somewhere and changes nothing; such an action is for one row, unless there is a `goMany`. */
  go?(row: Row): void;
  /** The same for what is selected: these, or all that the list matches but these. */
  goMany?(selected: { all: boolean; ids: string[] }): void;
  /** `chosen` is the record that was asked for. */
  run?(id: string, chosen: string): Promise<unknown>;
  /** Asked before it runs, since only then the row is as it was: what takes it back; nothing where it changes nothing. */
  undo?: ((id: string, chosen: string) => Promise<Undo | undefined>) | undefined;
  /** In place of `run`, where the server takes many records in one call. */
  runMany?(ids: string[], chosen: string): Promise<unknown>;
  /** With what takes it back: which of them it changes. */
  undoMany?(
    ids: string[],
    chosen: string,
  ): Promise<{ ids: readonly string[]; undo: Undo } | undefined>;
  /** "Published 3 products" */
  done?: ((count: number) => string) | undefined;
}

/** A view that everybody has, such as the drafts; `search` as it stands in the address. */
export interface BuiltInView {
  label: string;
  search: string;
}

/** What opens over a list, by the name that the address has for it. */
export interface ListOverlayProps<Search = unknown> {
  search: Search;
  onClose(): void;
  /** To the page of a record that was just made, in the place of what made it. */
  onCreated(id: string): void;
}

/** A component, also one that is fetched when it is first drawn. */
export type Overlay<Props> = (props: Props) => ReactNode;

/** A list page of one resource: what the shape does not know by itself. */
export interface ListPageProps<L, R, C, U, F extends FilterDefs<L>> {
  resource: Resource<L, R, C, U, F>;
  columns: readonly Column<RowOf<L>>[];
  views?: readonly BuiltInView[];
  /** Why this one cannot be deleted; also among many. */
  kept?(row: { id: string }): string | undefined;
  /** What depends on it: counted before it is deleted. */
  dependents?(row: { id: string }): readonly Dependents[];
  /** What can be done with a record beside opening and deleting it. */
  actions?: readonly ListAction<RowOf<L>>[];
  /** Where a new record is made: over the list, as `?edit=create`, or on a page of its own. */
  create?: Overlay<ListOverlayProps<ListSearch<F>>> | { to: string };
  /** What else opens over the list. */
  overlays?: Readonly<Record<string, Overlay<ListOverlayProps<ListSearch<F>>>>>;
  /** Buttons of the page, beside the one for a new record. */
  tools?: (open: (overlay: string) => void) => ReactNode;
  /** What there is to know of the rows that are shown, above them. */
  notice?: ReactNode;
  /** Above the list: what its records come from. */
  head?: ReactNode;
  /** Draws a row as a tile, which makes tiles a choice. */
  tile?(row: RowOf<L>): ReactNode;
}
