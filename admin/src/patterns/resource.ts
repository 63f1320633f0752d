export type { AnyResource, SearchOf } from "./resource/define.ts";
export { defineResource } from "./resource/define-resource.ts";
export { cachedHits } from "./resource/cached-hits.ts";
export { everyRow } from "./resource/every-row.ts";
export { requestOptions } from "./resource/requests.ts";
export { listCrumb } from "./resource/list-crumb.tsx";
export { listRoute, recordRoute } from "./resource/routes.ts";
export { useMakeOnce } from "./resource/use-make-once.ts";
export { useListState } from "./resource/use-list-state.ts";
