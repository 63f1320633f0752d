import { createHttpClient } from "@countertop/sdk";
import { storeListRegions } from "@countertop/sdk/operations";
import { readCookie } from "@countertop/storefront-kit/cookies";
import { pageCart, readCart } from "@countertop/storefront-kit/server";
import { createIsomorphicFn } from "@tanstack/react-start";
import { getRequest } from "@tanstack/react-start/server";

/** Settings of every client. Browsers call the storefront's own origin, which forwards `/store` and `/uploads`. */
export const storeSettings = createIsomorphicFn()
  .server(() => ({
    baseUrl: process.env["STORE_URL"] ?? "http://localhost:9000",
    publishableApiKey: process.env["PUBLISHABLE_KEY"] || undefined,
    secure: process.env["SITE_URL"]?.startsWith("https:"),
  }))
  .client(() => ({ baseUrl: "", publishableApiKey: undefined, secure: undefined }));

/** Returns the visitor's cart to the page that the server renders. Only the cart's page needs more than the id. */
export const visitorCart = createIsomorphicFn()
  .server(async (isShown: boolean) => {
    const request = getRequest();
    const id = readCookie(request.headers.get("cookie"), "medusa-cart-id");
    // If the store doesn't respond, the browser reads the cart.
    const settings = storeSettings();
    const reading = isShown ? readCart(request, { ...settings, timeout: 5000 }) : undefined;
    const cart = await reading?.catch(() => undefined);
    const shown = cart && pageCart(cart, { origins: [settings.baseUrl] });
    return { id, cart: shown, readAt: Date.now() };
  })
  .client((_isShown: boolean) => undefined);

/** Returns the countries of all regions, which the server keeps for 5 minutes. Returns none if the store doesn't respond. */
export async function servedCountries(): Promise<readonly string[]> {
  if (Date.now() - served.at < 300_000) return served.countries;
  const client = createHttpClient({ ...storeSettings(), timeout: 5000 });
  const answer = await storeListRegions(client, { query: { limit: 100 } }).catch(() => undefined);
  if (!answer) return served.countries;
  const countries = answer.regions.flatMap((region) => region.countries ?? []);
  served = { countries: countries.map(({ iso_2 }) => iso_2), at: Date.now() };
  return served.countries;
}
let served: { countries: readonly string[]; at: number } = { countries: [], at: 0 };
