export { AddressText } from "./page/address-text.tsx";
export { CopyButton } from "./page/copy-button.tsx";
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
export { Page } from "./page/page.tsx";
export { useFormat } from "./page/use-format.ts";
