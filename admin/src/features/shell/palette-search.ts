import type { HttpClient, Input, Operation, Output } from "@countertop/sdk";
import {
  adminListCollections,
  adminListCustomerGroups,
  adminListCustomers,
  adminListDiscounts,
  adminListDraftOrders,
  adminListGiftCards,
  adminListInventoryItems,
  adminListOrders,
  adminListPriceLists,
  adminListProductCategories,
  adminListProducts,
} from "@countertop/sdk/operations";
import { queryOptions, type QueryKey } from "@countertop/sdk/query";
import type { AreaId } from "./areas.ts";

export interface Hit {
  id: string;
  title: string;
  note?: string | undefined;
}

const RESULTS = 5;
type Text = string | null | undefined;
const fullName = (person: { first_name?: Text; last_name?: Text } | null | undefined): string =>
  [person?.first_name, person?.last_name].filter(Boolean).join(" ");
const hit = (id: string, title: Text, note?: Text): Hit => ({
  id,
  title: title || id,
  note: note && note !== title ? note : undefined,
});

interface Search {
  queryKey: QueryKey;
  queryFn(context: { signal: AbortSignal }): Promise<Hit[]>;
}
type ListQuery<O> = Input<O> extends { query?: infer Query } ? Query : never;

// For an operation that is not known yet, nobody can say what its input must be.
const optionsOf = queryOptions as unknown as <O>(
  client: HttpClient,
  operation: Operation<O>,
  input: object,
) => { queryKey: QueryKey; queryFn(context: { signal: AbortSignal }): Promise<Output<O>> };

function source<O>(
  operation: Operation<O>,
  more: ListQuery<O>,
  toHits: (answer: Output<O>) => Hit[],
) {
  return (client: HttpClient, q: string): Search => {
    const input = { query: { ...(more as object), q, limit: RESULTS } };
    const { queryKey, queryFn } = optionsOf(client, operation, input);
    return {
      queryKey: [...queryKey, "hits"],
      queryFn: async (context) => toHits(await queryFn(context)),
    };
  };
}

/** What the API finds by words, per area: five records each, and no more of them than a line shows. */
const sources = {
  orders: source(adminListOrders, { fields: "id,display_id,email", expand: "customer" }, (data) =>
    data.orders.map((order) =>
      hit(order.id, `#${order.display_id}`, fullName(order.customer) || order.email),
    ),
  ),
  draftOrders: source(adminListDraftOrders, {}, (data) =>
    data.draft_orders.map((draft) => hit(draft.id, `#${draft.display_id}`, draft.cart?.email)),
  ),
  customers: source(adminListCustomers, { fields: "id,email,first_name,last_name" }, (data) =>
    data.customers.map((person) => hit(person.id, fullName(person) || person.email, person.email)),
  ),
  customerGroups: source(adminListCustomerGroups, { fields: "id,name" }, (data) =>
    data.customer_groups.map(({ id, name }) => hit(id, name)),
  ),
  products: source(adminListProducts, { fields: "id,title,handle", expand: "collection" }, (data) =>
    data.products.map((product) =>
      hit(product.id, product.title, product.collection?.title ?? product.handle),
    ),
  ),
  categories: source(adminListProductCategories, {}, (data) =>
    data.product_categories.map(({ id, name, handle }) => hit(id, name, handle)),
  ),
  collections: source(adminListCollections, {}, (data) =>
    data.collections.map(({ id, title, handle }) => hit(id, title, handle)),
  ),
  inventory: source(adminListInventoryItems, {}, (data) =>
    data.inventory_items.map(({ id, title, sku }) => hit(id, title ?? sku, sku)),
  ),
  discounts: source(adminListDiscounts, { fields: "id,code", expand: "rule" }, (data) =>
    data.discounts.map(({ id, code, rule }) => hit(id, code, rule?.description)),
  ),
  giftCards: source(adminListGiftCards, {}, (data) =>
    data.gift_cards.map(({ id, code }) => hit(id, code)),
  ),
  pricing: source(adminListPriceLists, {}, (data) =>
    data.price_lists.map(({ id, name, description }) => hit(id, name, description)),
  ),
} satisfies Partial<Record<AreaId, unknown>>;

export const searchOf = (area: AreaId): ((client: HttpClient, q: string) => Search) | undefined =>
  area in sources ? sources[area as keyof typeof sources] : undefined;
