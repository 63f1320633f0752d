import type { ExtensionSource } from "@countertop/admin/extension";

/** Each extension is loaded separately, so that an error while loading one doesn't affect the others. */
export default [() => import("./loyalty/index.ts")] satisfies ExtensionSource[];
