export { AddressText } from "./page/address-text.tsx";
export { arrive } from "./page/came-from.ts";
export {
  type BatchJob,
  canCancel,
  fileNameOf,
  isRunning,
  problemsOf,
  statusOf,
  useJobFile,
  watchedJobQuery,
} from "./page/batch-job.ts";
export {
  type Command,
  chooseKeys,
  commandGroups,
  keysOf,
  useChosenKeys,
  useCommands,
  useCurrentCommands,
} from "./page/commands.ts";
export { ErrorState } from "./page/error-state.tsx";
export {
  knowStore,
  storeQuery,
  useFeature,
  useFeatures,
  useFormFeature,
  useLacking,
  useLacks,
  useStoreName,
} from "./page/feature-flags.ts";
export { ButtonLink, RecordLink, RowLink, useHasPage } from "./page/links.tsx";
export { NotFoundPage } from "./page/not-found-page.tsx";
export {
  FulfillmentStatusBadge,
  OrderStatusBadge,
  PaymentStatusBadge,
} from "./page/order-status.tsx";
export { PictureText, type PictureTextProps } from "./page/picture-text.tsx";
export { PageSkeleton } from "./page/page-skeleton.tsx";
export { PageError } from "./page/page-error.tsx";
export {
  currentPageTitle,
  useCurrentPageHead,
  useCurrentPageTitle,
  usePageTitle,
} from "./page/page-title.ts";
export { Page } from "./page/page.tsx";
export { useParts } from "./page/use-parts.ts";
export { useShortcutKeys } from "./page/shortcuts.ts";
export { useFormat } from "./page/use-format.ts";
export { isUserBusy } from "./page/user-busy.ts";
