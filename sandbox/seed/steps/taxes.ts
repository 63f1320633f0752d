import { taxRates } from "../data/regions.ts";
import { shippingOptions } from "../data/shipping.ts";
import type { Shop } from "../shop.ts";

/** Creates tax rates in addition to the regions' own rates. */
export async function taxes(shop: Shop): Promise<string> {
  for (const rate of taxRates)
    await shop.client.admin.taxRates.create({
      body: {
        region_id: shop.regions.get(rate.region),
        name: rate.name,
        code: rate.code,
        rate: rate.rate,
        ...(rate.types && { product_types: rate.types.map((type) => shop.types.get(type)) }),
        ...(rate.products && {
          products: rate.products.map((handle) => shop.products.get(handle)),
        }),
        ...(rate.returns && {
          shipping_options: shippingOptions
            .filter(({ region, returns }) => region === rate.region && returns)
            .map(({ region, name }) => shop.shipping.get(`${region}: ${name}`)),
        }),
      },
    });
  return `${taxRates.length} tax rates`;
}
