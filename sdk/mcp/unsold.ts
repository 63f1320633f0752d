/**
 * Implements `unsold`, which assistants call like an operation. Returns the products that customers can't buy, with the reasons.
 * Reads the store's settings, products, and stock, with seven kinds of requests.
 */
import type { HttpClient } from "@countertop/sdk";
import {
  checkStore,
  explain,
  isOnSale,
  readReasonsStore,
  withCountries,
  type Checked,
  type Reason,
  type ReasonsStore,
} from "@countertop/sdk/recipes";
import type { Tool } from "@modelcontextprotocol/server";

export const UNSOLD = "unsold";
const PAGE = 10;

/** Describes the input in the form of a tool, for validation. */
export const UNSOLD_TOOL: Tool = {
  name: UNSOLD,
  inputSchema: {
    type: "object",
    properties: {
      query: {
        type: "object",
        properties: {
          country: { type: "string", minLength: 2, maxLength: 2 },
          region_id: { type: "string" },
          q: { type: "string" },
          collection_id: { type: "string" },
          anywhere: { type: "boolean" },
          limit: { type: "integer", minimum: 1, maximum: 100 },
          offset: { type: "integer", minimum: 0 },
        },
        additionalProperties: false,
      },
    },
    additionalProperties: false,
  },
};

export const unsoldGuide = {
  name: UNSOLD,
  title: "Find products that customers can't buy, in one country or anywhere",
  text: 'call {"operation": "unsold", "input": {"query": {"country": "jp"}}} checks the published products: status, sales channels, regions, prices, stock, shipping options, payment. It returns the products without a variant that can be bought there, with problems and fixes. Filters: country (two letters) or region_id, otherwise all regions; q; collection_id; limit (10) and offset. With "anywhere": true, it also returns products of which only some variants, channels, or regions have a problem. It only reads. A large store takes up to a minute.',
} as const;

interface Query {
  country?: string;
  region_id?: string;
  q?: string;
  collection_id?: string;
  anywhere?: boolean;
  limit?: number;
  offset?: number;
}
export interface Unsold {
  /** The regions that were checked, by name. */
  readonly regions: readonly string[];
  readonly checked: number;
  readonly count: number;
  readonly offset: number;
  readonly products: readonly {
    readonly id: string;
    readonly title: string;
    readonly on_sale: boolean;
    readonly reasons: readonly string[];
  }[];
}

/** Finds the products that customers can't buy. Throws if no region of the store matches the query. */
export async function findUnsoldProducts(client: HttpClient, query: Query): Promise<Unsold> {
  const { limit = PAGE, offset = 0, anywhere = false } = query;
  const settings = await readReasonsStore(client);
  const store = within(settings, query);
  const all = await checkStore(client, store, {
    status: ["published"],
    ...(query.q !== undefined && { q: query.q }),
    ...(query.collection_id !== undefined && { collection_id: [query.collection_id] }),
  });
  const found = all
    .map((checked) => ({ checked, on_sale: isOnSale(checked, store) }))
    .filter(
      ({ checked, on_sale }) =>
        !on_sale || (anywhere && checked.reasons.some(({ blocks }) => blocks)),
    );
  return {
    regions: store.regions.map(({ id, name = id }) => name),
    checked: all.length,
    count: found.length,
    offset,
    products: found.slice(offset, offset + limit).map(({ checked, on_sale }) => ({
      id: checked.product.id,
      title: checked.product.title,
      on_sale,
      reasons: linesOf(checked, store),
    })),
  };
}

/** Returns the store's settings with only the regions that match the query. */
function within(store: ReasonsStore, { country, region_id }: Query): ReasonsStore {
  if (country === undefined && region_id === undefined) return withCountries(store);
  const regions = store.regions.filter(
    ({ id, countries = [] }) =>
      (region_id === undefined || id === region_id) &&
      (country === undefined || countries.some(({ iso_2 }) => iso_2 === country.toLowerCase())),
  );
  if (regions.length > 0) return { ...store, regions };
  if (country === undefined)
    throw new Error(`The store has no region ${region_id}. adminListRegions lists them.`);
  const lacking =
    region_id === undefined
      ? "No region of the store includes"
      : `The region ${region_id} doesn't include`;
  throw new Error(
    `${lacking} ${country}, so nothing can be bought there. Add the country to a region.`,
  );
}

/** Returns one line for each cause in a channel and region, with the number of affected variants. */
function linesOf({ product, reasons }: Checked, store: ReasonsStore): string[] {
  const groups = new Map<string, Reason[]>();
  for (const reason of reasons.filter(({ blocks }) => blocks)) {
    const key = [reason.cause, reason.channel, reason.region].join();
    groups.set(key, [...(groups.get(key) ?? []), reason]);
  }
  return [...groups.values()].map((group) => {
    const [reason] = group as [Reason];
    const { problem, fix } = explain(reason, store, product);
    const more = group.length - 1;
    return `${problem} ${fix}${more > 0 ? ` The same applies to ${more} more ${more === 1 ? "variant" : "variants"}.` : ""}`;
  });
}
