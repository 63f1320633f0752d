import type { Locator } from "@playwright/test";
import { orderState, ownGoods, ownOrder } from "./own-orders.ts";
import {
  addGoods,
  card,
  dialog,
  open,
  quantity,
  settleAsCustomer,
  shippedOf,
  stored,
  summary,
} from "./own-returns.ts";
import { ask, expect, openInApp, test } from "./shop.ts";

interface Totals {
  items: { id: string; title: string; subtotal: number; tax_total: number; total: number }[];
  shipping_methods: { subtotal: number; tax_total: number; total: number }[];
}
/** Reads the amounts of an explanation, in cents, by their labels. */
const amountsIn = async (popover: Locator) =>
  Object.fromEntries(
    await popover
      .locator("dl > div")
      .evaluateAll((rows) =>
        rows.map((row) => [
          row.querySelector("dt")?.textContent?.trim() ?? "",
          Math.round(
            Number((row.querySelector("dd")?.textContent ?? "").replace(/[^\d.-]/g, "")) * 100,
          ),
        ]),
      ),
  ) as Record<string, number>;

for (const [region, rate] of [
  ["Europe", "19%"],
  ["United States", "8%"],
] as const)
  test(`the price of each line and of shipping is explained by figures that add up, in ${region}`, async ({
    signedIn: page,
  }) => {
    const goods = [await ownGoods(page, { price: 3333 }), await ownGoods(page)] as const;
    const order = await ownOrder(page, {
      region,
      items: goods.map(({ variant_id }, index) => ({ variant_id, quantity: index + 1 })),
      discount: "WELCOME10",
    });
    // The variant's price changes after the order.
    const { variant_id } = goods[0];
    const currency_code = region === "Europe" ? "eur" : "usd";
    await ask(page, `products/${goods[0].product_id}/variants/${variant_id}`, {
      prices: [{ currency_code, amount: 4000 }],
    });
    const { price_list } = (await ask(page, "price-lists", {
      name: "Explained sale",
      description: "Made by a test",
      type: "sale",
      status: "active",
      prices: [{ variant_id, currency_code, amount: 2500 }],
    })) as { price_list: { id: string } };
    const stored = await orderState<Totals>(page, order);

    const loaded: string[] = [];
    page.on("request", (request) => {
      if (/price-reasons/.test(request.url())) loaded.push(request.url());
    });
    await openInApp(page, `orders/${order.id}`);
    const lines = page.getByRole("list", { name: "Items" }).getByRole("listitem");
    const popover = page.getByRole("dialog", { name: "How this is calculated" });
    for (const { title } of goods) {
      const item = stored.items.find((one) => one.title === title);
      const button = lines
        .filter({ hasText: title })
        .getByRole("button", { name: /is calculated$/ });
      await expect(button).toBeVisible();
      if (title === goods[0].title) expect(loaded).toEqual([]);
      await button.click();
      await expect(popover.getByRole("heading", { name: title })).toBeVisible();
      await expect(popover).toContainText("Usual price today");
      expect(loaded).not.toEqual([]);
      const amounts = await amountsIn(popover);
      expect(amounts).toMatchObject({
        "Before tax": item?.subtotal,
        [`Tax ${rate}`]: item?.tax_total,
        Total: item?.total,
      });
      const off = amounts["Discount WELCOME10"] ?? 0;
      expect(off).toBeLessThan(0);
      expect((item?.subtotal ?? 0) + off + (item?.tax_total ?? 0)).toBe(item?.total);
      if (title === goods[0].title) {
        expect(amounts).toMatchObject({
          "Usual price today": 4000,
          "In price list Explained sale": 2500,
        });
        await expect(popover).toContainText("Orders don't store which price list");
      }
      await page.keyboard.press("Escape");
      await expect(popover).toBeHidden();
      await expect(button).toBeFocused();
    }
    const [way] = stored.shipping_methods;
    await page.getByLabel("Totals", { exact: true }).getByRole("button").click();
    await expect(popover.getByRole("heading")).toBeVisible();
    const amounts = await amountsIn(popover);
    expect(amounts).toMatchObject({ [`Tax ${rate}`]: way?.tax_total, Total: way?.total });
    expect((amounts["Before tax"] ?? 0) + (amounts[`Tax ${rate}`] ?? 0)).toBe(way?.total);
    await page.request.delete(`/admin/price-lists/${price_list.id}`);
  });

test("an exchange of a part of a discounted line says how much less the customer is credited", async ({
  signedIn: page,
}) => {
  const [mug, pan] = [await ownGoods(page), await ownGoods(page, { price: 3000 })];
  const items = [{ variant_id: mug.variant_id, quantity: 4 }];
  const order = await shippedOf(page, await ownOrder(page, { items, discount: "WELCOME10" }));
  await open(page, order);
  await card(page).getByRole("button", { name: "Register exchange" }).click();
  const sheet = dialog(page, "Register exchange");
  await addGoods(page, sheet, pan);
  // The whole line is credited in full: 80.00 minus 10%.
  const notice = summary(sheet).getByRole("alert");
  await quantity(sheet, mug).fill("4");
  await expect(summary(sheet)).toContainText("€72.00");
  await expect(notice).toHaveCount(0);
  // One of four units costs 18.00 after the discount, but the store deducts 8.00 instead of 2.00 for it.
  await quantity(sheet, mug).fill("1");
  await expect(summary(sheet)).toContainText("€12.0");
  await expect(notice).toContainText(/credited €(5\.99|6\.00) less than they paid/);
  await sheet.getByRole("button", { name: "Register exchange" }).click();
  await expect(sheet).toHaveCount(0);
  const [swap] = (await stored(page, order)).swaps;
  if (!swap) throw new Error("There is no exchange.");
  await settleAsCustomer(page, order, swap);
  const { swaps } = await stored(page, order);
  const shipping = 583;
  const given = 2700 + shipping - (swaps[0]?.difference_due ?? 0);
  expect(Math.abs(given - 1200)).toBeLessThanOrEqual(2);
});
