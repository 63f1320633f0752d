import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { keysOf } from "./keys.ts";
import {
  hamburg,
  orderState,
  ownGoods,
  ownOrder,
  standardShipping,
  type OwnGoods,
  type OwnOrder,
} from "./own-orders.ts";
import { expect, loseAnswers, numberField, openInApp, rows, test } from "./shop.ts";

// Tests that fulfilling, shipping, and reserving happen only once. Reads the stock after every step.

interface Shelf {
  stocked_quantity: number;
  reserved_quantity: number;
}
async function shelf(page: Page, { inventory_item_id }: OwnGoods): Promise<Shelf> {
  const answer = await page.request.get(
    `/admin/inventory-items/${inventory_item_id}/location-levels`,
  );
  const { inventory_item } = (await answer.json()) as {
    inventory_item: { location_levels: (Shelf & { location_id: string })[] };
  };
  const [level] = inventory_item.location_levels;
  if (!level) throw new Error("The item has no stock level.");
  return level;
}
async function stockUp(page: Page, goods: OwnGoods, stocked_quantity: number): Promise<void> {
  const level = (await shelf(page, goods)) as Shelf & { location_id: string };
  const path = `/admin/inventory-items/${goods.inventory_item_id}/location-levels/${level.location_id}`;
  expect((await page.request.post(path, { data: { stocked_quantity } })).ok()).toBe(true);
}
const card = (page: Page) => page.getByRole("region", { name: "Fulfillment", exact: true });
const drawer = (page: Page) => page.getByRole("dialog", { name: "Create fulfillment" });
const packedOf = ({ fulfillments }: OwnOrder) =>
  fulfillments.filter(({ canceled_at }) => canceled_at === null);

test("items are reserved, fulfilled, and shipped", async ({ signedIn: page }) => {
  test.slow();
  const [many, few] = [await ownGoods(page), await ownGoods(page)];
  const own = await ownGoods(page, { stock: 10 });
  const firstName = `Keys${randomUUID().slice(0, 8)}`;
  const sold = (...items: [OwnGoods, number][]) =>
    ownOrder(page, {
      pay: true,
      firstName,
      items: items.map(([{ variant_id }, quantity]) => ({ variant_id, quantity })),
    });
  const inParts = await sold([many, 5], [few, 2]);
  const byKeys = await sold([own, 4]);
  const together = await sold([few, 3]);

  await test.step("with the keyboard only, starting and ending in the list, stock is reserved, reduced, and released, a package is packed and shipped, and a payment is refunded", async () => {
    const [goods, order] = [own, byKeys];
    await page.goto(`/a/orders?q=${firstName}`);
    const row = page.getByRole("link", { name: `#${order.display_id}`, exact: true });
    await expect(rows(page)).toHaveCount(3);
    await page.keyboard.press("j");
    await page.keyboard.press("ArrowDown");
    await expect(row).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(card(page).getByRole("link", { name: "4 of 4 reserved" })).toHaveAttribute(
      "href",
      `/a/inventory/reservations?q=%23${order.display_id}`,
    );
    const { press, tabTo } = keysOf(page);
    const name = `Quantity of ${goods.title}`;
    const write = async (text: string) => {
      await tabTo(name);
      await press("ControlOrMeta+a");
      await page.keyboard.type(text);
    };
    const reserve = page.getByRole("dialog", { name: "Reserve stock" });
    const reserveSo = async (text: string) => {
      await tabTo("Reserve");
      await press("Enter");
      await expect(numberField(page, name)).toBeVisible();
      await write(text);
      await press("Enter");
      await expect(reserve).toBeHidden();
    };

    await reserveSo("1");
    await expect(card(page).getByText("1 of 4 reserved")).toBeVisible();
    expect(await shelf(page, goods)).toMatchObject({ stocked_quantity: 10, reserved_quantity: 1 });
    await reserveSo("0");
    await expect(card(page).getByText("Not reserved")).toBeVisible();
    expect((await shelf(page, goods)).reserved_quantity).toBe(0);
    // An error appears as soon as the typed quantity exceeds the stock or the order.
    await tabTo("Reserve");
    await press("Enter");
    await write("5");
    await expect(reserve.getByText("Enter 4 or fewer.")).toBeVisible();
    await write("3");
    await press("Enter");
    await expect(reserve).toBeHidden();
    expect((await shelf(page, goods)).reserved_quantity).toBe(3);

    await tabTo("Fulfill");
    await press("Enter");
    await expect(drawer(page)).toBeVisible();
    // A few items don't need the width of a table.
    await expect.poll(async () => (await drawer(page).boundingBox())?.width).toBeLessThan(481);
    // Uses the shortcut as soon as the drawer opens.
    await press("Control+s");
    await expect(drawer(page)).toBeHidden();
    await expect(card(page).getByText("Packed")).toBeVisible();
    expect(await shelf(page, goods)).toMatchObject({ stocked_quantity: 6, reserved_quantity: 0 });
    const ship = page.getByRole("dialog", { name: "Mark as shipped" });
    await tabTo("Mark as shipped");
    await press("Enter");
    await expect(ship).toBeVisible();
    // The dialog asks about a tracking number that is typed but not saved, and sends it.
    await page.keyboard.type("TRACK-7");
    await press("Escape");
    const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
    await expect(question.getByRole("button", { name: "Keep editing" })).toBeFocused();
    await press("Enter");
    await expect(ship.getByRole("textbox", { name: "Tracking numbers" })).toBeFocused();
    await page.keyboard.type("TRACK-8");
    await press("Control+s");
    await expect(ship).toBeHidden();
    const shipped = await orderState(page, order);
    expect(shipped.fulfillment_status).toBe("shipped");
    expect(
      shipped.fulfillments[0]?.tracking_links.map((link) => link.tracking_number).toSorted(),
    ).toEqual(["TRACK-7", "TRACK-8"]);

    await press("r");
    const refund = page.getByRole("dialog", { name: "Refund" });
    await expect(refund).toBeVisible();
    await tabTo("Amount");
    await page.keyboard.type("5");
    await tabTo("Refund €5.00");
    await press("Enter");
    await expect(refund).toBeHidden();
    expect((await orderState(page, order)).refunded_total).toBe(500);
    await tabTo("Orders", "Shift+Tab");
    await press("Enter");
    await expect(row).toBeFocused();
    await expect(rows(page).filter({ has: row })).toContainText("Partially refunded");
    // Opens the order above in the list.
    await press("ArrowUp", "Enter");
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(
      `Order #${order.display_id}`,
    );
  });

  await test.step("an order is fulfilled in parts, shipped with tracking numbers, canceled, and fulfilled once even if the response is lost", async () => {
    const order = inParts;
    await openInApp(page, `orders/${order.id}`);
    const fulfill = card(page).getByRole("button", { name: "Fulfill", exact: true });

    // The stock is lower than the ordered quantity. The line shows this before any button is pressed.
    await stockUp(page, many, 3);
    await fulfill.click();
    const line = numberField(page, `Quantity of ${many.title}`);
    await expect(line).toHaveValue("5");
    await expect(drawer(page).getByText("Only 3 in stock here.", { exact: false })).toBeVisible();
    await drawer(page).getByRole("button", { name: "Fulfill" }).click();
    expect((await orderState(page, order)).fulfillments).toHaveLength(0);
    await stockUp(page, many, 20);
    await page.reload();

    // Fulfills two units of the first line with a double click.
    await drawer(page).getByRole("button", { name: "None" }).click();
    await expect(drawer(page).getByText("Enter a quantity for at least one item.")).toBeVisible();
    await line.fill("2");
    await drawer(page).getByRole("button", { name: "Fulfill" }).dblclick();
    await expect(drawer(page)).toBeHidden();
    const parts = await orderState(page, order);
    expect(parts.fulfillment_status).toBe("partially_fulfilled");
    expect(parts.fulfillments).toHaveLength(1);
    expect(await shelf(page, many)).toMatchObject({ stocked_quantity: 18, reserved_quantity: 3 });
    expect(await shelf(page, few)).toMatchObject({
      stocked_quantity: 20,
      reserved_quantity: 2 + 3,
    });

    await card(page).getByRole("button", { name: "Mark as shipped" }).click();
    const ship = page.getByRole("dialog", { name: "Mark as shipped" });
    const numbers = ship.getByRole("textbox", { name: "Tracking numbers" });
    for (const number of ["TRACK-1", "TRACK-2"]) {
      await numbers.fill(number);
      await numbers.press("Enter");
    }
    await ship.getByRole("button", { name: "Mark as shipped" }).click();
    await expect(ship).toBeHidden();
    await expect(card(page).getByText("TRACK-2")).toBeVisible();
    const sent = await orderState(page, order);
    expect(sent.fulfillment_status).toBe("partially_shipped");
    expect(
      sent.fulfillments[0]?.tracking_links.map((link) => link.tracking_number).toSorted(),
    ).toEqual(["TRACK-1", "TRACK-2"]);

    // Fulfills the remaining items. The response is lost.
    const path = `**/admin/orders/${order.id}/fulfillment`;
    const asked = await loseAnswers(page, path);
    await fulfill.click();
    await expect(line).toHaveValue("3");
    await drawer(page).getByRole("button", { name: "Fulfill" }).click();
    await expect(page.getByText("This was done", { exact: true })).toBeVisible();
    await expect(drawer(page)).toBeHidden();
    await page.unroute(path);
    expect(asked()).toBe(1);
    expect((await orderState(page, order)).fulfillments).toHaveLength(2);
    expect(await shelf(page, many)).toMatchObject({ stocked_quantity: 15, reserved_quantity: 0 });

    // Cancels the fulfillment. The items are in stock again, but not reserved.
    await card(page).getByRole("button", { name: "Cancel" }).click();
    const question = page.getByRole("alertdialog", { name: "Cancel this fulfillment?" });
    await question.getByRole("button", { name: "Cancel fulfillment" }).dblclick();
    await expect(question).toBeHidden();
    await expect(card(page).getByText("Canceled").first()).toBeVisible();
    expect(packedOf(await orderState(page, order))).toHaveLength(1);
    expect(await shelf(page, many)).toMatchObject({ stocked_quantity: 18, reserved_quantity: 0 });

    // Reloads the page while the remaining items are being fulfilled again.
    await fulfill.click();
    await page.route(path, async (route) => {
      await route.fetch();
      await page.reload();
    });
    await drawer(page).getByRole("button", { name: "Fulfill" }).click();
    const gone = drawer(page).getByText("Someone already did this", { exact: false });
    await expect(gone).toBeVisible();
    const end = await orderState(page, order);
    expect(end.fulfillments).toHaveLength(3);
    expect(packedOf(end)).toHaveLength(2);
    expect(await shelf(page, many)).toMatchObject({ stocked_quantity: 15, reserved_quantity: 0 });
    await page.unroute(path);
  });

  await test.step("fulfilling items that other operators have already fulfilled shows their changes and the remaining items", async () => {
    const [goods, order] = [few, together];
    await openInApp(page, `orders/${order.id}?edit=fulfill`);
    const line = numberField(page, `Quantity of ${goods.title}`);
    await line.fill("2");
    const theirs = await page.request.post(`/admin/orders/${order.id}/fulfillment`, {
      data: { items: [{ item_id: order.items[0]?.id, quantity: 2 }] },
    });
    expect(theirs.ok()).toBe(true);
    await drawer(page).getByRole("button", { name: "Fulfill" }).click();
    await expect(drawer(page)).toContainText("This has changed in the meantime: Items fulfilled");
    await expect(drawer(page).getByText("Enter 1 or fewer.")).toBeVisible();
    await line.fill("1");
    await drawer(page).getByRole("button", { name: "Fulfill" }).click();
    await expect(drawer(page)).toBeHidden();
    expect((await orderState(page, order)).items[0]?.fulfilled_quantity).toBe(3);

    // Without a check, the server would count a package twice if two operators ship it, and restock its items twice if both
    // cancel it.
    const parcels = (await orderState(page, order)).fulfillments;
    const button = card(page).getByRole("button", { name: "Cancel", exact: true }).first();
    await button.click();
    const question = page.getByRole("alertdialog", { name: "Cancel this fulfillment?" });
    await expect(question).toBeVisible();
    const open = new URL(page.url()).searchParams.get("part") ?? "";
    const path = `/admin/orders/${order.id}`;
    const post = async (to: string, data: object = {}) =>
      expect((await page.request.post(`${path}/${to}`, { data })).ok()).toBe(true);
    await post(`fulfillments/${open}/cancel`);
    const unpacked = await shelf(page, goods);
    for (let times = 0; times < 2; times += 1) {
      await question.getByRole("button", { name: "Cancel fulfillment" }).click();
      await expect(question).toContainText(
        "This has changed in the meantime: Fulfillment canceled",
      );
    }
    expect(await shelf(page, goods)).toEqual(unpacked);
    await question.getByRole("button", { name: "Keep it" }).click();
    await card(page).getByRole("button", { name: "Mark as shipped" }).click();
    const ship = page.getByRole("dialog", { name: "Mark as shipped" });
    const numbers = ship.getByRole("textbox", { name: "Tracking numbers" });
    await numbers.fill("TRACK-1");
    await numbers.press("Enter");
    const left = parcels.find(({ id }) => id !== open)?.id;
    await post("shipment", { fulfillment_id: left });
    const { shipped_quantity } = (await orderState(page, order)).items[0] ?? {};
    await ship.getByRole("button", { name: "Mark as shipped" }).click();
    await expect(ship).toContainText("This has changed in the meantime: Items shipped");
    await expect(ship).toContainText("TRACK-1");
    expect((await orderState(page, order)).items[0]?.shipped_quantity).toBe(shipped_quantity);
  });

  await test.step("a package with many items shows the first ones on its page, all of them on request, and all of them in print", async () => {
    const post = async <Answer>(path: string, data: object = {}) => {
      const response = await page.request.post(path, { data });
      expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
      return (await response.json()) as Answer;
    };
    const { draft_order } = await post<{ draft_order: { id: string } }>("/admin/draft-orders", {
      email: "parcel@example.test",
      region_id: inParts.region_id,
      items: Array.from({ length: 9 }, (_, index) => ({
        title: `Plate no. ${index + 1}`,
        unit_price: 1000,
        quantity: 1,
      })),
      shipping_methods: [{ option_id: await standardShipping(page) }],
    });
    const paid = await post<{ order: { id: string } }>(`/admin/draft-orders/${draft_order.id}/pay`);
    const { items } = await orderState(page, paid.order);
    await post(`/admin/orders/${paid.order.id}/fulfillment`, {
      items: items.map(({ id, quantity }) => ({ item_id: id, quantity })),
    });
    await openInApp(page, `orders/${paid.order.id}`);
    const packed = card(page)
      .getByRole("list", { name: "Fulfillments" })
      .getByText(/^(, )?1 × Plate/);
    const all = card(page).getByRole("button", { name: "Show all 9" });
    await expect(all).toBeVisible();
    await expect(packed.filter({ visible: true })).toHaveCount(6);
    const paper = (event: string) => page.evaluate((name) => dispatchEvent(new Event(name)), event);
    await paper("beforeprint");
    await expect(packed.filter({ visible: true })).toHaveCount(9);
    await expect(all).toBeHidden();
    await paper("afterprint");
    await expect(packed.filter({ visible: true })).toHaveCount(6);
    // With the keyboard, the focus moves to the items that appeared.
    await all.press("Enter");
    await expect(packed.filter({ visible: true })).toHaveCount(9);
    await expect(packed.nth(6)).toBeFocused();
  });
});

test("with two packages, the to-do list asks which package is shipped, and shows the names of both", async ({
  signedIn: page,
}) => {
  const [mug, pot] = [await ownGoods(page), await ownGoods(page)];
  const order = await ownOrder(page, {
    items: [mug, pot].map(({ variant_id }) => ({ variant_id })),
    pay: true,
  });
  const pack = async (goods: OwnGoods) => {
    const line = order.items.find(({ variant_id }) => variant_id === goods.variant_id);
    const answer = await page.request.post(`/admin/orders/${order.id}/fulfillment`, {
      data: { items: [{ item_id: line?.id, quantity: 1 }], location_id: await hamburg(page) },
    });
    expect(answer.ok()).toBe(true);
  };
  await pack(mug);
  const [first] = (await orderState(page, order)).fulfillments;
  await pack(pot);
  // The printed slip shows the name that the package has on the page, and its location.
  await page.goto(`/a/orders/${order.id}?edit=print&part=${first?.id}`);
  const slip = page.getByRole("region", { name: `#${order.display_id} · Fulfillment 1` });
  await expect(slip).toContainText(mug.sku);
  await expect(slip).not.toContainText(pot.sku);
  await expect(slip).toContainText("Hamburg, Speicherstadt");
  await page.goto(`/a/orders/${order.id}`);
  await page
    .getByRole("list", { name: "To do next" })
    .getByRole("button", { name: "Mark as shipped" })
    .click();
  const ship = page.getByRole("dialog", { name: "Mark as shipped" });
  await expect(ship).toContainText("Which package?");
  const packages = ship.getByRole("listitem").filter({ has: page.getByRole("button") });
  await expect(packages).toHaveCount(2);
  const one = packages.filter({ hasText: "Fulfillment 1 · Hamburg, Speicherstadt" });
  await expect(one).toContainText(mug.title);
  await one.getByRole("button", { name: "Mark as shipped" }).click();
  // The drawer still shows which package the label is for.
  await expect(ship).toContainText("Fulfillment 1 · Hamburg, Speicherstadt");
  await expect(ship).toContainText(mug.title);
  await expect(ship).not.toContainText(pot.title);
  await expect(ship).toContainText(
    "you can't cancel the fulfillment or change its tracking numbers",
  );
  // The drawer uses the typed text, and the shortcut submits it.
  await ship.getByRole("textbox", { name: "Tracking numbers" }).fill("LS-9");
  await page.keyboard.press("Control+Enter");
  await expect(ship).toBeHidden();
  const shipped = (await orderState(page, order)).fulfillments.filter(
    ({ shipped_at }) => shipped_at !== null,
  );
  expect(shipped[0]?.tracking_links.map((link) => link.tracking_number)).toEqual(["LS-9"]);
  expect(shipped.map(({ id }) => id)).toEqual([first?.id]);
});
