import { expect, test as base } from "./shop.ts";

/** Ids of the records whose URLs are opened. Each worker reads or creates them once. */
export interface Records {
  product: string;
  collection: string;
  category: string;
  order: string;
  draft: string;
  customer: string;
  group: string;
  discount: string;
  collected: string;
  template: string;
  reason: string;
  channel: string;
  key: string;
  location: string;
  reservation: string;
  item: string;
  user: string;
  region: string;
  profile: string;
  giftCard: string;
  prices: string;
}

/** True for URLs whose page is a dialog, or opens one once its code has loaded. */
export const opensDialog = (address: string): boolean =>
  address.includes("edit=") || address.endsWith("pricing/new");

/** Example URLs for each route of the route tree. A test fails if a new route doesn't have any. */
export const examples: Record<string, (records: Records) => readonly string[]> = {
  "/": () => ["/"],
  "/a": () => ["/a"],
  "/a/$": () => ["/a/nowhere"],
  "/a/assistants": () => ["/a/assistants"],
  "/a/assistants/$id": () => ["/a/assistants/none"],
  "/a/collections": () => ["/a/collections", "/a/collections?edit=create"],
  "/a/collections/$id": ({ collection }) => [`/a/collections/${collection}`],
  "/a/inventory": () => [
    "/a/inventory",
    "/a/inventory?stock=none",
    "/a/inventory?q=STP&edit=counts",
  ],
  "/a/inventory/$id": ({ item }) => [`/a/inventory/${item}`],
  "/a/discounts": () => ["/a/discounts", "/a/discounts?state=active&kind=fixed"],
  "/a/discounts/$id": ({ discount, collected, template }) => [
    `/a/discounts/${discount}`,
    `/a/discounts/${collected}`,
    `/a/discounts/${template}`,
    `/a/discounts/${template}?edit=codes`,
  ],
  "/a/discounts/new": () => ["/a/discounts/new"],
  "/a/gift-cards": () => ["/a/gift-cards", "/a/gift-cards?edit=issue"],
  "/a/gift-cards/$id": ({ giftCard }) => [
    `/a/gift-cards/${giftCard}`,
    `/a/gift-cards/${giftCard}?edit=card`,
  ],
  "/a/gift-cards/manage": () => [
    "/a/gift-cards/manage",
    "/a/gift-cards/manage?edit=create",
    "/a/gift-cards/manage?edit=denomination",
  ],
  "/a/inventory/locations": () => ["/a/inventory/locations", "/a/inventory/locations?edit=create"],
  "/a/inventory/locations/$id": ({ location }) => [`/a/inventory/locations/${location}`],
  "/a/inventory/reservations": () => [
    "/a/inventory/reservations",
    "/a/inventory/reservations?edit=create",
  ],
  "/a/inventory/reservations/$id": ({ reservation }) => [
    `/a/inventory/reservations/${reservation}`,
  ],
  "/a/oauth": () => ["/a/oauth"],
  "/a/oauth/$app_name": () => ["/a/oauth/ledger?code=1&state=2"],
  "/a/orders": () => ["/a/orders"],
  "/a/orders/$id": ({ order }) => [`/a/orders/${order}`],
  "/a/customers": () => ["/a/customers", "/a/customers?edit=create"],
  "/a/customers/$id": ({ customer }) => [`/a/customers/${customer}`],
  "/a/customers/groups": () => ["/a/customers/groups", "/a/customers/groups?edit=create"],
  "/a/customers/groups/$id": ({ group }) => [`/a/customers/groups/${group}`],
  "/a/draft-orders": () => ["/a/draft-orders"],
  "/a/draft-orders/$id": ({ draft }) => [`/a/draft-orders/${draft}`],
  "/a/draft-orders/new": () => ["/a/draft-orders/new"],
  "/a/pricing": () => ["/a/pricing"],
  "/a/pricing/$id": ({ prices }) => [`/a/pricing/${prices}`],
  "/a/pricing/new": () => ["/a/pricing/new"],
  "/a/product-categories": ({ category }) => [
    "/a/product-categories",
    `/a/product-categories?open=${category}`,
  ],
  "/a/products": () => ["/a/products", "/a/products?status=draft&q=mug"],
  "/a/products/$id": ({ product }) => [`/a/products/${product}`],
  "/a/products/new": () => ["/a/products/new"],
  "/a/publishable-api-keys": () => ["/a/publishable-api-keys"],
  "/a/publishable-api-keys/$id": ({ key }) => [`/a/publishable-api-keys/${key}`],
  "/a/sales-channels": () => ["/a/sales-channels", "/a/sales-channels?edit=create"],
  "/a/sales-channels/$id": ({ channel }) => [`/a/sales-channels/${channel}`],
  "/a/settings": () => ["/a/settings"],
  "/a/settings/$": () => ["/a/settings/nowhere"],
  "/a/settings/appearance": () => ["/a/settings/appearance"],
  "/a/settings/currencies": () => ["/a/settings/currencies"],
  "/a/settings/details": () => ["/a/settings/details"],
  "/a/settings/personal-information": () => ["/a/settings/personal-information"],
  "/a/settings/providers": () => ["/a/settings/providers"],
  "/a/settings/extensions": () => ["/a/settings/extensions"],
  "/a/settings/regions": () => ["/a/settings/regions", "/a/settings/regions?edit=create"],
  "/a/settings/regions/$id": ({ region }) => [
    `/a/settings/regions/${region}`,
    `/a/settings/regions/${region}?edit=new-option`,
  ],
  "/a/settings/return-reasons": () => [
    "/a/settings/return-reasons",
    "/a/settings/return-reasons?edit=create",
  ],
  "/a/settings/return-reasons/$id": ({ reason }) => [`/a/settings/return-reasons/${reason}`],
  "/a/settings/team": () => ["/a/settings/team"],
  "/a/settings/team/$id": ({ user }) => [`/a/settings/team/${user}`],
  "/a/settings/team/invites": () => [
    "/a/settings/team/invites",
    "/a/settings/team/invites?edit=create",
  ],
  "/a/settings/shipping-profiles": () => ["/a/settings/shipping-profiles"],
  "/a/settings/shipping-profiles/$id": ({ profile }) => [
    `/a/settings/shipping-profiles/${profile}`,
  ],
  "/a/settings/taxes": () => ["/a/settings/taxes"],
  "/a/settings/taxes/$id": ({ region }) => [
    `/a/settings/taxes/${region}`,
    `/a/settings/taxes/${region}?edit=new-rate`,
  ],
  "/a/settings/usage-data": () => ["/a/settings/usage-data"],
};
const names: Records = {
  prices: "$id",
  product: "$id",
  collection: "$id",
  category: "$id",
  order: "$id",
  draft: "$id",
  customer: "$id",
  group: "$id",
  discount: "$id",
  collected: "$id",
  template: "$id",
  reason: "$id",
  channel: "$id",
  key: "$id",
  location: "$id",
  reservation: "$id",
  item: "$id",
  user: "$id",
  region: "$id",
  profile: "$id",
  giftCard: "$id",
};
/** Each example with its name and with a function that returns its URL, because ids are known only once the records exist. */
export const inside = Object.values(examples).flatMap((addresses) =>
  addresses(names).map((name, index) => ({
    name,
    of: (records: Records) => addresses(records)[index] ?? "",
  })),
);

/** A test that can open the URLs of records. */
export const test = base.extend<object, { records: Records }>({
  records: [
    async ({ operator: store }, provide) => {
      const call = async <Answer>(method: "get" | "post", path: string, data?: object) => {
        const response = await store[method](`/admin/${path}`, data && { data });
        expect(response.ok(), `${path}: ${response.status()}`).toBe(true);
        return (await response.json()) as Answer;
      };
      type One = { id: string };
      const { collection } = await call<{ collection: One }>("post", "collections", {
        title: "Every route",
        handle: `every-route-${crypto.randomUUID()}`,
      });
      const { product } = await call<{ product: One }>("post", "products", {
        title: "Every route",
        handle: `every-route-${crypto.randomUUID()}`,
        subtitle: "For tea",
        collection_id: collection.id,
        options: [{ title: "Size" }],
        variants: [{ title: "Large", options: [{ value: "Large" }], prices: [] }],
      });
      /** The id of the first matching record of a list. The path is also the list's name in the response. */
      const first = async (
        path: string,
        pick = (one: One & { type?: string }) => one.id !== "",
      ) => {
        const answer = await call<Record<string, One[]>>("get", path);
        const list = path.split("?", 1).join().replaceAll("-", "_");
        return answer[list]?.find(pick)?.id ?? "";
      };
      const discount = async (code: string) =>
        (await call<{ discount: One }>("get", `discounts/code/${code}`)).discount.id;
      // Except for the product and the collection, these are records of the demo store, which no test changes.
      await provide({
        product: product.id,
        collection: collection.id,
        category: await first("product-categories?q=Brewing"),
        order: await first("orders?limit=1&order=display_id&fields=id&expand="),
        draft: await first("draft-orders?limit=1&order=display_id&expand=cart"),
        customer: await first("customers?q=hina.sato"),
        group: await first("customer-groups?q=Friends"),
        // Two discounts with a condition, and a template with codes.
        discount: await discount("MUGS2"),
        collected: await discount("STONEWARE15"),
        template: await discount("THANKYOU"),
        // A gift card that the store issued, and that has been partly used.
        giftCard: await first("gift-cards?order=-value&limit=1"),
        prices: await first("price-lists?name=Wholesale"),
        reason: await first("return-reasons"),
        channel: await first("sales-channels?limit=1"),
        key: await first("publishable-api-keys?limit=1"),
        location: await first("stock-locations?limit=1"),
        item: await first("inventory-items?q=STP-&limit=1"),
        reservation: await first("reservations?limit=1&order=created_at"),
        user: await first("users?limit=1&order=created_at"),
        region: await first("regions?q=Europe&limit=1"),
        profile: await first("shipping-profiles", ({ type }) => type === "custom"),
      });
      await store.delete(`/admin/products/${product.id}`);
      await store.delete(`/admin/collections/${collection.id}`);
    },
    { scope: "worker", timeout: 60_000 },
  ],
});
