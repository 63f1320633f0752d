import type { Page } from "@playwright/test";
import { choose } from "./choose.ts";
import { taskOf } from "./manual-task.ts";
import { addOption, heading, publish } from "./new-product.ts";
import { withOwnStore } from "./own-store.ts";
import { admin as credentials, expect, field } from "./shop.ts";

const test = withOwnStore("--empty");

const main = (page: Page) => page.getByRole("main");

test("an empty store can be set up entirely in the admin, and then a customer can complete a cart", async ({
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
  await expect(checklist).toContainText("1 of 9 done");
  const task = taskOf(page, "index.md", "Start a new store");
  await task.seen();
  task.done();

  // Sets the name of the store, and the URLs for its links.
  await step("Store name");
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
  const listed = main(page).getByRole("list", { name: "Store currencies" });
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
  await expect(question).toContainText("Nothing depends on this.");
  await question.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(question).toBeHidden();
  await expect.poll(async () => (await store()).currencies.length).toBe(1);

  // Adds a region with its tax, and a shipping option.
  await step("Region");
  const drawer = page.getByRole("dialog", { name: "New region" });
  await field(page, "Name").fill("Home");
  await expect(drawer.getByRole("combobox", { name: "Currency" })).toHaveValue("eur");
  await drawer.getByRole("spinbutton", { name: "Tax rate" }).fill("20");
  await choose(page, "Countries", "Germany");
  await choose(page, "Payment providers", "Manual");
  // The only fulfillment provider is already chosen.
  await expect(drawer.getByRole("button", { name: "Remove Manual" })).toHaveCount(2);
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

  // Adds the location, and the channel that sells from it.
  await step("Stock location");
  const place = page.getByRole("dialog", { name: "New stock location" });
  await place.getByRole("textbox", { name: "Name" }).fill("Cellar");
  await place.getByRole("button", { name: "Create" }).click();
  await expect(heading(page, "Cellar")).toBeVisible();
  await page.goto("/a");
  const connect = checklist.getByRole("button", { name: /^Connect .+ to Cellar$/ });
  await connect.click();
  await expect(connect).toBeHidden();
  await expect(checklist.getByRole("link", { name: "Sales channel" })).toBeFocused();
  await expect
    .poll(async () => {
      const query = "stock-locations?expand=sales_channels";
      const { stock_locations: places } = await read<{
        stock_locations: { sales_channels: unknown[] }[];
      }>(query);
      return places[0]?.sales_channels.length;
    })
    .toBe(1);

  // Creates the key for the storefront. If adding its channel fails, the next press doesn't create a second key.
  const toChannel = "**/admin/publishable-api-keys/*/sales-channels/batch";
  await page.route(toChannel, (route) => route.abort(), { times: 1 });
  const createKey = checklist.getByRole("button", { name: /^Create a key for / });
  await createKey.click();
  await expect(page.getByText("No connection to the store")).toBeVisible();
  // A button that is still busy ignores a press.
  await expect(createKey).not.toHaveAttribute("aria-busy");
  await createKey.click();
  await expect(createKey).toBeHidden();
  await expect(checklist.getByRole("link", { name: "API key" })).toBeFocused();
  const { publishable_api_keys: keys } = await read<{
    publishable_api_keys: { id: string; title: string }[];
  }>("publishable-api-keys");
  expect(keys.map(({ title }) => title)).toEqual(["Storefront"]);

  // Creates the first product.
  await step("First product");
  await field(page, "Title").fill("Teapot");
  await addOption(page, "Size", ["S"]);
  await field(page, "Price EUR").fill("30");
  await field(page, "In stock").fill("4");
  await publish(page).click();
  await expect(heading(page, "Teapot")).toBeVisible();

  // Without a price, the product is published, but customers can't buy it.
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
  await expect(checklist).toContainText("8 of 9 done");
  await expect(checklist).toContainText("Teapot can't be bought yet.");
  await price([{ currency_code: "eur", amount: 3000 }]);

  // Once all steps are done, the checklist says what to do next. The request that it shows works.
  await page.goto("/a");
  await expect(checklist).toContainText("9 of 9 done");
  await expect(
    checklist.getByRole("heading", { name: "Your store is ready to sell" }),
  ).toBeVisible();
  const request = checklist.getByRole("region", { name: "Request that lists your products" });
  await expect(request).toContainText(`x-publishable-api-key: ${keys[0]?.id}`);
  const [, url = ""] = /"(http[^"]+)"/.exec((await request.textContent()) ?? "") ?? [];
  const listedProducts = await page.request.get(url, {
    headers: { "x-publishable-api-key": keys[0]?.id ?? "" },
  });
  expect(await listedProducts.json()).toMatchObject({ products: [{ title: "Teapot" }] });

  // The closed checklist stays closed after a reload. A button opens it again.
  await checklist.getByRole("button", { name: "Close" }).click();
  await expect(checklist).toBeHidden();
  await page.reload();
  await main(page).getByRole("button", { name: "Setup checklist" }).click();
  await expect(checklist).toContainText("9 of 9 done");
  await checklist.getByRole("button", { name: "Close" }).click();
  await expect(checklist).toBeHidden();

  // A customer completes a cart.
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
  // The cart contains two teapots, whose price includes tax, and delivery by bike, whose tax is added.
  expect(done.data).toMatchObject({ total: 6600, tax_total: 1100 });
  const { orders } = await read<{ orders: { email: string }[] }>("orders");
  expect(orders.map(({ email }) => email)).toEqual(["ida@example.com"]);
});
