import type { HttpClient } from "@countertop/sdk";
import { checkProducts, isOnSale, readReasonsStore, withCountries } from "@countertop/sdk/recipes";
import { CONCURRENCY, forEachConcurrently } from "../../lib/concurrency.ts";

/** Maximum number of products per request, because their ids are in the URL. */
const IDS = 100;

/** Returns a function that tells whether a product is in one of these states. Only published products have a state. */
export async function keepsSales(
  wanted: readonly string[],
  client: HttpClient,
  rows: readonly { id: string; status: string }[],
) {
  const published = rows.filter(({ status }) => status === "published");
  const states = await saleStatesOf(
    client,
    published.map(({ id }) => id),
  );
  return ({ id }: { id: string }) => wanted.includes(states.get(id) ?? "");
}

/** The states of products: `unsold` if nothing can be bought anywhere, and `gaps` if only some of the sales are blocked. */
async function saleStatesOf(
  client: HttpClient,
  ids: readonly string[],
): Promise<ReadonlyMap<string, "unsold" | "gaps">> {
  const store = withCountries(await readReasonsStore(client));
  const states = new Map<string, "unsold" | "gaps">();
  const parts = Array.from({ length: Math.ceil(ids.length / IDS) }, (_, part) =>
    ids.slice(part * IDS, (part + 1) * IDS),
  );
  await forEachConcurrently(parts, CONCURRENCY, async (id) => {
    for (const checked of await checkProducts(client, store, { id, limit: id.length }))
      if (!isOnSale(checked, store)) states.set(checked.product.id, "unsold");
      else if (checked.reasons.some(({ blocks }) => blocks)) states.set(checked.product.id, "gaps");
  });
  return states;
}
