export { DetailPage, DetailSkeleton } from "./record/detail-page.tsx";
export { LazyRecordMetadata } from "./record/lazy-metadata.ts";
export { MetadataCard } from "./record/metadata-card.tsx";
export { useOptimisticUpdate } from "./record/optimistic.ts";
export { OnDemand, Panel } from "./record/panel.tsx";
export { RecordAbsent } from "./record/record-absent.tsx";
export { RawCard, RecordCard } from "./record/record-cards.tsx";
export { RecordPage, type RecordView } from "./record/record-page.tsx";
