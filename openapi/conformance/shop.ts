// Creates records for the tests of products and variants: a region with prices, a location with stock, and a product with two
// variants.
import { fresh, prepare, signInAdmin, type Caller } from "./store.ts";

export interface Variant {
  id: string;
  title: string;
  sku: string | null;
  calculated_price: number | null;
  options: { option_id: string; value: string }[];
  prices: { id: string; amount: number }[];
}

export interface Product {
  id: string;
  title: string;
  handle: string;
  status: string;
  metadata: Record<string, unknown> | null;
  options: { id: string; title: string }[];
  variants: Variant[];
  tags: { id: string; value: string }[];
  type: { id: string };
}

export interface Shop {
  readonly admin: Caller;
  readonly product: Product;
  readonly region: string;
  readonly currency: string;
  readonly collection: string;
  readonly category: string;
  readonly channel: string;
  readonly close: () => Promise<void>;
}

/** Creates the records. The product has every field that products can have, so that responses contain all of them. */
export async function openShop(): Promise<Shop> {
  const admin = await signInAdmin();
  const { store } = await prepare<{
    store: { default_currency_code: string; default_sales_channel_id: string };
  }>("GET", "/admin/store");
  const currency = store.default_currency_code;
  const channel = store.default_sales_channel_id;
  const { region } = await prepare<{ region: { id: string } }>("POST", "/admin/regions", {
    name: fresh("Shop"),
    currency_code: currency,
    tax_rate: 20,
    payment_providers: ["manual"],
    fulfillment_providers: ["manual"],
    countries: [],
  });
  const { sales_channel: dry } = await prepare<{ sales_channel: { id: string } }>(
    "POST",
    "/admin/sales-channels",
    { name: fresh("Without stock") },
  );
  const { collection } = await prepare<{ collection: { id: string } }>(
    "POST",
    "/admin/collections",
    { title: fresh("Shop") },
  );
  const { product_category } = await prepare<{ product_category: { id: string } }>(
    "POST",
    "/admin/product-categories",
    { name: fresh("Shop"), is_active: true },
  );
  const { body } = await admin.post<{ product: Product }>("/admin/products", {
    title: fresh("Mug"),
    subtitle: "Thrown by hand",
    description: "Keeps coffee warm",
    status: "published",
    is_giftcard: false,
    discountable: true,
    thumbnail: "http://localhost/mug.png",
    images: ["http://localhost/mug.png"],
    weight: 350,
    length: 10,
    height: 9,
    width: 10,
    hs_code: "691200",
    origin_country: "pt",
    mid_code: "PTMUG",
    material: "Stoneware",
    collection_id: collection.id,
    type: { value: fresh("type") },
    tags: [{ value: fresh("tag") }],
    categories: [{ id: product_category.id }],
    sales_channels: [{ id: channel }],
    options: [{ title: "Glaze" }],
    metadata: { source: "conformance" },
    variants: [
      {
        title: "Oat",
        sku: fresh("OAT"),
        manage_inventory: true,
        allow_backorder: false,
        weight: 350,
        metadata: { source: "conformance" },
        options: [{ value: "Oat" }],
        prices: [
          { currency_code: currency, amount: 2200 },
          { region_id: region.id, amount: 2100, min_quantity: 1, max_quantity: 5 },
        ],
      },
      {
        title: "Slate",
        inventory_quantity: 3,
        manage_inventory: false,
        options: [{ value: "Slate" }],
        prices: [{ currency_code: currency, amount: 2400 }],
      },
    ],
  });
  const location = await stock(body.product.variants[0]?.id ?? "", channel);
  const { tax_rate } = await prepare<{ tax_rate: { id: string } }>("POST", "/admin/tax-rates", {
    name: "Reduced",
    code: "R",
    rate: 5,
    region_id: region.id,
    products: [body.product.id],
  });
  const { price_list } = await prepare<{ price_list: { id: string } }>(
    "POST",
    "/admin/price-lists",
    {
      name: fresh("Sale"),
      description: "A lower price",
      type: "sale",
      status: "active",
      prices: [{ variant_id: body.product.variants[1]?.id, currency_code: currency, amount: 1900 }],
    },
  );
  return {
    admin,
    product: body.product,
    region: region.id,
    currency,
    collection: collection.id,
    category: product_category.id,
    channel,
    close: async () => {
      await prepare("DELETE", `/admin/tax-rates/${tax_rate.id}`);
      await prepare("DELETE", `/admin/sales-channels/${dry.id}`);
      await prepare("DELETE", `/admin/price-lists/${price_list.id}`);
      await prepare("DELETE", `/admin/products/${body.product.id}`);
      await prepare("DELETE", `/admin/product-categories/${product_category.id}`);
      await prepare("DELETE", `/admin/collections/${collection.id}`);
      await prepare("DELETE", `/admin/regions/${region.id}`);
      await prepare("DELETE", `/admin/stock-locations/${location}`);
    },
  };
}

/** Creates a location that the channel sells from, with five units of a variant. */
async function stock(variant: string, channel: string): Promise<string> {
  const { stock_location } = await prepare<{ stock_location: { id: string } }>(
    "POST",
    "/admin/stock-locations",
    { name: fresh("Shop") },
  );
  await prepare("POST", `/admin/sales-channels/${channel}/stock-locations`, {
    location_id: stock_location.id,
  });
  const read = await prepare<{ variant: { inventory: { id: string }[] } }>(
    "GET",
    `/admin/variants/${variant}/inventory`,
  );
  const item = read.variant.inventory[0]?.id;
  await prepare("POST", `/admin/inventory-items/${item}/location-levels`, {
    location_id: stock_location.id,
    stocked_quantity: 5,
  });
  return stock_location.id;
}
