import type { Locator } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { keysOf } from "./keys.ts";
import { ownGoods } from "./own-orders.ts";
import { expect, field, test } from "./shop.ts";

interface Discount {
  id: string;
  starts_at: string;
  ends_at: string | null;
  regions: { name: string }[];
  rule: {
    id: string;
    type: string;
    value: number;
    allocation: string;
    description: string | null;
    conditions: { id: string; operator: string }[];
  };
}

test("with the keyboard only, a fixed amount for all matching products is created, shows why it doesn't apply, moves to earlier dates, and keeps other operators' changes", async ({
  signedIn: page,
}) => {
  const { press, tabTo, tabInto } = keysOf(page);
  const code = `KEYS${randomUUID().slice(0, 8).toUpperCase()}`;
  const goods = await ownGoods(page);
  const stored = async () => {
    const path = `/admin/discounts/code/${code}?expand=rule.conditions,regions`;
    const response = await page.request.get(path);
    return response.ok() ? ((await response.json()) as { discount: Discount }).discount : undefined;
  };
  const sentence = page.getByRole("status", { name: "Summary" });
  const choose = async (name: string, word: string) => {
    await tabTo(name);
    await page.keyboard.type(word);
  };

  await page.goto("/a/discounts");
  await expect(page.getByRole("heading", { level: 1, name: "Discounts" })).toBeVisible();
  await press("n");
  await expect(page.getByRole("heading", { level: 1, name: "New discount" })).toBeVisible();
  await tabInto(page.getByRole("radio", { name: "Percentage" }));
  await press("ArrowRight");
  await expect(page.getByText("Choose a region first.")).toBeVisible();
  await choose("Region", "Japan");
  await expect(page.getByText("Choose a region first.")).toBeHidden();
  await tabTo("Amount off");
  // An amount in yen has no decimals.
  await page.keyboard.type("500.5");
  await tabTo("Code");
  await page.keyboard.type(code.toLowerCase());
  await press("Control+s");
  await expect(field(page, "Amount off")).toBeFocused();
  await press("Control+a");
  await page.keyboard.type("٥٠٠");
  await tabTo("Products");
  await press("Enter");
  await expect(page.getByLabel("Match")).toBeFocused();
  await tabTo("Choose: Products");
  await press("Enter");
  const picker = page.getByRole("dialog", { name: "Choose" });
  await expect(picker.getByRole("searchbox")).toBeFocused();
  // The list has more than one page of products. In the meantime, other tests add and delete only a few of them.
  await page.keyboard.type("the");
  const found = await page.request.get("/admin/products?q=the&limit=1");
  const { count } = (await found.json()) as { count: number };
  const every = picker.getByRole("button", { name: /^Select all \d+$/ });
  const counted = async (button: Locator) => Number(/\d+/.exec((await button.textContent()) ?? ""));
  await expect.poll(async () => Math.abs((await counted(every)) - count)).toBeLessThan(10);
  while (!(await every.evaluate((one) => one === document.activeElement))) await press("Tab");
  await press("Enter");
  const chooseAll = picker.getByRole("button", { name: /^Choose \d+$/ });
  await expect.poll(async () => Math.abs((await counted(chooseAll)) - count)).toBeLessThan(10);
  const all = await counted(chooseAll);
  await tabTo(`Choose ${all}`);
  await press("Enter");
  await expect(picker).toBeHidden();
  await expect(sentence).toContainText("¥500 off");
  await press("Control+s", "Control+s");
  await expect(page.getByRole("heading", { level: 1, name: code })).toBeVisible();
  const made = await stored();
  expect(made).toMatchObject({
    regions: [{ name: "Japan" }],
    rule: { type: "fixed", value: 500, conditions: [{ operator: "in" }] },
  });
  const members = await page.request.get(
    `/admin/products?discount_condition_id=${made?.rule.conditions[0]?.id}&limit=1`,
  );
  expect(await members.json()).toMatchObject({ count: all });

  // Both dates move before the current start, so the server must get them one after the other.
  const at = (id: string, body: object) =>
    page.request.post(`/admin/discounts/${id}`, { data: body });
  await at(made?.id ?? "", { starts_at: "2030-06-01T00:00:00Z" });
  await at(made?.id ?? "", { ends_at: "2030-07-01T00:00:00Z" });
  await page.reload();
  await expect(page.getByText("Scheduled")).toBeVisible();
  await page.getByLabel("Starts").fill("06/01/2020");
  await page.getByLabel("Ends").fill("07/01/2020, 12:00 AM");
  // In the meantime, another operator changes the discount.
  await at(made?.id ?? "", {
    rule: { id: made?.rule.id, description: "Theirs" },
  });
  await press("Control+s");
  await expect.poll(stored).toMatchObject({
    ends_at: expect.stringMatching(/^2020-0[67]/),
    rule: { description: "Theirs" },
  });
  await expect(field(page, "Description")).toHaveValue("Theirs");
  await expect(page.getByText("Expired")).toBeVisible();

  // A trial of the code shows why it can't be used.
  await tabTo("Choose products");
  await press("Enter");
  const products = page.getByRole("dialog", { name: "Choose products" });
  await expect(products.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type(goods.title);
  await expect(products.getByRole("checkbox")).toHaveCount(1);
  const box = products.getByRole("checkbox");
  while (!(await box.evaluate((one) => one === document.activeElement))) await press("Tab");
  await press("Space");
  await tabTo("Choose 1");
  await press("Enter");
  await expect(products).toBeHidden();
  await tabTo("Try it");
  await press("Enter");
  await expect(page.getByText("This discount has ended.")).toBeVisible();
  await page.request.delete(`/admin/discounts/${made?.id}`);
});
