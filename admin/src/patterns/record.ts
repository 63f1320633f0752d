export { DependentsList, type Dependents } from "./record/dependents.tsx";
export { LinkedRecords } from "./record/linked-records.tsx";
export { DetailPage, DetailSkeleton, FormPage } from "./record/detail-page.tsx";
export { MoreActions } from "./page/more-actions.tsx";
export { OnDemand, Panel } from "./record/panel.tsx";
export { RecordLinks } from "./record/record-links.tsx";
export { RecordPage } from "./record/record-page.tsx";
export type { RecordView } from "./record/record-view.ts";
export { useRecordForm } from "./form/record-form.tsx";
