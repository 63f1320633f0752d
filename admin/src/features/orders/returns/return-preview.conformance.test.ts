import { randomUUID } from "node:crypto";
import { createClient, memoryTokens, type HttpClient } from "@countertop/sdk";
import {
  adminCaptureOrder,
  adminCreateDiscount,
  adminCreateFulfillment,
  adminCreateProduct,
  adminCreateSwap,
  adminListRegions,
  adminListSalesChannels,
  adminRequestReturn,
  storeAddCartShippingMethod,
  storeCompleteCart,
  storeCreateCart,
  storeCreatePaymentSessions,
  storeListCartShippingOptions,
  storeRetrieveCart,
  storeUpdateCart,
} from "@countertop/sdk/operations";
import { beforeAll, expect, it } from "vitest";
import { orders } from "../../../resources/orders.ts";
import type { Order } from "../order.ts";
import { emptyLine, returnBody, swapBody, type Draft } from "./return-draft.ts";
import { previewOf } from "./return-preview.ts";
import { pricesIn, pricesQuery, shippingQuery } from "./return-queries.ts";
import { returnableLines } from "./returnable.ts";

const setting = (name: string): string => process.env[`COUNTERTOP_${name}`] ?? "";
let client: HttpClient;
let visitor: HttpClient;
beforeAll(async () => {
  const baseUrl = setting("SANDBOX_URL");
  const anyone = createClient({ baseUrl });
  visitor = anyone;
  const { access_token } = await anyone.admin.auth.createToken({
    body: { email: setting("ADMIN_EMAIL"), password: setting("ADMIN_PASSWORD") },
  });
  client = createClient({ baseUrl, auth: memoryTokens({ admin: access_token }) });
});

const signal = AbortSignal.timeout(170_000);
const COUNTRIES: Record<string, string> = { Europe: "de", "United States": "us", Japan: "jp" };
const RULES = [
  undefined,
  { type: "percentage", value: 10, allocation: "total" },
  { type: "fixed", value: 1250, allocation: "total" },
  { type: "fixed", value: 133, allocation: "item" },
] as const;

/** A variant of a product whose stock isn't counted. */
async function aVariant(channel: string, amount: number): Promise<string> {
  const { product } = await adminCreateProduct(client, {
    body: {
      title: `Estimated kettle ${randomUUID().slice(0, 8)}`,
      status: "published",
      sales_channels: [{ id: channel }],
      options: [{ title: "Size" }],
      variants: [
        {
          title: "One size",
          manage_inventory: false,
          options: [{ value: "One size" }],
          prices: ["eur", "usd", "jpy"].map((currency_code) => ({ currency_code, amount })),
        },
      ],
    },
  });
  return product.variants[0]?.id ?? "";
}

/** Places an order for the variants, and captures and fulfills it. */
async function anOrder(
  body: {
    region_id: string;
    country_code: string;
    sales_channel_id: string;
    items: { variant_id: string; quantity: number }[];
  },
  rule: (typeof RULES)[number],
): Promise<Order> {
  const code = `PREVIEW${randomUUID().slice(0, 8).toUpperCase()}`;
  if (rule)
    await adminCreateDiscount(client, {
      body: { code, rule: { ...rule }, regions: [body.region_id], is_dynamic: false },
    });
  const { cart } = await storeCreateCart(visitor, { body });
  const { id } = cart;
  const address = {
    first_name: "Ada",
    last_name: "Walker",
    address_1: "Am Sandtorkai 1",
    city: "Hamburg",
    postal_code: "20457",
    country_code: body.country_code,
  };
  await storeUpdateCart(visitor, {
    id,
    body: {
      email: "preview@example.test",
      shipping_address: address,
      ...(rule && { discounts: [{ code }] }),
    },
  });
  const { shipping_options } = await storeListCartShippingOptions(visitor, { cart_id: id });
  const way = shipping_options.find(({ amount, is_return }) => amount && !is_return);
  await storeAddCartShippingMethod(visitor, { id, body: { option_id: way?.id ?? "" } });
  await storeCreatePaymentSessions(visitor, { id });
  const { type, data } = await storeCompleteCart(visitor, { id });
  if (type !== "order") throw new Error(`The cart became a ${type}.`);
  await adminCaptureOrder(client, { id: data.id });
  const order = await read(data.id);
  await adminCreateFulfillment(client, {
    id: order.id,
    body: {
      items: (order.items ?? []).map((one) => ({ item_id: one.id, quantity: one.quantity })),
    },
  });
  return read(order.id);
}
const read = async (id: string): Promise<Order> =>
  orders.recordIn(await orders.recordQueryOptions(client, id).queryFn({ signal }));

it(
  "the preview estimates a return and an exchange exactly as the store calculates them, for each kind of discount in each region",
  {
    timeout: 180_000,
  },
  async () => {
    const { regions } = await adminListRegions(client, {});
    const { sales_channels } = await adminListSalesChannels(client, { query: { q: "Web shop" } });
    const channel = sales_channels[0]?.id ?? "";
    const [mug, pan, pot] = [
      await aVariant(channel, 1999),
      await aVariant(channel, 4567),
      await aVariant(channel, 3333),
    ] as const;
    const wrong: string[] = [];
    for (const { id: region_id, name } of regions) {
      const country = COUNTRIES[name];
      if (country === undefined) continue;
      const { shipping_options: ways } = await shippingQuery(client, region_id).queryFn({ signal });
      const back = ways.find(({ is_return, amount }) => is_return && amount)?.id ?? "";
      for (const rule of RULES) {
        const items = [
          { variant_id: mug, quantity: 3 },
          { variant_id: pan, quantity: 2 },
        ];
        for (const kind of ["return", "exchange"] as const) {
          const order = await anOrder(
            { region_id, country_code: country, sales_channel_id: channel, items },
            rule,
          );
          const returnable = returnableLines(order);
          const idOf = (variant: string | undefined) =>
            order.items?.find(({ variant_id }) => variant_id === variant)?.id ?? "";
          const draft: Draft = {
            kind,
            claimType: "refund",
            lines: {
              [idOf(mug)]: { ...emptyLine, quantity: 2 },
              [idOf(pan)]: { ...emptyLine, quantity: 1 },
            },
            added:
              kind === "return"
                ? []
                : [
                    { id: pot, title: "", quantity: 3 },
                    { id: pan, title: "", quantity: 1 },
                  ],
            // With return shipping, the store fails to return the cart of an exchange.
            back: kind === "return" ? { option: back, price: 377 } : { option: "", price: null },
            location: "",
            out: { option: "", price: null },
            address: undefined,
            refund: undefined,
            notify: false,
          };
          const { variants: sent = [] } =
            kind === "return"
              ? {}
              : await pricesQuery(client, [pot, pan], region_id).queryFn({ signal });
          const { difference } = previewOf(draft, returnable, pricesIn(sent, ways), order);
          const actual = await register(order, draft);
          if (actual !== difference)
            wrong.push(
              `${name}, ${rule?.type} ${rule?.allocation}, ${kind}: ${difference}, not ${actual}`,
            );
        }
      }
    }
    expect(wrong).toEqual([]);
  },
);

/** Registers the return or the exchange, and returns what the customer has to pay. */
async function register(order: Order, draft: Draft): Promise<number> {
  if (draft.kind === "return") {
    await adminRequestReturn(client, { id: order.id, body: returnBody(draft) });
    return -((await read(order.id)).returns?.[0]?.refund_amount ?? 0);
  }
  await adminCreateSwap(client, { id: order.id, body: swapBody(draft) });
  const cart_id = (await read(order.id)).swaps?.[0]?.cart_id ?? "";
  return (await storeRetrieveCart(visitor, { id: cart_id })).cart.total;
}
