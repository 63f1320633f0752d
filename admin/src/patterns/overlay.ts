export { Confirm } from "./overlay/confirm.tsx";
export { closeMeansBack } from "./overlay/overlay-history.ts";
export { type Overlay, type OverlaySearch, readOverlay } from "./overlay/overlay-search.ts";
export { useCloseWhenSaved, useOverlay } from "./overlay/overlay.tsx";
export { UnsavedGuard, UnsavedQuestion } from "./overlay/unsaved-guard.tsx";
export { LazyConfirm } from "./overlay/lazy-confirm.tsx";
