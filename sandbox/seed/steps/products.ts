import type { AdminCreateProductBody as ProductBody } from "../../../sdk/src/generated/contract.ts";
import { picturesOf, products as catalog, variantsFor } from "../data/catalog.ts";
import { currencies, optionsOf, prices, type Product } from "../data/product.ts";
import { giftCard } from "../data/products/special.ts";
import { regionPrices, regions } from "../data/regions.ts";
import { bulky } from "../data/shipping.ts";
import { inTurn, pool } from "../pool.ts";
import { given, type Shop } from "../shop.ts";

export async function products(shop: Shop): Promise<string> {
  const { admin } = shop.client;
  const turn = inTurn();
  const bodies = [giftCardBody(shop), ...catalog.map((product) => toBody(shop, product))];
  // Creates products one after the other, so that their order by creation date is the same in every run.
  await pool(bodies, (body, index) => turn(index, () => remember(shop, body)));
  await admin.shippingProfiles.update({
    id: shop.profiles.get("bulky"),
    body: {
      products: bulky.handles.map((handle) => shop.products.get(handle)),
    },
  });
  const { product_types } = await admin.productTypes.list({ query: { limit: 100 } });
  for (const type of product_types) shop.types.set(type.value, type.id);
  const { product_tags } = await admin.productTags.list({ query: { limit: 100 } });
  for (const tag of product_tags) shop.tags.set(tag.value, tag.id);
  return `${shop.products.size} products, ${shop.variants.size} variants`;
}

async function remember(shop: Shop, body: ProductBody): Promise<void> {
  const { product } = await shop.client.admin.products.create({ body });
  shop.products.set(product.handle ?? product.id, product.id);
  for (const variant of product.variants ?? [])
    shop.variants.set(variant.sku ?? variant.id, variant.id);
}

function toBody(shop: Shop, product: Product): ProductBody {
  const urls = picturesOf(product).map((name) => shop.pictures.get(name));
  const [length, width, height] = product.size ?? [];
  const special = regionPrices.filter(({ handle }) => handle === product.handle);
  const managed = product.stock !== "unmanaged";
  return given({
    title: product.title,
    subtitle: product.subtitle,
    handle: product.handle,
    description: product.description,
    status: product.status ?? ("published" as const),
    discountable: product.discountable ?? true,
    type: { value: product.type },
    collection_id: product.collection && shop.collections.get(product.collection),
    categories: product.categories.map((handle) => ({ id: shop.categories.get(handle) })),
    tags: product.tags?.map((value) => ({ value })),
    sales_channels: (product.channels ?? ["web", "japan"]).map((key) => ({
      id: shop.channels.get(key),
    })),
    thumbnail: urls[0],
    images: urls,
    material: product.material,
    origin_country: product.origin,
    weight: product.weight,
    length,
    width,
    height,
    hs_code: product.hsCode,
    metadata: product.metadata,
    options: optionsOf(product),
    variants: variantsFor(product.handle).map((variant) => ({
      title: variant.title,
      sku: variant.sku,
      ean: variant.ean,
      manage_inventory: managed,
      allow_backorder: product.stock === "backorder",
      options: [...variant.options],
      prices: [
        ...currencies.map((code) => ({ currency_code: code, amount: variant.prices[code] })),
        ...special.map(({ region, factor }) => ({
          region_id: shop.regions.get(region),
          amount: Math.round((variant.prices[currencyOf(region)] * factor) / 100) * 100,
        })),
      ],
    })),
  });
}

const currencyOf = (key: string) => {
  const region = regions.find((one) => one.key === key);
  if (!region) throw new Error(`There is no region "${key}".`);
  return region.currency;
};

function giftCardBody(shop: Shop): ProductBody {
  return {
    title: giftCard.title,
    handle: giftCard.handle,
    description: giftCard.description,
    is_giftcard: true,
    discountable: false,
    status: "published",
    type: { value: "Gift card" },
    thumbnail: shop.pictures.get(`${giftCard.picture}.webp`),
    images: [shop.pictures.get(`${giftCard.picture}.webp`)],
    sales_channels: [{ id: shop.channels.get("web") }, { id: shop.channels.get("japan") }],
    options: [{ title: "Denomination" }],
    variants: giftCard.denominations.map((euros) => ({
      title: `${euros}`,
      sku: `GIFT-${euros}`,
      manage_inventory: false,
      options: [{ value: `${euros}` }],
      prices: currencies.map((code) => ({ currency_code: code, amount: prices(euros)[code] })),
    })),
  };
}
