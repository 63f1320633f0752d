import type { ReactNode } from "react";
import type { PageOf } from "../../lib/collect.ts";
import type { CsvValue } from "../../lib/csv.ts";
import type { Records } from "../filter/filter-types.ts";
import type { Paging } from "../list-state/list-search.ts";
import type { BulkReport } from "../list-state/list-bulk.ts";
import type { Named, Selection } from "../list-state/list-selection.ts";
import type { Warning } from "../overlay/warning.tsx";
import type { Overlay } from "../overlay/overlay-search.ts";
import type { Resource, RowOf } from "../resource/define.ts";
import type { FilterDefs, ListSearch } from "../resource/filters.ts";
import type { Dependents } from "../page/dependents.tsx";
import type { MoreAction } from "../page/more-actions.tsx";
import type { CellEditingProps } from "./list-cell.tsx";
import type { Column } from "./list-table.tsx";

export type Undo = () => Promise<unknown>;

/** An action for one or more rows. */
export interface ListAction<Row> {
  id: string;
  label: string;
  icon: ReactNode;
  danger?: boolean | undefined;
  /** True if the action is safer than deleting, in which case the delete dialog offers it. */
  gentle?: boolean | undefined;
  /** True if the action, such as opening the record, is available only for a single row. */
  single?: boolean;
  offered?(row: Row): boolean;
  /** Returns the reason why the action isn't possible for this row now. The disabled menu item shows it. */
  reason?(row: Row): string | undefined;
  /** The confirmation before the action starts. */
  ask?:
    | {
        title: string;
        text(count: number): string;
        confirm: string;
        /** The id of a safer action that is offered as an alternative. */
        instead?: string;
        /** Returns records that depend on a row, which are counted for the dialog. */
        dependents?(row: { id: string }): readonly Dependents[];
        /** Records from which the user chooses the action's target. */
        records?: Records | undefined;
      }
    | undefined;
  /** Returns the confirmation before the action begins, if the records in their current state need one. */
  warns?(ids: readonly string[]): Promise<Warning | undefined> | undefined;
  /** Navigates without changing anything. The action is available only for a single row, unless there is also a `goMany`. */
  go?(row: Row): void;
  /** Navigates with the selection: these rows, or all rows that match the list except these. */
  goMany?(selected: { all: boolean; ids: string[] }): void;
  /** Runs the action on a record. `chosen` is the id of the target record. */
  run?(id: string, chosen: string): Promise<unknown>;
  /**
   * Called before the action, while the row has its old values. Returns a function that undoes the action, or undefined if
   * nothing changes.
   */
  undo?: ((id: string, chosen: string) => Promise<Undo | undefined>) | undefined;
  /** Replaces `run` if the server accepts several records in one call. */
  runMany?(ids: string[], chosen: string): Promise<unknown>;
  /** Like `undo`, for `runMany`. Also returns the ids of the rows that the action changes. */
  undoMany?(
    ids: string[],
    chosen: string,
  ): Promise<{ ids: readonly string[]; undo: Undo } | undefined>;
  /** Returns the notification after the action, such as "Published 3 products". */
  done?: ((count: number, ids: readonly string[]) => string) | undefined;
  /** True if the dialog closes automatically, with a notification, if nothing failed. */
  closes?: boolean;
}

export interface ListActionsProps<Row> extends Pick<CellEditingProps<Row>, "onEdit"> {
  actions: readonly ListAction<Row>[];
  columns: readonly Column<Row>[];
  nameOf(row: Row): string;
  refresh(): Promise<unknown>;
  selected: {
    count: number;
    selection: Selection;
    rows(signal: AbortSignal): Promise<Named[]>;
    /** Called after the action. `gone` is true if the records left the list. */
    onDone(report: BulkReport, gone: boolean): void;
  };
}

/**
 * The open overlay: the menu of a row, the editor of a field, a confirmation, or the dialog of an action on these rows or on
 * the selection.
 */
export type ListStep<Row> =
  | { is: "menu"; row: Row }
  | { is: "question"; question: ReactNode }
  | { is: "edit"; row: Row; column: Column<Row> }
  | { is: "task"; action: ListAction<Row>; rows?: Named[] };

/** A built-in view, such as "Drafts". `search` is a query string. */
export interface BuiltInView {
  label: string;
  search: string;
}

/** An action on the whole list, such as an import. */
export interface ListTool extends MoreAction {
  /** True while the action runs. */
  busy?: boolean;
  /** True to show the action as the list's primary button, instead of a button that creates a record. */
  primary?: boolean;
}

/** Props of the dialog that exports a list. */
export interface ListExportProps<Row> {
  /** The columns that the view shows. */
  columns: readonly { header: string; csv?(row: Row): CsvValue }[];
  fetchPage(paging: Paging): Promise<PageOf<Row>>;
  selected: { count: number; selection: Selection; rows(signal: AbortSignal): Promise<Named[]> };
  onClose(): void;
}

/** Props of an overlay over a list. The URL contains the overlay's name. */
export interface ListOverlayProps<Search = unknown> {
  search: Search;
  onClose(): void;
  /** Opens the page of a new record, and replaces the overlay in the history. */
  onCreated(id: string): void;
}

/** The props of a resource's list page, which are everything that the page component can't derive. */
export interface ListPageProps<L, R, C, U, F extends FilterDefs<L>> {
  resource: Resource<L, R, C, U, F>;
  columns: readonly Column<RowOf<L>>[];
  views?: readonly BuiltInView[];
  /** Returns the reason why a record can't be deleted. It also applies to bulk deletions. */
  kept?(row: { id: string }): string | undefined;
  /** Returns records that depend on this one, which are counted before it is deleted. */
  dependents?(row: { id: string }): readonly Dependents[];
  /** Actions in addition to opening and deleting. */
  actions?: readonly ListAction<RowOf<L>>[];
  /** The form for a new record: over the list, as `?edit=create`, or on a separate page. */
  create?: Overlay<ListOverlayProps<ListSearch<F>>> | { to: string };
  /** Other overlays over the list, by name. */
  overlays?: Readonly<Record<string, Overlay<ListOverlayProps<ListSearch<F>>>>>;
  /** Actions on the whole list, in its menu and in the command palette. */
  tools?: readonly ListTool[];
  /** The dialog of the tool `export`. By default, the menu has an action that exports the view. */
  exporter?: Overlay<ListExportProps<RowOf<L>>> | undefined;
  /** The fields that the search covers, as a sentence that is shown if a search has no results. */
  searched?: string;
  /** A notice above the rows. */
  notice?: ReactNode;
  /** Content below the list, such as the source of its records. */
  below?: ReactNode;
  /** Renders a row as a tile. If it is set, the user can choose tiles. */
  tile?(row: RowOf<L>): ReactNode;
}
