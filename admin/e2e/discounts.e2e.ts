import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { choose } from "./choose.ts";
import { ownGoods } from "./own-orders.ts";
import { confirmByTyping, expect, field, numberField, rows, test } from "./shop.ts";

interface Discount {
  id: string;
  code: string;
  is_disabled: boolean;
  usage_limit: number | null;
  parent_discount_id: string | null;
  regions: { name: string }[];
  rule: {
    type: string;
    value: number;
    allocation: string;
    conditions: { id: string; type: string; operator: string }[];
  };
}
/** As the store has it; nothing where it has none. */
const stored = async (page: Page, code: string) => {
  const path = `/admin/discounts/code/${code}?expand=rule.conditions,regions`;
  const response = await page.request.get(path);
  return response.ok() ? ((await response.json()) as { discount: Discount }).discount : undefined;
};
const fresh = () => `WALK${randomUUID().slice(0, 8).toUpperCase()}`;
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const sentence = (page: Page) => page.getByRole("status", { name: "In words" });
/** Chooses one record in the window that is open, by the words that find it. */
async function pick(page: Page, words: string, window: string) {
  const dialog = page.getByRole("dialog", { name: window });
  await dialog.getByRole("searchbox").fill(words);
  await dialog.getByRole("checkbox", { name: words }).check();
  await dialog.getByRole("button", { name: /^Choose 1/ }).click();
  await expect(dialog).toBeHidden();
}

test("a discount is made, says what it does, is tried in a cart of the store, changed, limited, switched off, duplicated and deleted", async ({
  signedIn: page,
}) => {
  test.slow();
  const code = fresh();
  const product = await ownGoods(page);
  await page.goto("/a/discounts/new");
  await page.getByRole("button", { name: "Create discount" }).click();
  await expect(page.getByText("This field is required.").first()).toBeVisible();

  // A code that somebody has is said as soon as it is written.
  await field(page, "Code").fill("welcome10");
  await field(page, "Description").fill("Walked");
  await expect(page.getByText("Another discount has this code.")).toBeVisible();
  await field(page, "Code").fill(code.toLowerCase());
  await expect(field(page, "Code")).toHaveValue(code);
  await numberField(page, "Percentage off").fill("25");
  await choose(page, "Regions", "Europe");
  await numberField(page, "Uses in all").fill("200");
  const add = page.getByRole("group", { name: "Add condition" });
  await add.getByRole("button", { name: "Products" }).click();
  const members = page.getByRole("group", { name: "Products", exact: true });
  await members.getByRole("button", { name: "Choose", exact: true }).click();
  await pick(page, product.title, "Choose");
  await expect(sentence(page)).toHaveText(
    `25% off the items of ${product.title} in Europe, 200 times.`,
  );
  await expect(page.getByText("Products it counts for: 1")).toBeVisible();
  await page.getByRole("button", { name: "Create discount" }).click();
  await expect(heading(page, code)).toBeVisible();
  expect(await stored(page, code)).toMatchObject({
    is_disabled: false,
    usage_limit: 200,
    regions: [{ name: "Europe" }],
    rule: { type: "percentage", value: 25, conditions: [{ type: "products", operator: "in" }] },
  });

  // What the server makes of it, in a cart that is given up.
  await page.getByRole("button", { name: "Choose products" }).click();
  await pick(page, product.title, "Choose products");
  await page.getByRole("button", { name: "Try it" }).click();
  const result = page.getByRole("status", { name: "Try it" });
  await expect(result).toContainText("-€");

  // What cannot be changed says so; what can is saved, and the sentence follows.
  await expect(field(page, "Kind")).toBeDisabled();
  await numberField(page, "Percentage off").fill("50");
  await choose(page, "Regions", "Japan");
  await expect(sentence(page)).toContainText("50% off");
  await expect(sentence(page)).toContainText("Europe and Japan");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(async () => (await stored(page, code))?.rule.value).toBe(50);
  expect((await stored(page, code))?.regions).toHaveLength(2);
  await page.getByRole("button", { name: "Try it" }).click();
  await expect(result).toContainText("-€");

  // A condition goes; switched off, it is refused with the reason.
  const conditions = page.getByRole("list", { name: "Conditions" });
  await conditions.getByRole("button", { name: /^Delete condition/ }).click();
  const question = page.getByRole("alertdialog", { name: "Delete this condition?" });
  await question.getByRole("button", { name: "Delete condition" }).click();
  await expect(question).toBeHidden();
  await expect(sentence(page)).toHaveText("50% off the whole cart in Europe and Japan, 200 times.");
  expect((await stored(page, code))?.rule.conditions).toEqual([]);
  await page.getByRole("button", { name: "Switch off" }).click();
  await expect(page.getByRole("button", { name: "Switch on" })).toBeVisible();
  await expect.poll(() => stored(page, code)).toMatchObject({ is_disabled: true });
  await page.getByRole("button", { name: "Try it" }).click();
  await expect(page.getByText("It is switched off.")).toBeVisible();

  // A copy has all but the code; the list knows both by their state.
  await page.getByRole("link", { name: "Duplicate" }).click();
  await expect(heading(page, "New discount")).toBeVisible();
  await expect(numberField(page, "Percentage off")).toHaveValue("50");
  await field(page, "Code").fill(`${code}-TWO`);
  await page.getByRole("button", { name: "Create switched off" }).click();
  await expect(heading(page, `${code}-TWO`)).toBeVisible();
  expect(await stored(page, `${code}-TWO`)).toMatchObject({
    is_disabled: true,
    rule: { value: 50 },
  });
  await page.goto(`/a/discounts?q=${code}&state=off`);
  await expect(rows(page)).toHaveCount(2);
  await page.goto(`/a/discounts?q=${code}&kind=fixed`);
  await expect(rows(page)).toHaveCount(0);
  await page.goto(`/a/discounts?q=${code}`);
  await expect(rows(page)).toHaveCount(2);
  for (const one of [code, `${code}-TWO`])
    await page.getByRole("checkbox", { name: `Select ${one}`, exact: true }).check();
  const bar = page.getByRole("toolbar", { name: "Selected rows" });
  await bar.getByRole("button", { name: "Delete", exact: true }).click();
  const deletion = page.getByRole("alertdialog");
  await confirmByTyping(deletion);
  await deletion.getByRole("button", { name: "Delete", exact: true }).click();
  await expect.poll(() => stored(page, code)).toBeUndefined();
  await expect.poll(() => stored(page, `${code}-TWO`)).toBeUndefined();
});

test("codes of a template are made many at once, taken along as a file, used in a cart of the shop and deleted", async ({
  signedIn: page,
}) => {
  const code = fresh();
  const goods = await ownGoods(page);
  const found = await page.request.get("/admin/regions?q=Europe&limit=1");
  const region = ((await found.json()) as { regions: { id: string }[] }).regions[0]?.id;
  const answer = await page.request.post("/admin/discounts", {
    data: {
      code,
      is_dynamic: true,
      valid_duration: "P30D",
      rule: { type: "percentage", value: 10, allocation: "total" },
      regions: [region],
    },
  });
  const { discount } = (await answer.json()) as { discount: Discount };
  await page.goto(`/a/discounts/${discount.id}`);
  await expect(sentence(page)).toContainText("each code for 30 days");
  await page.getByRole("button", { name: "Make codes" }).click();
  const drawer = page.getByRole("dialog", { name: "Make codes" });
  await field(page, "Pattern").fill(`${code}-#`);
  await numberField(page, "How many").fill("30");
  await drawer.getByRole("button", { name: "Make codes" }).click();
  await expect(drawer.getByText(/^The pattern has no room/)).toBeVisible();
  await field(page, "Pattern").fill(`${code}-####`);
  await numberField(page, "How many").fill("12");
  await drawer.getByRole("button", { name: "Make codes" }).click();
  await expect(drawer).toBeHidden();
  const list = page.getByRole("list", { name: "Codes" });
  await expect(list.getByRole("link")).toHaveCount(12);

  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download CSV" }).click(),
  ]);
  const lines = (await readFile(await file.path(), "utf8")).trim().split("\r\n");
  expect(lines).toHaveLength(13);
  const [first = "", second = ""] = await list.getByRole("link").allTextContents();
  expect(lines.some((line) => line.startsWith(`${first},`))).toBe(true);

  // A shopper's cart takes it.
  const cart = await page.request.post("/store/carts", {
    data: { region_id: region, items: [{ variant_id: goods.variant_id, quantity: 1 }] },
  });
  const { cart: made } = (await cart.json()) as { cart: { id: string } };
  const used = await page.request.post(`/store/carts/${made.id}`, {
    data: { discounts: [{ code: first }] },
  });
  const { cart: cheaper } = (await used.json()) as { cart: { discount_total: number } };
  expect(cheaper.discount_total).toBeGreaterThan(0);

  await list.getByRole("button", { name: `Delete codes: ${second}` }).click();
  const question = page.getByRole("alertdialog");
  await confirmByTyping(question);
  await question.getByRole("button", { name: "Delete codes" }).click();
  await expect(list.getByRole("link")).toHaveCount(11);
  expect(await stored(page, second)).toBeUndefined();

  // What is left of a template that is deleted says so.
  await page.request.delete(`/admin/discounts/${discount.id}`);
  const orphan = await stored(page, first);
  await page.goto(`/a/discounts/${orphan?.id}`);
  await expect(page.getByText(/^Its template has been deleted/)).toBeVisible();
  await page.request.delete(`/admin/discounts/${orphan?.id}`);
});
