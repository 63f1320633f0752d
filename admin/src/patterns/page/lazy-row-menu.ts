import { lazyWithRetry } from "../../lib/lazy-with-retry.ts";

/** The menu of a row, which loads when it is first opened. */
export const LazyRowMenu = lazyWithRetry(() =>
  import("./row-menu.tsx").then((m) => ({ default: m.RowMenu })),
);

/** Moves destructive actions to the end, including those of extensions. */
export const dangerLast = <Action extends { danger?: boolean | undefined }>(
  actions: readonly Action[],
): Action[] => [
  ...actions.filter(({ danger }) => !danger),
  ...actions.filter(({ danger }) => danger),
];
