import { call, credentials, store } from "./operator.ts";
import { test as base } from "./shop.ts";

export interface PaymentRegion {
  id: string;
  name: string;
  label: string;
  /** The first part of paths. The storefront knows new countries only after some minutes, so tests open URLs with the country. */
  country: string;
}

/** Countries that aren't in a region of the demo store, one for each worker. */
const COUNTRIES = ["no", "is", "ch", "tr"];

/** Extends the storefront's tests with a region in which the sandbox's test provider accepts payments. */
export const test = base.extend<object, { region: PaymentRegion }>({
  region: [
    async ({ playwright }, provide, { parallelIndex }) => {
      const request = await playwright.request.newContext({ baseURL: store });
      await call(request, "POST", "/admin/auth", credentials);
      const country = COUNTRIES[parallelIndex] ?? "";
      const name = `Payments ${country}`;
      const { regions } = await call<{ regions: PaymentRegion[] }>(
        request,
        "GET",
        "/admin/regions",
      );
      // Deletes regions that an interrupted run left behind.
      for (const left of regions.filter((one) => one.name === name))
        await call(request, "DELETE", `/admin/regions/${left.id}`);
      const { region } = await call<{ region: PaymentRegion }>(request, "POST", "/admin/regions", {
        name,
        currency_code: "eur",
        tax_rate: 0,
        countries: [country],
        payment_providers: ["manual", "test-payment"],
        fulfillment_providers: ["manual"],
      });
      await call(request, "POST", "/admin/shipping-options", {
        name: "Post",
        region_id: region.id,
        provider_id: "manual",
        data: {},
        price_type: "flat_rate",
        amount: 500,
      });
      await provide({ ...region, country, label: `${name} (EUR)` });
      await call(request, "DELETE", `/admin/regions/${region.id}`);
      await request.dispose();
    },
    { scope: "worker" },
  ],
});
