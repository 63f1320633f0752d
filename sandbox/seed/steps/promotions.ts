import type { AdminCreatePriceListBody } from "../../../sdk/src/generated/contract.ts";
import { variantsFor } from "../data/catalog.ts";
import { currencies } from "../data/product.ts";
import {
  type Condition,
  type Discount,
  discounts,
  giftCards,
  type PriceList,
  priceLists,
} from "../data/promotions.ts";
import { regions } from "../data/regions.ts";
import { day, type Shop } from "../shop.ts";

export async function promotions(shop: Shop): Promise<string> {
  const { admin } = shop.client;
  for (const discount of discounts) await addDiscount(shop, discount);
  for (const list of priceLists) await admin.priceLists.create({ body: priceListBody(shop, list) });
  for (const card of giftCards) {
    const { gift_card } = await admin.giftCards.create({
      body: {
        region_id: shop.regions.get(card.region),
        value: card.value,
        is_disabled: card.disabled ?? false,
        ...(card.endsIn && { ends_at: day(card.endsIn) }),
        metadata: { note: card.note },
      },
    });
    if (card.balance !== undefined)
      await admin.giftCards.update({ id: gift_card.id, body: { balance: card.balance } });
    shop.giftCards.set(card.note, gift_card.code);
  }
  return `${discounts.length} discounts, ${priceLists.length} price lists, ${giftCards.length} gift cards`;
}

type Prices = AdminCreatePriceListBody["prices"];

const period = ({ startsIn, endsIn }: { startsIn?: number; endsIn?: number }) => ({
  ...(startsIn !== undefined && { starts_at: day(startsIn) }),
  ...(endsIn !== undefined && { ends_at: day(endsIn) }),
});

async function addDiscount(shop: Shop, discount: Discount): Promise<void> {
  const { regions: made } = shop;
  const { admin } = shop.client;
  const { discount: created } = await admin.discounts.create({
    body: {
      code: discount.code,
      is_dynamic: discount.dynamic !== undefined,
      is_disabled: discount.disabled ?? false,
      regions: discount.regions.map((key) => made.get(key)),
      rule: {
        description: discount.description,
        type: discount.type,
        value: discount.value,
        // The server requires an allocation even if it has no effect.
        allocation: discount.allocation ?? "total",
        ...(discount.conditions && {
          conditions: discount.conditions.map((one) => conditionBody(shop, one)),
        }),
      },
      ...(discount.usageLimit && { usage_limit: discount.usageLimit }),
      ...(discount.dynamic && { valid_duration: discount.dynamic.validFor }),
      ...period(discount),
    },
  });
  for (const { code, usageLimit } of discount.dynamic?.codes ?? [])
    await admin.discounts.createDynamicCode({
      id: created.id,
      body: { code, usage_limit: usageLimit },
    });
}

const conditionBody = (shop: Shop, condition: Condition) => ({
  operator: condition.operator,
  ...(condition.products && {
    products: condition.products.map((handle) => shop.products.get(handle)),
  }),
  ...(condition.types && { product_types: condition.types.map((type) => shop.types.get(type)) }),
  ...(condition.collections && {
    product_collections: condition.collections.map((handle) => shop.collections.get(handle)),
  }),
  ...(condition.tags && { product_tags: condition.tags.map((tag) => shop.tags.get(tag)) }),
  ...(condition.groups && { customer_groups: condition.groups.map((key) => shop.groups.get(key)) }),
});

function priceListBody(shop: Shop, list: PriceList) {
  const region = regions.find(({ key }) => key === list.region);
  const whole = (amount: number) => Math.round((amount * list.factor) / 10) * 10;
  return {
    name: list.name,
    description: list.description,
    type: list.type,
    status: list.status,
    ...period(list),
    ...(list.groups && {
      customer_groups: list.groups.map((key) => ({ id: shop.groups.get(key) })),
    }),
    prices: list.products.flatMap(variantsFor).flatMap((variant): Prices => {
      const common = {
        variant_id: shop.variants.get(variant.sku),
        ...(list.minQuantity && { min_quantity: list.minQuantity }),
      };
      return region
        ? [
            {
              ...common,
              region_id: shop.regions.get(region.key),
              amount: whole(variant.prices[region.currency]),
            },
          ]
        : currencies.map((code) => ({
            ...common,
            currency_code: code,
            amount: whole(variant.prices[code]),
          }));
    }),
  };
}
