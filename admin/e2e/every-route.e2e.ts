import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContextOptions, Page } from "@playwright/test";
import { expectAccessible, expectAccessibleInBothThemes } from "./accessible.ts";
import { bar, begin } from "./own-products.ts";
import { endSessionAt, expect, openList, rows, test as base, watchReads } from "./shop.ts";

/** Records that the addresses name, made once for all that one worker opens. */
interface Records {
  product: string;
  collection: string;
  category: string;
  order: string;
  draft: string;
  customer: string;
  group: string;
  discount: string;
  collected: string;
  template: string;
  reason: string;
  channel: string;
  key: string;
  location: string;
  reservation: string;
  item: string;
  user: string;
  region: string;
  profile: string;
  giftCard: string;
  prices: string;
}

/** Examples of each address of the route tree. A new route needs one, or the test fails. */
const examples: Record<string, (records: Records) => readonly string[]> = {
  "/": () => ["/"],
  "/a": () => ["/a"],
  "/a/$": () => ["/a/nowhere"],
  "/a/assistants": () => ["/a/assistants"],
  "/a/assistants/$id": () => ["/a/assistants/none"],
  "/a/collections": () => ["/a/collections", "/a/collections?edit=create"],
  "/a/collections/$id": ({ collection }) => [`/a/collections/${collection}`],
  "/a/inventory": () => [
    "/a/inventory",
    "/a/inventory?stock=none",
    "/a/inventory?q=STP&edit=counts",
  ],
  "/a/inventory/$id": ({ item }) => [`/a/inventory/${item}`],
  "/a/discounts": () => ["/a/discounts", "/a/discounts?state=active&kind=fixed"],
  "/a/discounts/$id": ({ discount, collected, template }) => [
    `/a/discounts/${discount}`,
    `/a/discounts/${collected}`,
    `/a/discounts/${template}`,
    `/a/discounts/${template}?edit=codes`,
  ],
  "/a/discounts/new": () => ["/a/discounts/new"],
  "/a/gift-cards": () => ["/a/gift-cards", "/a/gift-cards?edit=issue"],
  "/a/gift-cards/$id": ({ giftCard }) => [
    `/a/gift-cards/${giftCard}`,
    `/a/gift-cards/${giftCard}?edit=card`,
  ],
  "/a/gift-cards/manage": () => [
    "/a/gift-cards/manage",
    "/a/gift-cards/manage?edit=create",
    "/a/gift-cards/manage?edit=denomination",
  ],
  "/a/inventory/locations": () => ["/a/inventory/locations", "/a/inventory/locations?edit=create"],
  "/a/inventory/locations/$id": ({ location }) => [`/a/inventory/locations/${location}`],
  "/a/inventory/reservations": () => [
    "/a/inventory/reservations",
    "/a/inventory/reservations?edit=create",
  ],
  "/a/inventory/reservations/$id": ({ reservation }) => [
    `/a/inventory/reservations/${reservation}`,
  ],
  "/a/oauth": () => ["/a/oauth"],
  "/a/oauth/$app_name": () => ["/a/oauth/ledger?code=1&state=2"],
  "/a/orders": () => ["/a/orders"],
  "/a/orders/$id": ({ order }) => [`/a/orders/${order}`],
  "/a/customers": () => ["/a/customers", "/a/customers?edit=create"],
  "/a/customers/$id": ({ customer }) => [`/a/customers/${customer}`],
  "/a/customers/groups": () => ["/a/customers/groups", "/a/customers/groups?edit=create"],
  "/a/customers/groups/$id": ({ group }) => [`/a/customers/groups/${group}`],
  "/a/draft-orders": () => ["/a/draft-orders"],
  "/a/draft-orders/$id": ({ draft }) => [`/a/draft-orders/${draft}`],
  "/a/draft-orders/new": () => ["/a/draft-orders/new"],
  "/a/pricing": () => ["/a/pricing"],
  "/a/pricing/$id": ({ prices }) => [`/a/pricing/${prices}`],
  "/a/pricing/new": () => ["/a/pricing/new"],
  "/a/product-categories": ({ category }) => [
    "/a/product-categories",
    `/a/product-categories?open=${category}`,
  ],
  "/a/products": () => ["/a/products", "/a/products?status=draft&q=mug"],
  "/a/products/$id": ({ product }) => [`/a/products/${product}`],
  "/a/products/new": () => ["/a/products/new"],
  "/a/publishable-api-keys": () => ["/a/publishable-api-keys"],
  "/a/publishable-api-keys/$id": ({ key }) => [`/a/publishable-api-keys/${key}`],
  "/a/sales-channels": () => ["/a/sales-channels", "/a/sales-channels?edit=create"],
  "/a/sales-channels/$id": ({ channel }) => [`/a/sales-channels/${channel}`],
  "/a/settings": () => ["/a/settings"],
  "/a/settings/$": () => ["/a/settings/nowhere"],
  "/a/settings/appearance": () => ["/a/settings/appearance"],
  "/a/settings/currencies": () => ["/a/settings/currencies"],
  "/a/settings/details": () => ["/a/settings/details"],
  "/a/settings/personal-information": () => ["/a/settings/personal-information"],
  "/a/settings/providers": () => ["/a/settings/providers"],
  "/a/settings/extensions": () => ["/a/settings/extensions"],
  "/a/settings/regions": () => ["/a/settings/regions", "/a/settings/regions?edit=create"],
  "/a/settings/regions/$id": ({ region }) => [
    `/a/settings/regions/${region}`,
    `/a/settings/regions/${region}?edit=new-option`,
  ],
  "/a/settings/return-reasons": () => [
    "/a/settings/return-reasons",
    "/a/settings/return-reasons?edit=create",
  ],
  "/a/settings/return-reasons/$id": ({ reason }) => [`/a/settings/return-reasons/${reason}`],
  "/a/settings/team": () => ["/a/settings/team"],
  "/a/settings/team/$id": ({ user }) => [`/a/settings/team/${user}`],
  "/a/settings/team/invites": () => [
    "/a/settings/team/invites",
    "/a/settings/team/invites?edit=create",
  ],
  "/a/settings/shipping-profiles": () => ["/a/settings/shipping-profiles"],
  "/a/settings/shipping-profiles/$id": ({ profile }) => [
    `/a/settings/shipping-profiles/${profile}`,
  ],
  "/a/settings/taxes": () => ["/a/settings/taxes"],
  "/a/settings/taxes/$id": ({ region }) => [
    `/a/settings/taxes/${region}`,
    `/a/settings/taxes/${region}?edit=new-rate`,
  ],
  "/a/settings/usage-data": () => ["/a/settings/usage-data"],
};
/** These have no route: they are there before the admin is. */
const outside = ["/login", "/reset-password", "/reset-password?token=none", "/invite", "/nowhere"];

/**
 * Each address is tested in two variants of theme, width, and language (Arabic, and one with long words); any four neighbors
 * combine any three of these. Its own test covers English.
 */
const long = ["bg", "de", "fr"] as const;
const wide = { width: 1280, height: 800 };
const narrow = { width: 360, height: 740 };
const displaysOf = (place: number) => {
  const longest = long[place % long.length] ?? "de";
  const [first, second] =
    place % 2 === 0 ? (["light", "dark"] as const) : (["dark", "light"] as const);
  return Math.floor(place / 2) % 2 === 0
    ? ([
        [first, wide, longest],
        [second, narrow, "ar"],
      ] as const)
    : ([
        [first, wide, "ar"],
        [second, narrow, longest],
      ] as const);
};

type Look = Pick<BrowserContextOptions, "colorScheme" | "viewport" | "hasTouch" | "isMobile">;

interface Shared {
  records: Records;
  /** A page of this look, signed in or not: what a worker opens, it opens in one after the other, with what the browser has already. */
  pageOf(look: Look, signedIn: boolean): Promise<Page>;
}

const test = base.extend<object, Shared>({
  pageOf: [
    async ({ browser, operator }, provide, { project }) => {
      const { baseURL = "", locale = "en-US", timezoneId = "UTC" } = project.use;
      const pages = new Map<string, Promise<Page>>();
      const open = async (look: Look, signedIn: boolean) => {
        const context = await browser.newContext({ baseURL, locale, timezoneId, ...look });
        if (signedIn) await context.addCookies((await operator.storageState()).cookies);
        return context.newPage();
      };
      await provide((look, signedIn) => {
        const key = JSON.stringify([look, signedIn]);
        const page = pages.get(key) ?? open(look, signedIn);
        pages.set(key, page);
        return page;
      });
      for (const page of pages.values()) await (await page).context().close();
    },
    { scope: "worker" },
  ],
  records: [
    async ({ operator: store }, provide) => {
      const call = async <Answer>(method: "get" | "post", path: string, data?: object) => {
        const response = await store[method](`/admin/${path}`, data && { data });
        expect(response.ok(), `${path}: ${response.status()}`).toBe(true);
        return (await response.json()) as Answer;
      };
      type One = { id: string };
      const { collection } = await call<{ collection: One }>("post", "collections", {
        title: "Every route",
        handle: `every-route-${crypto.randomUUID()}`,
      });
      const { product } = await call<{ product: One }>("post", "products", {
        title: "Every route",
        handle: `every-route-${crypto.randomUUID()}`,
        subtitle: "For tea",
        collection_id: collection.id,
        options: [{ title: "Size" }],
        variants: [{ title: "Large", options: [{ value: "Large" }], prices: [] }],
      });
      /** The first of a list; the answer has the list under the name of its path, unless it says otherwise. */
      const first = async (
        path: string,
        pick = (one: One & { type?: string }) => one.id !== "",
      ) => {
        const answer = await call<Record<string, One[]>>("get", path);
        const list = path.split("?", 1).join().replaceAll("-", "_");
        return answer[list]?.find(pick)?.id ?? "";
      };
      const discount = async (code: string) =>
        (await call<{ discount: One }>("get", `discounts/code/${code}`)).discount.id;
      // The demo store's own records, which no test changes: tests create theirs.
      await provide({
        product: product.id,
        collection: collection.id,
        category: await first("product-categories?q=Brewing"),
        order: await first("orders?limit=1&order=display_id&fields=id&expand="),
        draft: await first("draft-orders?limit=1&order=display_id&expand=cart"),
        customer: await first("customers?q=hina.sato"),
        group: await first("customer-groups?q=Friends"),
        // With a condition, and with codes.
        discount: await discount("MUGS2"),
        collected: await discount("STONEWARE15"),
        template: await discount("THANKYOU"),
        // Given away by the shop, and partly spent.
        giftCard: await first("gift-cards?order=-value&limit=1"),
        prices: await first("price-lists?name=Wholesale"),
        reason: await first("return-reasons"),
        channel: await first("sales-channels?limit=1"),
        key: await first("publishable-api-keys?limit=1"),
        location: await first("stock-locations?limit=1"),
        item: await first("inventory-items?q=STP-&limit=1"),
        reservation: await first("reservations?limit=1&order=created_at"),
        user: await first("users?limit=1&order=created_at"),
        region: await first("regions?q=Europe&limit=1"),
        profile: await first("shipping-profiles", ({ type }) => type === "custom"),
      });
      await store.delete(`/admin/products/${product.id}`);
      await store.delete(`/admin/collections/${collection.id}`);
    },
    { scope: "worker", timeout: 60_000 },
  ],
});

/** The page itself, and no place holder left of what it asked for. */
async function open(page: Page, address: string, language: string): Promise<void> {
  await page.goto(`${address}${address.includes("?") ? "&" : "?"}lng=${language}`);
  // Also where a wizard lies over the whole of it.
  await expect(page.getByRole("heading", { level: 1, includeHidden: true })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await expect(page.locator(".skeleton, [aria-busy=true]")).toHaveCount(0);
  // Overlays load after the page.
  if (address.includes("edit=")) await expect(page.getByRole("dialog")).toBeVisible();
  // This wizard comes after what waits for it, which is a dialog too.
  if (address === "/a/pricing/new")
    await expect(page.getByRole("dialog").getByRole("textbox").first()).toBeVisible();
}

test("no address of the route tree is forgotten", () => {
  const tree = readFileSync(join(import.meta.dirname, "../src/routeTree.gen.ts"), "utf8");
  const addresses = /interface FileRoutesByTo \{([^}]*)\}/.exec(tree)?.[1] ?? "";
  const known = [...addresses.matchAll(/'([^']+)':/g)].map(([, address]) => address);
  expect(known.length).toBeGreaterThan(0);
  expect(new Set(Object.keys(examples))).toEqual(new Set(known));
});

test("customers, their groups, and price lists have pages at their addresses", async ({
  pageOf,
  records,
}) => {
  const page = await pageOf({ colorScheme: "light", viewport: wide }, true);
  for (const [address, heading] of [
    ["/a/customers", "Customers"],
    [`/a/customers/${records.customer}`, "Hina Sato"],
    ["/a/customers/groups", "Customer groups"],
    [`/a/customers/groups/${records.group}`, /^Friends/],
    ["/a/pricing", "Price lists"],
    [`/a/pricing/${records.prices}`, /^Wholesale/],
  ] as const) {
    await open(page, address, "en");
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  }
  await open(page, "/a/pricing/new", "en");
  await expect(page.getByRole("dialog", { name: "New price list" })).toBeVisible();
});

const names: Records = {
  prices: "$id",
  product: "$id",
  collection: "$id",
  category: "$id",
  order: "$id",
  draft: "$id",
  customer: "$id",
  group: "$id",
  discount: "$id",
  collected: "$id",
  template: "$id",
  reason: "$id",
  channel: "$id",
  key: "$id",
  location: "$id",
  reservation: "$id",
  item: "$id",
  user: "$id",
  region: "$id",
  profile: "$id",
  giftCard: "$id",
};
const inside = Object.values(examples).flatMap((addresses) =>
  addresses(names).map((name, index) => ({
    name,
    of: (records: Records) => addresses(records)[index] ?? "",
  })),
);
for (const [place, { name, of, signedOut }] of [
  ...outside.map((address) => ({ name: address, of: () => address, signedOut: true })),
  ...inside.map((address) => ({ ...address, signedOut: false })),
].entries())
  for (const [colorScheme, viewport, language] of displaysOf(place))
    test.describe(`${colorScheme}, ${viewport.width} px, ${language}`, () => {
      const touched = viewport === narrow && { hasTouch: true, isMobile: true };

      test(`${name} is accessible and as wide as its window`, async ({ pageOf, records }) => {
        const page = await pageOf({ colorScheme, viewport, ...touched }, !signedOut);
        const noneRefused = watchReads(page.context());
        await open(page, of(records), language);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(
          0,
        );
        await expectAccessible(page);
        noneRefused();
      });
    });

test("what opens by a key is accessible, light and dark, in Arabic", async ({ signedIn: page }) => {
  await open(page, "/a/products", "ar");
  const dialog = page.getByRole("dialog");
  for (const key of ["Control+k", "?"]) {
    await page.keyboard.press(key);
    await expect(
      dialog.getByRole("heading").or(dialog.getByRole("combobox")).first(),
    ).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  }
});

test("the list at work is accessible: filters, a filter's window, what is chosen, what is asked", async ({
  signedIn: page,
  addProduct,
}) => {
  const { title } = await addProduct();
  await openList(page, `?q=${encodeURIComponent(title)}&status=published,draft`);
  await page.getByRole("button", { name: /^Status: / }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await rows(page).first().getByRole("checkbox").check();
  await expect(bar(page)).toBeVisible();
  await expectAccessible(page);
  await begin(page, "Delete");
  await expect(page.getByRole("alertdialog").or(page.getByRole("dialog"))).toBeVisible();
  await expectAccessible(page);
});

test("signing in again over the page is accessible", async ({ signedIn: page }) => {
  await openList(page);
  await endSessionAt(page, /\/admin\/products\?.*published/);
  await page.getByRole("link", { name: "Published" }).click();
  await expect(page.getByRole("dialog").getByLabel("Password", { exact: true })).toBeFocused();
  await expectAccessible(page);
});

test("a read that the store refuses fails the test of its page", async ({ page, operator }) => {
  await page.context().addCookies((await operator.storageState()).cookies);
  await page.goto("/a/discounts");
  const noneRefused = watchReads(page.context());
  const answered = page.waitForResponse(/discount_condition_id/);
  await page.evaluate(() => fetch("/store/collections?discount_condition_id=none"));
  await answered;
  expect(noneRefused).toThrow("400");
});
