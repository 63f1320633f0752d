import type { APIRequestContext } from "@playwright/test";
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
const TAXED_COUNTRIES = ["sg", "nz", "au", "th"];

interface Regions {
  /** A region in which the sandbox's test provider accepts payments. */
  region: PaymentRegion;
  /** A region in dollars with 25 % tax, which the store calculates only on request. */
  taxedRegion: PaymentRegion;
}

/** Extends the storefront's tests with regions that the demo store doesn't have. */
export const test = base.extend<object, Regions>({
  region: [
    async ({ playwright }, provide, { parallelIndex }) => {
      const request = await playwright.request.newContext({ baseURL: store });
      const settings = { currency_code: "eur", tax_rate: 0 };
      const region = await addRegion(request, "Payments", COUNTRIES[parallelIndex], settings);
      await provide(region);
      await call(request, "DELETE", `/admin/regions/${region.id}`);
      await request.dispose();
    },
    { scope: "worker" },
  ],
  taxedRegion: [
    async ({ playwright }, provide, { parallelIndex }) => {
      const request = await playwright.request.newContext({ baseURL: store });
      const settings = { currency_code: "usd", tax_rate: 25 };
      const region = await addRegion(request, "Taxes", TAXED_COUNTRIES[parallelIndex], settings);
      await call(request, "POST", `/admin/regions/${region.id}`, { automatic_taxes: false });
      await provide(region);
      await call(request, "DELETE", `/admin/regions/${region.id}`);
      await request.dispose();
    },
    { scope: "worker" },
  ],
});

async function addRegion(
  request: APIRequestContext,
  kind: string,
  country = "",
  settings: { currency_code: string; tax_rate: number },
): Promise<PaymentRegion> {
  await call(request, "POST", "/admin/auth", credentials);
  const name = `${kind} ${country}`;
  const { regions } = await call<{ regions: PaymentRegion[] }>(request, "GET", "/admin/regions");
  // Deletes regions that an interrupted run left behind.
  for (const left of regions.filter((one) => one.name === name))
    await call(request, "DELETE", `/admin/regions/${left.id}`);
  const { region } = await call<{ region: PaymentRegion }>(request, "POST", "/admin/regions", {
    name,
    ...settings,
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
  return { ...region, country, label: `${name} (${settings.currency_code.toUpperCase()})` };
}
