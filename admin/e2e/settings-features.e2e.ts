import type { Locator, Page } from "@playwright/test";
import { test } from "./mock.ts";
import { expect, goInApp, openInApp } from "./shop.ts";

/* A feature that the store doesn't have doesn't appear anywhere: on the settings page, in the sidebar, in the palette, or at a
   URL. The store's response is the contract's example without the feature. */

interface Store {
  feature_flags: { key: string; value: boolean }[];
  modules: { module: string }[];
}

interface Case {
  feature: string;
  /** The name of the settings card. The palette also finds the page by this name. */
  card?: string;
  /** The name of the link in the sidebar. */
  area?: string;
  /** The page's URL below `/a`. */
  address: string;
}

const cases: Case[] = [
  {
    feature: "sales_channels",
    card: "Sales channels",
    address: "sales-channels/sc_1",
  },
  {
    feature: "publishable_api_keys",
    card: "API keys",
    address: "publishable-api-keys",
  },
  {
    feature: "stockLocationService",
    card: "Stock locations",
    address: "inventory/locations",
  },
  { feature: "inventoryService", area: "Inventory", address: "inventory" },
  { feature: "analytics", card: "Usage data", address: "settings/usage-data" },
  { feature: "product_categories", area: "Categories", address: "product-categories" },
];

const main = (page: Page) => page.getByRole("main");
const sidebar = (page: Page) => page.getByRole("navigation", { name: "Main" });
const palette = (page: Page) => page.getByRole("dialog", { name: "Search and commands" });

test("a feature that the store doesn't have has no card, sidebar link, palette entry, or page", async ({
  signedIn: page,
  addProduct,
  mock,
}) => {
  let off: readonly string[] = [];
  await page.route(/\/admin\/store(\?|$)/, async (route) => {
    const response = await route.fetch({
      method: "GET",
      url: `${mock}/admin/store`,
      headers: { "x-medusa-access-token": "any" },
    });
    const { store } = (await response.json()) as { store: Store };
    await route.fulfill({
      response,
      json: {
        store: {
          ...store,
          feature_flags: store.feature_flags.map(({ key, value }) => ({
            key,
            value: value && !off.includes(key),
          })),
          modules: store.modules.filter(({ module }) => !off.includes(module)),
        },
      },
    });
  });
  /** Mocks the store's response. A write makes the admin read the store again, and it gets the mocked response. */
  const goWithout = async (feature: string) => {
    await openInApp(page, "settings/currencies");
    const currency = page.getByRole("combobox", { name: "Default currency" });
    await expect(currency).toBeVisible();
    off = [feature];
    const told = page.waitForResponse(
      (response) =>
        /\/admin\/store(\?|$)/.test(response.url()) && response.request().method() === "GET",
    );
    await currency.selectOption("usd");
    await told;
    await openInApp(page, "settings");
  };

  const shows = async (those: readonly Case[], count: 0 | 1) => {
    for (const { card, area } of those) {
      if (card !== undefined)
        await expect(main(page).getByRole("link", { name: new RegExp(`^${card}`) })).toHaveCount(
          count,
        );
      if (area !== undefined)
        await expect(sidebar(page).getByRole("link", { name: area })).toHaveCount(count);
    }
    await page.keyboard.press("Control+k");
    for (const { card, area } of those) {
      const name = card ?? area ?? "";
      await palette(page).getByRole("combobox").fill(name);
      // Waits for the end of the search, because the option might still appear.
      if (count === 0)
        await expect(palette(page).getByRole("status")).not.toContainText("Searching");
      await expect(palette(page).getByRole("option", { name: new RegExp(`^${name}`) })).toHaveCount(
        count,
      );
    }
    await page.keyboard.press("Escape");
    await expect(palette(page)).toBeHidden();
  };

  const first = async (path: string) => {
    const answer = (await (await page.request.get(`/admin/${path}`)).json()) as object;
    return (Object.values(answer)[0] as { id: string }[])[0]?.id;
  };
  const region = await first("regions?limit=1&order=created_at");
  const key = await first("publishable-api-keys?limit=1");
  const channel = await first("sales-channels?limit=1");
  const location = await first("stock-locations?limit=1");
  const prices = await first("price-lists?limit=1");
  const product = (await addProduct()).id;
  const order = await first(
    "orders?status[]=pending&fulfillment_status[]=not_fulfilled&limit=1&order=created_at",
  );
  const dialog = page.getByRole("dialog");
  const taxed = { name: "Prices include tax" };
  const filters = async () => page.getByRole("button", { name: "Filter", exact: true }).click();
  /** Parts that disappear, together with a feature, from pages that remain. */
  const parts: {
    address: string;
    act?(): unknown;
    ready: Locator;
    of: Record<string, Locator>;
  }[] = [
    {
      address: "settings/regions?edit=create",
      ready: dialog.getByRole("textbox", { name: "Tax code" }),
      of: { tax_inclusive_pricing: dialog.getByRole("switch", taxed) },
    },
    {
      address: `settings/regions/${region}`,
      ready: main(page).getByRole("textbox", { name: "Tax code" }),
      of: { tax_inclusive_pricing: main(page).getByRole("switch", taxed) },
    },
    {
      address: `settings/regions/${region}?edit=new-option`,
      ready: dialog.getByRole("textbox", { name: "Minimum subtotal" }),
      of: { tax_inclusive_pricing: dialog.getByRole("switch", taxed) },
    },
    {
      address: "settings/currencies",
      ready: main(page).getByRole("list", { name: "Store currencies" }),
      of: {
        tax_inclusive_pricing: main(page).getByRole("switch", { name: /Euro.*Prices include tax/ }),
      },
    },
    {
      address: `publishable-api-keys/${key}`,
      ready: main(page).getByRole("button", { name: "Show key" }),
      of: { sales_channels: main(page).getByRole("button", { name: "Choose sales channels" }) },
    },
    {
      address: `sales-channels/${channel}`,
      ready: main(page).getByRole("button", { name: "Add products" }).first(),
      of: {
        stockLocationService: main(page).getByRole("button", { name: "Choose stock locations" }),
      },
    },
    {
      address: `inventory/locations/${location}`,
      ready: main(page).getByRole("textbox", { name: "City" }),
      of: { sales_channels: main(page).getByRole("button", { name: "Choose sales channels" }) },
    },
    {
      address: `pricing/${prices}`,
      ready: main(page).getByRole("textbox", { name: "Name" }),
      of: { tax_inclusive_pricing: main(page).getByRole("switch", taxed) },
    },
    {
      address: "products",
      act: filters,
      ready: page.getByRole("menuitem", { name: "Collection" }),
      of: {
        sales_channels: page.getByRole("menuitem", { name: "Sales channels" }),
        product_categories: page.getByRole("menuitem", { name: "Categories" }),
      },
    },
    {
      address: `products/${product}`,
      ready: main(page).getByRole("textbox", { name: "Material" }),
      of: {
        sales_channels: main(page).getByRole("button", { name: "Add sales channels" }),
        product_categories: main(page).getByText("Categories", { exact: true }),
      },
    },
    {
      address: "orders",
      act: filters,
      ready: page.getByRole("menuitem", { name: "Region" }),
      of: { sales_channels: page.getByRole("menuitem", { name: "Sales channel" }) },
    },
    {
      address: `orders/${order}`,
      ready: main(page).getByRole("heading", { name: "Timeline" }),
      of: {
        inventoryService: main(page).getByRole("button", { name: "Reserve", exact: true }),
        order_editing: main(page).getByRole("button", { name: "Edit order" }),
      },
    },
  ];
  const features = new Set([
    ...cases.map(({ feature }) => feature),
    ...parts.flatMap(({ of }) => Object.keys(of)),
  ]);
  const missing = page.getByRole("heading", { name: "Page not found" });
  // Tests a store that has all features first, and then stores that lack one.
  for (const feature of [undefined, ...features])
    await test.step(feature ?? "with all", async () => {
      await (feature === undefined ? page.goto("/a/settings") : goWithout(feature));
      await expect(main(page).getByRole("link", { name: "Regions" })).toBeVisible();
      const own = cases.filter((one) => feature === undefined || one.feature === feature);
      if (own.length > 0) await shows(own, feature === undefined ? 1 : 0);
      if (feature !== undefined)
        for (const { address } of own) {
          await goInApp(page, address);
          await expect(missing).toBeVisible();
        }
      for (const { address, act, ready, of } of parts) {
        // Pages with parts of several features are tested only without each feature, which also shows the other parts.
        if (feature === undefined ? Object.keys(of).length > 1 : !(feature in of)) continue;
        await openInApp(page, address);
        await act?.();
        await expect(ready).toBeVisible();
        for (const [name, part] of Object.entries(of))
          await expect(part).toHaveCount(name === feature ? 0 : 1);
      }
    });
  // The features were loaded before, so the next page knows them from the first paint.
  off = ["publishable_api_keys"];
  await page.goto("/a/publishable-api-keys");
  await expect(missing).toBeVisible();
  await expect(sidebar(page).getByRole("link", { name: "Customers" })).toBeVisible();
});

test("changes to currencies are saved immediately, and can be undone", async ({
  signedIn: page,
}) => {
  const stored = async () => {
    const { store } = (await (await page.request.get("/admin/store")).json()) as {
      store: { currencies: { code: string; includes_tax: boolean }[] };
    };
    return store.currencies.find(({ code }) => code === "huf")?.includes_tax;
  };
  const undo = page.getByRole("button", { name: "Undo" });
  await openInApp(page, "settings/currencies");
  await expect(main(page).getByText("Saved automatically")).toHaveCount(2);
  await page.getByRole("combobox", { name: "Add a currency" }).fill("HUF");
  await page.getByRole("option", { name: /^HUF/ }).click();
  await expect.poll(stored).toBe(false);
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(undo).toBeHidden();

  const row = main(page).getByRole("listitem").filter({ hasText: "HUF" });
  await row.getByText("Prices include tax").click();
  await expect.poll(stored).toBe(true);
  await undo.click();
  await expect.poll(stored).toBe(false);
  await expect(row.getByRole("switch")).toBeFocused();
  await row.getByRole("button", { name: /^Remove/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect.poll(stored).toBeUndefined();
});
