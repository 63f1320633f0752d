import { createHttpClient } from "@countertop/sdk";
import { storeListRegions } from "@countertop/sdk/operations";
import type { Region } from "@countertop/sdk/types";
import { pageCart, serverCart } from "@countertop/storefront-kit/server";
import { cookies, headers } from "next/headers";
import { cache } from "react";

export const siteUrl = process.env.SITE_URL ?? "http://localhost:3000";

/** Settings of every client on the server. */
export const settings = {
  baseUrl: process.env.STORE_URL ?? "http://localhost:9000",
  publishableApiKey: process.env.PUBLISHABLE_KEY || undefined,
  secure: siteUrl.startsWith("https:"),
};

/** A client for data that is the same for all visitors. Next keeps its responses for 5 minutes, or until `revalidateTag`. */
export const catalog = createHttpClient({
  ...settings,
  fetch: (input, init) => fetch(input, { ...init, next: { revalidate: 300, tags: ["catalog"] } }),
});

export const getRegions = cache(async () => {
  const { regions } = await storeListRegions(catalog, { query: { limit: 100 } });
  return regions;
});

/** The cart of the visitor who sent this request, for server components and server actions. */
export async function getServerCart(attempt?: string) {
  const requestHeaders = await headers();
  const cookieHeader = requestHeaders.get("cookie");
  const visitor = { cookies: await cookies(), cookieHeader, requestHeaders };
  return serverCart({ ...settings, ...visitor, attempt });
}

/** Reads the cart for the page. If the store doesn't respond, the page appears without it, and the browser reads it. */
export async function readCart() {
  const known = await getServerCart();
  const cart = await known.read().catch(() => null);
  return {
    cart: cart ? pageCart(cart, { origins: [settings.baseUrl] }) : undefined,
    cartId: cart === null ? known.id : cart?.id,
    readAt: Date.now(),
  };
}

/** The countries of all regions, for paths without a country. Kept for 5 minutes, because Next doesn't cache in the proxy. */
export async function servedCountries(): Promise<readonly string[]> {
  if (Date.now() - served.at > 300_000)
    served = { countries: countriesOf(await getRegions()), at: Date.now() };
  return served.countries;
}
let served: { countries: readonly string[]; at: number } = { countries: [], at: 0 };

export const countriesOf = (regions: readonly Region[]): string[] =>
  regions.flatMap((region) => region.countries?.map(({ iso_2 }) => iso_2) ?? []);
