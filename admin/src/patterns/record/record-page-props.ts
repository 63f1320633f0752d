import type { ReactNode } from "react";
import type { Fields } from "../fields/define.ts";
import type { Overlay } from "../overlay/overlay-search.ts";
import type { Dependents } from "../page/dependents.tsx";
import type { MoreAction } from "../page/more-actions.tsx";
import type { RecordOf, Resource } from "../resource/define.ts";
import type { FilterDefs } from "../resource/filters.ts";
import type { DetailPageProps, DetailSkeletonProps } from "./detail-page.tsx";
import type { RecordOverlayProps, RecordView } from "./record-view.ts";

export interface RecordPageProps<L, R, C, U, F extends FilterDefs<L>, Search, More extends object> {
  resource: Resource<L, R, C, U, F>;
  /** The record's id, if the path has none. */
  id?: string;
  /** `false` omits deletion from the menu, if `actions` contains it. */
  remove?: false;
  /** True if the form is secondary to what `main` shows, and stands in the narrow column. */
  fieldsAside?: boolean;
  /** The first form of the page, saved by a bar at the bottom. */
  // oxlint-disable-next-line typescript/no-explicit-any -- of whatever values
  fields?: Fields<any, any>;
  /** The page's title, if the record's name alone doesn't say what it is, such as a number. */
  title?(record: RecordOf<R>): string;
  /** Shown next to the name, such as a status. */
  note?(record: RecordOf<R>): ReactNode;
  /** Shown with the name: an image, and the most important facts. */
  head?(record: RecordOf<R>): DetailPageProps["head"];
  /** Shown below the name: a summary of the record, or of the values in its form. */
  line?(record: RecordOf<R>, form?: object): ReactNode;
  /** The button of a frequent action, between the neighbors and the menu. At most one is visible. */
  actions?(record: RecordOf<R>, view: RecordView<Search>): ReactNode;
  /** The less frequent actions, in the menu above Delete and in the palette. Their ids are those of commands, such as `product.duplicate`. */
  more?(record: RecordOf<R>, view: RecordView<Search>): readonly MoreAction[];
  /** The page's main action, at the end of its header. */
  primary?(record: RecordOf<R>, view: RecordView<Search>): ReactNode;
  /** Content above the form. */
  first?(record: RecordOf<R>, view: RecordView<Search>): ReactNode;
  /** Content below the form, such as other parts of the record. */
  main?(record: RecordOf<R>, view: RecordView<Search>): ReactNode;
  /** Facts above the details for developers. */
  aside?(record: RecordOf<R>, view: RecordView<Search>): ReactNode;
  foot?(record: RecordOf<R>, view: RecordView<Search>): ReactNode;
  /** Overlays of the page, by their names in the URL. */
  overlays?: Readonly<Record<string, Overlay<RecordOverlayProps<RecordOf<R>, Search> & More>>>;
  /** Additional props of the overlays. */
  overlayProps?(record: RecordOf<R>, view: RecordView<Search>): More & { onClose?(): void };
  /** Safer alternative in the delete dialog. */
  insteadOfDelete?(record: RecordOf<R>): { action: string; act(): void } | undefined;
  /** Reason why metadata can't be changed, if the server has no operation for it. */
  fixedMetadata?: string;
  /** Records that depend on this one, counted before it's deleted. */
  dependents?(record: RecordOf<R>): readonly Dependents[];
  /** The reason why this record can't be deleted. Checked again with the current record. */
  kept?(record: RecordOf<R>): string | undefined;
  /** The record for the raw data, without parts that have their own cards. */
  raw?(record: RecordOf<R>): object;
  loading?: Omit<DetailSkeletonProps, "label">;
  /** True while other data loads, such as features that decide which fields exist. */
  waits?: boolean;
}
