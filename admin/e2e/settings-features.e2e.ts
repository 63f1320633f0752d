import type { Page } from "@playwright/test";
import { test } from "./mock.ts";
import { expect } from "./shop.ts";

/*
 * What a store goes without is nowhere: its card, its place in the sidebar, in the palette, and its addresses. The store's
 * answer is the contract's own, with a feature switched off as the server says it.
 */

interface Store {
  feature_flags: { key: string; value: boolean }[];
  modules: { module: string }[];
}

interface Case {
  feature: string;
  /** The card of the settings, which is also what is looked for in the palette. */
  card?: string;
  /** The link in the sidebar. */
  area?: string;
  /** Below `/a`. */
  address: string;
}

const cases: Case[] = [
  {
    feature: "sales_channels",
    card: "Sales channels",
    area: "Sales channels",
    address: "sales-channels/sc_1",
  },
  {
    feature: "publishable_api_keys",
    card: "API keys",
    area: "API keys",
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

test("what the store goes without has no card, no place in the sidebar, in the palette or at its address", async ({
  signedIn: page,
  mock,
}) => {
  let off = "";
  await page.route(/\/admin\/store(\?|$)/, async (route) => {
    const response = await route.fetch({
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
            value: value && key !== off,
          })),
          modules: store.modules.filter(({ module }) => module !== off),
        },
      },
    });
  });
  const open = async (address: string, feature: string) => {
    off = feature;
    const told = page.waitForResponse(/\/admin\/store(\?|$)/);
    await page.goto(`/a/${address}`);
    await told;
  };

  const shows = async ({ card, area }: Case, count: 0 | 1) => {
    if (card !== undefined)
      await expect(main(page).getByRole("link", { name: new RegExp(`^${card}`) })).toHaveCount(
        count,
      );
    if (area !== undefined)
      await expect(sidebar(page).getByRole("link", { name: area })).toHaveCount(count);
    const name = card ?? area ?? "";
    await page.keyboard.press("Control+k");
    await palette(page).getByRole("combobox").fill(name);
    await expect(palette(page).getByRole("status")).not.toContainText("Searching");
    await expect(palette(page).getByRole("option", { name: new RegExp(`^${name}`) })).toHaveCount(
      count,
    );
    await page.keyboard.press("Escape");
    await expect(palette(page)).toBeHidden();
  };

  await open("settings", "");
  await expect(main(page).getByRole("link", { name: "Regions" })).toBeVisible();
  for (const one of cases) await shows(one, 1);
  for (const one of cases)
    await test.step(one.feature, async () => {
      await open("settings", one.feature);
      await expect(main(page).getByRole("link", { name: "Regions" })).toBeVisible();
      await shows(one, 0);
      await open(one.address, one.feature);
      await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
    });

  const region = (
    (await (await page.request.get("/admin/regions?limit=1&order=created_at")).json()) as {
      regions: { id: string }[];
    }
  ).regions[0]?.id;
  const key = (
    (await (await page.request.get("/admin/publishable-api-keys?limit=1")).json()) as {
      publishable_api_keys: { id: string }[];
    }
  ).publishable_api_keys[0]?.id;
  for (const { address, feature, ready, gone } of [
    {
      address: "settings/regions?edit=create",
      feature: "tax_inclusive_pricing",
      ready: () => page.getByRole("dialog").getByRole("textbox", { name: "Tax code" }),
      gone: () => page.getByRole("dialog").getByRole("switch", { name: "Prices include tax" }),
    },
    {
      address: `settings/regions/${region}`,
      feature: "tax_inclusive_pricing",
      ready: () => main(page).getByRole("textbox", { name: "Tax code" }),
      gone: () => main(page).getByRole("switch", { name: "Prices include tax" }),
    },
    {
      address: `settings/regions/${region}?edit=new-option`,
      feature: "tax_inclusive_pricing",
      ready: () => page.getByRole("dialog").getByRole("textbox", { name: "Minimum subtotal" }),
      gone: () => page.getByRole("dialog").getByRole("switch", { name: "Prices include tax" }),
    },
    {
      address: "settings/currencies",
      feature: "tax_inclusive_pricing",
      ready: () => main(page).getByRole("list", { name: "Currencies of the store" }),
      gone: () => main(page).getByRole("switch", { name: /Euro.*Prices include tax/ }),
    },
    {
      address: `publishable-api-keys/${key}`,
      feature: "sales_channels",
      ready: () => main(page).getByRole("button", { name: "Show key" }),
      gone: () => main(page).getByRole("button", { name: "Choose sales channels" }),
    },
  ])
    await test.step(`${feature}: ${address}`, async () => {
      for (const state of ["", feature]) {
        await open(address, state);
        await expect(ready()).toBeVisible();
        await expect(gone()).toHaveCount(state === "" ? 1 : 0);
      }
    });
});
