export { readText } from "./filter/list-filters.ts";
export { forgetLists } from "./list-state/list-memory.ts";
export { ListPage } from "./list/list-page.tsx";
export { isSelected } from "./list-state/list-selection.ts";
export { type RawSearch, readPage, toPaging } from "./list-state/list-search.ts";
export { ListTable, type Column } from "./list/list-table.tsx";
export type { ListAction, ListExportProps, ListOverlayProps, ListTool } from "./list/list-types.ts";
export { ProductStatusBadge, useProductStatusColumn } from "./list/product-status-badge.tsx";
export { useColumns } from "./list/columns.tsx";
export { LazyRowMenu } from "./page/lazy-row-menu.ts";
export { ListBar } from "./list/list-bar.tsx";
export { ListEmpty } from "./list/list-empty.tsx";
export { RelatedCard } from "./list/related-card.tsx";
export { RelatedList, type RelatedAction } from "./list/related-list.tsx";
export { relatedPicker } from "./list/related-picker.tsx";
export {
  batch,
  defineRelation,
  relatedSearch,
  RELATED_PER_PAGE,
  type RelatedSearch,
} from "./list/relation.ts";
export { NewRecords } from "./list/new-records.tsx";
export { ScanNotice } from "./list/scan-notice.tsx";
