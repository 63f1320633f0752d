// Creates records for the tests of carts and orders: a region, two mugs in stock, shipping options, and a customer.
import type { Cart, CartAnswer, Entity, Order, OrderAnswer } from "./records.ts";
import { caller, fresh, prepare, signInAdmin, visitor, type Caller } from "./store.ts";

export interface CartOptions {
  readonly items?: readonly { variant_id: string; quantity: number }[];
  /** The cart's customer. Default: a guest. */
  readonly as?: Caller;
}

export interface CheckoutFixture {
  readonly admin: Caller;
  readonly customer: Caller & Entity & { readonly email: string };
  readonly region: string;
  readonly country: string;
  readonly currency: string;
  readonly channel: string;
  readonly location: string;
  readonly oat: Entity & { readonly item: string };
  readonly slate: Entity & { readonly item: string };
  /** The id of a shipping option for 6.00. `returning` is the id of one for returns, for 3.00. */
  readonly shipping: string;
  readonly returning: string;
  readonly reason: string;
  readonly address: Readonly<Record<string, string>>;
  /** Creates a cart. By default, it contains three oat mugs and two slate mugs, and has an address and a shipping method. */
  readonly cart: (options?: CartOptions) => Promise<Cart>;
  readonly order: (options?: CartOptions) => Promise<Order>;
  /** Creates an order that is paid and shipped. */
  readonly shipped: () => Promise<Order>;
  readonly close: () => Promise<void>;
}

/** Countries that are unlikely in any store's regions. Tests of regions use other countries. */
const UNUSED_COUNTRIES =
  "gl fo bm ky tc vg ai ms aw cw sx gp mq yt re pm wf pf nc ck nu tk tv ki nr pw fm mh ws to vu sb";

async function openRegion(currency: string): Promise<{ region: string; country: string }> {
  const { body } = await visitor.get<{ regions: { countries: { iso_2: string }[] }[] }>(
    "/store/regions?limit=0",
  );
  const taken = new Set(body.regions.flatMap((one) => one.countries.map(({ iso_2 }) => iso_2)));
  const free = UNUSED_COUNTRIES.split(" ").filter((code) => !taken.has(code));
  // Starts with a random country, and tries the next one if it's in use, because other test files use countries at the same
  // time.
  const start = Math.floor(Math.random() * free.length);
  for (const country of [...free.slice(start), ...free.slice(0, start)]) {
    try {
      const { region } = await prepare<{ region: Entity }>("POST", "/admin/regions", {
        name: fresh("Counter"),
        currency_code: currency,
        tax_rate: 20,
        payment_providers: ["manual"],
        fulfillment_providers: ["manual"],
        countries: [country],
      });
      return { region: region.id, country };
    } catch (error) {
      if (!String(error).includes("already")) throw error;
    }
  }
  throw new Error("Every far country belongs to a region already: delete some test regions.");
}

async function openProduct(channel: string, currency: string) {
  const { product } = await prepare<{
    product: Entity & { variants: (Entity & { sku: string })[] };
  }>("POST", "/admin/products", {
    title: fresh("Mug"),
    status: "published",
    sales_channels: [{ id: channel }],
    options: [{ title: "Glaze" }],
    variants: ["Oat", "Slate"].map((title, index) => ({
      title,
      sku: fresh(title),
      manage_inventory: true,
      options: [{ value: title }],
      prices: [{ currency_code: currency, amount: 2000 + 200 * index }],
    })),
  });
  const { stock_location } = await prepare<{ stock_location: Entity }>(
    "POST",
    "/admin/stock-locations",
    { name: fresh("Counter") },
  );
  await prepare("POST", `/admin/sales-channels/${channel}/stock-locations`, {
    location_id: stock_location.id,
  });
  const items = await Promise.all(
    product.variants.map(async ({ id }) => {
      const { variant } = await prepare<{ variant: { inventory: Entity[] } }>(
        "GET",
        `/admin/variants/${id}/inventory`,
      );
      const item = variant.inventory[0]?.id ?? "";
      await prepare("POST", `/admin/inventory-items/${item}/location-levels`, {
        location_id: stock_location.id,
        stocked_quantity: 100,
      });
      return { id, item };
    }),
  );
  const [oat, slate] = items;
  if (!oat || !slate) throw new Error("The product was made without its two variants.");
  return { product: product.id, location: stock_location.id, oat, slate };
}

async function openAccount(): Promise<CheckoutFixture["customer"]> {
  const login = { email: `${fresh("buyer")}@example.com`, password: "a-long-password" };
  const { body } = await visitor.post<{ customer: Entity }>("/store/customers", {
    ...login,
    first_name: "Ada",
    last_name: "Buyer",
  });
  const token = await visitor.post<{ access_token: string }>("/store/auth/token", login);
  const signedIn = caller({ authorization: `Bearer ${token.body.access_token}` });
  return { ...signedIn, id: body.customer.id, email: login.email };
}

export async function openCheckoutFixture(): Promise<CheckoutFixture> {
  const admin = await signInAdmin();
  const { store } = await prepare<{
    store: {
      default_sales_channel_id: string;
      currencies: { code: string; includes_tax: boolean }[];
    };
  }>("GET", "/admin/store");
  const channel = store.default_sales_channel_id;
  // Chooses a currency without included tax, because the tests expect that 20% tax is added to prices.
  const { code: currency } = only(store.currencies, ({ includes_tax }) => !includes_tax);
  const { region, country } = await openRegion(currency);
  const { product, location, oat, slate } = await openProduct(channel, currency);
  const { shipping_profiles } = await prepare<{
    shipping_profiles: (Entity & { type: string })[];
  }>("GET", "/admin/shipping-profiles");
  const option = async (more: object) => {
    const { shipping_option } = await prepare<{ shipping_option: Entity }>(
      "POST",
      "/admin/shipping-options",
      {
        name: fresh("Post"),
        region_id: region,
        profile_id: shipping_profiles.find(({ type }) => type === "default")?.id,
        provider_id: "manual",
        price_type: "flat_rate",
        data: { id: "manual-fulfillment" },
        ...more,
      },
    );
    return shipping_option.id;
  };
  const shipping = await option({ amount: 600 });
  const returning = await option({
    amount: 300,
    is_return: true,
    data: { id: "manual-fulfillment-return" },
  });
  const { return_reason } = await prepare<{ return_reason: Entity }>(
    "POST",
    "/admin/return-reasons",
    { value: fresh("reason"), label: "Broken" },
  );
  const customer = await openAccount();
  const address = {
    first_name: "Ada",
    last_name: "Buyer",
    address_1: "Harbour Road 1",
    city: "Haven",
    postal_code: "1000",
    country_code: country,
    phone: "+1 555 0100",
  };

  const cart: CheckoutFixture["cart"] = async ({ items, as = visitor } = {}) => {
    const { body } = await as.post<CartAnswer>("/store/carts", {
      region_id: region,
      sales_channel_id: channel,
      items: items ?? [
        { variant_id: oat.id, quantity: 3 },
        { variant_id: slate.id, quantity: 2 },
      ],
    });
    const path = `/store/carts/${body.cart.id}`;
    await as.post(path, {
      ...(as === visitor && { email: `${fresh("guest")}@example.com` }),
      billing_address: address,
      shipping_address: address,
    });
    const ready = await as.post<CartAnswer>(`${path}/shipping-methods`, { option_id: shipping });
    return ready.body.cart;
  };
  const order: CheckoutFixture["order"] = async (options) => {
    const { id } = await cart(options);
    await visitor.post(`/store/carts/${id}/payment-sessions`);
    const { body } = await visitor.post<{ type: string; data: Order }>(
      `/store/carts/${id}/complete`,
    );
    if (body.type !== "order") throw new Error(`The cart became no order but a ${body.type}.`);
    return body.data;
  };
  const shipped: CheckoutFixture["shipped"] = async () => {
    const { id, items } = await order();
    await admin.post(`/admin/orders/${id}/capture`);
    const packed = await admin.post<OrderAnswer>(`/admin/orders/${id}/fulfillment`, {
      items: items.map((item) => ({ item_id: item.id, quantity: item.quantity })),
    });
    const sent = await admin.post<OrderAnswer>(`/admin/orders/${id}/shipment`, {
      fulfillment_id: packed.body.order.fulfillments[0]?.id,
    });
    return sent.body.order;
  };
  const close = async () => {
    for (const path of [
      `/admin/return-reasons/${return_reason.id}`,
      `/admin/shipping-options/${shipping}`,
      `/admin/shipping-options/${returning}`,
      `/admin/products/${product}`,
      `/admin/stock-locations/${location}`,
      // Deletes the region's country, but not the region, because swaps and drafts of a deleted region return 500.
      `/admin/regions/${region}/countries/${country}`,
    ])
      await prepare("DELETE", path);
  };
  return {
    admin,
    customer,
    region,
    country,
    currency,
    channel,
    location,
    oat,
    slate,
    shipping,
    returning,
    reason: return_reason.id,
    address,
    cart,
    order,
    shipped,
    close,
  };
}

/** Returns the first match. Throws if there is none, so that a test can't pass without a record. */
export function only<T>(
  list: readonly T[] | undefined,
  which: (one: T) => boolean = () => true,
): T {
  const found = list?.find(which);
  if (found === undefined) throw new Error(`Nothing fits among ${JSON.stringify(list)}`);
  return found;
}
