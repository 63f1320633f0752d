import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { choose } from "./choose.ts";
import { fresh, stored, type Discount } from "./own-discounts.ts";
import { europe, orderState, ownGoods, ownOrder, type OwnGoods } from "./own-orders.ts";
import { bar, begin } from "./own-products.ts";
import { fromRow, fromMore } from "./menus.ts";
import { confirmByTyping, expect, field, numberField, rows, test, openInApp } from "./shop.ts";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const sentence = (page: Page) => page.getByRole("status", { name: "Summary" });
/** Chooses one record in the open dialog by searching for it. */
async function pick(page: Page, words: string, window: string) {
  const dialog = page.getByRole("dialog", { name: window });
  await dialog.getByRole("searchbox").fill(words);
  await dialog.getByRole("checkbox", { name: words }).check();
  await dialog.getByRole("button", { name: /^Choose 1/ }).click();
  await expect(dialog).toBeHidden();
}
const tryCard = (page: Page) => page.getByRole("region", { name: "Try it", exact: true });
/** Tries the code with these products, or with the current ones. */
async function tryIt(page: Page, goods?: OwnGoods) {
  if (goods) {
    await tryCard(page).getByRole("button", { name: "Choose products" }).click();
    await pick(page, goods.title, "Choose products");
  }
  await tryCard(page).getByRole("button", { name: "Try it" }).click();
}
const says = (page: Page, words: string | RegExp) => expect(tryCard(page)).toContainText(words);
async function post<Answer>(page: Page, path: string, data: object): Promise<Answer> {
  const response = await page.request.post(`/admin/${path}`, { data });
  expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
  return (await response.json()) as Answer;
}

test("a discount is created, summarized, tried in a cart, changed, limited, turned off, duplicated, and deleted", async ({
  signedIn: page,
}) => {
  test.slow();
  const code = fresh();
  const product = await ownGoods(page);
  await openInApp(page, "discounts/new");
  await page.getByRole("button", { name: "Create discount" }).click();
  await expect(page.getByText("This field is required.").first()).toBeVisible();

  // While the user types, the field reports a code that is already in use.
  await field(page, "Code").fill("welcome10");
  await field(page, "Description").fill("Edited");
  await expect(page.getByText("Another discount has this code.")).toBeVisible();
  await field(page, "Code").fill(code.toLowerCase());
  await expect(field(page, "Code")).toHaveValue(code);
  await numberField(page, "Percentage off").fill("25");
  await choose(page, "Regions", "Europe");
  await numberField(page, "Total uses").fill("200");
  const add = page.getByRole("group", { name: "Add condition" });
  await add.getByRole("button", { name: "Products" }).click();
  await page.getByRole("button", { name: "Choose: Products" }).click();
  await pick(page, product.title, "Choose");
  await expect(sentence(page)).toHaveText(
    `25% off the items of ${product.title} in Europe, up to 200 uses.`,
  );
  await expect(page.getByText("Matching products: 1")).toBeVisible();
  await page.getByRole("button", { name: "Create discount" }).click();
  await expect(heading(page, code)).toBeVisible();
  expect(await stored(page, code)).toMatchObject({
    is_disabled: false,
    usage_limit: 200,
    regions: [{ name: "Europe" }],
    rule: { type: "percentage", value: 25, conditions: [{ type: "products", operator: "in" }] },
  });

  // The trial shows the server's result for a temporary cart.
  await page.getByRole("button", { name: "Choose products" }).click();
  await pick(page, product.title, "Choose products");
  await page.getByRole("button", { name: "Try it" }).click();
  const result = page.getByRole("status", { name: "Try it" });
  await expect(result).toContainText("-€");

  // Fields that can't be changed are disabled. Other changes are saved, and the summary is updated.
  await expect(field(page, "Type")).toBeDisabled();
  await numberField(page, "Percentage off").fill("50");
  await choose(page, "Regions", "Japan");
  await expect(sentence(page)).toContainText("50% off");
  await expect(sentence(page)).toContainText("Europe and Japan");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(async () => (await stored(page, code))?.rule.value).toBe(50);
  expect((await stored(page, code))?.regions).toHaveLength(2);
  await page.getByRole("button", { name: "Try it" }).click();
  await expect(result).toContainText("-€");

  // Deletes a condition. The trial of a disabled discount fails, and gives the reason.
  const conditions = page.getByRole("list", { name: "Conditions" });
  await conditions.getByRole("button", { name: /^Actions for/ }).click();
  await page.getByRole("menuitem", { name: "Delete condition" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete this condition?" });
  await question.getByRole("button", { name: "Delete condition" }).click();
  await expect(question).toBeHidden();
  await expect(sentence(page)).toHaveText(
    "50% off the whole cart in Europe and Japan, up to 200 uses.",
  );
  expect((await stored(page, code))?.rule.conditions).toEqual([]);
  await page.getByRole("button", { name: "Remove Japan" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect
    .poll(async () => (await stored(page, code))?.regions.map(({ name }) => name))
    .toEqual(["Europe"]);
  await page.getByRole("button", { name: "Turn off" }).click();
  await expect(page.getByRole("button", { name: "Turn on" })).toBeVisible();
  await expect.poll(() => stored(page, code)).toMatchObject({ is_disabled: true });
  await page.getByRole("button", { name: "Try it" }).click();
  await expect(page.getByText("This discount is turned off.")).toBeVisible();

  // A copy has everything except the code. The list shows the status of both discounts.
  await fromMore(page, "Duplicate");
  await expect(heading(page, "New discount")).toBeVisible();
  await expect(numberField(page, "Percentage off")).toHaveValue("50");
  await field(page, "Code").fill(`${code}-TWO`);
  await page.getByRole("button", { name: "Create but leave off" }).click();
  await expect(heading(page, `${code}-TWO`)).toBeVisible();
  expect(await stored(page, `${code}-TWO`)).toMatchObject({
    is_disabled: true,
    rule: { value: 50 },
  });
  await openInApp(page, `discounts?q=${code}&state=off`);
  await expect(rows(page)).toHaveCount(2);
  await openInApp(page, `discounts?q=${code}&kind=fixed`);
  await expect(rows(page)).toHaveCount(0);
  await openInApp(page, `discounts?q=${code}`);
  await expect(rows(page)).toHaveCount(2);
  for (const one of [code, `${code}-TWO`])
    await page.getByRole("checkbox", { name: `Select ${one}`, exact: true }).check();
  for (const [action, off, state] of [
    ["Turn on", false, "Active"],
    ["Turn off", true, "Off"],
  ] as const) {
    await begin(page, action);
    const report = page.getByRole("dialog", { name: action });
    await report.getByRole("button", { name: "Close" }).click();
    await expect(report).toBeHidden();
    for (const one of [code, `${code}-TWO`])
      expect(await stored(page, one)).toMatchObject({ is_disabled: off });
    await expect(rows(page).getByText(state, { exact: true })).toHaveCount(2);
  }
  await bar(page).getByRole("button", { name: "Delete", exact: true }).click();
  const deletion = page.getByRole("alertdialog");
  await confirmByTyping(deletion);
  await deletion.getByRole("button", { name: "Delete", exact: true }).click();
  await expect.poll(() => stored(page, code)).toBeUndefined();
  await expect.poll(() => stored(page, `${code}-TWO`)).toBeUndefined();
});

test("a template's codes are created in bulk, downloaded as a file, used in a storefront cart, and deleted", async ({
  signedIn: page,
}) => {
  const code = fresh();
  const goods = await ownGoods(page);
  const region = await europe(page);
  const { discount } = await post<{ discount: Discount }>(page, "discounts", {
    code,
    is_dynamic: true,
    valid_duration: "P30D",
    rule: { type: "percentage", value: 10, allocation: "total" },
    regions: [region],
  });
  await openInApp(page, `discounts/${discount.id}`);
  await expect(sentence(page)).toContainText("each code for 30 days");
  await page.getByRole("button", { name: "Create codes" }).click();
  const drawer = page.getByRole("dialog", { name: "Create codes" });
  await field(page, "Pattern").fill(`${code}-#`);
  await numberField(page, "Number of codes").fill("30");
  await drawer.getByRole("button", { name: "Create codes" }).click();
  await expect(drawer.getByText(/^This pattern is too short/)).toBeVisible();
  await field(page, "Pattern").fill(`${code}-####`);
  await numberField(page, "Number of codes").fill("12");
  await drawer.getByRole("button", { name: "Create codes" }).click();
  await expect(drawer).toBeHidden();
  const list = page.getByRole("list", { name: "Codes" });
  await expect(list.getByRole("link")).toHaveCount(12);
  // The bars don't cover other parts of the page.
  await page.getByRole("button", { name: "Turn off" }).click({ trial: true });

  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download CSV" }).click(),
  ]);
  const lines = (await readFile(await file.path(), "utf8")).trim().split("\r\n");
  expect(lines).toHaveLength(13);
  const [first = "", second = ""] = await list.getByRole("link").allTextContents();
  expect(lines.some((line) => line.startsWith(`${first},`))).toBe(true);

  // A customer's cart accepts the code.
  const cart = await page.request.post("/store/carts", {
    data: { region_id: region, items: [{ variant_id: goods.variant_id, quantity: 1 }] },
  });
  const { cart: made } = (await cart.json()) as { cart: { id: string } };
  const used = await page.request.post(`/store/carts/${made.id}`, {
    data: { discounts: [{ code: first }] },
  });
  const { cart: cheaper } = (await used.json()) as { cart: { discount_total: number } };
  expect(cheaper.discount_total).toBeGreaterThan(0);

  await fromRow(list, String(second), "Delete");
  const question = page.getByRole("alertdialog");
  await confirmByTyping(question);
  await question.getByRole("button", { name: "Delete codes" }).click();
  await expect(list.getByRole("link")).toHaveCount(11);
  expect(await stored(page, second)).toBeUndefined();

  // The codes of a deleted template show that the template is deleted.
  await page.request.delete(`/admin/discounts/${discount.id}`);
  const orphan = await stored(page, first);
  await openInApp(page, `discounts/${orphan?.id}`);
  await expect(page.getByText(/^The discount's template has been deleted/)).toBeVisible();
  await page.request.delete(`/admin/discounts/${orphan?.id}`);
});

test("free shipping and an amount off each item apply to storefront orders; the check says why a used-up code, or a code for another region, doesn't apply", async ({
  signedIn: page,
}) => {
  test.slow();
  const goods = await ownGoods(page);
  const items = [{ variant_id: goods.variant_id, quantity: 3 }];
  const [free, each] = [fresh(), fresh()];
  interface Totals {
    shipping_total: number;
    discount_total: number;
    discounts: { code: string }[];
  }
  const begun = async (code: string, kind: string) => {
    await openInApp(page, "discounts/new");
    await page.getByRole("radio", { name: kind }).check();
    await field(page, "Code").fill(code);
  };
  const made = async (code: string) => {
    await page.getByRole("button", { name: "Create discount" }).click();
    await expect(heading(page, code)).toBeVisible();
    return stored(page, code);
  };

  await begun(free, "Free shipping");
  await choose(page, "Regions", "Europe");
  await numberField(page, "Total uses").fill("1");
  await expect(sentence(page)).toHaveText("Free shipping in Europe, up to 1 use.");
  expect(await made(free)).toMatchObject({ usage_limit: 1, rule: { type: "free_shipping" } });
  const sent = await ownOrder(page, { items, discount: free });
  expect(await orderState<Totals>(page, sent)).toMatchObject({
    shipping_total: 0,
    discounts: [{ code: free }],
  });
  // The store updates the usage count a moment later, without an event.
  await expect.poll(() => stored(page, free)).toMatchObject({ usage_count: 1 });
  await page.reload();
  await expect(page.getByText("Used: 1 of 1")).toBeVisible();
  await tryIt(page, goods);
  await says(page, "This code has reached its usage limit.");

  await begun(each, "Fixed amount");
  await page
    .getByRole("combobox", { name: "Region", exact: true })
    .selectOption("United States · USD");
  await page.getByRole("combobox", { name: "Applies to", exact: true }).selectOption("Each item");
  await field(page, "Amount off").fill("5");
  await expect(sentence(page)).toHaveText("$5.00 off each item in United States.");
  expect(await made(each)).toMatchObject({
    rule: { type: "fixed", value: 500, allocation: "item" },
  });
  const cheaper = await ownOrder(page, { region: "United States", items, discount: each });
  expect(await orderState<Totals>(page, cheaper)).toMatchObject({ discount_total: 1500 });
  await tryCard(page)
    .getByRole("combobox", { name: "Region", exact: true })
    .selectOption({ label: "Japan" });
  await tryIt(page, goods);
  await says(page, "Not valid in this region.");
  for (const code of [free, each])
    await page.request.delete(`/admin/discounts/${(await stored(page, code))?.id}`);
});

test("stored conditions can be edited and added, the user resolves conflicts, and the check says why a code doesn't apply to a cart", async ({
  signedIn: page,
}) => {
  test.slow();
  const code = fresh();
  const [goods, other] = [await ownGoods(page), await ownGoods(page)];
  const { customer_group: group } = await post<{ customer_group: { id: string; name: string } }>(
    page,
    "customer-groups",
    { name: `Friends of ${code}` },
  );
  const email = `${code.toLowerCase()}@example.test`;
  const { customer } = await post<{ customer: { id: string } }>(page, "customers", {
    email,
    first_name: "Ada",
    last_name: code,
    password: randomUUID(),
  });
  const { discount } = await post<{ discount: Discount }>(page, "discounts", {
    code,
    regions: [await europe(page)],
    rule: {
      type: "percentage",
      value: 10,
      allocation: "total",
      conditions: [{ operator: "in", products: [other.product_id] }],
    },
  });
  const made = await stored(page, code);
  const path = `discounts/${discount.id}`;
  await openInApp(page, `${path}`);
  await tryIt(page, goods);
  await says(page, "None of these products meets the discount's conditions.");

  const named = async () => {
    const query = `discount_condition_id=${made?.rule.conditions[0]?.id}&fields=id&expand=collection`;
    const response = await page.request.get(`/admin/products?${query}`);
    const { products } = (await response.json()) as { products: { id: string }[] };
    return products.map(({ id }) => id).toSorted();
  };
  const products = page.getByRole("region", { name: "Products", exact: true });
  await products.getByRole("button", { name: "Add products" }).click();
  await pick(page, goods.title, "Add products");
  await expect.poll(named).toEqual([goods.product_id, other.product_id].toSorted());
  await products.getByRole("button", { name: `Remove ${other.title}` }).click();
  await expect.poll(named).toEqual([goods.product_id]);
  await tryIt(page);
  await says(page, "-€2.00");

  await page.getByRole("button", { name: "Add condition" }).click();
  const drawer = page.getByRole("dialog", { name: "Add condition" });
  await drawer.getByRole("combobox", { name: "Conditions" }).selectOption("Customer groups");
  await drawer.getByRole("button", { name: "Choose: Customer groups" }).click();
  await pick(page, group.name, "Choose");
  await drawer.getByRole("button", { name: "Add condition" }).click();
  await expect(drawer).toBeHidden();
  await expect(sentence(page)).toContainText(group.name);
  const now = await stored(page, code);
  expect(now?.rule.conditions.map(({ type }) => type).toSorted()).toEqual([
    "customer_groups",
    "products",
  ]);
  await tryIt(page);
  await says(page, "Limited to certain customers. Choose one.");
  await tryCard(page).getByRole("button", { name: "Choose: Customer" }).click();
  const people = page.getByRole("dialog", { name: "Customer" });
  await people.getByRole("searchbox").fill(email);
  await people.getByRole("radio", { name: code }).check();
  await people.getByRole("button", { name: "Choose", exact: true }).click();
  await expect(people).toBeHidden();
  await tryIt(page);
  await says(page, "Not available to this customer.");
  await post(page, `customer-groups/${group.id}/customers/batch`, {
    customer_ids: [{ id: customer.id }],
  });
  await tryIt(page);
  await says(page, "-€2.00");

  // Both operators change both fields. The user keeps the other operator's value of one field.
  await field(page, "Description").fill("Ours");
  await numberField(page, "Percentage off").fill("30");
  await post(page, path, { rule: { id: made?.rule.id, description: "Theirs", value: 20 } });
  await page.keyboard.press("Control+s");
  const question = page.getByRole("alertdialog", { name: "Someone else changed this too" });
  await expect(question.getByRole("radiogroup")).toHaveCount(2);
  await question
    .getByRole("radiogroup", { name: "Percentage off" })
    .getByRole("radio", { name: /Their version/ })
    .check();
  await question.getByRole("button", { name: "Save these versions" }).click();
  await expect(question).toBeHidden();
  await expect
    .poll(() => stored(page, code))
    .toMatchObject({ rule: { value: 20, description: "Ours" } });
  await expect(numberField(page, "Percentage off")).toHaveValue("20");

  await post(page, path, { starts_at: "2100-01-01T00:00:00Z" });
  await page.reload();
  await tryIt(page, goods);
  await says(page, "This discount hasn't started yet.");
  for (const at of [path, `customer-groups/${group.id}`]) await page.request.delete(`/admin/${at}`);
});
