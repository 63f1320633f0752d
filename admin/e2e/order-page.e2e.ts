import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { keysOf } from "./keys.ts";
import { orderState, ownGoods, ownOrder, type OwnOrder } from "./own-orders.ts";
import {
  confirmByTyping,
  expect,
  field,
  goInApp,
  returnToWindow,
  openInApp,
  rows,
  test,
} from "./shop.ts";

const openOrder = async (page: Page, { id, display_id }: OwnOrder): Promise<void> => {
  await openInApp(page, `orders/${id}`);
  await expect(page.getByRole("heading", { level: 1, name: `Order #${display_id}` })).toBeVisible();
  await expect(page).toHaveTitle(`Order #${display_id} · Countertop`);
};
const notesOf = async (page: Page, { id }: OwnOrder): Promise<string[]> => {
  const answer = await page.request.get(`/admin/notes?resource_id=${id}`);
  return ((await answer.json()) as { notes: { value: string }[] }).notes.map(({ value }) => value);
};
const timeline = (page: Page) => page.getByRole("list", { name: "Timeline" });
const saveIn = async (page: Page, title: string, action = "Save changes"): Promise<void> => {
  const drawer = page.getByRole("dialog", { name: title });
  await drawer.getByRole("button", { name: action, exact: true }).click();
  await expect(drawer).toBeHidden();
};
/** The customer and the addresses of an order, as the server returns them. */
interface Whom {
  email: string;
  customer_id: string;
  shipping_address: Record<string, string | null>;
  billing_address: Record<string, string | null>;
}

test("an order is viewed, edited, completed, and archived on its page", async ({
  signedIn: page,
}) => {
  await test.step("an order's page shows the first thing to do, the items with their prices, and the customer", async () => {
    const goods = await ownGoods(page, { price: 5000 });
    const order = await ownOrder(page, {
      items: [{ variant_id: goods.variant_id, quantity: 2 }],
      discount: "WELCOME10",
      lastName: "Lovelace",
    });
    // While the order loads, the placeholder has the page's layout: facts, the next step, items, and the customer.
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    await page.route(`**/admin/orders/${order.id}?*`, async (route) => {
      await answered;
      await route.continue();
    });
    await openInApp(page, "orders");
    await expect(rows(page).first()).toBeVisible();
    await goInApp(page, `orders/${order.id}`);
    const [busy, cards] = [page.locator("main [aria-busy]"), page.locator("main .card__root")];
    await expect(busy.locator(".card__root")).toHaveCount(5);
    const before = (await cards.first().boundingBox())?.y;
    answer();
    await expect(busy).toBeHidden();
    expect(Math.abs(((await cards.first().boundingBox())?.y ?? 0) - (before ?? 0))).toBeLessThan(9);
    await openOrder(page, order);
    const todo = page.getByRole("list", { name: "To do next" }).getByRole("listitem");
    await expect(todo.first()).toContainText("Payment to capture");
    await expect(todo.filter({ hasText: "Items to fulfill" })).toContainText("2");

    const line = page.getByRole("list", { name: "Items" }).getByRole("listitem");
    await expect(line).toHaveCount(1);
    await expect(line).toContainText(goods.title);
    await expect(line).toContainText(`One size · ${goods.sku}`);
    await expect(line).toContainText("€50.00 × 2");
    await expect(line).toContainText("Not fulfilled");
    // Prices in the region include tax. The figures on the page include it too, and add up to the server's total.
    await expect(page.getByRole("region", { name: "Items" })).toContainText("Prices include tax");
    const totals = page.getByLabel("Totals", { exact: true });
    const stored = await orderState<Record<string, number>>(page, order);
    const amountOf = (name: string) => stored[name] ?? 0;
    const shipping = amountOf("shipping_total") + amountOf("shipping_tax_total");
    const euros = (amount: number) =>
      new Intl.NumberFormat("en", { style: "currency", currency: "EUR" }).format(amount / 100);
    for (const [term, amount] of [
      ["Items", 10000],
      ["DiscountWELCOME10", amountOf("total") - shipping - 10000],
      ["ShippingStandard, 2–4 days", shipping],
      ["Total", amountOf("total")],
      ["Tax included19%", amountOf("tax_total")],
      ["Authorized, not captured", amountOf("paid_total")],
    ] as const)
      await expect(
        totals
          .locator("div", { has: page.locator("dt", { hasText: new RegExp(`^${term}`) }) })
          .first(),
      ).toContainText(euros(amount));
    await expect(totals.getByRole("link", { name: "WELCOME10" })).toHaveAttribute(
      "href",
      /^\/a\/discounts\/disc_\w+$/,
    );
    const customer = page.getByRole("region", { name: "Customer" });
    await expect(customer.getByRole("link", { name: "Ada Lovelace" })).toHaveAttribute(
      "href",
      `/a/customers/${order.customer_id}`,
    );
    await expect(customer).toContainText("No other orders");

    // Another operator's changes appear when the user returns to the window.
    await page.request.post(`/admin/orders/${order.id}/capture`);
    await page.request.post(`/admin/orders/${order.id}/refund`, {
      data: { amount: 700, reason: "other", note: "Dent in the lid" },
    });
    await returnToWindow(page);
    await expect(timeline(page)).toContainText("Dent in the lid");
    await expect(totals).toContainText("-€7.00");
    await expect(totals).toContainText("Net");
    await expect(timeline(page).getByRole("listitem").first()).toContainText("Refunded");
    await page.getByRole("combobox", { name: "Show" }).selectOption("Payment");
    await expect(timeline(page)).not.toContainText("Order placed");
    await expect(timeline(page)).toContainText("Payment captured");

    // A refunded order can't be canceled, and the menu gives the reason.
    await page.getByRole("button", { name: "More" }).click();
    const cancel = page.getByRole("menuitem", { name: /Cancel order/ });
    await expect(cancel).toContainText("An order with a refund can't be canceled.");
    await expect(cancel).toBeDisabled();
  });

  const order = await ownOrder(page);
  await openOrder(page, order);

  await test.step("contact and addresses are edited, and no input is lost if the server rejects a change", async () => {
    await page.getByRole("button", { name: "Contact" }).click();
    await field(page, "Email *").or(field(page, "Email")).fill("not-an-address");
    await page.getByRole("dialog").getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText("Enter an email address like name@example.com.")).toBeVisible();
    const email = `new-${randomUUID().slice(0, 8)}@example.test`;
    await page.getByRole("dialog").getByRole("textbox", { name: "Email" }).fill(email);
    await page.getByRole("dialog").getByRole("textbox", { name: "Phone" }).fill("+49 40 1234");
    await saveIn(page, "Edit contact");
    let stored = await orderState<Whom>(page, order);
    expect(stored.email).toBe(email);
    // The other fields of the address don't change.
    expect(stored.shipping_address).toMatchObject({ phone: "+49 40 1234", city: "Hamburg" });

    await page.getByRole("button", { name: "Shipping address" }).click();
    const drawer = page.getByRole("dialog", { name: "Edit shipping address" });
    // Only countries of the region are offered.
    await expect(
      drawer.getByRole("combobox", { name: "Country" }).locator("option"),
    ).not.toContainText(["United States"]);
    await drawer.getByRole("textbox", { name: "City" }).fill("Wien");
    await drawer.getByRole("combobox", { name: "Country" }).selectOption("Austria");
    await page.route(
      `**/admin/orders/${order.id}`,
      (route) =>
        route.request().method() === "POST"
          ? route.fulfill({
              status: 400,
              json: {
                type: "invalid_data",
                message: "Shipping country must be in the order region",
              },
            })
          : route.fallback(),
      { times: 1 },
    );
    await drawer.getByRole("button", { name: "Save changes" }).click();
    await expect(drawer).toContainText("Shipping country must be in the order region");
    await expect(drawer.getByRole("textbox", { name: "City" })).toHaveValue("Wien");
    await saveIn(page, "Edit shipping address");
    stored = await orderState<Whom>(page, order);
    expect(stored.shipping_address).toMatchObject({ city: "Wien", country_code: "at" });
    expect(stored.billing_address).toMatchObject({ city: "Hamburg", country_code: "de" });
    await page.getByRole("button", { name: "Billing address" }).click();
    await page.getByRole("dialog").getByRole("textbox", { name: "Company" }).fill("Kettles GmbH");
    await saveIn(page, "Edit billing address");
    stored = await orderState<Whom>(page, order);
    expect(stored.billing_address).toMatchObject({ company: "Kettles GmbH", city: "Hamburg" });
  });

  await test.step("an order that someone else has fulfilled isn't canceled, and the dialog gives the reason", async () => {
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("menuitem", { name: /Cancel order/ }).click();
    const question = page.getByRole("alertdialog");
    await confirmByTyping(question);
    const items = order.items.map(({ id: item_id, quantity }) => ({ item_id, quantity }));
    await page.request.post(`/admin/orders/${order.id}/fulfillment`, { data: { items } });
    await question.getByRole("button", { name: "Cancel order" }).click();
    await expect(question).toContainText("All fulfillments must be canceled");
    await expect(question).toContainText(
      "This has changed in the meantime: Cancel the order's fulfillments first.",
    );
    expect((await orderState(page, order)).status).toBe("pending");
    await question.getByRole("button", { name: "Keep it" }).click();
    // Cancels the fulfillment for the next step.
    const [packed] = (await orderState(page, order)).fulfillments;
    const unpacked = await page.request.post(
      `/admin/orders/${order.id}/fulfillments/${packed?.id}/cancel`,
    );
    expect(unpacked.ok()).toBe(true);
    await returnToWindow(page);
    await expect(timeline(page)).toContainText("Fulfillment canceled");
  });

  await test.step("with the keyboard only, notes are written, changed, and deleted, and an order is completed, archived, and canceled", async () => {
    const { press, tabTo } = keysOf(page);
    await expect(timeline(page)).toContainText("Order placed");
    await press("?");
    const help = page.getByRole("dialog");
    for (const name of ["Add note", "Cancel order"]) await expect(help).toContainText(name);
    await press("Escape");
    await expect(help).toBeHidden();

    await press("n");
    await expect(page.getByRole("textbox", { name: "Note" })).toBeFocused();
    await page.keyboard.type("Call before noon.");
    await press("Control+s");
    await expect(timeline(page)).toContainText("Call before noon.");
    expect(await notesOf(page, order)).toEqual(["Call before noon."]);
    await expect(page.getByRole("dialog")).toBeHidden();
    await tabTo("Edit note");
    await press("Enter");
    await expect(page.getByRole("textbox", { name: "Note" })).toBeFocused();
    await press("Control+a");
    await page.keyboard.type("Call after noon.");
    await press("Control+s");
    await expect(timeline(page)).toContainText("Call after noon.");
    expect(await notesOf(page, order)).toEqual(["Call after noon."]);
    await expect(page.getByRole("dialog")).toBeHidden();
    await page.getByRole("button", { name: "Delete note" }).press("Enter");
    const deleting = page.getByRole("alertdialog");
    await expect(deleting).toContainText("Call after noon.");
    await expect(deleting.getByRole("button", { name: "Cancel" })).toBeFocused();
    await tabTo("Delete note");
    await press("Enter");
    await expect(timeline(page)).not.toContainText("Call after noon.");
    expect(await notesOf(page, order)).toEqual([]);

    const choose = async (name: RegExp) => {
      await expect(page.getByRole("alertdialog")).toBeHidden();
      // When a focused notice is dismissed, the focus returns to the element that had it before.
      await expect(page.getByRole("button", { name: "Dismiss" })).toHaveCount(0);
      await tabTo("More", "Shift+Tab");
      await press("Enter");
      await expect(page.getByRole("menu")).toBeVisible();
      const item = page.getByRole("menuitem", { name });
      for (let steps = 0; steps < 8; steps += 1) {
        if ((await item.getAttribute("data-highlighted")) !== null) break;
        await press("ArrowDown");
      }
      await press("Enter");
    };
    await choose(/Complete order/);
    const asked = page.getByRole("alertdialog");
    await expect(asked).toContainText("without checking payment or shipping");
    await expect(asked.getByRole("button", { name: "Cancel", exact: true })).toBeFocused();
    await tabTo("Complete order");
    await press("Enter");
    await expect.poll(async () => (await orderState(page, order)).status).toBe("completed");
    await choose(/Archive order/);
    await expect(asked.getByRole("button", { name: "Cancel", exact: true })).toBeFocused();
    await tabTo("Archive order");
    await press("Enter");
    await expect.poll(async () => (await orderState(page, order)).status).toBe("archived");

    await expect(asked).toBeHidden();
    await press("Shift+c");
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText("uncaptured payments are released");
    await expect(question.getByRole("button", { name: "Cancel order" })).toBeDisabled();
    await tabTo(`Type #${order.display_id} to confirm`);
    await page.keyboard.type(`#${order.display_id}`);
    await press("Enter");
    await expect.poll(async () => (await orderState(page, order)).status).toBe("canceled");
    await expect(timeline(page)).toContainText("Order canceled");
  });
});
