import { fresh, stored } from "./own-discounts.ts";
import { ownGoods } from "./own-orders.ts";
import { ask, expect, field, numberField, openInApp, test } from "./shop.ts";

test("the discount form requires a whole percentage, and checks the code as soon as the user stops typing", async ({
  signedIn: page,
}) => {
  const sentence = page.getByRole("status", { name: "Summary" });
  await openInApp(page, "discounts/new");
  await numberField(page, "Percentage off").fill("12.5");
  await field(page, "Description").focus();
  await expect(page.getByText("Enter a whole number.")).toBeVisible();
  await expect(sentence).toHaveText("Enter a value to see what customers get.");
  await numberField(page, "Percentage off").fill("12");
  await expect(page.getByText("Enter a whole number.")).toBeHidden();
  await expect(sentence).toContainText("12% off");

  const asked: string[] = [];
  page.on("request", (request) => {
    const code = /\/admin\/discounts\/code\/(\w+)/.exec(request.url())?.[1];
    if (code !== undefined) asked.push(code);
  });
  // Types all keys in one task, so that they follow without a pause, even on a busy machine.
  await field(page, "Code").evaluate((input: HTMLInputElement) => {
    input.focus();
    for (const key of "welcome10") document.execCommand("insertText", false, key);
  });
  await expect(page.getByText("Another discount has this code.")).toBeVisible();
  await expect(field(page, "Code")).toBeFocused();
  expect(asked).toEqual(["WELCOME10"]);
});

for (const [name, currency, estimate, less] of [
  ["Europe", "EUR", "≈ €14.88", /-€14\.8[67]/],
  ["United States", "USD", "≈ $13.50", /-\$13\.50/],
] as const)
  test(`an amount off shows what customers pay, line by line and in total, in ${name}`, async ({
    signedIn: page,
  }) => {
    const code = fresh();
    const kept = await ownGoods(page);
    const goods = [await ownGoods(page), await ownGoods(page), kept];
    await ask(page, `products/${kept.product_id}`, { discountable: false });
    await openInApp(page, "discounts/new");
    await page.getByRole("radio", { name: "Fixed amount" }).check();
    await field(page, "Code").fill(code);
    await page
      .getByRole("combobox", { name: "Region", exact: true })
      .selectOption(`${name} · ${currency}`);
    await field(page, "Amount off").fill("12.50");
    await expect(page.getByText(/^Deducted before tax/)).toContainText(estimate);
    await expect(page.getByText("Excludes products that aren't discountable.")).toBeVisible();
    await page.getByRole("button", { name: "Create discount" }).click();
    const card = page.getByRole("region", { name: "Try it", exact: true });
    await card.getByRole("button", { name: "Choose products" }).click();
    const picker = page.getByRole("dialog", { name: "Choose products" });
    for (const { title } of goods) {
      await picker.getByRole("searchbox").fill(title);
      await picker.getByRole("checkbox", { name: title }).check();
    }
    await picker.getByRole("button", { name: /^Choose 3/ }).click();
    await card.getByRole("button", { name: "Try it" }).click();
    const result = card.getByRole("status", { name: "Try it" });
    await expect(result.getByRole("row", { name: /^Discount/ })).toContainText(less);
    const row = result.getByRole("row", { name: kept.title });
    await expect(row).toContainText("Doesn't apply to this item");

    // Lines, shipping, and rounding add up to the total, with and without the code.
    const cents = (text: string) => Math.round(Number(text.replace(/[^\d.-]/g, "")) * 100);
    const table = await result
      .locator("tbody tr, tfoot tr:first-child")
      .evaluateAll((rows) =>
        rows.map((one) => [...one.querySelectorAll("td")].map((cell) => cell.textContent ?? "")),
      );
    for (const column of [0, 1]) {
      const amounts = table.map((cells) => cents(cells[column] ?? ""));
      const total = amounts.pop();
      expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total);
    }
    await page.request.delete(`/admin/discounts/${(await stored(page, code))?.id}`);
  });
