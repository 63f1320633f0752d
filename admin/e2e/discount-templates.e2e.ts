import { choose } from "./choose.ts";
import { stored, fresh } from "./own-discounts.ts";
import { europe, ownGoods, ownOrder } from "./own-orders.ts";
import { ask, expect, field, numberField, openInApp, rows, test } from "./shop.ts";

test("a new template is turned off, its code differs from its single-use codes, and a template without limits shows a warning", async ({
  signedIn: page,
}) => {
  const words = `Friends of ${fresh()}`;
  const goods = await ownGoods(page);
  await openInApp(page, "discounts/new");
  await field(page, "Description").fill(words);
  await numberField(page, "Percentage off").fill("10");
  await choose(page, "Regions", "Europe");
  await page.getByRole("checkbox", { name: "Template for codes" }).check();
  await expect(field(page, "Code")).toBeHidden();
  await expect(numberField(page, "Uses of each code")).toHaveValue("1");
  await page.getByRole("button", { name: "Create discount" }).click();
  await page.getByRole("button", { name: "Create codes" }).click();
  const hidden = await page.getByRole("heading", { level: 1 }).textContent();
  const code = hidden?.trim() ?? "";
  expect(code).toMatch(/^TEMPLATE-\w{12}$/);
  expect(await stored(page, code)).toMatchObject({ is_disabled: true, usage_limit: 1 });

  const drawer = page.getByRole("dialog", { name: "Create codes" });
  await expect(numberField(page, "Uses of each code").last()).toHaveValue("1");
  await drawer.getByRole("button", { name: "Create codes" }).click();
  await expect(drawer).toBeHidden();
  const list = page.getByRole("list", { name: "Codes" });
  await expect(list.getByRole("link")).toHaveCount(1);
  const [made = ""] = await list.getByRole("link").allTextContents();
  expect(made).not.toContain(code);
  expect(await stored(page, made)).toMatchObject({ is_disabled: false, usage_limit: 1 });

  // The store accepts the created code, and rejects the template's.
  const cart = await page.request.post("/store/carts", {
    data: {
      region_id: await europe(page),
      items: [{ variant_id: goods.variant_id, quantity: 1 }],
    },
  });
  const { id } = ((await cart.json()) as { cart: { id: string } }).cart;
  const enter = async (entered: string) =>
    (
      await page.request.post(`/store/carts/${id}`, { data: { discounts: [{ code: entered }] } })
    ).status();
  expect(await enter(code)).toBe(400);
  expect(await enter(made)).toBe(200);

  const warning = page.getByText(`Anyone who knows ${code} can also use it`);
  await expect(warning).toBeHidden();
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(warning).toBeVisible();
  const off = page.getByRole("button", { name: "Turn off" });
  // Waits for the response, because pressing the button earlier would revert the first press.
  await expect(off).not.toHaveAttribute("aria-busy");
  await off.click();
  await expect(warning).toBeHidden();

  // Neither the template nor its code appears in the list of ordinary discounts.
  await openInApp(page, `discounts?q=${made}`);
  await expect(page.getByRole("link", { name: "Personal codes" })).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  await openInApp(page, `discounts?q=${made}&template=yes`);
  await expect(rows(page)).toHaveCount(1);
  for (const one of [made, code])
    await page.request.delete(`/admin/discounts/${(await stored(page, one))?.id}`);
});

test("a template's codes have their own limit: a single-use code applies to one order only", async ({
  signedIn: page,
}) => {
  const hidden = fresh();
  const goods = await ownGoods(page);
  const { discount } = await ask<{ discount: { id: string } }>(page, "discounts", {
    code: hidden,
    is_dynamic: true,
    is_disabled: true,
    rule: { type: "percentage", value: 10, allocation: "total" },
    regions: [await europe(page)],
  });
  const drawer = page.getByRole("dialog", { name: "Create codes" });
  const list = page.getByRole("list", { name: "Codes" });
  const make = async (uses: string) => {
    await page.getByRole("button", { name: "Create codes" }).click();
    await expect(numberField(page, "Uses of each code").last()).toHaveValue("1");
    await numberField(page, "Uses of each code").last().fill(uses);
    await drawer.getByRole("button", { name: "Create codes" }).click();
    await expect(drawer).toBeHidden();
  };
  await openInApp(page, `discounts/${discount.id}`);
  await make("1");
  await expect(list.getByText("Used: 0 of 1")).toHaveCount(1);
  const [single = ""] = await list.getByRole("link").allTextContents();
  await make("3");
  await expect(list.getByText("Used: 0 of 3")).toHaveCount(1);
  expect(await stored(page, single)).toMatchObject({ usage_limit: 1 });
  expect(await stored(page, hidden)).toMatchObject({ usage_limit: null });

  const items = [{ variant_id: goods.variant_id, quantity: 1 }];
  await ownOrder(page, { items, discount: single });
  await expect.poll(() => stored(page, single)).toMatchObject({ usage_count: 1 });
  const { cart } = (await (
    await page.request.post("/store/carts", { data: { region_id: await europe(page), items } })
  ).json()) as { cart: { id: string } };
  const again = await page.request.post(`/store/carts/${cart.id}`, {
    data: { discounts: [{ code: single }] },
  });
  expect(again.ok()).toBe(false);
  for (const code of [...(await list.getByRole("link").allTextContents()), hidden])
    await page.request.delete(`/admin/discounts/${(await stored(page, code))?.id}`);
});
