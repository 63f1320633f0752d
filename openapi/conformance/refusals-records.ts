// Creates records for operations that look up their record before they check the request. For example, an invalid body for an
// order that doesn't exist results in a 404, which doesn't tell whether the server would reject the body.
import type { Json } from "../src/contract.ts";
import { openCheckoutFixture, only, type CheckoutFixture } from "./checkout-fixture.ts";
import type { Entity } from "./records.ts";
import { openShop, type Shop } from "./shop.ts";
import { fresh, prepare } from "./store.ts";

export interface Real {
  /** Values of path parameters, by name. */
  readonly path?: Readonly<Record<string, string>>;
  /** Fields that override those of the example, or a body that replaces the example. */
  readonly body?: { readonly [key: string]: Json };
}

export interface Records {
  readonly fixture: CheckoutFixture;
  /**
   * Records by operation. Operations that aren't listed are called with the contract's example, and with ids that don't exist.
   */
  readonly of: Readonly<Record<string, Real>>;
  readonly close: () => Promise<void>;
}

export async function openRecords(): Promise<Records> {
  const [fixture, shop] = [await openCheckoutFixture(), await openShop()];
  const of = {
    ...(await priced(shop)),
    ...sold(shop),
    ...(await promoted(fixture)),
    ...(await ordered(fixture)),
    ...(await inCart(fixture)),
  };
  const close = async (): Promise<void> => {
    await shop.close();
    await fixture.close();
  };
  return { fixture, of, close };
}

async function promoted({ region, admin }: CheckoutFixture): Promise<Records["of"]> {
  const { product } = await prepare<{ product: Entity }>("POST", "/admin/products", {
    title: fresh("Promoted"),
  });
  const { discount } = await prepare<{
    discount: Entity & { rule: Entity & { conditions: Entity[] } };
  }>("POST", "/admin/discounts?expand=rule.conditions", {
    code: fresh("spoiled"),
    regions: [region],
    rule: {
      type: "percentage",
      value: 5,
      allocation: "total",
      conditions: [{ operator: "in", products: [product.id] }],
    },
  });
  const condition = only(discount.rule.conditions);
  const path = { id: discount.id, condition_id: condition.id };
  const { gift_card } = await prepare<{ gift_card: Entity }>("POST", "/admin/gift-cards", {
    region_id: region,
    value: 10_000,
  });
  const { body: reasons } = await admin.post<{ return_reason: Entity }>("/admin/return-reasons", {
    value: fresh("spoiled"),
    label: "Spoiled",
  });
  const option = { region_id: region };
  const { shipping_option } = await prepare<{ shipping_option: Entity }>(
    "POST",
    "/admin/shipping-options",
    {
      name: fresh("Spoiled"),
      region_id: region,
      provider_id: "manual",
      price_type: "flat_rate",
      amount: 1,
      data: { id: "manual-fulfillment" },
    },
  );
  return {
    adminCreateDiscount: {
      body: {
        code: fresh("spoiled"),
        regions: [region],
        rule: {
          type: "fixed",
          value: 5,
          allocation: "item",
          conditions: [{ operator: "in", products: [product.id] }],
        },
      },
    },
    adminUpdateDiscount: { path, body: { rule: { id: discount.rule.id, value: 5 } } },
    adminRetrieveDiscountCondition: { path },
    adminUpdateDiscountCondition: { path, body: { products: [product.id] } },
    adminAddDiscountConditionResources: { path, body: { resources: [{ id: product.id }] } },
    adminRemoveDiscountConditionResources: { path, body: { resources: [{ id: product.id }] } },
    adminCreateGiftCard: { body: option },
    adminUpdateGiftCard: { path: { id: gift_card.id } },
    adminCreateReturnReason: {
      body: { value: fresh("spoiled"), parent_return_reason_id: reasons.return_reason.id },
    },
    adminUpdateReturnReason: { path: { id: reasons.return_reason.id } },
    adminCreateShippingOption: { body: option },
    adminUpdateShippingOption: {
      path: { id: shipping_option.id },
      body: { requirements: [{ type: "min_subtotal", amount: 1 }] },
    },
  };
}

async function priced({ product, currency }: Shop): Promise<Records["of"]> {
  const variant = only(product.variants);
  const { customer_group } = await prepare<{ customer_group: Entity }>(
    "POST",
    "/admin/customer-groups",
    { name: fresh("Spoiled") },
  );
  const { price_list } = await prepare<{ price_list: Entity & { prices: Entity[] } }>(
    "POST",
    "/admin/price-lists",
    {
      name: fresh("Spoiled"),
      description: "Refused",
      type: "override",
      prices: [{ variant_id: variant.id, currency_code: currency, amount: 1 }],
    },
  );
  const path = { id: price_list.id };
  const prices = [{ variant_id: variant.id, currency_code: currency, amount: 2 }];
  return {
    adminCreatePriceList: { body: { customer_groups: [{ id: customer_group.id }], prices } },
    adminUpdatePriceList: {
      path,
      body: { prices: [{ id: only(price_list.prices).id, variant_id: variant.id, amount: 2 }] },
    },
    adminAddPriceListPrices: { path, body: { prices } },
    adminAddCustomerGroupCustomers: { path: { id: customer_group.id } },
    adminRemoveCustomerGroupCustomers: { path: { id: customer_group.id } },
  };
}

function sold({ product, collection, category, channel, currency }: Shop): Records["of"] {
  const variant = only(product.variants);
  const prices = [{ currency_code: currency, amount: 2200 }];
  const path = { id: product.id, variant_id: variant.id };
  return {
    adminCreateProduct: {
      body: {
        title: fresh("Spoiled"),
        collection_id: collection,
        categories: [{ id: category }],
        sales_channels: [{ id: channel }],
        variants: [{ title: "Oat", options: [{ value: "Oat" }], prices }],
      },
    },
    adminUpdateProduct: { path },
    adminCreateVariant: {
      path,
      body: { options: [{ option_id: only(product.options).id, value: "Moss" }], prices },
    },
    adminUpdateVariant: { path, body: { prices } },
    adminListProductVariants: { path },
    storeRetrieveProduct: { path },
    storeRetrieveVariant: { path: { id: variant.id } },
  };
}

async function ordered({
  order,
  shipping,
  returning,
  reason,
  ...fixture
}: CheckoutFixture): Promise<Records["of"]> {
  const { admin, oat, location } = fixture;
  const { id, items } = await order();
  const item = only(items, ({ variant_id }) => variant_id === oat.id);
  const some = [{ item_id: item.id, quantity: 1 }];
  const path = { id };
  const { body: edit } = await admin.post<{ order_edit: Entity }>("/admin/order-edits", {
    order_id: (await order()).id,
  });
  const asked = `/admin/order-edits/${edit.order_edit.id}`;
  await admin.post(`${asked}/items`, { variant_id: oat.id, quantity: 1 });
  const { body } = await admin.post<{ order_edit: { payment_collection_id: string } }>(
    `${asked}/request`,
    {},
  );
  const owed = body.order_edit.payment_collection_id;
  const { payment_collection } = await prepare<{ payment_collection: { amount: number } }>(
    "GET",
    `/admin/payment-collections/${owed}`,
  );
  const { body: open } = await admin.post<{ order_edit: Entity }>("/admin/order-edits", {
    order_id: (await order()).id,
  });
  const { id: sent, items: sentItems } = await fixture.shipped();
  const claimed = only(sentItems, ({ variant_id }) => variant_id === oat.id);
  return {
    adminCreateClaim: {
      path: { id: sent },
      body: {
        claim_items: [{ item_id: claimed.id, quantity: 1, reason: "other", note: "Cracked" }],
        additional_items: [{ variant_id: oat.id, quantity: 1 }],
        shipping_methods: [{ option_id: shipping, price: 0 }],
      },
    },
    adminCreateFulfillment: { path, body: { items: some, location_id: location } },
    adminRequestReturn: {
      path: { id: sent },
      body: {
        items: [{ item_id: claimed.id, quantity: 1, reason_id: reason }],
        return_shipping: { option_id: returning, price: 0 },
        location_id: location,
      },
    },
    adminAddOrderEditLineItem: {
      path: { id: open.order_edit.id },
      body: { variant_id: oat.id },
    },
    storeSetPaymentCollectionSessions: {
      path: { id: owed },
      body: { sessions: [{ provider_id: "manual", amount: payment_collection.amount }] },
    },
  };
}

async function inCart({
  cart,
  region,
  channel,
  oat,
  shipping,
  address,
}: CheckoutFixture): Promise<Records["of"]> {
  const { id, items } = await cart();
  const path = { id, line_id: only(items).id };
  return {
    storeCreateCart: {
      body: {
        region_id: region,
        sales_channel_id: channel,
        items: [{ variant_id: oat.id, quantity: 1 }],
      },
    },
    storeUpdateCart: { path, body: { discounts: [], shipping_address: { ...address } } },
    storeCreateLineItem: { path, body: { variant_id: oat.id } },
    storeUpdateLineItem: { path },
    storeAddCartShippingMethod: { path, body: { option_id: shipping } },
    storeCreateCustomerAddress: { body: { address: { ...address } } },
  };
}
