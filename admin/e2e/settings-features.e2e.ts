import type { Locator, Page } from "@playwright/test";
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
  addProduct,
  mock,
}) => {
  let off: readonly string[] = [];
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
            value: value && !off.includes(key),
          })),
          modules: store.modules.filter(({ module }) => !off.includes(module)),
        },
      },
    });
  });
  const open = async (address: string, ...features: string[]) => {
    off = features;
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

  await open("settings");
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
  const order = await first("orders?status[]=pending&limit=1&order=created_at");
  const dialog = page.getByRole("dialog");
  const taxed = { name: "Prices include tax" };
  const filters = async () => page.getByRole("button", { name: "Filter", exact: true }).click();
  const parts: {
    address: string;
    off: string[];
    act?(): unknown;
    ready: Locator;
    gone: Locator[];
  }[] = [
    {
      address: "settings/regions?edit=create",
      off: ["tax_inclusive_pricing"],
      ready: dialog.getByRole("textbox", { name: "Tax code" }),
      gone: [dialog.getByRole("switch", taxed)],
    },
    {
      address: `settings/regions/${region}`,
      off: ["tax_inclusive_pricing"],
      ready: main(page).getByRole("textbox", { name: "Tax code" }),
      gone: [main(page).getByRole("switch", taxed)],
    },
    {
      address: `settings/regions/${region}?edit=new-option`,
      off: ["tax_inclusive_pricing"],
      ready: dialog.getByRole("textbox", { name: "Minimum subtotal" }),
      gone: [dialog.getByRole("switch", taxed)],
    },
    {
      address: "settings/currencies",
      off: ["tax_inclusive_pricing"],
      ready: main(page).getByRole("list", { name: "Currencies of the store" }),
      gone: [main(page).getByRole("switch", { name: /Euro.*Prices include tax/ })],
    },
    {
      address: `publishable-api-keys/${key}`,
      off: ["sales_channels"],
      ready: main(page).getByRole("button", { name: "Show key" }),
      gone: [main(page).getByRole("button", { name: "Choose sales channels" })],
    },
    {
      address: `sales-channels/${channel}`,
      off: ["stockLocationService"],
      ready: main(page).getByRole("button", { name: "Add products" }).first(),
      gone: [main(page).getByRole("button", { name: "Choose stock locations" })],
    },
    {
      address: `inventory/locations/${location}`,
      off: ["sales_channels"],
      ready: main(page).getByRole("textbox", { name: "City" }),
      gone: [main(page).getByRole("button", { name: "Choose sales channels" })],
    },
    {
      address: `pricing/${prices}`,
      off: ["tax_inclusive_pricing"],
      ready: main(page).getByRole("textbox", { name: "Name" }),
      gone: [main(page).getByRole("switch", taxed)],
    },
    {
      address: "products",
      off: ["sales_channels", "product_categories"],
      act: filters,
      ready: page.getByRole("menuitem", { name: "Collection" }),
      gone: ["Sales channels", "Categories"].map((name) => page.getByRole("menuitem", { name })),
    },
    {
      address: `products/${product}`,
      off: ["sales_channels", "product_categories"],
      ready: main(page).getByRole("button", { name: "Edit organization" }),
      gone: [
        main(page).getByRole("button", { name: "Edit sales channels" }),
        main(page).getByText("Categories", { exact: true }),
      ],
    },
    {
      address: "orders",
      off: ["sales_channels"],
      act: filters,
      ready: page.getByRole("menuitem", { name: "Region" }),
      gone: [page.getByRole("menuitem", { name: "Sales channel" })],
    },
    {
      address: `orders/${order}`,
      off: ["inventoryService", "order_editing"],
      ready: main(page).getByRole("heading", { name: "Timeline" }),
      gone: [
        main(page).getByRole("button", { name: "Reserve", exact: true }),
        main(page).getByRole("heading", { name: "Order edits" }),
      ],
    },
  ];
  for (const { address, off: features, act, ready, gone } of parts)
    await test.step(`${features.join(", ")}: ${address}`, async () => {
      for (const state of [[], features]) {
        await open(address, ...state);
        await act?.();
        await expect(ready).toBeVisible();
        for (const part of gone) await expect(part).toHaveCount(state.length === 0 ? 1 : 0);
      }
    });
});
