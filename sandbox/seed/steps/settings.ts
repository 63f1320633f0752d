import { currencies } from "../data/product.ts";
import { regions } from "../data/regions.ts";
import type { Shop } from "../shop.ts";

/** Sets the store's name, currencies, links, and regions. */
export async function settings({ client: { admin }, regions: made }: Shop): Promise<string> {
  await admin.store.update({
    body: {
      name: "Countertop",
      currencies: [...currencies],
      default_currency_code: currencies[0],
      swap_link_template: "http://localhost:8000/swap/{cart_id}",
      payment_link_template: "http://localhost:8000/payment/{cart_id}",
      invite_link_template: "http://localhost:7001/invite?token={invite_token}",
    },
  });
  await admin.currencies.update({ code: "eur", body: { includes_tax: true } });
  await admin.currencies.update({ code: "jpy", body: { includes_tax: true } });
  for (const region of regions) {
    const { region: created } = await admin.regions.create({
      body: {
        name: region.name,
        currency_code: region.currency,
        tax_rate: region.taxRate,
        tax_code: region.taxCode,
        includes_tax: region.includesTax,
        countries: [...region.countries],
        payment_providers: ["manual"],
        fulfillment_providers: ["manual"],
      },
    });
    made.set(region.key, created.id);
  }
  return `${currencies.length} currencies, ${made.size} regions`;
}
