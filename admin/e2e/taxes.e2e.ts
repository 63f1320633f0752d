import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { fromMore, fromRow, moreActions } from "./menus.ts";
import { ask, expect, field, test } from "./shop.ts";

interface Region {
  id: string;
  tax_rate: number;
  tax_code: string | null;
  automatic_taxes: boolean;
  gift_cards_taxable: boolean;
}
interface Rate {
  id: string;
  name: string;
  code: string;
  rate: number;
  products: { id: string }[];
  shipping_options: { name: string }[];
}

async function pick(page: Page, title: string, words: string): Promise<void> {
  const picker = page.getByRole("dialog", { name: title });
  await picker.getByRole("searchbox").fill(words);
  await picker.getByRole("checkbox", { name: words }).check();
  await picker.getByRole("button", { name: /^Choose/ }).click();
  await expect(picker).toBeHidden();
}

test("a region's taxes are set, and a rate is created for a product and a shipping option, tested in a cart, changed, and deleted", async ({
  signedIn: page,
  addProduct,
}) => {
  const name = `Taxed ${randomUUID().slice(0, 8)}`;
  const { region } = await ask<{ region: Region }>(page, "regions", {
    name,
    currency_code: "eur",
    tax_rate: 20,
    payment_providers: ["manual"],
    fulfillment_providers: ["manual"],
    countries: [],
  });
  const way = `Post ${name}`;
  const addOption = (title: string) =>
    ask<{ shipping_option: { id: string } }>(page, "shipping-options", {
      name: title,
      region_id: region.id,
      provider_id: "manual",
      data: { id: "manual-fulfillment" },
      price_type: "flat_rate",
      amount: 500,
    });
  await addOption(way);
  const product = await addProduct({
    variants: [
      {
        title: "One",
        manage_inventory: false,
        options: [{ value: "One" }],
        prices: [{ currency_code: "eur", amount: 10_000 }],
      },
    ],
  });
  const now = async () => (await ask<{ region: Region }>(page, `regions/${region.id}`)).region;
  const rates = async () =>
    (
      await ask<{ tax_rates: Rate[] }>(
        page,
        `tax-rates?region_id[]=${region.id}&expand[]=products&expand[]=product_types&expand[]=shipping_options`,
      )
    ).tax_rates;

  await page.goto("/a/settings/taxes");
  await page.getByRole("searchbox").first().fill(name);
  await page.getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  // Sets the default rate, which belongs to the region itself.
  await page.getByRole("spinbutton", { name: "Tax rate" }).fill("21");
  await field(page, "Tax code").fill("VAT");
  const main = page.getByRole("main");
  await main.getByText("Calculate taxes automatically").first().click();
  await main.getByText("Tax gift cards").first().click();
  await page.keyboard.press("Control+s");
  await expect.poll(now).toMatchObject({
    tax_rate: 21,
    tax_code: "VAT",
    automatic_taxes: false,
    gift_cards_taxable: false,
  });

  const result = page.getByRole("status", { name: "Tax in this region" });
  const tryIt = async () => {
    await main.getByRole("button", { name: "Choose a product" }).click();
    const picker = page.getByRole("dialog", { name: "Choose a product" });
    await picker.getByRole("searchbox").fill(product.title);
    await picker.getByRole("radio", { name: product.title }).check();
    await picker.getByRole("button", { name: "Choose", exact: true }).click();
    await expect(picker).toBeHidden();
  };
  await main.getByRole("button", { name: "Add tax rate" }).click();
  const drawer = page.getByRole("dialog", { name: "Add tax rate" });
  await drawer.getByRole("button", { name: "Create" }).click();
  await expect(drawer.getByText("This field is required.").first()).toBeVisible();
  await drawer.getByRole("textbox", { name: "Name" }).fill("Reduced");
  // Types a decimal comma, as keypads in some languages do.
  await drawer.getByRole("spinbutton", { name: "Tax rate" }).fill("7,5");
  await drawer.getByRole("textbox", { name: "Tax code" }).fill("VAT-R");
  await drawer.getByRole("button", { name: "Choose products" }).click();
  await pick(page, "Choose products", product.title);
  await drawer.getByRole("button", { name: "Choose shipping options" }).click();
  // Only the region's shipping options are offered.
  await pick(page, "Choose shipping options", way);
  await drawer.getByRole("button", { name: "Create" }).click();
  await expect(drawer).toBeHidden();
  const card = page.getByRole("region", { name: "Other tax rates" });
  await expect(card.getByRole("listitem")).toContainText(
    "VAT-R · Products: 1 · Shipping options: 1",
  );
  expect(await rates()).toMatchObject([
    {
      name: "Reduced",
      rate: 7.5,
      products: [{ id: product.id }],
      shipping_options: [{ name: way }],
    },
  ]);
  // Calculates the tax only once, because the server caches a product's rates for half a minute.
  await tryIt();
  await expect(result).toContainText("Reduced");
  await expect(result).toContainText("7.5%");

  // If two rates had the same code, carts couldn't be completed, so the field rejects the code.
  await main.getByRole("button", { name: "Add tax rate" }).click();
  await drawer.getByRole("textbox", { name: "Name" }).fill("Twice");
  await drawer.getByRole("spinbutton", { name: "Tax rate" }).fill("1");
  await drawer.getByRole("textbox", { name: "Tax code" }).fill("VAT-R");
  await drawer.getByRole("button", { name: "Create" }).click();
  await expect(drawer.getByText("Another rate in this region has this code.")).toBeVisible();
  await drawer.getByRole("textbox", { name: "Tax code" }).fill("VAT-T");
  const kind = `Kind ${name}`;
  await addProduct({ type: { value: kind } });
  await drawer.getByRole("button", { name: "Choose product types" }).click();
  await pick(page, "Choose product types", kind);
  await drawer.getByRole("button", { name: "Create" }).click();
  await expect(drawer).toBeHidden();
  expect((await rates()).find((one) => one.name === "Twice")).toMatchObject({
    product_types: [{ value: kind }],
  });

  await card.getByRole("button", { name: "Edit Reduced" }).click();
  const edit = page.getByRole("dialog", { name: "Edit tax rate" });
  await edit.getByRole("spinbutton", { name: "Tax rate" }).fill("9");
  await edit.getByRole("button", { name: `Remove ${way}` }).click();
  // Another operator adds an option after this page has read the rate, but before it saves.
  const other = `Courier ${name}`;
  const { shipping_option } = await addOption(other);
  const reduced = (await rates()).find((one) => one.name === "Reduced");
  await page.route(/\/tax-rates\/txr_\w+/, async (route) => {
    if (route.request().method() === "GET") return route.fallback();
    await page.unroute(/\/tax-rates\/txr_\w+/);
    await ask(page, `tax-rates/${reduced?.id}/shipping-options/batch`, {
      shipping_options: [shipping_option.id],
    });
    return route.fallback();
  });
  await edit.getByRole("button", { name: "Save changes" }).click();
  await expect(edit).toBeHidden();
  await expect
    .poll(async () => (await rates()).find((one) => one.name === "Reduced"))
    .toMatchObject({
      rate: 9,
      shipping_options: [{ name: other }],
      products: [{ id: product.id }],
    });

  await fromRow(card, "Twice", "Delete");
  const question = page.getByRole("alertdialog");
  await question.getByRole("textbox").fill("Twice");
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(question).toBeHidden();
  expect((await rates()).map((one) => one.name)).toEqual(["Reduced"]);

  for (const { id } of await rates()) await page.request.delete(`/admin/tax-rates/${id}`);
  const { shipping_options: ways } = await ask<{ shipping_options: { id: string }[] }>(
    page,
    `shipping-options?region_id=${region.id}`,
  );
  for (const { id } of ways) await page.request.delete(`/admin/shipping-options/${id}`);
  await page.request.delete(`/admin/regions/${region.id}`);
});

test("a shipping profile is created, gets a product from another profile, is renamed, and moves the product to the default profile when it's deleted", async ({
  signedIn: page,
  addProduct,
}) => {
  const name = `Fragile ${randomUUID().slice(0, 8)}`;
  const product = await addProduct();
  interface Profile {
    id: string;
    name: string;
    type: string;
    products: { id: string }[];
  }
  const all = async () =>
    (await ask<{ shipping_profiles: Profile[] }>(page, "shipping-profiles")).shipping_profiles;
  const inside = async (id: string) =>
    (await ask<{ shipping_profile: Profile }>(page, `shipping-profiles/${id}`)).shipping_profile
      .products;

  await page.goto("/a/settings/shipping-profiles?edit=create");
  await field(page, "Name").fill(name);
  await page.getByRole("dialog").getByRole("button", { name: "Create" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  const made = (await all()).find((one) => one.name === name);
  expect(made).toMatchObject({ type: "custom" });
  const id = made?.id ?? "";

  await page.getByRole("main").getByRole("button", { name: "Add products" }).click();
  await pick(page, "Add products", product.title);
  await expect.poll(async () => (await inside(id)).map((one) => one.id)).toEqual([product.id]);

  // A removed product moves to the default profile. Undo moves the product back.
  await page.getByRole("button", { name: `Remove ${product.title}` }).click();
  await expect.poll(() => inside(id)).toEqual([]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(async () => (await inside(id)).map((one) => one.id)).toEqual([product.id]);

  await field(page, "Name").fill(`${name} 2`);
  await page.keyboard.press("Control+s");
  await expect.poll(async () => (await all()).some((one) => one.name === `${name} 2`)).toBe(true);

  await fromMore(page, "Delete");
  const question = page.getByRole("alertdialog");
  await expect(question.getByText("Products", { exact: true })).toBeVisible();
  await question.getByRole("textbox").fill(`${name} 2`);
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page).toHaveURL(/\/a\/settings\/shipping-profiles$/);
  const usual = (await all()).find((one) => one.type === "default");
  expect((await inside(usual?.id ?? "")).map((one) => one.id)).toContain(product.id);

  await page.goto(`/a/settings/shipping-profiles/${usual?.id}`);
  await moreActions(page).click();
  await expect(page.getByRole("menuitem", { name: "Delete" })).toBeDisabled();
  await page.keyboard.press("Escape");
  // Products can't be removed from the default profile, and the page gives the reason.
  await expect(
    page.getByText(
      "To move a product or shipping option out of the default profile, add it to another profile.",
    ),
  ).toBeVisible();
  const main = page.getByRole("main");
  const products = main.getByRole("table", { name: "Products" });
  await expect(products.getByRole("link")).toHaveCount(20);
  await main.getByRole("searchbox", { name: "Search products" }).fill(product.title);
  await expect(products.getByRole("link")).toHaveText([product.title]);
  await expect(main.getByRole("button", { name: /^Remove / })).toHaveCount(0);
  await expect(main.getByRole("checkbox")).toHaveCount(0);
});
