import type { Page } from "@playwright/test";
import { card, editor, editsOf, line, newest, openOrder } from "./own-edits.ts";
import { orderState, ownGoods, ownOrder } from "./own-orders.ts";
import { expect, field, loseAnswers, test } from "./shop.ts";

/** Presses a button in the open dialog. */
async function answerWith(page: Page, name: string): Promise<void> {
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name, exact: true }).click();
  await expect(question).toBeHidden();
}

test("an order is edited item by item, sent to the customer, paid for, and confirmed by the customer", async ({
  signedIn: page,
}) => {
  const [mug, pot, tray] = [await ownGoods(page), await ownGoods(page), await ownGoods(page)];
  const order = await ownOrder(page, {
    items: [{ variant_id: mug.variant_id, quantity: 2 }, { variant_id: pot.variant_id }],
    pay: true,
  });
  await openOrder(page, order);
  await page.getByRole("button", { name: "Edit order" }).click();
  expect(await editsOf(page, order)).toEqual([]);
  await editor(page).getByRole("button", { name: "Request confirmation" }).click();
  await expect(editor(page).getByText("Change, add, or remove an item first.")).toBeVisible();

  await line(page, mug.title).getByRole("spinbutton", { name: "Quantity" }).fill("5");
  await page.keyboard.press("Tab");
  await expect(line(page, mug.title).getByText("Changed")).toBeVisible();
  await expect(editor(page)).toContainText("€60.00");
  expect(await newest(page, order)).toMatchObject({ status: "created", difference_due: 6000 });

  await line(page, pot.title)
    .getByRole("button", { name: `Remove ${pot.title}` })
    .click();
  await expect(line(page, pot.title).getByText("Removed")).toBeVisible();
  await line(page, pot.title).getByRole("button", { name: "Undo" }).click();
  await expect(line(page, pot.title).getByText("Removed")).toBeHidden();
  await expect.poll(async () => (await newest(page, order))?.changes.length).toBe(1);

  await line(page, pot.title)
    .getByRole("button", { name: `Replace ${pot.title}` })
    .click();
  const picker = page.getByRole("dialog", { name: `Replace ${pot.title}` });
  await picker.getByRole("searchbox").fill(tray.title);
  await picker.getByRole("radio", { name: tray.title }).check();
  await picker.getByRole("button", { name: "Choose" }).click();
  await expect(line(page, tray.title).getByText("New")).toBeVisible();
  await expect(line(page, pot.title).getByText("Removed")).toBeVisible();
  await line(page, tray.title)
    .getByRole("button", { name: `Duplicate ${tray.title}` })
    .click();
  await expect(line(page, tray.title)).toHaveCount(2);
  await line(page, tray.title)
    .first()
    .getByRole("button", { name: `Remove ${tray.title}` })
    .click();
  await expect(line(page, tray.title)).toHaveCount(1);
  expect((await newest(page, order))?.changes.map(({ type }) => type).toSorted()).toEqual([
    "item_add",
    "item_remove",
    "item_update",
  ]);
  await field(page, "Internal note").fill("Called on Monday");
  await editor(page).getByRole("button", { name: "Request confirmation" }).click();
  await expect(editor(page)).toBeHidden();
  const asked = await newest(page, order);
  expect(asked).toMatchObject({
    status: "requested",
    internal_note: "Called on Monday",
    difference_due: 6000,
  });

  await expect(card(page, "Sent to customer")).toContainText("€60.00");
  await page.getByRole("button", { name: "What the customer sees" }).click();
  const seen = page.getByRole("dialog", { name: "What the customer sees" });
  await expect(seen.getByText(`${mug.title}: 2 → 5`)).toBeVisible();
  await expect(seen).not.toContainText("Called on Monday");
  await seen.getByRole("button", { name: "Close" }).click();
  // Waits until the dialog is closed, because a reload would open it again by its URL.
  await expect(seen).toBeHidden();

  const paid = await page.request.post(
    `/admin/payment-collections/${asked?.payment_collection_id}/authorize`,
  );
  expect(paid.ok()).toBe(true);
  const agreed = await page.request.post(`/store/order-edits/${asked?.id}/complete`);
  expect(agreed.ok()).toBe(true);
  await page.reload();
  await expect(card(page, "Applied")).toContainText(`${mug.title}: 2 → 5`);
  const after = await orderState(page, order);
  expect(after.items.map(({ title, quantity }) => `${title}: ${quantity}`).toSorted()).toEqual(
    [`${mug.title}: 5`, `${tray.title}: 1`].toSorted(),
  );
  expect(after.total).toBe(order.total + 6000);
});

test("edits are applied without the customer, canceled, declined, and deleted, one at a time; fulfilled items can't be edited", async ({
  signedIn: page,
}) => {
  const [mug, pot] = [await ownGoods(page), await ownGoods(page)];
  const order = await ownOrder(page, {
    items: [{ variant_id: mug.variant_id, quantity: 2 }, { variant_id: pot.variant_id }],
    pay: true,
  });
  const change = async (quantity: string) => {
    await page.getByRole("button", { name: /^(Edit order|Continue editing)$/ }).click();
    await line(page, mug.title).getByRole("spinbutton", { name: "Quantity" }).fill(quantity);
    await page.keyboard.press("Tab");
    await expect(line(page, mug.title).getByText("Changed")).toBeVisible();
  };
  const ask = async () => {
    await editor(page).getByRole("button", { name: "Request confirmation" }).click();
    await expect(editor(page)).toBeHidden();
  };

  await openOrder(page, order);
  await change("4");
  await editor(page).getByRole("button", { name: "Close" }).click();
  await expect(card(page, "Not sent yet")).toContainText(`${mug.title}: 2 → 4`);
  await page.getByRole("button", { name: "Continue editing" }).click();
  await expect(line(page, mug.title).getByRole("spinbutton")).toHaveValue("4");
  await editor(page).getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Delete edit" }).click();
  await answerWith(page, "Delete edit");
  await expect(card(page, "Not sent yet")).toBeHidden();
  expect(await editsOf(page, order)).toEqual([]);

  await change("3");
  await ask();
  // Only one edit can be open at a time.
  await expect(page.getByRole("button", { name: "Edit order" })).toBeHidden();
  await page.getByRole("button", { name: "Cancel edit" }).click();
  await answerWith(page, "Cancel edit");
  await expect(card(page, "Canceled")).toBeVisible();
  expect(await newest(page, order)).toMatchObject({ status: "canceled" });

  await change("1");
  await ask();
  const asked = await newest(page, order);
  const declined = await page.request.post(`/store/order-edits/${asked?.id}/decline`, {
    data: { declined_reason: "I want both" },
  });
  expect(declined.ok()).toBe(true);
  await page.reload();
  await expect(card(page, "Declined")).toContainText("Reason: I want both");

  await change("3");
  await editor(page).getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Apply now" }).click();
  // The response is lost, but the edit is applied once.
  const confirms = await loseAnswers(page, "**/admin/order-edits/*/confirm");
  await answerWith(page, "Apply now");
  await expect(card(page, "Applied")).toContainText(`${mug.title}: 2 → 3`);
  expect(confirms()).toBe(1);
  const after = await orderState(page, order);
  expect(after.items.find(({ title }) => title === mug.title)?.quantity).toBe(3);
  expect(after.total).toBe(order.total + 2000);

  const item = after.items.find(({ title }) => title === pot.title);
  const packed = await page.request.post(`/admin/orders/${order.id}/fulfillment`, {
    data: { items: [{ item_id: item?.id, quantity: 1 }], no_notification: true },
  });
  expect(packed.ok(), await packed.text()).toBe(true);
  await page.reload();
  await page.getByRole("button", { name: "Edit order" }).click();
  await expect(line(page, pot.title)).toContainText("Already fulfilled");
  await expect(line(page, pot.title).getByRole("spinbutton")).toBeDisabled();
  await expect(
    line(page, pot.title).getByRole("button", { name: `Remove ${pot.title}` }),
  ).toBeDisabled();
});
