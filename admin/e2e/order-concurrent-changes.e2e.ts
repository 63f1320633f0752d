import { randomUUID } from "node:crypto";
import type { Locator } from "@playwright/test";
import { editor, editsOf, line, newest, openOrder, type Edit } from "./own-edits.ts";
import { orderState, ownGoods, ownOrder } from "./own-orders.ts";
import { begin } from "./own-products.ts";
import {
  addGoods,
  call,
  card,
  dialog,
  gone,
  menu,
  open,
  quantity,
  shipped,
  stored,
} from "./own-returns.ts";
import { expect, field, openInApp, returnToWindow, test } from "./shop.ts";

// Two operators work on the same order. One of them has a sheet open, and the other one saves first.

test("if two operators return, receive, or claim the same items, only the first action takes effect, and the slower operator sees a message", async ({
  signedIn: page,
}) => {
  const [mug, pan] = [await ownGoods(page), await ownGoods(page, { price: 5000 })];
  const order = await shipped(page, [[mug, 9]]);
  const path = `/admin/orders/${order.id}`;
  const item_id = order.items[0]?.id;
  const now = () => stored(page, order);
  const others = (quantity: number) =>
    call(page, `${path}/return`, { items: [{ item_id, quantity }] });
  const begin = async (name: string, count: string) => {
    await card(page).getByRole("button", { name, exact: true }).click();
    const sheet = dialog(page, name);
    await quantity(sheet, mug).fill(count);
    return sheet;
  };
  const tooLate = async (sheet: Locator, press: string) => {
    await sheet.getByRole("button", { name: press, exact: true }).click();
    await expect(sheet.getByRole("alert")).toHaveText(
      /This has changed in the meantime: Return requested · The quantity exceeds what can be returned\.$/,
    );
    await sheet.getByRole("button", { name: "Close" }).click();
    await page.getByRole("button", { name: "Leave", exact: true }).click();
    await gone(sheet);
  };
  await open(page, order);

  // The customer can return 9 items. While this operator enters 8, for example, another operator requests the return of 2.
  const asked = await begin("Request return", "8");
  await others(2);
  await tooLate(asked, "Request return");
  // The message is the same if the page has already shown the other operator's return when this operator submits.
  const exchanged = await begin("Register exchange", "7");
  await addGoods(page, exchanged, pan);
  await others(1);
  await returnToWindow(page);
  await expect(page.locator("li").filter({ hasText: "On its way back" })).toHaveCount(2);
  await tooLate(exchanged, "Register exchange");
  const claimed = await begin("Register claim", "6");
  await claimed.getByLabel("Reason").selectOption({ label: "Faulty" });
  await claimed.getByLabel("Note").fill("All of them");
  await others(1);
  await claimed.getByRole("button", { name: "Register claim" }).click();
  await expect(claimed.getByRole("alert")).toContainText("Return requested");
  // No input is lost, and a claim for one item is registered. The page is reloaded before the response arrives.
  await expect(claimed.getByLabel("Note")).toHaveValue("All of them");
  await quantity(claimed, mug).fill("1");
  const onceLoadedAnew = async (url: string, press: () => Promise<void>) => {
    await page.route(url, async (route) => {
      await route.fetch();
      await page.reload();
    });
    const loaded = page.waitForEvent("load");
    await press();
    await loaded;
    await page.unroute(url);
  };
  await onceLoadedAnew(`**${path}/claims*`, () =>
    claimed.getByRole("button", { name: "Register claim" }).click(),
  );
  await expect.poll(async () => (await now()).claims.length).toBe(1);
  const again = dialog(page, "Register claim");
  await quantity(again, mug).fill("1");
  await again.getByLabel("Reason").selectOption({ label: "Faulty" });
  await again.getByRole("button", { name: "Register claim" }).click();
  await expect(again.getByRole("alert")).toContainText("An earlier attempt succeeded");
  await again.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Leave", exact: true }).click();
  await gone(again);
  const before = await now();
  expect([before.returns.length, before.swaps.length, before.claims.length]).toEqual([3, 0, 1]);

  // Two operators' changes to a claim are merged. If there is a conflict, the page shows it first.
  const [claim] = before.claims;
  await menu(page, card(page).getByRole("listitem", { name: "Refund claim" }), "Edit claim");
  const edited = dialog(page, "Edit claim");
  await edited.getByLabel("Note").fill("The handle");
  await call(page, `${path}/claims/${claim?.id}`, {
    claim_items: [
      {
        id: claim?.claim_items[0]?.id,
        reason: "wrong_item",
        note: "The rim",
        images: [],
        tags: [],
      },
    ],
  });
  await edited.getByRole("button", { name: "Save changes" }).click();
  await expect(edited.getByRole("alert")).toContainText(
    "This has changed in the meantime: Note: The rim",
  );
  await expect(edited.getByLabel("Note")).toHaveValue("The handle");
  await edited.getByRole("button", { name: "Save changes" }).click();
  await gone(edited);
  expect((await now()).claims[0]?.claim_items).toMatchObject([
    { reason: "wrong_item", note: "The handle" },
  ]);

  const waiting = card(page).getByRole("listitem").filter({ hasText: "On its way back" });
  const receive = async () => {
    await waiting.first().getByRole("button", { name: "Receive" }).click();
    const receipt = dialog(page, "Receive return");
    await receipt.getByLabel("Restock at").selectOption({ label: "Hamburg, Speicherstadt" });
    await receipt.getByLabel("Refund amount").fill("3");
    return receipt;
  };
  /** The refunds that aren't in `before`, oldest first. */
  const refunds = async () =>
    (await now()).refunds
      .filter(({ id }) => !before.refunds.some((one) => one.id === id))
      .toSorted((one, other) => one.created_at.localeCompare(other.created_at))
      .map(({ reason, amount }) => [reason, amount]);
  const late = await receive();
  const id = new URL(page.url()).searchParams.get("part");
  const { items } = before.returns.find((one) => one.id === id) ?? { items: [] };
  await call(page, `/admin/returns/${id}/receive`, {
    items: items.map((one) => ({ item_id: one.item_id, quantity: one.quantity })),
    refund: 100,
    location_id: await late.getByLabel("Restock at").inputValue(),
  });
  await late.getByRole("button", { name: "Receive" }).click();
  await expect(late.getByRole("alert")).toContainText("This has changed in the meantime:");
  await expect(late.getByRole("alert")).toContainText("Return received");
  await expect(late.getByRole("alert")).toContainText("This return can no longer be received.");
  await expect(late.getByLabel("Refund amount")).toHaveValue("3.00");
  expect(await refunds()).toEqual([["return", 100]]);
  await late.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Leave", exact: true }).click();
  await gone(late);
  const last = await receive();
  await onceLoadedAnew("**/admin/returns/*/receive", () =>
    last.getByRole("button", { name: "Receive" }).click(),
  );
  await expect(last).toContainText("This return can no longer be received.");
  expect(await refunds()).toEqual([
    ["return", 100],
    ["return", 300],
  ]);
});

test("another operator's changes to an edit are shown, no input is lost, and the user is asked once", async ({
  signedIn: page,
}) => {
  const [mug, pot] = [await ownGoods(page), await ownGoods(page)];
  const order = await ownOrder(page, {
    items: [{ variant_id: mug.variant_id, quantity: 2 }, { variant_id: pot.variant_id }],
    pay: true,
  });
  const post = async (path: string, data: object = {}) => {
    const answer = await page.request.post(`/admin/order-edits${path}`, { data });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return ((await answer.json()) as { order_edit: Edit }).order_edit;
  };
  const meanwhile = (what: string) =>
    expect(editor(page).getByRole("alert")).toContainText(
      `This has changed in the meantime: ${what}`,
    );
  const quantity = line(page, mug.title).getByRole("spinbutton", { name: "Quantity" });
  const changeTo = async (value: string) => {
    await quantity.fill(value);
    await page.keyboard.press("Tab");
  };
  await openOrder(page, order);
  await page.getByRole("button", { name: "Edit order" }).click();
  await expect(quantity).toHaveValue("2");

  // Another operator has started an edit. The page shows the edit's changes before the user can add anything.
  const theirs = await post("", { order_id: order.id });
  await post(`/${theirs.id}/items`, { variant_id: pot.variant_id, quantity: 1 });
  await changeTo("4");
  await meanwhile(`Order edit started and ${pot.title}: 1 added`);
  await expect(quantity).toHaveValue("4");
  expect((await newest(page, order))?.changes).toHaveLength(1);
  await quantity.focus();
  await page.keyboard.press("Tab");
  await expect(line(page, mug.title).getByText("Changed")).toBeVisible();

  // The edit is deleted, so pressing the button again must not silently start a new one.
  await page.request.delete(`/admin/order-edits/${theirs.id}`);
  await field(page, "Internal note").fill("Called on Monday");
  await editor(page).getByRole("button", { name: "Request confirmation" }).click();
  await meanwhile("Edit deleted");
  expect(await editsOf(page, order)).toEqual([]);
  await expect(field(page, "Internal note")).toHaveValue("Called on Monday");

  // Another operator adds a line to the edit. The user sees every change before it's sent to the customer.
  await changeTo("3");
  await expect(line(page, mug.title).getByText("Changed")).toBeVisible();
  await expect(editor(page).locator("[aria-busy]")).toHaveCount(0);
  const ours = await newest(page, order);
  await post(`/${ours?.id}/items`, { variant_id: pot.variant_id, quantity: 1 });
  await editor(page).getByRole("button", { name: "Request confirmation" }).dblclick();
  await meanwhile(`${pot.title}: 1 added`);
  expect(await newest(page, order)).toMatchObject({ status: "created" });

  // Another operator sends the edit to the customer, so it can no longer change.
  await post(`/${ours?.id}/request`);
  await changeTo("5");
  await meanwhile("Order edit sent for confirmation");
  await quantity.focus();
  await page.keyboard.press("Tab");
  await expect(editor(page).getByRole("alert")).toContainText(
    "The customer has been asked to confirm this edit.",
  );
  await expect(quantity).toHaveValue("5");
  expect((await newest(page, order))?.changes.map(({ line_item: one }) => one?.quantity)).toEqual(
    expect.arrayContaining([3, 1]),
  );

  // The page is reloaded before the response arrives.
  await post(`/${ours?.id}/cancel`);
  await page.reload();
  await expect(quantity).toHaveValue("2");
  await changeTo("3");
  await expect(line(page, mug.title).getByText("Changed")).toBeVisible();
  await page.route("**/admin/order-edits/*/request", async (route) => {
    await route.fetch();
    await page.reload();
  });
  await editor(page).getByRole("button", { name: "Request confirmation" }).click();
  await expect(editor(page)).toContainText("The customer has been asked to confirm this edit.");
  expect((await editsOf(page, order)).map(({ status }) => status)).toEqual([
    "requested",
    "canceled",
  ]);

  // Another operator applies the edit while the dialog is open. The dialog reports this, and nothing is canceled.
  await editor(page).getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Cancel edit" }).click();
  await post(`/${(await newest(page, order))?.id}/confirm`);
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "Cancel edit" }).click();
  await expect(question).toContainText("This has changed in the meantime: Order edit confirmed");
  expect((await orderState(page, order)).total).toBe(order.total + 2000);

  // Applying the edit would discard the fulfillments that were made after the edit was started.
  const older = await post("", { order_id: order.id });
  await post(`/${older.id}/items`, { variant_id: pot.variant_id, quantity: 1 });
  await openOrder(page, order);
  await page.getByRole("button", { name: "Apply now" }).click();
  const [packed] = (await orderState(page, order)).items;
  await call(page, `/admin/orders/${order.id}/fulfillment`, {
    items: [{ item_id: packed?.id, quantity: 1 }],
  });
  await question.getByRole("button", { name: "Apply now" }).click();
  await expect(question).toContainText("after this edit was started");
  expect(await newest(page, order)).toMatchObject({ status: "created" });
  await question.getByRole("button", { name: "Cancel", exact: true }).click();
  await expect(page.getByRole("button", { name: "Apply now" })).toBeDisabled();
  await page.keyboard.press("f");
  await expect(dialog(page, "Create fulfillment")).toContainText(
    "Finish or cancel the open order edit first.",
  );
});

test("the page reports that another operator deleted the edit during a change", async ({
  signedIn: page,
}) => {
  const mug = await ownGoods(page);
  const order = await ownOrder(page, {
    items: [{ variant_id: mug.variant_id, quantity: 2 }],
    pay: true,
  });
  const begun = await page.request.post("/admin/order-edits", { data: { order_id: order.id } });
  const { id } = ((await begun.json()) as { order_edit: Edit }).order_edit;
  const quantity = line(page, mug.title).getByRole("spinbutton", { name: "Quantity" });
  await openOrder(page, order);
  const todo = page.getByRole("list", { name: "To do next" });
  await todo.getByRole("button", { name: "Continue" }).click();
  await expect(quantity).toHaveValue("2");
  // Deletes the edit after the change is stored, and before the editor reads the edits again.
  await page.route(`**/admin/order-edits/${id}/items/*`, async (route) => {
    const response = await route.fetch();
    expect((await page.request.delete(`/admin/order-edits/${id}`)).ok()).toBe(true);
    await route.fulfill({ response });
  });
  await quantity.fill("4");
  await page.keyboard.press("Tab");
  await expect.poll(() => editsOf(page, order)).toEqual([]);
  await expect(editor(page).locator("[aria-busy]")).toHaveCount(0);
  await expect(line(page, mug.title).getByText("Changed")).toHaveCount(0);
  await editor(page).getByRole("button", { name: "Request confirmation" }).click();
  await expect(editor(page).getByRole("alert")).toContainText(
    "This has changed in the meantime: Edit deleted",
  );
  expect(await editsOf(page, order)).toEqual([]);
});

test("a bulk completion reports which orders someone else has already completed or canceled", async ({
  signedIn: page,
}) => {
  const word = `Finch${randomUUID().slice(0, 8)}`;
  const buyer = { firstName: word, email: `${word}@example.test` };
  const goods = await ownGoods(page);
  const done = await ownOrder(page, { ...buyer, items: [goods], pay: true });
  const canceled = await ownOrder(page, { ...buyer, items: [goods] });
  await openInApp(page, `orders?q=${word}`);
  for (const { display_id: number } of [done, canceled])
    await page.getByRole("checkbox", { name: `Select #${number}`, exact: true }).check();
  await page.request.post(`/admin/orders/${done.id}/complete`);
  await page.request.post(`/admin/orders/${canceled.id}/cancel`);

  await begin(page, "Complete");
  const report = page.getByRole("dialog");
  await report.getByRole("button", { name: "Complete" }).click();
  await expect(report).toContainText("This order is already completed.");
  await expect(report).toContainText("A canceled order can't be completed.");
  expect((await orderState(page, done)).status).toBe("completed");
  expect((await orderState(page, canceled)).status).toBe("canceled");
});

test("an open page that follows another operator's claim or refund warns before it repeats it", async ({
  signedIn: page,
}) => {
  const mug = await ownGoods(page);
  const order = await shipped(page, [[mug, 3]]);
  const path = `/admin/orders/${order.id}`;
  const made = async () => {
    const { claims, refunds } = await stored(page, order);
    return [claims.length, refunds.filter(({ amount }) => amount === 100).length];
  };
  /** Sends the form after the page shows what another operator did. Only the second press runs the action. */
  const sendTwice = async (sheet: Locator, change: string, press: string) => {
    await returnToWindow(page);
    await expect(page.getByText(change).first()).toBeAttached();
    const before = await made();
    await sheet.getByRole("button", { name: press }).click();
    await expect(sheet.getByRole("alert").filter({ hasText: "meantime" })).toContainText(
      `${change} · Someone else already did this.`,
    );
    expect(await made()).toEqual(before);
    await sheet.getByRole("button", { name: press }).click();
    await gone(sheet);
  };
  await open(page, order);
  await page.keyboard.press("l");
  const claim = dialog(page, "Register claim");
  await quantity(claim, mug).fill("1");
  await claim.getByLabel("Reason").selectOption({ label: "Faulty" });
  const claimed = [{ item_id: order.items[0]?.id, quantity: 1, reason: "production_failure" }];
  await call(page, `${path}/claims`, { type: "refund", claim_items: claimed, refund_amount: 2000 });
  await sendTwice(claim, "Claim registered", "Register claim");
  expect(await made()).toEqual([2, 0]);

  await page.keyboard.press("r");
  const refund = dialog(page, "Refund");
  await refund.getByLabel("Amount").fill("1");
  await call(page, `${path}/refund`, { amount: 100, reason: "other" });
  await sendTwice(refund, "Refunded", "Refund €1.00");
  expect(await made()).toEqual([2, 2]);
});

test("an open page shows another operator's refund, even if the window keeps the focus", async ({
  signedInAlone: page,
}) => {
  const order = await ownOrder(page, { pay: true });
  await page.clock.install();
  await openInApp(page, `orders/${order.id}`);
  const payment = page.getByRole("region", { name: "Payment", exact: true });
  await expect(payment).toContainText("Captured");
  await call(page, `/admin/orders/${order.id}/refund`, { amount: 500, reason: "other" });
  await page.clock.fastForward(60_000);
  await expect(payment).toContainText("Partially refunded");
});
