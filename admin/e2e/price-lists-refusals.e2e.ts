import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { test } from "./mock.ts";
import { ownGoods, type OwnGoods } from "./own-orders.ts";
import {
  button,
  dialog,
  eachRefused,
  main,
  type ServerErrorCase,
  save,
} from "./settings-refused.ts";
import { expect, field } from "./shop.ts";

/* Rejects each write once, with the contract's example of an error response. Covers the wizards, grids, and buttons of price
   lists. No rejected write reaches the store. `src/testing/rejected-writes.browser.test.tsx` covers shared components. */

type Ids = Record<"list", string>;

const sheet = (page: Page) => page.getByRole("dialog", { name: "Prices in this list" });
const cell = (page: Page) => sheet(page).getByRole("gridcell").first();
const wizard = (page: Page) => page.getByRole("dialog", { name: "New price list" });
const inWizard = (page: Page, name: string) =>
  wizard(page).getByRole("button", { name, exact: true }).click();
const list = (edit = "") => ({
  address: ({ list: id }: Ids) => `pricing/${id}${edit && `?edit=${edit}`}`,
});
const ofList = (rest = "") => new RegExp(`/admin/price-lists/pl_\\w+${rest}$`);

async function pick(page: Page, title: string) {
  const picker = page.getByRole("dialog", { name: "Add products" });
  await picker.getByRole("searchbox").fill(title);
  await picker.getByRole("checkbox", { name: title }).check();
  await picker.getByRole("button", { name: "Choose 1" }).click();
  await expect(picker).toBeHidden();
}
async function setPrice(page: Page) {
  await expect(cell(page)).toBeFocused();
  await page.keyboard.type("15");
  await page.keyboard.press("Enter");
}
const priced = {
  begin: setPrice,
  press: save,
  kept: (page: Page) => expect(cell(page)).toHaveText("15.00"),
};

const cases = (goods: OwnGoods, other: OwnGoods, name: string): ServerErrorCase<Ids>[] => [
  {
    name: "a price list that is created",
    address: () => "pricing/new",
    call: /\/admin\/price-lists$/,
    status: 422,
    async begin(page) {
      await field(page, "Name").fill(name);
      await field(page, "Description").fill("Refused");
      await inWizard(page, "Next");
      await inWizard(page, "Add products");
      await pick(page, goods.title);
      await inWizard(page, "Next");
      await inWizard(page, "Set prices");
      await setPrice(page);
      await save(page);
      await expect(sheet(page)).toBeHidden();
      await inWizard(page, "Next");
    },
    press: (page) => inWizard(page, "Save as draft"),
    kept: (page) => expect(wizard(page).getByText(name)).toBeVisible(),
  },
  {
    name: "prices of a list that is created",
    address: () => "pricing/new",
    loaded: true,
    call: ofList(),
    status: 400,
    async begin(page) {
      await inWizard(page, "Restore");
      await inWizard(page, "Review");
    },
    press: (page) => inWizard(page, "Save as draft"),
    async kept(page) {
      await expect(wizard(page).getByRole("alert")).toContainText("Some prices weren't saved.");
      await expect(wizard(page).getByText(name)).toBeVisible();
    },
  },
  {
    name: "a price list that is activated",
    ...list(),
    call: ofList(),
    status: 500,
    begin: (page) => expect(button(page, "Activate")).toBeVisible(),
    press: (page) => button(page, "Activate").click(),
    kept: (page) => expect(button(page, "Activate")).toBeEnabled(),
  },
  { name: "prices that are changed", ...list("prices"), call: ofList(), status: 400, ...priced },
  {
    name: "prices that are emptied",
    ...list("prices"),
    method: "DELETE",
    call: ofList("/prices/batch"),
    status: 500,
    async begin(page) {
      await expect(cell(page)).toBeFocused();
      await page.keyboard.press("Delete");
    },
    press: save,
    kept: (page) => expect(sheet(page).getByText("1 change", { exact: true })).toBeVisible(),
  },
  {
    ...priced,
    name: "prices of products that are added",
    ...list("products"),
    call: ofList(),
    status: 409,
    async begin(page) {
      await pick(page, other.title);
      await setPrice(page);
    },
  },
  {
    name: "a product's prices that are removed",
    ...list(),
    method: "DELETE",
    call: ofList("/products/prices/batch"),
    status: 500,
    async begin(page) {
      await main(page)
        .getByRole("checkbox", { name: `Select ${goods.title}` })
        .check();
      await page
        .getByRole("toolbar", { name: "Selected rows" })
        .getByRole("button", { name: "Remove prices" })
        .click();
    },
    press: (page) =>
      page.getByRole("alertdialog").getByRole("button", { name: "Remove prices" }).click(),
    async kept(page) {
      await expect(page.getByRole("alertdialog")).toBeVisible();
      // The page, which is behind the dialog.
      const behind = page.getByRole("main", { includeHidden: true });
      await expect(behind.getByText(goods.title)).toBeVisible();
    },
  },
  {
    name: "prices that are imported",
    ...list("import"),
    call: ofList(),
    status: 400,
    async begin(page) {
      const text = `Variant ID,Currency,Price\n${goods.variant_id},EUR,12.50\n`;
      const file = { name: "prices.csv", mimeType: "text/csv", buffer: Buffer.from(text) };
      // Tries again, because the field handles input only a moment after it's rendered.
      await expect(async () => {
        await dialog(page).locator("input[type=file]").setInputFiles(file);
        await expect(dialog(page).getByText(file.name)).toBeVisible({ timeout: 2_000 });
      }).toPass();
      await dialog(page).getByRole("button", { name: "Next" }).click();
    },
    press: (page) => dialog(page).getByRole("button", { name: "Start import" }).click(),
    said: (page) => dialog(page).getByRole("cell"),
    kept: (page) =>
      expect(
        dialog(page).getByRole("button", { name: "Continue with the remaining rows" }),
      ).toBeVisible(),
  },
];

test("server errors for price lists appear in place, and neither the input nor the selection is lost", async ({
  signedIn: page,
  operator,
  mock,
}) => {
  test.slow();
  const [goods, other] = [await ownGoods(page), await ownGoods(page)];
  const name = `Refused ${randomUUID().slice(0, 8)}`;
  const add = (rest: { name: string; status: string }) =>
    operator.post("/admin/price-lists", {
      data: {
        ...rest,
        description: "For the test",
        type: "sale",
        prices: [{ variant_id: goods.variant_id, currency_code: "eur", amount: 1800 }],
      },
    });
  const made = await add({ name: `${name} too`, status: "draft" });
  await add({ name: `${name} on`, status: "active" });
  const { price_list } = (await made.json()) as { price_list: { id: string } };
  await eachRefused(page, mock, { list: price_list.id }, cases(goods, other, name));
  const query = `q=${encodeURIComponent(name)}&expand=prices`;
  const answer = await operator.get(`/admin/price-lists?${query}`);
  const { price_lists } = (await answer.json()) as {
    price_lists: {
      id: string;
      name: string;
      description: string;
      status: string;
      prices: { amount: number }[];
    }[];
  };
  // One list was created before its prices were rejected. The other lists are unchanged.
  const there = price_lists.map((one) =>
    [one.name, one.status, one.description, ...one.prices.map(({ amount }) => amount)].join(", "),
  );
  expect(there.toSorted()).toEqual([
    `${name} on, active, For the test, 1800`,
    `${name} too, draft, For the test, 1800`,
    `${name}, draft, Refused`,
  ]);
  for (const { id } of price_lists) await operator.delete(`/admin/price-lists/${id}`);
});

test("text that isn't a date is rejected at its field, and the wizard stays open", async ({
  signedIn: page,
}) => {
  await page.goto("/a/pricing/new");
  await field(page, "Name").fill("Typed dates");
  await field(page, "Description").fill("Kept");
  await field(page, "Starts").fill("next week");
  await inWizard(page, "Next");
  await expect(field(page, "Starts")).toHaveAccessibleDescription(/Enter a valid date\.$/);
  await expect(field(page, "Description")).toHaveValue("Kept");
});
