import type { Browser } from "@playwright/test";
import { startFaultyNetwork } from "../../../storefront-kit/create/e2e/faulty-network.ts";
import type { Site } from "./session.ts";

const AREAS = [
  "products",
  "orders",
  "draft-orders",
  "customers",
  "customers/groups",
  "product-categories",
  "collections",
  "inventory",
  "inventory/locations",
  "inventory/reservations",
  "discounts",
  "gift-cards",
  "gift-cards/manage",
  "pricing",
  "sales-channels",
  "publishable-api-keys",
  "settings",
  "settings/regions",
  "settings/taxes",
  "settings/return-reasons",
  "settings/shipping-profiles",
  "settings/currencies",
  "settings/details",
  "settings/team/invites",
  "products/new",
  "discounts/new",
  "pricing/new",
  "draft-orders/new",
];
const STARTS = {
  admin: ["/a", ...AREAS.map((area) => `/a/${area}`)],
  storefront: ["/", "/products/dinner-plate", "/products", "/cart", "/register", "/sign-in"],
};

export interface Operator {
  readonly email: string;
  readonly password: string;
}

export async function openSite(
  browser: Browser,
  name: Site["name"],
  url: string,
  operator: Operator,
): Promise<Site> {
  const network = await startFaultyNetwork(url);
  const context = await browser.newContext({
    baseURL: network.url,
    locale: "en-US",
    timezoneId: "UTC",
    reducedMotion: "reduce",
  });
  const prepare = async () => {
    // Resets what an earlier session may have left: a different language, saved views, or a cart.
    await context.clearCookies();
    const page = await context.newPage();
    await page.goto(`${network.url}/favicon.svg`);
    await page.evaluate(() => localStorage.clear());
    await page.close();
    if (name === "storefront") return;
    const signedIn = await context.request.post("/admin/auth", { data: operator });
    if (!signedIn.ok()) throw new Error(`Signing in answered ${signedIn.status()}`);
    // Answers the usage data dialog, which would otherwise cover every page.
    if ((await context.request.get("/admin/analytics-configs")).status() === 404)
      await context.request.post("/admin/analytics-configs", {
        data: { opt_out: true, anonymize: false },
      });
  };
  return { name, starts: STARTS[name], network, context, signIn: prepare };
}
