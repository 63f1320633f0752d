import { createHttpClient } from "@countertop/sdk";
import { readCatalog, type Catalog } from "@countertop/storefront-kit/lists";
import { createIsomorphicFn } from "@tanstack/react-start";
import { storeSettings } from "./store.ts";

/** Time in milliseconds for which the server keeps the catalog. */
const AGE = 5 * 60_000;

let kept: { catalog: Promise<Catalog>; until: number } | undefined;

/**
 * Returns the small catalog of all published products, which filters and the search need. The server reads it once for all visitors,
 * and the browser gets it from the server.
 */
export const storeCatalog = createIsomorphicFn()
  .server((): Promise<Catalog> => {
    if (kept && Date.now() < kept.until) return kept.catalog;
    const catalog = readCatalog(createHttpClient({ ...storeSettings(), timeout: 15_000 }));
    kept = { catalog, until: Date.now() + AGE };
    catalog.catch(() => (kept = undefined));
    return catalog;
  })
  .client(async (): Promise<Catalog> => {
    const answer = await fetch("/catalog.json");
    if (!answer.ok) throw new Error(`The catalog can't be read: ${answer.status}.`);
    return (await answer.json()) as Catalog;
  });
