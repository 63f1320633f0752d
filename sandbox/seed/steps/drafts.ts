import { drafts as planned } from "../data/drafts.ts";
import { addressOf, emailOf } from "../data/identity.ts";
import { people } from "../data/people.ts";
import type { Person } from "../data/person.ts";
import type { Shop } from "../shop.ts";

const called = (first: string): Person => {
  const person = people.find((one) => one.first === first);
  if (!person) throw new Error(`There is nobody called ${first}.`);
  return person;
};

export async function drafts(shop: Shop): Promise<string> {
  const { admin } = shop.client;
  for (const draft of planned) {
    const person = called(draft.first);
    const address = addressOf(person);
    const { draft_order } = await admin.draftOrders.create({
      body: {
        email: emailOf(person),
        customer_id: shop.customers.get(emailOf(person)),
        region_id: shop.regions.get(draft.region),
        items: draft.items.map((item) =>
          "sku" in item
            ? { variant_id: shop.variants.get(item.sku), quantity: item.quantity }
            : item,
        ),
        shipping_address: address,
        billing_address: address,
        shipping_methods: [{ option_id: shop.shipping.get(`${draft.region}: ${draft.shipping}`) }],
        ...(draft.discount && { discounts: [{ code: draft.discount }] }),
        no_notification_order: true,
      },
    });
    if (draft.paid) await admin.draftOrders.markPaid({ id: draft_order.id });
  }
  const paid = planned.filter((draft) => draft.paid).length;
  return `${planned.length} draft orders, ${paid} of them paid`;
}
