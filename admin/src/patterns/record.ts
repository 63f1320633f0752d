export { DependentsList, type Dependents } from "./record/dependents.tsx";
export { LinkedRecords } from "./record/linked-records.tsx";
export { DetailPage, DetailSkeleton, FormPage } from "./record/detail-page.tsx";
export { OnDemand, Panel } from "./record/panel.tsx";
export { RecordLinks } from "./record/record-links.tsx";
export { RecordPage, type RecordView } from "./record/record-page.tsx";
export { useRecordForm } from "./form/record-form.tsx";
