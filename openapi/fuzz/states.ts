// Creates the records that an operation needs, and lists the ids that its fields may contain.
import { openCheckoutFixture, type CheckoutFixture } from "../conformance/checkout-fixture.ts";
import type { Entity } from "../conformance/records.ts";
import { openShop, type Shop } from "../conformance/shop.ts";
import { adminLogin, fresh, sandbox } from "../conformance/store.ts";
import { catalog } from "./catalog.ts";
import { selling } from "./selling.ts";
import type { Ids, Make } from "./recipe.ts";
import type { Operation } from "../src/contract.ts";

export interface State {
  /** Values of path parameters, by name. */
  readonly path: Readonly<Record<string, string>>;
  /** Ids that belong to the records in the path, by field. They override the store's other ids. */
  readonly ids: Ids;
}

export interface States {
  readonly tokens: { readonly admin: string; readonly store: string };
  /** Ids of the store's records, by field. */
  readonly ids: Ids;
  /**
   * Creates the records that an operation's path refers to. Records that calls only read, or that are `unharmed`, are created
   * once for all calls.
   */
  readonly make: (operation: Operation, unharmed?: boolean) => Promise<State>;
  readonly close: () => Promise<void>;
}

async function token(area: string, login: object): Promise<string> {
  const response = await fetch(`${sandbox()}/${area}/auth/token`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(login),
  });
  return `Bearer ${((await response.json()) as { access_token: string }).access_token}`;
}

export async function openStates(): Promise<States> {
  const fixture = await openCheckoutFixture();
  const shop = await openShop();
  const login = { email: `${fresh("fuzz")}@example.com`, password: "a-long-password" };
  const send = async (
    headers: Record<string, string>,
    path: string,
    body: object,
    method: string,
  ) => {
    const response = await fetch(sandbox() + path, {
      method,
      headers: { "content-type": "application/json", ...headers },
      ...(method !== "GET" && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
    return JSON.parse(text.startsWith("{") ? text : "{}") as never;
  };
  await send({}, "/store/customers", { ...login, first_name: "Ada", last_name: "Fuzz" }, "POST");
  const tokens = { admin: await token("admin", adminLogin()), store: await token("store", login) };
  const admin: Make = (path, body = {}, method = "POST") =>
    send({ authorization: tokens.admin }, `/admin/${path}`, body, method);
  const store: Make = (path, body = {}, method = "POST") =>
    send({ authorization: tokens.store }, `/store/${path}`, body, method);
  // Adds enough stock for hundreds of orders.
  for (const { item } of [fixture.oat, fixture.slate])
    await admin(`inventory-items/${item}/location-levels/${fixture.location}`, {
      stocked_quantity: 1_000_000,
    });
  const recipes = { ...catalog(admin, shop, fixture), ...selling(admin, store, fixture) };
  const kept = new Map<object, Promise<State>>();
  return {
    tokens,
    ids: await shopIds(admin, fixture, shop),
    make: (operation, unharmed = operation.method === "GET") => {
      const key = operation.path
        .split("/")
        .slice(1, operation.path.split("/").findLastIndex((part) => part.startsWith("{")) + 1)
        .join("/");
      const recipe = recipes[operation.id] ?? recipes[key];
      if (!recipe) {
        if (key !== "") throw new Error(`No recipe for ${key} (${operation.id})`);
        return Promise.resolve({ path: {}, ids: {} });
      }
      const fresh = async (): Promise<State> => ({ ids: {}, ...(await recipe()) });
      if (!unharmed) return fresh();
      const known = kept.get(recipe) ?? fresh();
      kept.set(recipe, known);
      return known;
    },
    close: async () => {
      await shop.close();
      await fixture.close();
    },
  };
}

async function shopIds(admin: Make, fixture: CheckoutFixture, shop: Shop): Promise<Ids> {
  const get = async <T>(path: string): Promise<T> => admin(path, {}, "GET");
  const idsOf = async (path: string, list: string, key = "id"): Promise<string[]> => {
    const body = await get<Record<string, Record<string, string>[]>>(path);
    return (body[list] ?? []).slice(0, 8).map((one) => one[key] ?? "");
  };
  const products = [shop.product.id, ...(await idsOf("products?limit=5", "products"))];
  const variants = [fixture.oat.id, fixture.slate.id, ...shop.product.variants.map(({ id }) => id)];
  const order = await fixture.order();
  const { customer_group } = await admin<{ customer_group: Entity }>("customer-groups", {
    name: fresh("Fuzz"),
  });
  const { discount } = await admin<{ discount: { code: string; rule: { conditions: Entity[] } } }>(
    "discounts?expand=rule.conditions",
    {
      code: fresh("FUZZ"),
      regions: [fixture.region],
      rule: {
        type: "percentage",
        value: 5,
        allocation: "total",
        conditions: [{ operator: "in", products: [products[0]] }],
      },
    },
  );
  const { gift_card } = await admin<{ gift_card: { code: string } }>("gift-cards", {
    region_id: fixture.region,
    value: 500,
  });
  const { price_list } = await admin<{ price_list: Entity }>("price-lists", {
    name: fresh("Fuzz"),
    description: "Drawn",
    type: "override",
    prices: [{ variant_id: variants[0], currency_code: shop.currency, amount: 1 }],
  });
  const regions = [fixture.region, shop.region];
  const customers = [fixture.customer.id, ...(await idsOf("customers?limit=3", "customers"))];
  const options = [fixture.shipping, fixture.returning];
  const groups = [customer_group.id];
  const channels = [fixture.channel];
  const categories = [shop.category];
  const tags = shop.product.tags.map(({ id }) => id);
  const types = [shop.product.type.id];
  const orders = [order.id];
  const items = order.items.map(({ id }) => id);
  const codes = [discount.code];
  const conditions = discount.rule.conditions.map(({ id }) => id);
  const manual = ["manual"];
  const currencies = [shop.currency, fixture.currency, "usd", "eur"];
  const collections = [shop.collection];
  return {
    product_id: products,
    product_ids: products,
    products,
    resources: products,
    variant_id: variants,
    variants,
    variant_ids: variants,
    ids: variants,
    customer_id: customers,
    customer_ids: customers,
    customers,
    region_id: regions,
    regions,
    sales_channel_id: channels,
    sales_channel_ids: channels,
    sales_channels: channels,
    location_id: [fixture.location],
    return_location_id: [fixture.location],
    currency_code: currencies,
    default_currency_code: currencies,
    currencies,
    country_code: [fixture.country],
    countries: ["gg"],
    origin_country: ["pt", "de"],
    collection_id: collections,
    product_collections: collections,
    product_tags: tags,
    type_id: types,
    product_types: types,
    customer_groups: groups,
    groups,
    shipping_options: options,
    option_id: options,
    custom_shipping_options: options,
    profile_id: await idsOf("shipping-profiles", "shipping_profiles"),
    provider_id: manual,
    payment_providers: manual,
    fulfillment_providers: manual,
    item_id: items,
    line_item_id: items,
    items,
    reason_id: [fixture.reason],
    parent_return_reason_id: [fixture.reason],
    order_id: orders,
    order_ids: orders,
    resource_id: orders,
    category_id: categories,
    categories,
    parent_category_id: categories,
    inventory_item_id: [fixture.oat.item, fixture.slate.item],
    discounts: codes,
    gift_cards: [gift_card.code],
    discount_condition_id: conditions,
    conditions,
    cart_id: [order.cart_id],
    price_list_id: [price_list.id],
    tag_id: tags,
    email: [fixture.customer.email],
  };
}
