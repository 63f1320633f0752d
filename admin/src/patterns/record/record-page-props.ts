import type { ReactNode } from "react";
import type { Fields } from "../fields/define.ts";
import type { Overlay } from "../overlay/overlay-search.ts";
import type { Dependents } from "../page/dependents.tsx";
import type { MoreAction } from "../page/more-actions.tsx";
import type { RecordOf, Resource } from "../resource/define.ts";
import type { FilterDefs } from "../resource/filters.ts";
import type { DetailPageProps, DetailSkeletonProps } from "./detail-page.tsx";
import type { RecordOverlayProps, RecordView } from "./record-view.ts";

/** A card of the page's form. */
export interface FormSection {
  /** The card's title. Default: “General”. */
  title?: string;
  names: readonly string[];
}

export interface RecordPageProps<L, R, C, U, F extends FilterDefs<L>, Search, More extends object> {
  resource: Resource<L, R, C, U, F>;
  /** The record's id, if the path doesn't contain it. */
  id?: string;
  /** False to remove the deletion from the menu, because `actions` contains it. */
  remove?: false;
  /** True to show the form in the narrow column, because the content of `main` is more important. */
  fieldsAside?: boolean;
  /** The page's first form, which a bar at the bottom saves. */
  // oxlint-disable-next-line typescript/no-explicit-any -- the fields can have any values
  fields?: Fields<any, any>;
  /**
   * The cards of the form. By default, one card contains all fields. Fields that aren't in a card still belong to the form. Render
   * them in `main` or `aside`.
   */
  sections?: readonly FormSection[];
  /** Returns the page's title. Use it if the record's name alone isn't enough, for example if it's only a number. */
  title?(record: RecordOf<R>): string;
  /** Content next to the name, such as a status. */
  note?(record: RecordOf<R>): ReactNode;
  /** Returns content that is shown with the name: an image, and the most important facts. */
  head?(record: RecordOf<R>): DetailPageProps["head"];
  /** Content below the name: a summary of the record, or of the values in its form. */
  line?(record: RecordOf<R>, form?: object): ReactNode;
  /** The button of a frequent action, between the buttons for neighboring records and the menu. At most one is visible. */
  actions?(record: RecordOf<R>, view: RecordView<Search>): ReactNode;
  /**
   * Less frequent actions, in the menu above Delete and in the command palette. Their ids are used as command ids, such as
   * `product.duplicate`.
   */
  more?(record: RecordOf<R>, view: RecordView<Search>): readonly MoreAction[];
  /** The page's main action, at the end of its header. */
  primary?(record: RecordOf<R>, view: RecordView<Search>): ReactNode;
  /** Content above the form. */
  first?(record: RecordOf<R>, view: RecordView<Search>): ReactNode;
  /** Content below the form, such as other parts of the record. */
  main?(record: RecordOf<R>, view: RecordView<Search>, form?: object): ReactNode;
  /** Facts and further fields of the form, above the details for developers. */
  aside?(record: RecordOf<R>, view: RecordView<Search>, form?: object): ReactNode;
  foot?(record: RecordOf<R>, view: RecordView<Search>): ReactNode;
  /** Overlays of the page, by the names that the URL uses. */
  overlays?: Readonly<Record<string, Overlay<RecordOverlayProps<RecordOf<R>, Search> & More>>>;
  /** Returns additional props for the overlays. */
  overlayProps?(record: RecordOf<R>, view: RecordView<Search>): More & { onClose?(): void };
  /** Returns a safer alternative that the delete dialog offers. */
  insteadOfDelete?(record: RecordOf<R>): { action: string; act(): void } | undefined;
  /** The reason why metadata can't be changed, if the server has no operation that changes it. */
  fixedMetadata?: string;
  /** Returns records that depend on this one, which are counted before it is deleted. */
  dependents?(record: RecordOf<R>): readonly Dependents[];
  /** Returns the reason why this record can't be deleted. Checked again with the current record. */
  kept?(record: RecordOf<R>): string | undefined;
  /** Returns the record for the raw data, without parts that have their own cards. */
  raw?(record: RecordOf<R>): object;
  loading?: Omit<DetailSkeletonProps, "label">;
  /** True while other data loads, such as features that determine which fields exist. */
  waits?: boolean;
}
