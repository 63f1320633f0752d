import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { keysOf } from "./keys.ts";
import { fromMore, moreActions } from "./menus.ts";
import { admin as credentials, expect, field, rows, test } from "./shop.ts";

const read = async <Answer>(page: Page, path: string): Promise<Answer> =>
  (await (await page.request.get(`/admin/${path}`)).json()) as Answer;
interface Channel {
  id: string;
  name: string;
  description: string | null;
  is_disabled: boolean;
}

test("a sales channel is created, sells a product from a location, is disabled, and shows what depends on it before it's deleted", async ({
  signedIn: page,
  addProduct,
}) => {
  const name = `Stall ${randomUUID().slice(0, 8)}`;
  const product = await addProduct();
  const stored = async () =>
    (
      await read<{ sales_channels: Channel[] }>(
        page,
        `sales-channels?q=${encodeURIComponent(name)}`,
      )
    ).sales_channels;
  await page.goto("/a/sales-channels");
  await page.getByRole("button", { name: "New sales channel" }).first().click();
  await field(page, "Name").fill(name);
  await page.getByRole("dialog").getByRole("button", { name: "Create" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  const [made] = await stored();
  expect(made).toMatchObject({ name, is_disabled: false });

  await page.getByRole("button", { name: "Add products" }).first().click();
  const picker = page.getByRole("dialog", { name: "Add products" });
  await picker.getByRole("searchbox").fill(product.title);
  await picker.getByRole("checkbox", { name: product.title }).check();
  await picker.getByRole("button", { name: /^Choose/ }).click();
  await expect(rows(page)).toHaveCount(1);
  const sold = async () =>
    (await read<{ count: number }>(page, `products?sales_channel_id[]=${made?.id}`)).count;
  expect(await sold()).toBe(1);

  const places = async () =>
    (
      await read<{ stock_locations: { name: string }[] }>(
        page,
        `stock-locations?sales_channel_id[]=${made?.id}`,
      )
    ).stock_locations.map((place) => place.name);
  await page.getByRole("button", { name: "Choose stock locations" }).click();
  const locations = page.getByRole("dialog", { name: "Choose stock locations" });
  const first = locations.getByRole("checkbox").first();
  await first.check();
  await locations.getByRole("button", { name: /^Choose/ }).click();
  await expect.poll(async () => (await places()).length).toBe(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(places).toEqual([]);

  // Moves the pointer away, because a notice stays open while the pointer happens to be over it.
  await page.mouse.move(0, 0);
  await page.getByRole("button", { name: "Disable" }).click();
  await expect(page.getByText("Disabled", { exact: true })).toBeVisible();
  await expect.poll(async () => (await stored())[0]?.is_disabled).toBe(true);

  await fromMore(page, "Delete");
  const question = page.getByRole("alertdialog");
  await expect(question.getByText("Products", { exact: true })).toBeVisible();
  await expect(question.getByText("Orders", { exact: true })).toHaveCount(0);
  await question.getByRole("textbox").fill(name);
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page).toHaveURL(/\/a\/sales-channels$/);
  expect(await stored()).toEqual([]);
});

test("the default sales channel can't be deleted, and its disabled action gives the reason", async ({
  signedIn: page,
}) => {
  const { store } = await read<{ store: { default_sales_channel_id: string } }>(page, "store");
  await page.goto(`/a/sales-channels/${store.default_sales_channel_id}`);
  await moreActions(page).click();
  const entry = page.getByRole("menuitem", { name: "Delete" });
  await expect(entry).toBeDisabled();
  await expect(entry).toContainText("The default sales channel can't be deleted.");
});

test("with the keyboard only, an API key is created, shown, limited to a channel, renamed, revoked, and deleted", async ({
  signedIn: page,
}) => {
  const title = `Kiosk ${randomUUID().slice(0, 8)}`;
  interface Key {
    id: string;
    title: string;
    revoked_at: string | null;
    revoked_by: string | null;
  }
  const stored = async () =>
    (
      await read<{ publishable_api_keys: Key[] }>(
        page,
        `publishable-api-keys?q=${encodeURIComponent(title)}`,
      )
    ).publishable_api_keys[0];
  await page.goto("/a/publishable-api-keys");
  await expect(rows(page).first()).toBeVisible();
  const { press, tabTo, choose } = keysOf(page);
  await tabTo("New API key");
  await press("Enter");
  await expect(field(page, "Name")).toBeFocused();
  await page.keyboard.type(title);
  await press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  const key = await stored();
  expect(key).toMatchObject({ title, revoked_at: null });
  const id = key?.id ?? "";

  // The key is masked until the operator reveals it.
  const shown = page.getByRole("region", { name: "Key" }).getByText(id);
  await expect(shown).toBeHidden();
  await tabTo("Show key");
  await press("Enter");
  await expect(shown).toBeVisible();

  await tabTo("Choose sales channels");
  await press("Enter");
  const picker = page.getByRole("dialog", { name: "Choose sales channels" });
  await expect(picker.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("Wholesale");
  await expect(picker.getByRole("checkbox")).toHaveCount(1);
  const wholesale = picker.getByRole("checkbox");
  while (!(await wholesale.evaluate((one) => one === document.activeElement))) await press("Tab");
  await press("Space");
  await tabTo("Choose 1");
  await press("Enter");
  const channels = async () =>
    (
      await read<{ sales_channels: { name: string }[] }>(
        page,
        `publishable-api-keys/${id}/sales-channels`,
      )
    ).sales_channels.map(({ name }) => name);
  await expect.poll(channels).toEqual(["Wholesale"]);

  await field(page, "Name").press("End");
  await page.keyboard.type(" 2");
  await page.keyboard.press("Control+s");
  await expect.poll(async () => (await stored())?.title).toBe(`${title} 2`);

  await tabTo("Revoke", "Shift+Tab");
  await press("Enter");
  const question = page.getByRole("alertdialog");
  await expect(question.getByRole("textbox")).toBeFocused();
  await page.keyboard.type(`${title} 2`);
  await press("Enter");
  await press("Enter");
  await expect(page.getByText("Revoked", { exact: true })).toBeVisible();
  // Waits for the dialog to close, because its button has the same name.
  await expect(question).toBeHidden();
  await expect(page.getByRole("button", { name: "Revoke" })).toBeDisabled();
  const { users } = await read<{ users: { id: string; email: string }[] }>(page, "users?limit=200");
  const me = users.find(({ email }) => email === credentials.email)?.id;
  await expect.poll(async () => (await stored())?.revoked_by).toBe(me);

  await tabTo("More actions");
  await press("Enter");
  await choose("Delete", "End");
  await expect(question.getByRole("textbox")).toBeFocused();
  await expect(question.getByText("Sales channels", { exact: true })).toBeVisible();
  await page.keyboard.type(`${title} 2`);
  await press("Enter");
  await expect(page).toHaveURL(/\/a\/publishable-api-keys$/);
  expect(await stored()).toBeUndefined();
});
