import type { Product, StoreCart, StoreCartRegion } from "@countertop/sdk/types";

const country = (iso_2: string, display_name: string) => ({ iso_2, display_name });

export const europe = {
  id: "reg_eu",
  name: "Europe",
  currency_code: "eur",
  tax_rate: 0,
  countries: [country("pt", "Portugal"), country("ie", "Ireland"), country("de", "Germany")],
  payment_providers: [{ id: "manual" }],
} as unknown as StoreCartRegion;
export const america = {
  id: "reg_us",
  name: "United States",
  currency_code: "usd",
  tax_rate: 0,
  countries: [country("us", "United States")],
} as unknown as StoreCartRegion;

const variant = (size: string, color: string, amount: number, stock: number) => ({
  id: `${size}-${color}`,
  title: `${size} ${color}`,
  prices: [{ currency_code: "eur", amount }],
  calculated_price: amount,
  original_price: size === "S" ? 2500 : amount,
  inventory_quantity: stock,
  manage_inventory: true,
  allow_backorder: false,
  options: [
    { option_id: "opt_size", value: size },
    { option_id: "opt_color", value: color },
  ],
});

/** A product whose large black variant doesn't exist, and whose medium black variant is sold out. */
export const shirt = {
  id: "prod_shirt",
  title: "Shirt",
  options: [
    { id: "opt_size", title: "Size" },
    { id: "opt_color", title: "Color" },
  ],
  variants: [
    variant("S", "Black", 2000, 5),
    variant("S", "White", 2000, 2),
    variant("M", "Black", 3000, 0),
    variant("M", "White", 3000, 5),
    variant("L", "White", 3000, 5),
  ],
} as unknown as Product;

interface Shop {
  readonly cart: Omit<StoreCart, "items"> & { items: NonNullable<StoreCart["items"]> };
  readonly calls: { call: string; body: unknown }[];
  readonly fetch: typeof fetch;
  /** Returns true for calls that are rejected. */
  rejected: (call: string) => boolean;
  /** Delays a response. */
  wait: (call: string) => Promise<void> | void;
}

/** Simulates a cart on a server, and records the browser's requests. */
export function shopWithCart(start: Partial<StoreCart>): Shop {
  const cart = {
    id: "cart_1",
    object: "cart",
    region_id: europe.id,
    region: europe,
    email: null,
    shipping_address: null,
    completed_at: null,
    items: [],
    shipping_methods: [],
    payment_sessions: [],
    payment_session: null,
    total: 2000,
    ...start,
  } as unknown as Shop["cart"];
  const calls: Shop["calls"] = [];
  const shop: Shop = {
    cart,
    calls,
    rejected: () => false,
    wait: () => undefined,
    fetch: async (input, init) => {
      const request = input instanceof Request ? input : new Request(input, init);
      const { pathname } = new URL(request.url);
      const call = `${request.method} ${pathname.replace("/store/", "")}`;
      const text = await request.text();
      const body = (text ? JSON.parse(text) : undefined) as Record<string, unknown> | undefined;
      calls.push({ call, body });
      await shop.wait(call);
      if (shop.rejected(call)) return json({ type: "invalid_data", message: "Rejected" }, 400);
      return json(carryOut(call, body ?? {}));
    },
  };

  function carryOut(call: string, body: Record<string, unknown>): unknown {
    const line = cart.items.find(({ id }) => call.endsWith(`line-items/${id}`));
    if (call === "GET regions") return { regions: [europe, america] };
    if (call.startsWith("GET shipping-options"))
      return { shipping_options: [{ id: "so_post", name: "Post" }] };
    if (line && call.startsWith("DELETE")) cart.items = cart.items.filter((one) => one !== line);
    else if (line) Object.assign(line, body);
    else if (call.endsWith("/shipping-methods"))
      cart.shipping_methods = [{ id: "sm_1" }] as unknown as NonNullable<
        StoreCart["shipping_methods"]
      >;
    else if (call.endsWith("/payment-session"))
      cart.payment_session = { id: "ps_1", ...body } as unknown as NonNullable<
        StoreCart["payment_session"]
      >;
    else if (call.endsWith("/complete")) {
      cart.completed_at = "2026-01-01T00:00:00.000Z";
      return { type: "order", data: { id: "order_1", display_id: 7, cart_id: cart.id } };
    } else if (call === `POST carts/${cart.id}`) {
      Object.assign(cart, body);
      if (body["region_id"] === america.id) cart.region = america;
    }
    return { cart };
  }

  return shop;
}

const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });
