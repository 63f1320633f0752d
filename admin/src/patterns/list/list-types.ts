import type { ReactNode } from "react";
import type { Records } from "../filter/filter-types.ts";
import type { Overlay } from "../overlay/overlay-search.ts";
import type { Resource, RowOf } from "../resource/define.ts";
import type { FilterDefs, ListSearch } from "../resource/filters.ts";
import type { Dependents } from "../page/dependents.tsx";
import type { MoreAction } from "../page/more-actions.tsx";
import type { Column } from "./list-table.tsx";

export type Undo = () => Promise<unknown>;

/** An action for one row or for many. */
export interface ListAction<Row> {
  id: string;
  label: string;
  icon: ReactNode;
  danger?: boolean | undefined;
  /** True if the action is safer than deleting, so that the delete dialog offers it. */
  gentle?: boolean | undefined;
  /** True if the action is only for one row, such as opening it. */
  single?: boolean;
  offered?(row: Row): boolean;
  /** Reason why the action isn't possible for this row now. The menu entry is disabled and shows it. */
  reason?(row: Row): string | undefined;
  /** The confirmation before the action begins. */
  ask?:
    | {
        title: string;
        text(count: number): string;
        confirm: string;
        /** Id of a safer action to offer as an alternative. */
        instead?: string;
        /** Records that depend on a row, counted for the dialog. */
        dependents?(row: { id: string }): readonly Dependents[];
        /** Records to choose from as the action's target. */
        records?: Records | undefined;
      }
    | undefined;
  /** Navigates without changing anything. The action is for one row, unless there's also a `goMany`. */
  go?(row: Row): void;
  /** Navigates with the selection: these rows, or all that the list matches except these. */
  goMany?(selected: { all: boolean; ids: string[] }): void;
  /** Runs the action on a record. `chosen` is the target record. */
  run?(id: string, chosen: string): Promise<unknown>;
  /** Called before the action runs, while the row has its old values. Returns the undo, or undefined if nothing changes. */
  undo?: ((id: string, chosen: string) => Promise<Undo | undefined>) | undefined;
  /** Replaces `run` if the server takes many records in one call. */
  runMany?(ids: string[], chosen: string): Promise<unknown>;
  /** Undo for `runMany`, with the ids of the rows it changes. */
  undoMany?(
    ids: string[],
    chosen: string,
  ): Promise<{ ids: readonly string[]; undo: Undo } | undefined>;
  /** The notice after the action, such as "Published 3 products". */
  done?: ((count: number, ids: readonly string[]) => string) | undefined;
  /** The dialog closes automatically, with a notice, if nothing failed. */
  closes?: boolean;
}

/** A built-in view, such as drafts; `search` has the format of the URL. */
export interface BuiltInView {
  label: string;
  search: string;
}

/** An action on a list as a whole, such as an import. */
export interface ListTool extends MoreAction {
  /** True while the action runs. */
  busy?: boolean;
  /** Shown as the list's primary button, in place of one that creates a record. */
  primary?: boolean;
}

/** Props of an overlay over a list, keyed by its name in the URL. */
export interface ListOverlayProps<Search = unknown> {
  search: Search;
  onClose(): void;
  /** Opens the page of a new record, replacing the overlay in the history. */
  onCreated(id: string): void;
}

/** A list page of one resource: everything that the page component can't derive. */
export interface ListPageProps<L, R, C, U, F extends FilterDefs<L>> {
  resource: Resource<L, R, C, U, F>;
  columns: readonly Column<RowOf<L>>[];
  views?: readonly BuiltInView[];
  /** The reason why a record can't be deleted. Also applies to bulk deletions. */
  kept?(row: { id: string }): string | undefined;
  /** Records that depend on this one, counted before it's deleted. */
  dependents?(row: { id: string }): readonly Dependents[];
  /** Actions besides opening and deleting. */
  actions?: readonly ListAction<RowOf<L>>[];
  /** The create form: over the list, as `?edit=create`, or on a separate page. */
  create?: Overlay<ListOverlayProps<ListSearch<F>>> | { to: string };
  /** Other overlays over the list. */
  overlays?: Readonly<Record<string, Overlay<ListOverlayProps<ListSearch<F>>>>>;
  /** Actions on the list as a whole, in its menu and in the palette. */
  tools?: readonly ListTool[];
  /** Fields that the search covers, as a sentence for a search without results. */
  searched?: string;
  /** A notice above the rows. */
  notice?: ReactNode;
  /** Content below the list, such as where its records come from. */
  below?: ReactNode;
  /** Renders a row as a tile. If it is defined, the list offers tiles. */
  tile?(row: RowOf<L>): ReactNode;
}
