import type { Page } from "@playwright/test";
import { fresh, stored, type Discount } from "./own-discounts.ts";
import { europe, ownGoods } from "./own-orders.ts";
import { begin } from "./own-products.ts";
import { ask, expect, field, openInApp, rows, test } from "./shop.ts";

/** Creates a discount of 20% on one tag. `emptied` removes the tag from the condition. */
async function onOneTag(page: Page, more: object = {}) {
  const code = fresh();
  const goods = await ownGoods(page);
  const { product } = await ask<{ product: { tags: { id: string }[] } }>(
    page,
    `products/${goods.product_id}`,
    { tags: [{ value: `Tag of ${code}` }] },
  );
  const tag = product.tags[0]?.id ?? "";
  const { discount } = await ask<{ discount: Discount }>(page, "discounts", {
    code,
    rule: {
      type: "percentage",
      value: 20,
      allocation: "item",
      conditions: [{ operator: "in", product_tags: [tag] }],
    },
    regions: [await europe(page)],
    ...more,
  });
  const condition = (await stored(page, code))?.rule.conditions[0]?.id ?? "";
  const emptied = async () => {
    const path = `/admin/discounts/${discount.id}/conditions/${condition}/batch`;
    const response = await page.request.delete(path, { data: { resources: [{ id: tag }] } });
    expect(response.ok(), await response.text()).toBe(true);
  };
  return { code, goods, tag: `Tag of ${code}`, id: discount.id, emptied };
}
const copies = async (page: Page, code: string) =>
  (await ask<{ discounts: Discount[] }>(page, `discounts?q=${code}-`)).discounts;

test("a discount's copy has all conditions of its source or isn't created, and doesn't end before it starts", async ({
  signedIn: page,
}) => {
  const past = { starts_at: "2025-01-01T00:00:00Z", ends_at: "2025-02-01T00:00:00Z" };
  const { code, tag, id, emptied } = await onOneTag(page, past);
  const duplicate = async () => {
    await openInApp(page, `discounts?q=${code}`);
    await page.getByRole("checkbox", { name: `Select ${code}`, exact: true }).check();
    await begin(page, "Duplicate");
  };
  await duplicate();
  await expect.poll(() => copies(page, code)).toMatchObject([{ is_disabled: true, ends_at: null }]);
  const [copy] = await copies(page, code);
  expect((await stored(page, copy?.code ?? ""))?.rule.conditions).toMatchObject([
    { type: "product_tags", operator: "in" },
  ]);
  await page.request.delete(`/admin/discounts/${copy?.id}`);

  await emptied();
  await duplicate();
  await expect(
    page.getByText("Tags: Add at least one entry, or delete the condition."),
  ).toBeVisible();
  expect(await copies(page, code)).toEqual([]);

  await openInApp(page, `discounts/new?from=${id}`);
  await expect(field(page, "Ends")).toHaveValue("");
  await field(page, "Code").fill(`${code}-COPY`);
  await page.getByRole("button", { name: "Create but leave off" }).click();
  await expect(page.getByText("This field is required.")).toBeVisible();
  await page.getByRole("button", { name: "Choose: Tags" }).click();
  const picker = page.getByRole("dialog", { name: "Choose" });
  await picker.getByRole("searchbox").fill(tag);
  await picker.getByRole("checkbox", { name: tag }).check();
  await picker.getByRole("button", { name: /^Choose 1/ }).click();
  await page.getByRole("button", { name: "Create but leave off" }).click();
  await expect(page.getByRole("heading", { level: 1, name: `${code}-COPY` })).toBeVisible();
  expect((await stored(page, `${code}-COPY`))?.rule.conditions).toHaveLength(1);
  for (const one of [...(await copies(page, code)), { id }])
    await page.request.delete(`/admin/discounts/${one.id}`);
});

test("the list shows what a discount applies to, and a discount with an empty condition matches nothing", async ({
  signedIn: page,
}) => {
  const { code, tag, id, emptied } = await onOneTag(page);
  await openInApp(page, `discounts?q=${code}`);
  const row = rows(page).filter({ hasText: code });
  await expect(row).toContainText(`20% off each item tagged ${tag} in Europe`);
  await expect(row.getByText("Active", { exact: true })).toBeVisible();
  await emptied();
  await openInApp(page, `discounts/${id}`);
  await expect(page.getByText("Matches nothing", { exact: true })).toBeVisible();
  await expect(page.getByText("Active", { exact: true })).toHaveCount(0);
  await openInApp(page, `discounts?q=${code}&state=active`);
  await expect(rows(page)).toHaveCount(0);
  await openInApp(page, `discounts?q=${code}&state=emptied`);
  await expect(row.getByText("Matches nothing", { exact: true })).toBeVisible();
  await page.request.delete(`/admin/discounts/${id}`);
});
