import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
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

const wizard = (page: Page) => page.getByRole("dialog", { name: "New draft order" });
const next = (page: Page) => wizard(page).getByRole("button", { name: "Next" }).click();
const goTo = (page: Page, step: string) =>
  wizard(page).getByRole("button", { name: step, exact: true }).click();
const sums = (page: Page) => wizard(page).getByLabel("Before discounts and added tax");

/** Chooses products in the picker that is open. */
async function pick(page: Page, title: string): Promise<void> {
  const picker = page.getByRole("dialog", { name: "Add products" });
  await picker.getByRole("searchbox").fill(title);
  await picker.getByRole("checkbox", { name: title }).check();
  await picker.getByRole("button", { name: "Choose 1" }).click();
  await expect(picker).toBeHidden();
}

test("draft orders", async ({ signedIn: page }) => {
  test.slow();
  const goods = await ownGoods(page);

  await test.step("a draft order goes from the wizard to an order: totals stay visible, steps are linked, and going back or reloading loses nothing", async () => {
    const customer = email();
    await page.goto("/a/draft-orders");
    await page.getByRole("link", { name: "New draft order" }).click();
    await expect(wizard(page).getByText("Step 1 of 5")).toBeVisible();
    await next(page);
    await expect(wizard(page).getByText("This field is required.")).toBeVisible();
    await wizard(page).getByRole("radio", { name: "Europe" }).check();
    await next(page);

    await next(page);
    await expect(wizard(page).getByText("Add at least one item.")).toBeVisible();
    await wizard(page).getByRole("button", { name: "Add products" }).click();
    await pick(page, goods.title);
    const row = wizard(page).getByRole("group", { name: goods.title });
    await row.getByRole("spinbutton", { name: "Quantity" }).fill("3");
    await expect(sums(page)).toContainText("€60.00");
    await wizard(page).getByRole("button", { name: "Add custom item" }).click();
    const custom = wizard(page)
      .getByRole("group")
      .filter({ has: field(page, "Item") });
    await next(page);
    await expect(custom.getByText("This field is required.")).toBeVisible();
    await field(page, "Item").fill("Gift wrapping");
    await custom.getByRole("textbox", { name: "Unit price" }).fill("4.50");
    await expect(sums(page)).toContainText("€64.50");
    await next(page);

    await wizard(page).getByRole("radio", { name: "Standard, 2–4 days" }).check();
    await field(page, "Custom price").fill("3");
    await expect(sums(page)).toContainText("€67.50");

    // Another region has other prices and shipping options. After switching back, the first region's values are restored.
    await goTo(page, "Region");
    await wizard(page).getByRole("radio", { name: "Japan" }).check();
    await expect(sums(page)).not.toContainText("€");
    await wizard(page).getByRole("radio", { name: "Europe" }).check();
    await goTo(page, "Summary");
    await expect(wizard(page).getByText("Step 4 of 5")).toBeVisible();
    await expect(sums(page)).toContainText("€67.50");
    await field(page, "Email").fill("nobody");
    await field(page, "First name").fill("Ada");
    await next(page);
    await expect(wizard(page).getByText("Enter an email address")).toBeVisible();
    await expect(wizard(page).getByText("This field is required.").first()).toBeVisible();
    await field(page, "Email").fill(customer);
    await field(page, "Last name").fill("Walker");
    await field(page, "Address").fill("Am Sandtorkai 1");
    await field(page, "Postal code").fill("20457");
    await field(page, "City").fill("Hamburg");
    await wizard(page).getByRole("combobox", { name: "Country" }).selectOption("de");
    await next(page);

    page.once("dialog", (dialog) => void dialog.accept());
    await page.reload();
    await wizard(page).getByRole("button", { name: "Restore" }).click();
    await expect(sums(page)).toContainText("€67.50");
    await goTo(page, "Summary");
    await expect(wizard(page).getByText(/^Step/)).toBeHidden();
    await expect(wizard(page).getByText("20457 Hamburg")).toBeVisible();

    for (const [code, refusal] of [
      ["NO-SUCH-CODE", "This code doesn't exist."],
      ["TENBUCKS", "This code doesn't apply in this region."],
      ["PAUSED20", "This code is turned off."],
    ] as const) {
      await field(page, "Discount code").fill(code);
      await field(page, "Discount code").press("Enter");
      await expect(wizard(page).getByText(refusal)).toBeVisible();
    }
    // Typed text is used, even if its button wasn't pressed.
    await field(page, "Discount code").fill("WELCOME10");
    await wizard(page).getByLabel("Notify the customer about the order").uncheck();
    // The price is known before the draft exists: the server calculates it and stores nothing.
    await wizard(page).getByRole("button", { name: "Calculate total" }).click();
    const quote = wizard(page).getByLabel("Customer pays").getByText(/€/).last();
    await expect(quote).toBeVisible();
    const quoted = await quote.innerText();
    await expect(wizard(page)).toContainText("Custom items aren't taxed");
    expect((await ask<{ count: number }>(page, `draft-orders?q=${customer}`)).count).toBe(0);
    // The response is lost: the draft is found and isn't created again.
    let made = 0;
    await page.route("**/admin/draft-orders", async (route) => {
      if (route.request().method() !== "POST") return route.fallback();
      made++;
      await route.fetch();
      await route.abort();
    });
    await wizard(page).getByRole("button", { name: "Create draft order" }).dblclick();

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
    expect(quoted).toBe(`€${(draft.cart.total / 100).toFixed(2)}`);
    expect(
      draft.cart.items
        .map((item) => `${item.title}: ${item.quantity} at ${item.unit_price}`)
        .toSorted(),
    ).toEqual(["Gift wrapping: 1 at 450", `${goods.title}: 3 at 2000`].toSorted());
    await expect(page.getByText(`http://localhost:8000/payment/${draft.cart.id}`)).toBeVisible();

    // The response is lost: the order exists once, and the page opens it.
    const pays = await loseAnswers(page, "**/admin/draft-orders/*/pay");
    await page.getByRole("button", { name: "Mark as paid" }).click();
    const question = page.getByRole("alertdialog");
    await question.getByRole("button", { name: "Mark as paid" }).dblclick();
    await expect(page).toHaveURL(/\/a\/orders\/order_\w+/);
    const paid = await stored(page, draft.id);
    expect(pays()).toBe(1);
    await page.unroute("**/admin/draft-orders/*/pay");
    expect(paid).toMatchObject({ status: "completed", order_id: idIn(page) });
    const { order } = await ask<{ order: { payment_status: string; total: number } }>(
      page,
      `orders/${paid.order_id}`,
    );
    expect(order).toMatchObject({ payment_status: "captured", total: draft.cart.total });

    // Copies the order to another draft.
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("menuitem", { name: "Duplicate as draft order" }).click();
    await expect(wizard(page).getByText("Copied from #")).toBeVisible();
    await goTo(page, "Summary");
    await expect(wizard(page).getByLabel("Notify the customer about the order")).not.toBeChecked();

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
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`#${draft_order.display_id}`);

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

    await page.getByRole("button", { name: "Edit Shipping", exact: true }).click();
    await drawer
      .getByRole("combobox", { name: "Shipping" })
      .selectOption("Express, next day · €12.90");
    await drawer.getByRole("button", { name: "Save changes" }).click();
    await expect(drawer).toBeHidden();
    const sentBy = (await stored(page, id)).cart.shipping_methods;
    expect(sentBy.map((method) => method.shipping_option.name)).toEqual([
      expect.stringContaining("Express"),
    ]);

    await page.getByRole("button", { name: "Edit Shipping address" }).click();
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

    await page.getByRole("link", { name: "Duplicate" }).click();
    await expect(
      wizard(page).getByText(`Copied from #${draft_order.display_id}, with current prices.`),
    ).toBeVisible();
    await goTo(page, "Summary");
    await expect(wizard(page).getByText("20457 Hamburg")).toBeVisible();
    await wizard(page).getByRole("button", { name: "Create draft order" }).click();
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

  await test.step("paying or deleting a draft that someone else already paid leads to its order", async () => {
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
