import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { keysOf } from "./keys.ts";
import { ownGoods, ownOrder } from "./own-orders.ts";
import { bar } from "./own-products.ts";
import { confirmByTyping, expect, rows, test, openInApp } from "./shop.ts";

interface Reservation {
  id: string;
  quantity: number;
  description: string | null;
  line_item_id: string | null;
  metadata: Record<string, unknown> | null;
}
const reserved = async (page: Page, item: string): Promise<Reservation[]> => {
  const answer = await page.request.get(
    `/admin/reservations?inventory_item_id[]=${item}&order=created_at`,
  );
  return ((await answer.json()) as { reservations: Reservation[] }).reservations;
};
const main = (page: Page) => page.getByRole("main");

test("stock is reserved and released, with a pointer and with the keyboard only", async ({
  signedIn: page,
}) => {
  await test.step("stock is reserved up to the available quantity; reservations are found by item, order, and words, and changed and released, one or more at a time", async () => {
    test.slow();
    const goods = await ownGoods(page, { stock: 10 });
    const order = await ownOrder(page, { items: [{ variant_id: goods.variant_id, quantity: 3 }] });
    await expect.poll(async () => (await reserved(page, goods.inventory_item_id)).length).toBe(1);

    await openInApp(page, "inventory/reservations?edit=create");
    const drawer = page.getByRole("dialog", { name: "New reservation" });
    await drawer.getByRole("button", { name: "Choose an item" }).click();
    const picker = page.getByRole("dialog", { name: "Choose an item" });
    await picker.getByRole("searchbox").fill(goods.sku);
    await expect(picker.getByRole("radio")).toHaveCount(1);
    await picker.getByRole("radio").check();
    await picker.getByRole("button", { name: "Choose", exact: true }).click();
    await expect(picker).toBeHidden();
    await drawer.getByRole("combobox", { name: "Location" }).selectOption("Hamburg, Speicherstadt");
    await drawer.getByRole("spinbutton", { name: "Quantity" }).fill("8");
    await drawer.getByRole("textbox", { name: "Description" }).fill(`Window ${goods.sku}`);
    await expectAccessible(page);
    await drawer.getByRole("button", { name: "Create", exact: true }).click();
    await expect(drawer.getByText("Only 7 can be reserved here.")).toBeVisible();
    expect(await reserved(page, goods.inventory_item_id)).toHaveLength(1);
    await drawer.getByRole("spinbutton", { name: "Quantity" }).fill("2");
    await drawer.getByRole("button", { name: "Create", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: goods.title })).toBeVisible();
    await expect(drawer).toBeHidden();
    const [, made] = await reserved(page, goods.inventory_item_id);
    expect(made).toMatchObject({ quantity: 2, description: `Window ${goods.sku}` });
    await expect(page).toHaveURL(new RegExp(`/a/inventory/reservations/${made?.id}$`));

    // The two units of this reservation count as available: 7 of 10, because the order has reserved three.
    const quantity = main(page).getByRole("spinbutton", { name: "Quantity" });
    await quantity.fill("9");
    await quantity.press("Tab");
    await page.keyboard.press("Control+s");
    await expect(main(page).getByText("Only 7 can be reserved here.")).toBeVisible();
    await quantity.fill("7");
    await quantity.press("Tab");
    await page.keyboard.press("Control+s");
    await expect
      .poll(async () => (await reserved(page, goods.inventory_item_id))[1]?.quantity)
      .toBe(7);
    await expect(page.getByText("Unsaved changes")).toBeHidden();

    // Finds the reservation by order, by description, and by item.
    await openInApp(page, `inventory/reservations?q=%23${order.display_id}`);
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page).getByRole("link", { name: `#${order.display_id}` })).toHaveAttribute(
      "href",
      `/a/orders/${order.id}`,
    );
    await openInApp(page, `inventory/reservations?q=Window ${goods.sku}`);
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText("Window");
    await openInApp(page, "inventory/reservations");
    await page.getByRole("button", { name: "Filter", exact: true }).click();
    await page.getByRole("menuitem", { name: "Description" }).click();
    await page.getByRole("textbox", { name: "Description" }).fill(goods.sku.toLowerCase());
    await page.keyboard.press("Escape");
    await expect(rows(page)).toHaveCount(1);
    await expect(page).toHaveURL(new RegExp(`description=${goods.sku.toLowerCase()}`));
    // Chooses the order, and then one of the order's items.
    await openInApp(page, "inventory/reservations");
    await page.getByRole("button", { name: "Filter", exact: true }).click();
    await page.getByRole("menuitem", { name: "Order", exact: true }).click();
    await page.getByRole("searchbox", { name: "Search in Order" }).fill(String(order.display_id));
    await page.getByRole("checkbox", { name: `#${order.display_id}`, exact: true }).check();
    await page.keyboard.press("Escape");
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText(`#${order.display_id}`);
    await page.reload();
    await expect(
      page.getByRole("button", { name: `Order: #${order.display_id}`, exact: true }),
    ).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
    await openInApp(page, `inventory/reservations?item=${goods.inventory_item_id}&quantity=4..`);
    await expect(rows(page)).toHaveCount(1);
    // The search applies to the filtered rows. It finds an order number or a SKU while the list is filtered by an item, an
    // order, a day, or an author.
    const item = goods.inventory_item_id;
    const session = (await (await page.request.get("/admin/auth")).json()) as {
      user: { id: string };
    };
    for (const [address, count] of [
      [`item=${item}&q=%23${order.display_id}`, 1],
      [`for=${order.id}&q=${goods.sku}`, 1],
      [`for=${order.id}&q=Window`, 0],
      [`item=${item}&by=${session.user.id}`, 1],
      [`by=${session.user.id}&q=%23${order.display_id}`, 0],
      [`item=${item}&created=-1d..`, 2],
      [`item=${item}&created=..-1d`, 0],
      [`q=${goods.sku}&created=-1d..&by=${session.user.id}`, 1],
    ] as const) {
      await openInApp(page, `inventory/reservations?${address}`);
      if (count === 0) await expect(page.getByText("No results")).toBeVisible();
      else await expect(rows(page)).toHaveCount(count);
    }
    await openInApp(page, `inventory/reservations?item=${item}`);
    await expect(rows(page)).toHaveCount(2);

    // Releases both reservations at the same time.
    await page.getByRole("checkbox", { name: "Select this page" }).check();
    await bar(page).getByRole("button", { name: "Delete", exact: true }).click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText("The stock becomes available again.");
    await confirmByTyping(question);
    await question.getByRole("button", { name: "Delete", exact: true }).click();
    await expect.poll(() => reserved(page, goods.inventory_item_id)).toEqual([]);
    await openInApp(page, `inventory/reservations?for=${order.id}`);
    await expect(page.getByText("No results")).toBeVisible();
  });

  await test.step("with the keyboard only, stock is reserved, changed, and released", async () => {
    const goods = await ownGoods(page, { stock: 5 });
    const item = goods.inventory_item_id;
    const { press, tabTo, choose } = keysOf(page);
    await openInApp(page, "inventory/reservations");
    await expect(rows(page).first()).toBeVisible();
    await tabTo("New reservation");
    await press("Enter");
    const drawer = page.getByRole("dialog", { name: "New reservation" });
    await expect(drawer).toBeVisible();
    await tabTo("Choose an item");
    await press("Enter");
    const picker = page.getByRole("dialog", { name: "Choose an item" });
    await expect(picker.getByRole("searchbox")).toBeFocused();
    await page.keyboard.type(goods.sku);
    await expect(picker.getByRole("radio")).toHaveCount(1);
    await expect(picker.getByText(goods.sku).first()).toBeVisible();
    await press("Tab");
    while (!(await picker.getByRole("radio").evaluate((one) => one === document.activeElement)))
      await press("Tab");
    await press("Space");
    await tabTo("Choose");
    await press("Enter");
    await expect(picker).toBeHidden();
    await tabTo("Location");
    await page.keyboard.type("Hamb");
    await tabTo("Quantity");
    await page.keyboard.type("2");
    await press("Control+s");
    await expect.poll(() => reserved(page, item)).toMatchObject([{ quantity: 2 }]);
    await expect(page.getByRole("heading", { level: 1, name: goods.title })).toBeVisible();
    await expect(drawer).toBeHidden();

    await tabTo("Quantity");
    await press("ControlOrMeta+a");
    await page.keyboard.type("3");
    await press("Control+s");
    await expect.poll(() => reserved(page, item)).toMatchObject([{ quantity: 3 }]);
    await expect(page.getByText("Unsaved changes")).toBeHidden();
    await tabTo("More actions", "Shift+Tab");
    await press("Enter");
    await choose("Delete", "End");
    const question = page.getByRole("alertdialog");
    await expect(question.getByRole("textbox")).toBeVisible();
    while (!(await question.getByRole("textbox").evaluate((one) => one === document.activeElement)))
      await press("Tab");
    await page.keyboard.type(goods.sku);
    await press("Enter");
    await expect.poll(() => reserved(page, item)).toEqual([]);
  });
});
