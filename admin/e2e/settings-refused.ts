import { randomUUID } from "node:crypto";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { refuse, test } from "./mock.ts";
import { begin } from "./own-products.ts";
import { moreActions } from "./menus.ts";
import { confirmByTyping, expect, field, openInApp, rows } from "./shop.ts";

/* Helpers for tests of rejected writes in the settings: typing, saving, and the tests' records. */

type Ids = Record<
  "region" | "empty" | "option" | "location" | "item" | "channel" | "key" | "customer" | "group",
  string
>;

export interface ServerErrorCase<Known = Ids> {
  name: string;
  /** The page's URL below `/a`. */
  address(ids: Known): string;
  /** True to load the page again in place of navigating within the admin. The page then offers the previous case's draft. */
  loaded?: boolean;
  method?: "DELETE";
  call: RegExp;
  status: 400 | 409 | 422 | 500;
  begin(page: Page): Promise<unknown>;
  press(page: Page): Promise<unknown>;
  /** The element that shows the error. By default, an alert or a notice. */
  said?(page: Page): Locator;
  /** Input that must not be lost. */
  kept(page: Page): Promise<unknown>;
}

/** Time limit of one step in ms. The whole test has a longer limit. */
const PATIENCE = 60_000;

/** The mock rejects each call. The admin shows the error, and no input is lost. */
export async function eachRefused<Known>(
  page: Page,
  mock: string,
  ids: Known,
  cases: readonly ServerErrorCase<Known>[],
): Promise<void> {
  for (const { name, address, call, method = "POST", status, loaded, ...flow } of cases)
    await test.step(name, async () => {
      if (loaded) await page.goto(`/a/${address(ids)}`);
      else await openInApp(page, address(ids));
      await flow.begin(page);
      await refuse(page, mock, call, method, status);
      const refused = page.waitForResponse(
        (response) => call.test(response.url()) && response.request().method() === method,
        { timeout: PATIENCE },
      );
      // The error may be a notice, which disappears, so the test waits for it from the start.
      const said = (flow.said?.(page) ?? page.getByRole("alert").or(page.getByRole("status")))
        .filter({ hasText: words[status] })
        .first()
        .waitFor({ timeout: PATIENCE });
      await flow.press(page);
      expect((await refused).status()).toBe(status);
      await said;
      await flow.kept(page);
      await page.unroute(call);
    });
}

/** Messages that the admin shows for the example errors of the contract. */
const words = {
  400: "property color should not exist",
  409: "Someone else was changing this at the same time",
  422: "already exists",
  500: /Something went wrong on the server|If it keeps happening, contact/,
};
export const main = (page: Page) => page.getByRole("main");
export const dialog = (page: Page) => page.getByRole("dialog");
export const create = (page: Page) => dialog(page).getByRole("button", { name: "Create" }).click();
export const save = (page: Page) => page.keyboard.press("Control+s");
export const box = (page: Page, name: string) =>
  dialog(page).getByRole("textbox", { name, exact: true });
export const button = (page: Page, name: string | RegExp) =>
  main(page).getByRole("button", { name, exact: true });

/** Types text, which must still be in the field after the error. */
const typed = (of: (page: Page) => Locator, text: string) => ({
  begin: (page: Page) => of(page).fill(text),
  kept: (page: Page) => expect(of(page)).toHaveValue(text),
});
export const inDrawer = (name: string, text = "Refused") => typed((page) => box(page, name), text);
export const onPage = (name: string, text = "Refused") => typed((page) => field(page, name), text);

/** Steps that confirm a deletion in a dialog that requires typing the name. The dialog stays open after an error. */
export const deletion = (press: string | RegExp) => ({
  press: (page: Page) => page.getByRole("alertdialog").getByRole("button", { name: press }).click(),
  kept: (page: Page) =>
    expect(page.getByRole("alertdialog").getByRole("textbox")).not.toHaveValue(""),
});
export async function ask(page: Page, opener: Locator): Promise<void> {
  await opener.click();
  await confirmByTyping(page.getByRole("alertdialog"));
}

/** Asks to delete the page's record, or a row's record with the row's menu. */
export async function askToDelete(page: Page, menu = moreActions(page)): Promise<void> {
  await menu.click();
  await ask(page, page.getByRole("menuitem", { name: "Delete", exact: true }));
}

/** A button that changes a state immediately, such as Disable. The change is reverted after the error. */
export const turned = (name: string) => ({
  begin: (page: Page) => expect(button(page, name)).toBeVisible(),
  press: (page: Page) => button(page, name).click(),
  kept: (page: Page) => expect(button(page, name)).toBeVisible(),
});
export const deleted = {
  begin: (page: Page) => askToDelete(page),
  ...deletion("Delete"),
};
/** A bulk action shows the result of each row, and offers a retry. */
const tryAgain = (page: Page) => expect(page.getByRole("button", { name: /^Retry/ })).toBeVisible();
const select = (page: Page) =>
  rows(page).first().getByRole("checkbox").check({ timeout: PATIENCE });
export const deletedInList = {
  method: "DELETE" as const,
  async begin(page: Page) {
    await select(page);
    await begin(page, "Delete");
    await confirmByTyping(page.getByRole("alertdialog"));
  },
  press: deletion("Delete").press,
  kept: tryAgain,
};
export const drawerSave = (name: string) => (page: Page) =>
  dialog(page).last().getByRole("button", { name, exact: true }).click();

/** Ids of the demo store's records, which no test changes, and of a region that may be deleted. */
export async function idsFor(operator: APIRequestContext): Promise<Ids> {
  const read = async <Answer>(path: string) =>
    (await (await operator.get(`/admin/${path}`)).json()) as Answer;
  const { regions } = await read<{ regions: { id: string; name: string }[] }>(
    "regions?limit=100&order=created_at",
  );
  const region = regions.find(({ name }) => name.trim() === "Europe")?.id ?? "";
  const [options, places, stock, store, keys, groups] = await Promise.all([
    read<{ shipping_options: { id: string }[] }>(`shipping-options?region_id=${region}&limit=1`),
    read<{ stock_locations: { id: string }[] }>("stock-locations?q=Hamburg"),
    read<{ inventory_items: { id: string; location_levels: { reserved_quantity: number }[] }[] }>(
      "inventory-items?q=STP-&limit=50",
    ),
    read<{ store: { default_sales_channel_id: string } }>("store"),
    read<{ publishable_api_keys: { id: string }[] }>("publishable-api-keys?q=Web storefront"),
    read<{ customer_groups: { id: string; name: string }[] }>("customer-groups?limit=100"),
  ]);
  const group = groups.customer_groups.find(({ name }) => name === "Friends & family")?.id ?? "";
  const { customers } = await read<{ customers: { id: string }[] }>(
    `customers?has_account=true&groups[]=${group}&limit=1&order=created_at`,
  );
  // Creates a region without shipping options and countries, because these would have to be deleted first.
  const made = await operator.post("/admin/regions", {
    data: {
      name: `Nowhere ${randomUUID()}`,
      currency_code: "eur",
      tax_rate: 0,
      countries: [],
      payment_providers: ["manual"],
      fulfillment_providers: ["manual"],
    },
  });
  const { region: empty } = (await made.json()) as { region: { id: string } };
  return {
    region,
    option: options.shipping_options[0]?.id ?? "",
    location: places.stock_locations[0]?.id ?? "",
    // An item of which no unit is reserved.
    item:
      stock.inventory_items.find(
        ({ location_levels: levels }) =>
          levels.length > 0 && levels.every((level) => level.reserved_quantity === 0),
      )?.id ?? "",
    channel: store.store.default_sales_channel_id,
    key: keys.publishable_api_keys[0]?.id ?? "",
    empty: empty.id,
    customer: customers[0]?.id ?? "",
    group,
  };
}
