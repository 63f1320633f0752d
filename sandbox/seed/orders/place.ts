import type { Order } from "../../../sdk/src/generated/contract.ts";
import type { Client } from "../../../sdk/src/index.ts";
import { addressOf } from "../data/identity.ts";
import type { oneAtATime } from "../pool.ts";
import type { Shop } from "../shop.ts";
import type { Plan } from "./plan.ts";

/** A cart that is ready for completion, with its customer. */
export interface FilledCart {
  id: string;
  buyer: Client;
}

/** Retries calls that the server aborts (409). Repeating these calls is safe. */
const repeatable = { retries: { attempts: 5, mode: "unsafe" } } as const;

/**
 * A customer's steps before placing the order: cart, address, shipping, and payment. If a guest has two carts, the carts get
 * their addresses one after the other (`perEmail`), because the server creates a customer for an unknown email address, and
 * rejects one of two concurrent requests (422).
 */
export async function fillCart(
  shop: Shop,
  plan: Plan,
  perEmail: ReturnType<typeof oneAtATime>,
): Promise<FilledCart> {
  const buyer = plan.person.account ? await shop.signIn(plan.email) : shop.visitor;
  const { carts } = buyer.store;
  const { cart } = await carts.create({
    body: {
      region_id: shop.regions.get(plan.region),
      sales_channel_id: shop.channels.get(plan.channel),
      country_code: plan.person.country,
      items: plan.items.map(({ sku, quantity }) => ({
        variant_id: shop.variants.get(sku),
        quantity,
      })),
    },
  });
  const { id } = cart;
  const address = addressOf(plan.person);
  await perEmail(plan.email, () =>
    carts.update({
      id,
      body: {
        email: plan.email,
        shipping_address: address,
        billing_address: address,
        ...(plan.discount && { discounts: [{ code: plan.discount }] }),
        ...(plan.giftCard && { gift_cards: [{ code: shop.giftCards.get(plan.giftCard) }] }),
      },
    }),
  );
  for (const name of plan.shipping) {
    const option_id = shop.shipping.get(`${plan.region}: ${name}`);
    await carts.addShippingMethod({ id, body: { option_id } });
  }
  await carts.createPaymentSessions({ id }, repeatable);
  return { id, buyer };
}

export async function complete({ id, buyer }: FilledCart): Promise<Order> {
  const done = await buyer.store.carts.complete({ id }, repeatable);
  if (done.type !== "order")
    throw new Error(`Cart ${id} was completed but became a ${done.type}, not an order.`);
  return done.data;
}
