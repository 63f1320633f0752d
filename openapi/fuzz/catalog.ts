// Creates records of the catalog and the settings, again for each request that changes them.
import { only, type CheckoutFixture } from "../conformance/checkout-fixture.ts";
import type { Entity } from "../conformance/records.ts";
import type { Shop } from "../conformance/shop.ts";
import { fresh } from "../conformance/store.ts";
import { one, type Make, type Recipe } from "./recipe.ts";

export function catalog(admin: Make, shop: Shop, fixture: CheckoutFixture): Record<string, Recipe> {
  const { region } = fixture;
  const at =
    (make: () => Promise<string>): Recipe =>
    async () => ({ path: { id: await make() } });
  const product = async () => {
    const made = await admin<{ product: Shop["product"] }>("products", {
      title: fresh("Drawn"),
      status: "published",
      options: [{ title: "Glaze" }],
      sales_channels: [{ id: fixture.channel }],
      variants: [
        {
          title: "Oat",
          options: [{ value: "Oat" }],
          prices: [{ currency_code: shop.currency, amount: 100 }],
        },
        { title: "Moss", options: [{ value: "Moss" }], prices: [] },
      ],
    });
    const { id, options, variants } = made.product;
    const variant = only(variants);
    return {
      path: { id, product_id: id, variant_id: variant.id, option_id: only(options).id },
      ids: {
        option_id: options.map((option) => option.id),
        variants: variants.map((each) => each.id),
        product_ids: [id, shop.product.id],
        prices: variant.prices.map((price) => price.id),
      },
    };
  };
  const named = (path: string, more: object = {}) =>
    at(() => one(admin(path, { name: fresh("Drawn"), ...more })));
  const collection = () => one(admin("collections", { title: fresh("Drawn") }));
  const group = at(() => one(admin("customer-groups", { name: fresh("Drawn") })));
  const customer = () =>
    one(
      admin("customers", {
        email: `${fresh("drawn")}@example.com`,
        first_name: "A",
        last_name: "B",
        password: "long-enough",
      }),
    );
  const discount = async () => {
    const made = await admin<{
      discount: Entity & { code: string; rule: Entity & { conditions: Entity[] } };
    }>("discounts?expand=rule.conditions", {
      code: fresh("DRAWN"),
      regions: [region],
      is_dynamic: true,
      valid_duration: "P1Y",
      rule: {
        type: "percentage",
        value: 5,
        allocation: "total",
        conditions: [{ operator: "in", products: [shop.product.id] }],
      },
    });
    const { id, code, rule } = made.discount;
    return {
      path: { id, code, condition_id: only(rule.conditions).id, region_id: shop.region },
      ids: { rule: [rule.id], conditions: rule.conditions.map((condition) => condition.id) },
    };
  };
  const priceList = async () => {
    const variant = only(shop.product.variants);
    const made = await admin<{ price_list: Entity & { prices: Entity[] } }>("price-lists", {
      name: fresh("Drawn"),
      description: "Drawn",
      type: "override",
      prices: [{ variant_id: variant.id, currency_code: shop.currency, amount: 5 }],
    });
    const prices = made.price_list.prices.map(({ id }) => id);
    return {
      path: { id: made.price_list.id, product_id: shop.product.id, variant_id: variant.id },
      ids: { prices, price_ids: prices },
    };
  };
  const key = at(() => one(admin("publishable-api-keys", { title: fresh("Drawn") })));
  const level = async () => {
    const { path } = await product();
    const { variant } = await admin<{ variant: { inventory: Entity[] } }>(
      `variants/${path.variant_id}/inventory`,
      {},
      "GET",
    );
    const item = only(variant.inventory).id;
    const location_id = await one(admin("stock-locations", { name: fresh("Drawn") }));
    await admin(`inventory-items/${item}/location-levels`, { location_id, stocked_quantity: 5 });
    return { path: { id: item, location_id } };
  };
  /** Creates an item in stock. Creates no line item, because its quantity would limit the reservation. */
  const stocked: Recipe = async () => {
    const { path } = await level();
    return {
      path: {},
      ids: { inventory_item_id: [path.id], location_id: [path.location_id], line_item_id: [] },
    };
  };
  const reservation: Recipe = async () => {
    const { path } = await level();
    const { id: inventory_item_id, location_id } = path;
    const id = await one(admin("reservations", { inventory_item_id, location_id, quantity: 1 }));
    return { path: { id }, ids: { location_id: [location_id] } };
  };
  /**
   * Creates a shipping option for tax rates, and uses a product that no cart contains. Carts couldn't be completed with an
   * extremely high rate, or with two rates that have the same code.
   */
  const taxed: Recipe = async () => ({
    path: {},
    ids: {
      shipping_options: [(await shippingOption()).path.id],
      products: [shop.product.id],
    },
  });
  const taxRate: Recipe = async () => ({
    ...(await taxed()),
    path: {
      id: await one(admin("tax-rates", { name: "Drawn", code: "D", region_id: region, rate: 5 })),
    },
  });
  const regional: Recipe = async () => {
    const id = await one(
      admin("regions", {
        name: fresh("Drawn"),
        currency_code: fixture.currency,
        tax_rate: 20,
        payment_providers: ["manual"],
        fulfillment_providers: ["manual"],
        countries: [],
      }),
    );
    return {
      path: { id, country_code: fixture.country, provider_id: "manual" },
      ids: { country_code: ["je"] },
    };
  };
  const channel = async () => ({
    path: { id: await one(admin("sales-channels", { name: fresh("Drawn") })) },
    ids: { location_id: [fixture.location] },
  });
  const user = at(() =>
    one(admin("users", { email: `${fresh("drawn")}@example.com`, password: "long-enough" })),
  );
  const reason = () => one(admin("return-reasons", { value: fresh("drawn"), label: "Drawn" }));
  const shippingOption = async () => {
    const made = await admin<{ shipping_option: Entity & { requirements: Entity[] } }>(
      "shipping-options",
      {
        name: fresh("Drawn"),
        region_id: region,
        provider_id: "manual",
        price_type: "flat_rate",
        amount: 1,
        data: { id: "manual-fulfillment" },
        requirements: [{ type: "min_subtotal", amount: 1 }],
      },
    );
    return {
      path: { id: made.shipping_option.id },
      ids: { requirements: made.shipping_option.requirements.map(({ id }) => id) },
    };
  };
  const invite = async () => {
    const user = `${fresh("drawn")}@example.com`;
    await admin("invites", { user, role: "member" });
    const { invites } = await admin<{ invites: (Entity & { user_email: string })[] }>(
      "invites",
      {},
      "GET",
    );
    return { path: { id: only(invites, (each) => each.user_email === user).id } };
  };
  const batch = (more: object = {}) =>
    at(() =>
      one(admin("batch-jobs", { type: "product-export", context: {}, dry_run: true, ...more })),
    );
  return {
    "admin/batch-jobs/{id}": batch(),
    "admin/collections/{id}": at(collection),
    "store/collections/{id}": at(collection),
    "admin/currencies/{code}": () => Promise.resolve({ path: { code: "usd" } }),
    "admin/customer-groups/{id}": group,
    "admin/customers/{id}": at(customer),
    "admin/discounts/code/{code}": discount,
    "admin/discounts/{id}": discount,
    "admin/discounts/{id}/conditions/{condition_id}": discount,
    "admin/discounts/{id}/dynamic-codes/{code}": async () => {
      const { path } = await discount();
      const code = fresh("DYN");
      await admin(`discounts/${path.id}/dynamic-codes`, { code, usage_limit: 1 });
      return { path: { id: path.id, code } };
    },
    "admin/discounts/{id}/regions/{region_id}": discount,
    "admin/gift-cards/{id}": at(() => one(admin("gift-cards", { region_id: region, value: 500 }))),
    "store/gift-cards/{code}": async () => ({
      path: {
        code: (
          await admin<{ gift_card: { code: string } }>("gift-cards", {
            region_id: region,
            value: 500,
          })
        ).gift_card.code,
      },
    }),
    "admin/inventory-items/{id}": async () => ({ path: (await level()).path }),
    adminDeleteInventoryItem: async () => ({ path: (await level()).path }),
    "admin/inventory-items/{id}/location-levels/{location_id}": level,
    "admin/invites/{id}": invite,
    "admin/price-lists/{id}": priceList,
    "admin/price-lists/{id}/products/{product_id}": priceList,
    "admin/price-lists/{id}/variants/{variant_id}": priceList,
    "admin/product-categories/{id}": named("product-categories", { is_active: true }),
    "store/product-categories/{id}": () => Promise.resolve({ path: { id: shop.category } }),
    "admin/products/{id}": product,
    "store/products/{id}": product,
    "admin/products/{id}/options/{option_id}": product,
    "admin/products/{id}/variants/{variant_id}": product,
    "admin/variants/{id}": async () => ({ path: { id: (await product()).path.variant_id } }),
    "store/variants/{id}": async () => ({ path: { id: (await product()).path.variant_id } }),
    "admin/publishable-api-keys/{id}": key,
    "admin/regions/{id}": regional,
    "store/regions/{id}": regional,
    "admin/regions/{id}/countries/{country_code}": regional,
    "admin/regions/{id}/fulfillment-providers/{provider_id}": regional,
    "admin/regions/{id}/payment-providers/{provider_id}": regional,
    adminCreateReservation: stocked,
    "admin/reservations/{id}": reservation,
    "admin/return-reasons/{id}": at(reason),
    "store/return-reasons/{id}": at(reason),
    "admin/sales-channels/{id}": channel,
    "admin/shipping-options/{id}": shippingOption,
    "admin/shipping-profiles/{id}": named("shipping-profiles", { type: "custom" }),
    "admin/stock-locations/{id}": named("stock-locations"),
    "admin/store/currencies/{code}": () => Promise.resolve({ path: { code: "sek" } }),
    adminAddStoreCurrency: async () => {
      await admin("store/currencies/sek", {}, "DELETE");
      return { path: { code: "sek" } };
    },
    adminCreateTaxRate: taxed,
    "admin/tax-rates/{id}": taxRate,
    "admin/users/{id}": user,
    "store/auth/{email}": () => Promise.resolve({ path: { email: fixture.customer.email } }),
  };
}
