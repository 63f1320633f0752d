import { bulky, shippingOptions } from "../data/shipping.ts";
import type { Shop } from "../shop.ts";

export async function shipping(shop: Shop): Promise<string> {
  const { profiles } = shop;
  const { admin } = shop.client;
  const { shipping_profiles } = await admin.shippingProfiles.list();
  for (const profile of shipping_profiles) profiles.set(profile.type, profile.id);
  const custom = await admin.shippingProfiles.create({
    body: { name: bulky.name, type: "custom" },
  });
  profiles.set("bulky", custom.shipping_profile.id);
  for (const option of shippingOptions) {
    const { shipping_option } = await admin.shippingOptions.create({
      body: {
        name: option.name,
        region_id: shop.regions.get(option.region),
        provider_id: "manual",
        profile_id: profiles.get(option.profile ?? "default"),
        data: { id: option.returns ? "manual-fulfillment-return" : "manual-fulfillment" },
        price_type: "flat_rate",
        amount: option.amount,
        is_return: option.returns ?? false,
        admin_only: option.staffOnly ?? false,
        requirements: [
          ...(option.from ? [{ type: "min_subtotal" as const, amount: option.from }] : []),
          ...(option.upTo ? [{ type: "max_subtotal" as const, amount: option.upTo }] : []),
        ],
      },
    });
    shop.shipping.set(`${option.region}: ${option.name}`, shipping_option.id);
  }
  return `${profiles.size} profiles, ${shippingOptions.length} options`;
}
