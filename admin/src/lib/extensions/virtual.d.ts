/** Made by vite/extensions.ts. */
declare module "virtual:countertop-extensions" {
  import type { ExtensionSource as Source } from "@countertop/admin/extension";

  /** `undefined` in an admin that was built without any. */
  export const fetchSources: (() => Promise<{ default: Source | readonly Source[] }>) | undefined;
  /** The admin's own, as long as there are extensions to be kept from them. */
  export const namespaces: readonly string[];
}
