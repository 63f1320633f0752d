import { orderState, ownGoods, ownOrder, type OwnOrder } from "./own-orders.ts";
import { bar } from "./own-products.ts";
import { call, dialog, gone } from "./own-returns.ts";
import { press, taskOf } from "./manual-task.ts";
import { ask, expect, field, openInApp, rows, test } from "./shop.ts";

/* Follows the steps of the manual's tasks that change, charge, or print an order. */

const visit = (page: Parameters<typeof openInApp>[0], { id }: OwnOrder) =>
  openInApp(page, `orders/${id}`);

test("by following the manual, an operator collects the difference of an edit", async ({
  signedIn: page,
}) => {
  const task = taskOf(page, "order-changes.md", "Collect the difference after an edit");
  const mug = await ownGoods(page);
  const order = await ownOrder(page, { items: [{ variant_id: mug.variant_id }], pay: true });
  const { order_edit: edit } = await call<{
    order_edit: { id: string; items: { id: string }[] };
  }>(page, "/admin/order-edits", { order_id: order.id });
  const path = `/admin/order-edits/${edit.id}`;
  await call(page, `${path}/items/${edit.items[0]?.id}`, { quantity: 2 });
  await call(page, `${path}/request`);
  await call(page, `${path}/confirm`);
  await visit(page, order);
  const todo = page.getByRole("list", { name: "To do next" });
  await expect(todo).toContainText("Payment due");
  await task.seen();
  await todo.getByRole("button", { name: "Mark as authorized" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("No provider is contacted");
  await question.getByRole("button", { name: "Mark as authorized" }).click();
  await gone(question);
  await expect(page.getByText("Payment due")).toHaveCount(0);
  task.done();
});

test("by following the manual, an operator changes an order's email, opens its transfer, and adds a note", async ({
  signedIn: page,
}) => {
  const titles = [
    "Change an address or the email",
    "Transfer the order to another customer",
    "Add a note for your team",
  ];
  const tasks = titles.map((title) => taskOf(page, "order-changes.md", title));
  const seen = async () => {
    for (const task of tasks) await task.seen();
  };
  const order = await ownOrder(page);
  await visit(page, order);
  await press(page, "Contact");
  const contact = dialog(page, "Edit contact");
  await field(page, "Email").fill(`new-${order.email}`);
  await contact.getByRole("button", { name: "Save" }).click();
  await gone(contact);
  await expect.poll(async () => (await orderState(page, order)).email).toBe(`new-${order.email}`);
  await seen();
  await press(page, "Transfer");
  await expect(dialog(page, "Transfer order")).toContainText("Use their email for this order");
  await seen();
  await dialog(page, "Transfer order").getByRole("button", { name: "Close" }).click();
  await press(page, "Add note");
  const note = dialog(page, "Add note");
  await note.getByLabel("Note").fill("Call before delivery");
  await note.getByRole("button", { name: "Add note" }).click();
  await gone(note);
  await expect(page.getByRole("list", { name: "Timeline" })).toContainText("Call before delivery");
  for (const task of tasks) task.done();
});

test("by following the manual, an operator finds the payment link of a draft order", async ({
  signedIn: page,
}) => {
  const task = taskOf(page, "draft-orders.md", "Let the customer pay online");
  const { draft_orders: drafts } = await ask<{ draft_orders: { id: string; status: string }[] }>(
    page,
    "draft-orders",
  );
  await openInApp(page, `draft-orders/${drafts.find(({ status }) => status === "open")?.id}`);
  await expect(page.getByRole("button", { name: "Copy payment link" })).toBeVisible();
  await task.seen();
  task.done();
});

test("by following the manual, an operator opens an order's packing slip, and finds the printing of several orders", async ({
  signedIn: page,
}) => {
  const task = taskOf(page, "orders.md", "Print packing slips and a pick list");
  const order = await ownOrder(page);
  await visit(page, order);
  await press(page, "Print");
  await expect(page.getByRole("region", { name: /^Packing slip/ }).first()).toBeVisible();
  await task.seen();
  await openInApp(page, `orders?q=${order.email}`);
  await rows(page).first().getByRole("checkbox").check();
  const more = bar(page).getByRole("button", { name: "More actions" });
  await expect(bar(page)).toBeVisible();
  await task.seen();
  if (await more.isVisible()) await more.click();
  await task.seen();
  task.done();
});
