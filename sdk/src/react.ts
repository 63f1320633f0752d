"use client";

export { ClientProvider, useClient } from "./react/client-context.ts";
export {
  useAdminCustomDelete,
  useAdminCustomPost,
  useAdminCustomQuery,
  type CustomQueryOptions,
  type CustomWriteOptions,
} from "./react/custom.ts";
export {
  mutationHook,
  queryHook,
  useInfiniteList,
  useOperation,
  useOperationMutation,
  usePrefetch,
  useSuspense,
  useSuspenseInfiniteList,
  type InfiniteHookOptions,
  type MutationHook,
  type MutationHookOptions,
  type QueryHookOptions,
  type PagesOf,
  type RequestOptions,
  type SuspenseHookOptions,
  type SuspenseInfiniteHookOptions,
} from "./react/hooks.ts";
export {
  useOperationWriter,
  useRevalidate,
  type OperationWriter,
  type StaleFacts,
  type WriteFacts,
} from "./react/write.ts";
export type { ChoosingHook, PlainHook, QueryHook } from "./react/query-hook.ts";
export { useStartCheckout } from "./react/start-checkout.ts";
export * from "./generated/hooks.ts";
