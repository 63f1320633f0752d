/** The copy of the seeded store that the tests of the packed packages share. They run one after another. */
import { inject } from "vitest";
import type { Store } from "../lib/services.ts";

declare module "vitest" {
  interface ProvidedContext {
    store: Pick<Store, "url" | "adminEmail" | "adminPassword">;
  }
}

export const store = inject("store");
