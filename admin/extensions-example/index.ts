import type { ExtensionSource } from "@countertop/admin/extension";

/** Each is fetched apart, so that one which cannot be loaded takes no other along. */
export default [() => import("./loyalty/index.ts")] satisfies ExtensionSource[];
