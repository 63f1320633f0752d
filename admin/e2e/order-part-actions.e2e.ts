import { test } from "./mock.ts";
import { ask, at, doActions, question, region, type OrderAction } from "./order-actions.ts";
import { noticeOf, orderState, ownGoods, ownOrder } from "./own-orders.ts";
import { call, dialog, stored } from "./own-returns.ts";
import { expect, field, numberField, openInApp } from "./shop.ts";

// For each action, the server first rejects the call, and the error appears next to the action. Then the test presses the
// button twice. See order-actions.ts.

test("a change to an order's notes, owner, shipping, or edits shows an error in place if it's rejected, and is sent once if the button is pressed twice", async ({
  signedIn: page,
  mock,
}) => {
  const [mug, pot] = [await ownGoods(page), await ownGoods(page)];
  const order = await ownOrder(page, {
    items: [{ variant_id: mug.variant_id, quantity: 4 }, { variant_id: pot.variant_id }],
    pay: true,
  });
  const unsent = await ownOrder(page, { shipping: null });
  const path = `orders/${order.id}`;
  const now = () => stored(page, order);
  const notes = async () =>
    (await ask<{ notes: { value: string }[] }>(page, `notes?resource_id=${order.id}`)).notes.map(
      ({ value }) => value,
    );
  await call(page, "/admin/notes", {
    resource_type: "order",
    resource_id: order.id,
    value: "Ring twice.",
  });
  const line = order.items.find(({ title }) => title === mug.title)?.id;
  const reserved = async () =>
    (
      await ask<{ reservations: { quantity: number }[] }>(
        page,
        `reservations?line_item_id[]=${line}`,
      )
    ).reservations.map((one) => one.quantity);

  // Uses the contract's examples as responses, because the demo store doesn't have a plugin that sends messages.
  const notice = noticeOf(order);
  const again: unknown[] = [];
  await page.route("**/admin/notifications?*", (route) => {
    const notifications = [
      notice,
      ...again.map((body, index) => ({
        ...notice,
        ...(body as object),
        id: `noti_${index + 2}`,
        parent_id: "noti_1",
      })),
    ];
    return route.fulfill({
      json: { notifications, count: notifications.length, offset: 0, limit: 500 },
    });
  });
  await page.route("**/admin/notifications/noti_1/resend", (route) => {
    again.push(route.request().postDataJSON());
    return route.fulfill({ json: { notification: notice } });
  });

  const timeline = page.getByRole("list", { name: "Timeline" });
  const editor = dialog(page, "Edit order");
  const row = (title: string, text = "") =>
    editor.getByRole("group", { name: title }).filter({ hasText: text });
  interface Edit {
    id: string;
    status: string;
    changes: { type: string }[];
  }
  const edits = async () => {
    const answer = await ask<{ order_edits: Edit[] }>(page, `order-edits?order_id=${order.id}`);
    expect(answer).toHaveProperty("order_edits");
    return answer.order_edits;
  };
  const changes = async () =>
    (await edits()).flatMap((edit) => edit.changes.map(({ type }) => type)).toSorted();
  const inEditor = () => Promise.resolve(editor);

  const actions: OrderAction[] = [
    {
      name: "changed note",
      call: at("notes/\\w+"),
      status: 404,
      begin: async () => {
        await page.getByRole("button", { name: "Edit note" }).click();
        await field(page, "Note").fill("Ring three times.");
        return dialog(page, "Edit note");
      },
      press: "Save changes",
      kept: () => expect(field(page, "Note")).toHaveValue("Ring three times."),
      state: notes,
      after: ["Ring three times."],
    },
    {
      name: "deleted note",
      call: at("notes/\\w+"),
      method: "DELETE",
      status: 500,
      begin: async () => {
        await page.getByRole("button", { name: "Delete note" }).click();
        return question(page);
      },
      press: "Delete note",
      state: notes,
      after: [],
    },
    {
      name: "message sent again",
      call: at("notifications/noti_1/resend"),
      status: 404,
      begin: async () => {
        await page.getByRole("combobox", { name: "Show" }).selectOption("Notifications");
        await expect(timeline.getByRole("listitem")).toHaveCount(1);
        await page.getByRole("button", { name: `Send again to ${order.email}` }).click();
        await expect(field(page, "To")).toHaveValue(order.email);
        await field(page, "To").fill("office@example.test");
        return dialog(page, "Send notification again");
      },
      press: "Send",
      kept: () => expect(field(page, "To")).toHaveValue("office@example.test"),
      state: () => Promise.resolve(again),
      after: [{ to: "office@example.test" }],
      seen: () => expect(timeline).toContainText("office@example.test"),
    },
    {
      name: "transfer",
      call: at(path),
      status: 422,
      begin: async () => {
        await page.getByRole("button", { name: "Transfer" }).click();
        const sheet = dialog(page, "Transfer order");
        await sheet.getByRole("button", { name: "Transfer" }).click();
        await expect(sheet.getByText("Choose a customer.")).toBeVisible();
        await sheet.getByRole("searchbox", { name: "Search customers" }).fill(unsent.email);
        await sheet.getByRole("radio", { name: new RegExp(unsent.email) }).check();
        return sheet;
      },
      press: "Transfer",
      kept: (sheet) =>
        expect(sheet.getByRole("radio", { name: new RegExp(unsent.email) })).toBeChecked(),
      state: async () => {
        const { customer_id, email } = await orderState(page, order);
        return { customer_id, email };
      },
      after: { customer_id: unsent.customer_id, email: unsent.email },
      // The order now belongs to this customer, together with their other order.
      seen: () =>
        expect(
          region(page, "Customer").getByRole("link", { name: `#${unsent.display_id}` }),
        ).toBeVisible(),
    },
    {
      name: "changed reservation",
      call: at("reservations/\\w+"),
      status: 400,
      begin: async () => {
        await region(page, "Fulfillment").getByRole("button", { name: "Reserve" }).click();
        await numberField(page, `Quantity of ${mug.title}`).fill("1");
        return dialog(page, "Reserve stock");
      },
      press: "Save changes",
      kept: () => expect(numberField(page, `Quantity of ${mug.title}`)).toHaveValue("1"),
      state: reserved,
      after: [1],
    },
    {
      name: "begun edit",
      call: at("order-edits"),
      status: 400,
      begin: async () => {
        await page.getByRole("button", { name: "Edit order" }).click();
        return editor;
      },
      press: `Remove ${pot.title}`,
      stays: true,
      state: changes,
      after: ["item_remove"],
    },
    {
      name: "item brought back",
      call: at("order-edits/\\w+"),
      method: "DELETE",
      status: 500,
      begin: inEditor,
      press: "Undo",
      stays: true,
      state: changes,
      after: [],
    },
    {
      name: "removed item",
      call: at("order-edits/\\w+/items/\\w+"),
      method: "DELETE",
      status: 400,
      begin: inEditor,
      press: `Remove ${pot.title}`,
      stays: true,
      state: changes,
      after: ["item_remove"],
    },
    {
      name: "added item",
      call: at("order-edits/\\w+/items"),
      status: 422,
      begin: inEditor,
      press: `Duplicate ${mug.title}`,
      stays: true,
      single: true,
      state: changes,
      after: ["item_add", "item_remove"],
    },
    {
      name: "changed item",
      call: at("order-edits/\\w+/items/\\w+"),
      status: 409,
      begin: inEditor,
      button: () => row(mug.title).first().getByRole("button", { name: "Increase" }),
      stays: true,
      single: true,
      state: changes,
      after: ["item_add", "item_remove", "item_update"],
    },
    {
      name: "addition taken back",
      call: at("order-edits/\\w+/changes/\\w+"),
      method: "DELETE",
      status: 404,
      begin: inEditor,
      button: () => row(mug.title, "New").getByRole("button", { name: `Remove ${mug.title}` }),
      stays: true,
      state: changes,
      after: ["item_remove", "item_update"],
    },
    {
      name: "internal note",
      call: at("order-edits/\\w+"),
      status: 409,
      begin: async () => {
        await field(page, "Internal note").fill("Called on Monday");
        return editor;
      },
      press: "Request confirmation",
      kept: () => expect(field(page, "Internal note")).toHaveValue("Called on Monday"),
      state: async () => (await edits())[0]?.status,
      after: "requested",
    },
    {
      name: "deleted edit",
      call: at("order-edits/\\w+"),
      method: "DELETE",
      status: 500,
      begin: async () => {
        const [asked] = await edits();
        await call(page, `/admin/order-edits/${asked?.id}/cancel`);
        await call(page, "/admin/order-edits", { order_id: order.id });
        await page.reload();
        await page.getByRole("button", { name: "Delete edit" }).click();
        return question(page);
      },
      press: "Delete edit",
      state: async () => (await edits()).filter(({ status }) => status === "created").length,
      after: 0,
    },
    {
      name: "shipping method",
      call: at(`orders/${unsent.id}/shipping-methods`),
      status: 400,
      begin: async () => {
        await openInApp(page, `orders/${unsent.id}`);
        await region(page, "Items").getByRole("button", { name: "Add shipping method" }).click();
        const sheet = dialog(page, "Add shipping method");
        await sheet
          .getByRole("combobox", { name: "Shipping method" })
          .selectOption({ label: "Standard, 2–4 days" });
        await field(page, "Price").fill("3.21");
        return sheet;
      },
      press: "Add shipping method",
      kept: () => expect(field(page, "Price")).toHaveValue("3.21"),
      state: async () => {
        const { shipping_methods: methods } = await orderState<{
          shipping_methods: { price: number; shipping_option: { name: string } }[];
        }>(page, unsent);
        return methods.map(({ price, shipping_option: { name } }) => [name, price]);
      },
      after: [["Standard, 2–4 days", 321]],
      sent: 1,
      // The server accepts only one shipping method for the same products, so the old method is replaced.
      seen: async () => {
        await page.getByRole("button", { name: "More" }).click();
        await expect(page.getByRole("menuitem", { name: /Add shipping method/ })).toContainText(
          "Every item has a shipping method.",
        );
      },
    },
  ];
  await page.goto(`/a/${path}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Order #${order.display_id}`);
  await doActions(page, mock, actions);
  expect((await now()).items.find(({ title }) => title === mug.title)?.quantity).toBe(4);
});
