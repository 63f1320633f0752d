import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { choose } from "./choose.ts";
import { europe, fillAddress, ownGoods, standardShipping } from "./own-orders.ts";
import { begin } from "./own-products.ts";
import { fromMore, moreActions } from "./menus.ts";
import { confirmByTyping, expect, field, loseAnswers, openInApp, rows, test } from "./shop.ts";

interface Cart {
  id: string;
  email: string;
  total: number;
  subtotal: number;
  shipping_total: number;
  discount_total: number;
  items: {
    id: string;
    title: string;
    variant_id: string | null;
    unit_price: number;
    quantity: number;
  }[];
  shipping_methods: { price: number; shipping_option: { name: string } }[];
  shipping_address: { address_1: string; city: string; country_code: string } | null;
  billing_address: { city: string } | null;
  discounts: { code: string }[];
}
interface Draft {
  id: string;
  display_id: number;
  status: string;
  order_id: string | null;
  no_notification_order: boolean | null;
  cart: Cart;
}
const ask = async <Answer>(page: Page, path: string) =>
  (await (await page.request.get(`/admin/${path}`)).json()) as Answer;
const stored = async (page: Page, id: string) =>
  (await ask<{ draft_order: Draft }>(page, `draft-orders/${id}`)).draft_order;
const idIn = (page: Page) => page.url().split("/").at(-1)?.split("?")[0] ?? "";
const email = () => `draft-${randomUUID().slice(0, 8)}@example.test`;

const main = (page: Page) => page.getByRole("main");
const region = (page: Page) => page.getByRole("combobox", { name: "Region" });
const create = (page: Page) => page.getByRole("button", { name: "Create draft order" });
const sums = (page: Page) => page.getByLabel("Before discounts and added tax");
const paid = (page: Page) => page.getByLabel("Customer pays");

/** Chooses products in the picker that is open. */
async function pick(page: Page, title: string): Promise<void> {
  const picker = page.getByRole("dialog", { name: "Add products" });
  await picker.getByRole("searchbox").fill(title);
  await picker.getByRole("checkbox", { name: title }).check();
  await picker.getByRole("button", { name: "Choose 1" }).click();
  await expect(picker).toBeHidden();
}

test("a draft order is created, changed, and paid, and becomes an order", async ({
  signedIn: page,
}) => {
  test.slow();
  const goods = await ownGoods(page);

  await test.step("a draft order is created on one page and becomes an order: the summary follows each change, and no input is lost when the region changes or the page reloads", async () => {
    const customer = email();
    // Returns no draft orders, because the region of the newest one would be the default.
    const newest = /draft-orders\?(.*&)?limit=1(&|$)/;
    await page.route(newest, (route) =>
      route.fulfill({ json: { draft_orders: [], count: 0, offset: 0, limit: 1 } }),
    );
    await page.goto("/a/draft-orders");
    await page.getByRole("link", { name: "New draft order" }).click();
    await expect(main(page).locator("form :focus")).toHaveCount(1);
    // Sections that depend on the region ask for it, and the first problem has the focus.
    await expect(page.getByRole("region", { name: "Shipping" })).toContainText(
      "Choose a region first.",
    );
    await create(page).click();
    await expect(main(page).getByText("Add at least one item.")).toBeVisible();
    await expect(main(page).getByText("This field is required.")).toBeVisible();
    await expect(main(page).getByRole("combobox", { name: "Add products" })).toBeFocused();
    // Products are found by typing. They have prices once a region is chosen.
    await choose(page, "Add products", goods.title);
    const row = main(page).getByRole("group", { name: goods.title });
    await expect(row.getByRole("spinbutton", { name: "Quantity" })).toHaveValue("1");
    await expect(row.getByRole("textbox", { name: "Unit price" })).toBeHidden();
    await region(page).selectOption("Europe · EUR");
    await expect(sums(page)).toContainText("€20.00");
    // The chosen product is checked in the picker, where it can be removed.
    const browse = main(page).getByRole("button", { name: "Choose: Items" });
    const picker = page.getByRole("dialog", { name: "Add products" });
    await browse.click();
    await picker.getByRole("searchbox").fill(goods.title);
    await picker.getByRole("checkbox", { name: goods.title }).first().uncheck();
    await picker.getByRole("button", { name: /^Choose/ }).click();
    await expect(row).toBeHidden();
    await expect(page.getByRole("region", { name: "Shipping" })).toContainText(
      "Add an item first.",
    );
    await browse.click();
    await pick(page, goods.title);
    await row.getByRole("spinbutton", { name: "Quantity" }).fill("3");
    await expect(sums(page)).toContainText("€60.00");
    await main(page).getByRole("button", { name: "Add custom item" }).click();
    const custom = main(page)
      .getByRole("group")
      .filter({ has: field(page, "Item") });
    await expect(custom.getByText("This field is required.")).toBeVisible();
    await expect(field(page, "Item")).toBeFocused();
    await field(page, "Item").fill("Gift wrapping");
    await custom.getByRole("textbox", { name: "Unit price" }).fill("4.50");
    await expect(sums(page)).toContainText("€64.50");

    await main(page).getByRole("radio", { name: "Standard, 2–4 days" }).check();
    await field(page, "Custom price").fill("3");
    await expect(sums(page)).toContainText("€67.50");

    // A different region has different prices and shipping options. Switching back restores the first region's values.
    await region(page).selectOption("Japan · JPY");
    await expect(sums(page)).not.toContainText("€");
    await region(page).selectOption("Europe · EUR");
    await expect(sums(page)).toContainText("€67.50");
    await field(page, "Email").fill("nobody");
    await field(page, "First name").fill("Ada");
    await field(page, "Discount code").press("Control+Enter");
    await expect(main(page).getByText("Enter an email address")).toBeVisible();
    await expect(main(page).getByText("This field is required.").first()).toBeVisible();
    await field(page, "Email").fill(customer);
    await field(page, "Last name").fill("Walker");
    await field(page, "Street and number").fill("Am Sandtorkai 1");
    await field(page, "Postal code").fill("20457");
    await field(page, "City").fill("Hamburg");

    // Leaving asks first, and a reload keeps the input.
    await page.getByRole("link", { name: "Draft orders" }).first().click();
    const leaving = page.getByRole("alertdialog");
    await leaving.getByRole("button", { name: "Keep editing" }).click();
    await expect(leaving).toBeHidden();
    page.once("dialog", (dialog) => void dialog.accept());
    await page.reload();
    await main(page).getByRole("button", { name: "Restore" }).click();
    await expect(sums(page)).toContainText("€67.50");
    await expect(field(page, "City")).toHaveValue("Hamburg");

    for (const [code, refusal] of [
      ["NO-SUCH-CODE", "This code doesn't exist."],
      ["TENBUCKS", "This code doesn't apply in this region."],
      ["PAUSED20", "This code is turned off."],
    ] as const) {
      await field(page, "Discount code").fill(code);
      await field(page, "Discount code").press("Enter");
      await expect(main(page).getByText(refusal)).toBeVisible();
    }
    await field(page, "Discount code").fill("WELCOME10");
    await field(page, "Discount code").press("Enter");
    await main(page).getByLabel("Notify the customer about the order").uncheck();
    // The price is shown before the draft exists: once the form is complete, the server calculates the price without storing
    // anything.
    await main(page).getByRole("combobox", { name: "Country" }).selectOption("de");
    await expect(paid(page)).toContainText("Discount");
    await expect(main(page)).toContainText("Custom items aren't taxed");
    const amounts = (await paid(page).getByRole("definition").allInnerTexts()).map((text) =>
      Math.round(Number(text.replaceAll(/[^\d.-]/g, "")) * 100),
    );
    const terms = await paid(page).getByRole("term").allInnerTexts();
    const amountOf = (term: string) => amounts[terms.indexOf(term)] ?? 0;
    expect(amountOf("Items") + amountOf("Discount") + amountOf("Shipping")).toBe(amountOf("Total"));
    expect(amountOf("Tax included")).toBeGreaterThan(0);
    await expect(page.getByRole("region", { name: "New draft order" })).toContainText(
      `Total: €${(amountOf("Total") / 100).toFixed(2)}`,
    );
    expect((await ask<{ count: number }>(page, `draft-orders?q=${customer}`)).count).toBe(0);
    // The total of a changed line is updated, even if the response with the new total is lost.
    const quotes = await loseAnswers(page, "**/admin/draft-orders");
    await row.getByRole("spinbutton", { name: "Quantity" }).fill("4");
    await expect(paid(page)).toContainText("€84.50");
    expect(quotes()).toBe(1);
    expect((await ask<{ count: number }>(page, `draft-orders?q=${customer}`)).count).toBe(0);
    await page.unroute("**/admin/draft-orders");
    await row.getByRole("spinbutton", { name: "Quantity" }).fill("3");
    await expect(paid(page)).toContainText("€64.50");
    // A code that was typed is used, even if its button isn't pressed.
    await main(page).getByRole("button", { name: "Remove WELCOME10" }).click();
    await expect(paid(page).filter({ hasNotText: "Discount" })).toBeVisible();
    await field(page, "Discount code").fill("WELCOME10");
    const quoted = amountOf("Total");
    // The response is lost. The form finds the created draft, and doesn't create it again.
    let made = 0;
    await page.route("**/admin/draft-orders", async (route) => {
      if (route.request().method() !== "POST") return route.fallback();
      made++;
      await route.fetch();
      await route.abort();
    });
    await create(page).dblclick();

    await expect(page).toHaveURL(/\/a\/draft-orders\/dorder_\w+$/);
    expect(made).toBe(1);
    await page.unroute("**/admin/draft-orders");
    const draft = await stored(page, idIn(page));
    expect((await ask<{ count: number }>(page, `draft-orders?q=${customer}`)).count).toBe(1);
    expect(draft.no_notification_order).toBe(true);
    await expect(page.getByText("The customer isn't notified about the order.")).toBeVisible();
    expect(draft.cart).toMatchObject({
      email: customer,
      shipping_total: 300,
      discounts: [{ code: "WELCOME10" }],
      shipping_address: { address_1: "Am Sandtorkai 1", city: "Hamburg", country_code: "de" },
      billing_address: { city: "Hamburg" },
    });
    expect(quoted).toBe(draft.cart.total);
    expect(
      draft.cart.items
        .map((item) => `${item.title}: ${item.quantity} at ${item.unit_price}`)
        .toSorted(),
    ).toEqual(["Gift wrapping: 1 at 450", `${goods.title}: 3 at 2000`].toSorted());
    await expect(page.getByText(`http://localhost:8000/payment/${draft.cart.id}`)).toBeVisible();

    // The response is lost. There is only one order, and the page opens it.
    const pays = await loseAnswers(page, "**/admin/draft-orders/*/pay");
    await page.getByRole("button", { name: "Mark as paid" }).click();
    const question = page.getByRole("alertdialog");
    await question.getByRole("button", { name: "Mark as paid" }).dblclick();
    await expect(page).toHaveURL(/\/a\/orders\/order_\w+/);
    const sold = await stored(page, draft.id);
    expect(pays()).toBe(1);
    await page.unroute("**/admin/draft-orders/*/pay");
    expect(sold).toMatchObject({ status: "completed", order_id: idIn(page) });
    const { order } = await ask<{ order: { payment_status: string; total: number } }>(
      page,
      `orders/${sold.order_id}`,
    );
    expect(order).toMatchObject({ payment_status: "captured", total: draft.cart.total });

    // The form for a new draft contains a copy of the order.
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("menuitem", { name: "Duplicate as draft order" }).click();
    await expect(main(page).getByText("Copied from #")).toBeVisible();
    await expect(main(page).getByLabel("Notify the customer about the order")).not.toBeChecked();

    // A draft that became an order can't be deleted, even in a bulk action. The report gives the reason.
    await openInApp(page, `draft-orders?q=${customer}`);
    await page.getByRole("checkbox", { name: "Select this page" }).check();
    await begin(page, "Delete");
    const deletion = page.getByRole("alertdialog");
    await confirmByTyping(deletion);
    await deletion.getByRole("button", { name: "Delete" }).click();
    await expect(deletion).toContainText("A completed draft order can't be deleted.");
    expect((await stored(page, draft.id)).status).toBe("completed");

    await openInApp(page, `draft-orders/${draft.id}`);
    await expect(page.getByText("This draft became an order")).toBeVisible();
    await expect(page.getByRole("button", { name: "Mark as paid" })).toBeHidden();
    await expect(page.getByRole("link", { name: /Open order #\d+/ })).toBeVisible();
    await page.unroute(newest);
    await openInApp(page, "draft-orders/new");
    await expect(region(page)).not.toHaveValue("");
  });

  await test.step("a draft order is changed on its page, found in the list by its status, copied, and deleted", async () => {
    const [one, other] = [goods, await ownGoods(page)];
    const customer = email();
    const made = await page.request.post("/admin/draft-orders", {
      data: {
        email: customer,
        region_id: await europe(page),
        items: [{ variant_id: one.variant_id, quantity: 1 }],
        shipping_methods: [{ option_id: await standardShipping(page) }],
      },
    });
    const { draft_order } = (await made.json()) as { draft_order: Draft };
    const { id } = draft_order;

    await openInApp(page, `draft-orders?q=${customer}&status=open`);
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole("link", { name: `#${draft_order.display_id}` }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      `Draft order #${draft_order.display_id}`,
    );

    await page.getByRole("button", { name: "Add products" }).click();
    await pick(page, other.title);
    await expect(page.getByRole("button", { name: `Edit ${other.title}` })).toBeVisible();
    await page.getByRole("button", { name: "Add custom item" }).click();
    const drawer = page.getByRole("dialog");
    await drawer.getByRole("button", { name: "Save changes" }).click();
    await expect(drawer.getByText("This field is required.")).toBeVisible();
    await field(page, "Item").fill("Engraving");
    await field(page, "Unit price").fill("12");
    const lines = `**/admin/draft-orders/${id}/line-items`;
    const added = await loseAnswers(page, lines);
    await drawer.getByRole("button", { name: "Save changes" }).dblclick();
    await expect(drawer).toBeHidden();
    expect(added()).toBe(1);
    await page.unroute(lines);
    await page.getByRole("button", { name: `Edit ${one.title}` }).click();
    await drawer.getByRole("spinbutton", { name: "Quantity" }).fill("4");
    await drawer.getByRole("button", { name: "Save changes" }).click();
    await expect(drawer).toBeHidden();
    await page.getByRole("button", { name: `Remove ${other.title}` }).click();
    await expect(page.getByRole("button", { name: `Edit ${other.title}` })).toBeHidden();
    await expect.poll(async () => (await stored(page, id)).cart.shipping_total).toBe(490);
    const changed = (await stored(page, id)).cart;
    expect(
      changed.items
        .map((item) => `${item.title}: ${item.quantity} at ${item.unit_price}`)
        .toSorted(),
    ).toEqual(["Engraving: 1 at 1200", `${one.title}: 4 at 2000`].toSorted());

    await page.getByRole("button", { name: "Shipping", exact: true }).click();
    await drawer
      .getByRole("combobox", { name: "Shipping" })
      .selectOption("Express, next day · €12.90");
    await drawer.getByRole("button", { name: "Save changes" }).click();
    await expect(drawer).toBeHidden();
    const sentBy = (await stored(page, id)).cart.shipping_methods;
    expect(sentBy.map((method) => method.shipping_option.name)).toEqual([
      expect.stringContaining("Express"),
    ]);

    await page.getByRole("button", { name: "Shipping address" }).click();
    await fillAddress(page);
    await drawer.getByRole("button", { name: "Save changes" }).click();
    await expect(drawer.getByText("This field is required.")).toBeVisible();
    await drawer.getByRole("combobox", { name: "Country" }).selectOption("de");
    await drawer.getByRole("button", { name: "Save changes" }).click();
    await expect(drawer).toBeHidden();
    expect((await stored(page, id)).cart.shipping_address).toMatchObject({ city: "Hamburg" });

    await field(page, "Discount code").fill("WELCOME10");
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await expect(page.getByRole("button", { name: "Remove WELCOME10" })).toBeVisible();
    expect((await stored(page, id)).cart.discount_total).toBeGreaterThan(0);
    await page.getByRole("button", { name: "Remove WELCOME10" }).click();
    await expect(page.getByRole("button", { name: "Remove WELCOME10" })).toBeHidden();
    expect((await stored(page, id)).cart.discounts).toEqual([]);

    await fromMore(page, "Duplicate");
    await expect(
      main(page).getByText(`Copied from #${draft_order.display_id}, with current prices.`),
    ).toBeVisible();
    await expect(field(page, "City")).toHaveValue("Hamburg");
    await create(page).click();
    await expect(page).toHaveURL(/\/a\/draft-orders\/dorder_\w+$/);
    const copy = await stored(page, idIn(page));
    expect(copy.id).not.toBe(id);
    expect(copy.cart).toMatchObject({
      email: customer,
      total: (await stored(page, id)).cart.total,
    });

    await fromMore(page, "Delete");
    const question = page.getByRole("alertdialog");
    await confirmByTyping(question);
    await question.getByRole("button", { name: "Delete", exact: true }).click();
    await expect(page).toHaveURL(/\/a\/draft-orders(\?|$)/);
    expect((await page.request.get(`/admin/draft-orders/${copy.id}`)).status()).toBe(404);
    await page.request.delete(`/admin/draft-orders/${id}`);
  });

  await test.step("a draft that someone else has already paid can't be paid again or deleted, and leads to its order", async () => {
    const open = async () => {
      const made = await page.request.post("/admin/draft-orders", {
        data: {
          email: email(),
          region_id: await europe(page),
          items: [{ variant_id: goods.variant_id, quantity: 1 }],
          shipping_methods: [{ option_id: await standardShipping(page) }],
        },
      });
      const { draft_order } = (await made.json()) as { draft_order: Draft };
      await openInApp(page, `draft-orders/${draft_order.id}`);
      return draft_order;
    };
    const draft_order = await open();
    await page.getByRole("button", { name: "Mark as paid" }).click();
    const question = page.getByRole("alertdialog");
    await expect(question).toBeVisible();
    expect((await page.request.post(`/admin/draft-orders/${draft_order.id}/pay`)).ok()).toBe(true);
    await question.getByRole("button", { name: "Mark as paid" }).click();
    await expect(page.getByText("This draft became an order")).toBeVisible();
    await expect(page).toHaveURL(/\/a\/orders\/order_\w+/);
    expect((await stored(page, draft_order.id)).order_id).toBe(idIn(page));

    const other = await open();
    await fromMore(page, "Delete");
    await confirmByTyping(question);
    expect((await page.request.post(`/admin/draft-orders/${other.id}/pay`)).ok()).toBe(true);
    await question.getByRole("button", { name: "Delete", exact: true }).click();
    await expect(question).toContainText("A completed draft order can't be deleted.");
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(question).toBeHidden();
    await moreActions(page).click();
    await expect(page.getByRole("menuitem", { name: "Delete" })).toBeDisabled();
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: /Open order #\d+/ }).click();
    await expect(page).toHaveURL(/\/a\/orders\/order_\w+/);
    expect((await stored(page, other.id)).order_id).toBe(idIn(page));
  });
});
