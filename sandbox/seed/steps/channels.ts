import { keys } from "../data/promotions.ts";
import { channels } from "../data/sorting.ts";
import { locations } from "../data/stock.ts";
import type { Shop } from "../shop.ts";

/** Creates sales channels, their stock locations, and their publishable keys. */
export async function salesChannels(shop: Shop): Promise<string> {
  const { admin } = shop.client;
  const { store } = await admin.store.retrieve();
  const first = store.default_sales_channel_id;
  if (!first) throw new Error("The store has no default sales channel.");
  for (const { key, name, description, disabled } of channels) {
    if (key === "web") {
      // Turns the only channel of a new server, which is the default one, into the web store's channel. Nothing can be sold
      // without a default channel.
      await admin.salesChannels.update({ id: first, body: { name, description } });
      shop.channels.set(key, first);
    } else {
      const { sales_channel } = await admin.salesChannels.create({
        body: { name, description, is_disabled: disabled },
      });
      shop.channels.set(key, sales_channel.id);
    }
  }
  for (const { key, name, address, channels: served } of locations) {
    const { stock_location } = await admin.stockLocations.create({ body: { name, address } });
    shop.locations.set(key, stock_location.id);
    for (const channel of served)
      await admin.salesChannels.addLocation({
        id: shop.channels.get(channel),
        body: { location_id: stock_location.id },
      });
  }
  for (const { title, channels: allowed, revoked } of keys) {
    const { publishable_api_key: key } = await admin.publishableApiKeys.create({ body: { title } });
    await admin.publishableApiKeys.addSalesChannels({
      id: key.id,
      body: { sales_channel_ids: allowed.map((channel) => ({ id: shop.channels.get(channel) })) },
    });
    if (revoked) await admin.publishableApiKeys.revoke({ id: key.id });
  }
  return `${channels.length} channels, ${locations.length} stock locations, ${keys.length} API keys`;
}
