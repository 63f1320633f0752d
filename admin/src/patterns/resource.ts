export { defineResource, type AnyResource, type SearchOf } from "./resource/define.ts";
export { cachedHits } from "./resource/cached-hits.ts";
export { listCrumb } from "./resource/list-crumb.tsx";
export { listRoute, recordRoute } from "./resource/routes.ts";
export { useListState } from "./resource/use-list-state.ts";
export { useSettleWrites, useWrite, type Write } from "./resource/use-write.ts";
