import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { choose, closeList, find } from "./choose.ts";
import { keysOf } from "./keys.ts";
import { fromMore, fromRow } from "./menus.ts";
import { admin as credentials, expect, field, rows, test as base, openInApp } from "./shop.ts";

interface Region {
  id: string;
  name: string;
  currency_code: string;
  tax_rate: number;
  tax_code: string | null;
  includes_tax: boolean;
  countries: { iso_2: string }[];
  payment_providers: { id: string }[];
  metadata: Record<string, unknown> | null;
}
interface Option {
  id: string;
  name: string;
  amount: number;
  admin_only: boolean;
  is_return: boolean;
  data: { id: string };
  requirements: { type: string; amount: number }[];
}

const read = async <Answer>(page: Page, path: string): Promise<Answer> =>
  (await (await page.request.get(`/admin/${path}`)).json()) as Answer;
const regionNow = async (page: Page, name: string) =>
  (await read<{ regions: Region[] }>(page, `regions?q=${encodeURIComponent(name)}`)).regions[0];
const codes = (region: Region | undefined) =>
  region?.countries.map(({ iso_2 }) => iso_2).toSorted();

/** Adds regions with countries that only these tests use, and deletes the regions afterward. */
const test = base.extend<{
  addRegion(name: string, countries: string[], free?: string[]): Promise<Region>;
}>({
  addRegion: async ({ playwright, baseURL }, provide) => {
    const store = await playwright.request.newContext({ baseURL: baseURL ?? "" });
    await store.post("/admin/auth", { data: credentials });
    const made: string[] = [];
    await provide(async (name, countries, free = []) => {
      // Removes these countries from regions that an earlier attempt of the test may have left behind.
      const { regions } = (await (await store.get("/admin/regions?limit=500")).json()) as {
        regions: Region[];
      };
      for (const { id, countries: held } of regions)
        for (const { iso_2 } of held.filter((one) => [...countries, ...free].includes(one.iso_2)))
          await store.delete(`/admin/regions/${id}/countries/${iso_2}`);
      const answer = await store.post("/admin/regions", {
        data: {
          name,
          currency_code: "eur",
          tax_rate: 20,
          payment_providers: ["manual"],
          fulfillment_providers: ["manual"],
          countries,
        },
      });
      expect(answer.ok(), await answer.text()).toBe(true);
      const { region } = (await answer.json()) as { region: Region };
      made.push(region.id);
      return region;
    });
    for (const id of made) await store.delete(`/admin/regions/${id}`);
    await store.dispose();
  },
});

/** Moves a country from another region to the open region, after a confirmation. */
async function move(page: Page, words: string, told: string): Promise<void> {
  await find(page, "Countries", words);
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText(told);
  await question.getByRole("button", { name: "Move country" }).click();
  await expect(question).toBeHidden();
  await closeList(page, "Countries");
}

test("a region is created with another region's country, gets shipping, is changed, and is deleted together with its shipping options", async ({
  signedIn: page,
  addRegion,
}) => {
  const [name, other] = [`North ${randomUUID().slice(0, 8)}`, `South ${randomUUID().slice(0, 8)}`];
  await addRegion(other, ["aq", "bv"], ["hm"]);

  await openInApp(page, "settings/regions?edit=create");
  const drawer = page.getByRole("dialog", { name: "New region" });
  await drawer.getByRole("button", { name: "Create" }).click();
  await expect(drawer.getByText("This field is required.").first()).toBeVisible();
  await field(page, "Name").fill(name);
  await drawer.getByRole("combobox", { name: "Currency" }).selectOption("eur");
  await drawer.getByRole("spinbutton", { name: "Tax rate" }).fill("25");
  await choose(page, "Countries", "Heard");
  const question = page.getByRole("alertdialog");
  await move(page, "Antarctica", `Antarctica will be removed from ${other}.`);
  await choose(page, "Payment providers", "Manual");
  await drawer.getByRole("button", { name: "Create" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  const made = await regionNow(page, name);
  expect(made).toMatchObject({ currency_code: "eur", tax_rate: 25, tax_code: null });
  expect(codes(made)).toEqual(["aq", "hm"]);
  expect(codes(await regionNow(page, other))).toEqual(["bv"]);
  const id = made?.id ?? "";

  // Countries and providers are part of the form, which saves everything together.
  const main = page.getByRole("main");
  await move(page, "Bouvet", `Bouvet Island will be removed from ${other}.`);
  await expect(page.getByText("Unsaved changes")).toBeVisible();
  expect(codes(await regionNow(page, other))).toEqual(["bv"]);
  await choose(page, "Payment providers", "Test payment");
  await field(page, "Tax code").fill("VAT-N");
  await main.getByText("Prices include tax").first().click();
  await page.keyboard.press("Control+s");
  await expect
    .poll(async () => {
      const now = await regionNow(page, name);
      return [now?.tax_code, now?.includes_tax, now?.payment_providers.length];
    })
    .toEqual(["VAT-N", true, 2]);
  expect(codes(await regionNow(page, name))).toEqual(["aq", "bv", "hm"]);
  expect(codes(await regionNow(page, other))).toEqual([]);
  await expect(page.getByText("Unsaved changes")).toBeHidden();

  // The last fulfillment provider can't be removed.
  const providers = page.getByRole("region", { name: "Providers", exact: true });
  await providers.getByRole("button", { name: "Remove Manual" }).last().click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(providers.getByText("This field is required.")).toBeVisible();
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(providers.getByRole("button", { name: "Remove Manual" })).toHaveCount(2);

  // Adds a shipping option. Its fields reject invalid limits.
  const options = async () =>
    (await read<{ shipping_options: Option[] }>(page, `shipping-options?region_id=${id}`))
      .shipping_options;
  await main.getByRole("button", { name: "Add shipping option" }).click();
  const option = page.getByRole("dialog", { name: "Add shipping option" });
  await option.getByRole("textbox", { name: "Name" }).fill("By sled");
  await option.getByRole("button", { name: "Create" }).click();
  await expect(option.getByText("This field is required.")).toBeVisible();
  await option.getByRole("textbox", { name: "Amount" }).fill("12.50");
  await option.getByRole("textbox", { name: "Minimum subtotal" }).fill("100");
  await option.getByRole("textbox", { name: "Maximum subtotal" }).fill("50");
  await option.getByRole("button", { name: "Create" }).click();
  await expect(option.getByText("The maximum must be greater than the minimum.")).toBeVisible();
  await option.getByRole("textbox", { name: "Maximum subtotal" }).fill("500");
  await option.getByRole("button", { name: "Create" }).click();
  await expect(option).toBeHidden();
  const card = page.getByRole("region", { name: "Shipping options", exact: true });
  await expect(card.getByRole("listitem")).toContainText("from €100.00");
  expect(await options()).toMatchObject([
    {
      name: "By sled",
      amount: 1250,
      // The region's default.
      includes_tax: true,
      is_return: false,
      data: { id: "manual-fulfillment" },
      requirements: expect.arrayContaining([
        expect.objectContaining({ type: "min_subtotal", amount: 10_000 }),
        expect.objectContaining({ type: "max_subtotal", amount: 50_000 }),
      ]),
    },
  ]);

  // A click anywhere on the row opens its editor.
  await card.getByRole("listitem").click();
  const edit = page.getByRole("dialog", { name: "Edit shipping option" });
  await edit.getByRole("textbox", { name: "Amount" }).fill("9");
  await edit.getByRole("textbox", { name: "Minimum subtotal" }).fill("");
  await edit.getByText("Only in the admin").first().click();
  await edit.getByRole("button", { name: "Save changes" }).click();
  await expect(edit).toBeHidden();
  expect(await options()).toMatchObject([
    { amount: 900, admin_only: true, requirements: [{ type: "max_subtotal", amount: 50_000 }] },
  ]);

  // The provider can't calculate a price. The form shows the server's message and keeps the input.
  await main.getByRole("button", { name: "Add return option" }).click();
  await option.getByRole("textbox", { name: "Name" }).fill("By dog");
  await option.getByRole("combobox", { name: "Price" }).selectOption("calculated");
  await option.getByRole("button", { name: "Create" }).click();
  await expect(option.getByRole("alert")).toContainText("cannot calculate prices");
  await option.getByRole("combobox", { name: "Price" }).selectOption("flat_rate");
  await option.getByRole("textbox", { name: "Amount" }).fill("0");
  await option.getByRole("button", { name: "Create" }).click();
  await expect(option).toBeHidden();
  await expect(page.getByRole("region", { name: "Return shipping options" })).toContainText(
    "By dog",
  );
  expect((await options()).find((one) => one.is_return)).toMatchObject({
    amount: 0,
    data: { id: "manual-fulfillment-return" },
  });

  await fromRow(card, "By sled", "Delete");
  await question.getByRole("textbox").fill("By sled");
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(question).toBeHidden();
  expect((await options()).map((one) => one.name)).toEqual(["By dog"]);

  // Deletes the region with its dependent records. The dialog shows the server's count of these.
  await fromMore(page, "Delete");
  await expect(question.getByText("Shipping and return options")).toBeVisible();
  await question.getByRole("textbox").fill(name);
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page).toHaveURL(/\/a\/settings\/regions$/);
  expect(await regionNow(page, name)).toBeUndefined();
  expect(await options()).toEqual([]);
});

test("a region with draft orders can't be deleted, shows how many draft orders it has, and lets the user remove its countries", async ({
  signedIn: page,
  addRegion,
}) => {
  const name = `Kept ${randomUUID().slice(0, 8)}`;
  const region = await addRegion(name, ["gs"]);
  const made = await page.request.post("/admin/draft-orders", {
    data: {
      email: "kept@example.test",
      region_id: region.id,
      items: [{ title: "Stamp", unit_price: 100, quantity: 1 }],
      shipping_methods: [],
    },
  });
  expect(made.ok(), await made.text()).toBe(true);
  const { draft_order: draft } = (await made.json()) as { draft_order: { id: string } };

  await openInApp(page, `settings/regions/${region.id}`);
  await fromMore(page, "Delete");
  const question = page.getByRole("alertdialog", { name: "This region can't be deleted" });
  await expect(question.getByRole("link", { name: "Draft orders: 1" })).toHaveAttribute(
    "href",
    /\/a\/draft-orders$/,
  );
  await question.getByRole("button", { name: "Remove countries" }).click();
  await expect(question).toBeHidden();
  expect(codes(await regionNow(page, name))).toEqual([]);
  // Once the draft order is deleted, the region can be deleted.
  expect((await page.request.delete(`/admin/draft-orders/${draft.id}`)).ok()).toBe(true);
  await fromMore(page, "Delete");
  await expect(page.getByRole("alertdialog", { name: "Delete this permanently?" })).toBeVisible();
});

test("with the keyboard only, a region is created, gets a shipping option and a tax rate, and is deleted", async ({
  signedIn: page,
}) => {
  const name = `Keys ${randomUUID().slice(0, 8)}`;
  const { press, tabTo, choose } = keysOf(page);
  const type = (text: string) => page.keyboard.type(text);
  const dialog = page.getByRole("dialog");
  const question = page.getByRole("alertdialog");
  const into = async (label: string, text: string) => {
    await tabTo(label);
    await type(text);
  };
  /** Opens a drawer, and waits until its first field has the focus. */
  const open = async (button: string) => {
    await tabTo(button);
    await press("Enter");
    await expect(field(page, "Name").last()).toBeFocused();
  };
  const create = async () => {
    await tabTo("Create");
    await press("Enter");
    await expect(dialog).toBeHidden();
  };
  const confirm = async (typed: string) => {
    await expect(question.getByRole("textbox")).toBeFocused();
    await type(typed);
    await press("Enter");
    await expect(question).toBeHidden();
  };

  await openInApp(page, "settings/regions");
  await expect(rows(page).first()).toBeVisible();
  await open("New region");
  await type(name);
  await into("Currency", "EUR");
  await into("Tax rate", "25");
  await into("Payment providers", "manual");
  await expect(page.getByRole("option", { name: "Manual", selected: false })).toBeVisible();
  await press("ArrowDown", "Enter");
  await expect(page.getByRole("combobox", { name: "Payment providers" })).toHaveValue("");
  await create();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  const region = await regionNow(page, name);
  expect(region).toMatchObject({ currency_code: "eur", tax_rate: 25 });
  const id = region?.id ?? "";

  await open("Add shipping option");
  await type("By foot");
  await into("Amount", "5");
  await create();
  const { shipping_options: ways } = await read<{ shipping_options: Option[] }>(
    page,
    `shipping-options?region_id=${id}`,
  );
  expect(ways).toMatchObject([{ name: "By foot", amount: 500 }]);

  await openInApp(page, `settings/taxes/${id}`);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await open("Add tax rate");
  await type("Reduced");
  await into("Tax rate", "7");
  await into("Tax code", "VAT-R");
  await create();
  const rates = async () =>
    (
      await read<{ tax_rates: { name: string; rate: number }[] }>(
        page,
        `tax-rates?region_id[]=${id}`,
      )
    ).tax_rates;
  expect(await rates()).toMatchObject([{ name: "Reduced", rate: 7 }]);
  await tabTo("Actions for Reduced");
  await press("Enter");
  await choose("Delete", "End");
  await confirm("Reduced");
  expect(await rates()).toEqual([]);

  await openInApp(page, `settings/regions/${id}`);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await tabTo("More actions");
  await press("Enter");
  await choose("Delete", "End");
  await confirm(name);
  await expect(page).toHaveURL(/\/a\/settings\/regions$/);
  expect(await regionNow(page, name)).toBeUndefined();
});
