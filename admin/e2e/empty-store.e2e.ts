import type { Page } from "@playwright/test";
import { choose } from "./choose.ts";
import { taskOf } from "./manual-task.ts";
import { addOption, heading, publish, write } from "./new-product.ts";
import { withOwnStore } from "./own-store.ts";
import { admin as credentials, expect, field } from "./shop.ts";

const test = withOwnStore("--empty");

const main = (page: Page) => page.getByRole("main");

test("an empty store is set up with only the admin, until a customer completes a cart", async ({
  page,
  ownStore,
  playwright,
}) => {
  const asked = await page.request.post("/admin/auth", { data: credentials });
  expect(asked.ok()).toBe(true);
  await page.request.post("/admin/analytics-configs", {
    data: { opt_out: true, anonymize: false },
  });
  const read = async <Answer>(path: string): Promise<Answer> =>
    (await (await page.request.get(`/admin/${path}`)).json()) as Answer;
  interface Store {
    name: string;
    default_currency_code: string;
    currencies: { code: string; includes_tax: boolean }[];
    swap_link_template: string | null;
  }
  const store = async () => (await read<{ store: Store }>("store")).store;
  const checklist = page.getByRole("region", { name: "Set up your store" });
  const step = async (name: string) => {
    await page.goto("/a");
    await checklist.getByRole("link", { name, exact: true }).click();
  };

  await page.goto("/a");
  await expect(checklist).toContainText("1 of 7 done");
  const task = taskOf(page, "index.md", "Start a new store");
  await task.seen();
  task.done();

  // The name of the store, and the targets of its links.
  await page.goto("/a/settings/details");
  await field(page, "Store name").fill("Corner shop");
  const swaps = field(page, "Exchange payment link");
  await swaps.fill("corner.example/{cart_id}");
  await page.keyboard.press("Control+s");
  await expect(
    main(page).getByText("Enter an address that starts with https:// or http://."),
  ).toBeVisible();
  await swaps.fill("https://corner.example/swap");
  await page.keyboard.press("Control+s");
  await expect(main(page).locator("[aria-invalid=true]")).toHaveCount(1);
  expect((await store()).swap_link_template).toBeNull();
  await swaps.fill("https://corner.example/swap/{cart_id}");
  await expect(
    main(page).getByText("Example: https://corner.example/swap/cart_01HM6Q9XK2"),
  ).toBeVisible();
  await page.keyboard.press("Control+s");
  await expect.poll(store).toMatchObject({
    name: "Corner shop",
    swap_link_template: "https://corner.example/swap/{cart_id}",
  });

  // Currencies: adds one, makes it the default, includes tax, and removes the old one.
  await step("Currency");
  await expect(heading(page, "Currencies")).toBeVisible();
  await choose(page, "Add a currency", "EUR");
  const listed = main(page).getByRole("list", { name: "Currencies of the store" });
  await expect(listed.getByRole("listitem")).toHaveCount(2);
  await main(page).getByRole("combobox", { name: "Default currency" }).selectOption("eur");
  await expect.poll(async () => (await store()).default_currency_code).toBe("eur");
  await expect(listed.getByRole("button", { name: "Remove Euro" })).toBeDisabled();
  await listed.getByRole("switch", { name: /Euro/ }).click();
  await expect
    .poll(async () => (await store()).currencies.find(({ code }) => code === "eur")?.includes_tax)
    .toBe(true);
  const remove = listed.getByRole("button", { name: "Remove US Dollar" });
  await remove.click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("Nothing depends on it.");
  await question.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(question).toBeHidden();
  await expect.poll(async () => (await store()).currencies.length).toBe(1);

  // A region with its tax, and a shipping option.
  await step("Region");
  await page.getByRole("button", { name: "New region" }).first().click();
  const drawer = page.getByRole("dialog", { name: "New region" });
  await field(page, "Name").fill("Home");
  await drawer.getByRole("combobox", { name: "Currency" }).selectOption("eur");
  await drawer.getByRole("spinbutton", { name: "Tax rate" }).fill("20");
  await choose(page, "Countries", "Germany");
  await choose(page, "Payment providers", "manual");
  await choose(page, "Fulfillment providers", "manual");
  await drawer.getByRole("button", { name: "Create" }).click();
  await expect(heading(page, "Home")).toBeVisible();
  await main(page).getByRole("button", { name: "Add shipping option" }).click();
  const option = page.getByRole("dialog", { name: "Add shipping option" });
  await option.getByRole("textbox", { name: "Name" }).fill("By bike");
  await option.getByRole("textbox", { name: "Amount" }).fill("5");
  await option.getByRole("button", { name: "Create" }).click();
  await expect(option).toBeHidden();
  await page.goto("/a/settings/currencies");
  await expect(listed.getByRole("link", { name: "Home" })).toBeVisible();

  // The location, and the channel that sells from it.
  await step("Stock location");
  await page.getByRole("button", { name: "New stock location" }).first().click();
  const place = page.getByRole("dialog", { name: "New stock location" });
  await place.getByRole("textbox", { name: "Name" }).fill("Cellar");
  await place.getByRole("button", { name: "Create" }).click();
  await expect(heading(page, "Cellar")).toBeVisible();
  await step("Sales channel");
  await main(page).getByRole("button", { name: "Choose stock locations" }).click();
  const picker = page.getByRole("dialog", { name: "Choose stock locations" });
  await picker.getByRole("checkbox", { name: "Cellar" }).check();
  await picker.getByRole("button", { name: /^Choose/ }).click();
  await expect(picker).toBeHidden();
  await expect
    .poll(async () => {
      const query = "stock-locations?expand=sales_channels";
      const { stock_locations: places } = await read<{
        stock_locations: { sales_channels: unknown[] }[];
      }>(query);
      return places[0]?.sales_channels.length;
    })
    .toBe(1);

  // The first product.
  await step("First product");
  await field(page, "Title").fill("Teapot");
  await addOption(page, "Size", ["S"]);
  await write(page, "S", /^EUR/, "30");
  await write(page, "S", "Cellar", "4");
  await publish(page).click();
  await expect(heading(page, "Teapot")).toBeVisible();

  // Without a price, the product is published, but nobody can buy it.
  const { products: made } = await read<{
    products: { id: string; variants: { id: string }[] }[];
  }>("products?expand=variants");
  const [teapot] = made;
  const price = async (prices: object[]) => {
    const path = `/admin/products/${teapot?.id}/variants/${teapot?.variants[0]?.id}`;
    expect((await page.request.post(path, { data: { prices } })).ok()).toBe(true);
  };
  await price([]);
  await page.goto("/a");
  await expect(checklist).toContainText("6 of 7 done");
  await expect(checklist).toContainText("Teapot can't be bought yet.");
  await price([{ currency_code: "eur", amount: 3000 }]);

  // Everything is done, so the checklist is gone.
  await page.goto("/a");
  await expect(page.getByRole("list", { name: "To do" })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("countertop.set-up")))
    .toBe("true");
  await expect(checklist).toBeHidden();

  // The list opens again.
  await main(page).getByRole("button", { name: "Setup checklist" }).click();
  await expect(checklist).toContainText("7 of 7 done");
  await checklist.getByRole("button", { name: "Close" }).click();
  await expect(checklist).toBeHidden();

  // A customer buys.
  const shop = await playwright.request.newContext({ baseURL: ownStore.store });
  const post = async <Answer>(path: string, data: object = {}): Promise<Answer> => {
    const response = await shop.post(`/store/${path}`, { data });
    expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
    return (await response.json()) as Answer;
  };
  const get = async <Answer>(path: string): Promise<Answer> =>
    (await (await shop.get(`/store/${path}`)).json()) as Answer;
  const { regions } = await get<{ regions: { id: string }[] }>("regions");
  const { products } = await get<{ products: { variants: { id: string }[] }[] }>("products");
  const address = {
    first_name: "Ida",
    last_name: "Moss",
    address_1: "Deich 1",
    city: "Husum",
    postal_code: "25813",
    country_code: "de",
  };
  const { cart } = await post<{ cart: { id: string } }>("carts", {
    region_id: regions[0]?.id,
    items: [{ variant_id: products[0]?.variants[0]?.id, quantity: 2 }],
  });
  await post(`carts/${cart.id}`, {
    email: "ida@example.com",
    shipping_address: address,
    billing_address: address,
  });
  const { shipping_options: ways } = await get<{ shipping_options: { id: string }[] }>(
    `shipping-options/${cart.id}`,
  );
  await post(`carts/${cart.id}/shipping-methods`, { option_id: ways[0]?.id });
  await post(`carts/${cart.id}/payment-sessions`);
  const done = await post<{ type: string; data: { total: number; tax_total: number } }>(
    `carts/${cart.id}/complete`,
  );
  await shop.dispose();
  expect(done.type).toBe("order");
  // Two teapots with included tax, and the bike with added tax.
  expect(done.data).toMatchObject({ total: 6600, tax_total: 1100 });
  const { orders } = await read<{ orders: { email: string }[] }>("orders");
  expect(orders.map(({ email }) => email)).toEqual(["ida@example.com"]);
});
