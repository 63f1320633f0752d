import { test } from "./mock.ts";
import { ask, at, doDeeds, question, region, type Deed } from "./order-deeds.ts";
import { noticeOf, orderState, ownGoods, ownOrder } from "./own-orders.ts";
import { call, dialog, stored } from "./own-returns.ts";
import { expect, field, numberField } from "./shop.ts";

// Each deed is refused in its place, then pressed twice: see order-deeds.ts.

test("what is written about an order, whose it is, how it is sent, and what its edit changes is refused in its place, and done once", async ({
  signedIn: page,
  mock,
}) => {
  const [mug, pot] = [await ownGoods(page), await ownGoods(page)];
  const order = await ownOrder(page, {
    items: [{ variant_id: mug.variant_id, quantity: 4 }, { variant_id: pot.variant_id }],
    pay: true,
  });
  const other = await ownOrder(page);
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

  // The demo shop has no plugin that sends messages: the list and what is sent again are the contract's.
  const notice = noticeOf(order);
  const again: unknown[] = [];
  await page.route("**/admin/notifications?*", (route) =>
    route.fulfill({ json: { notifications: [notice], count: 1, offset: 0, limit: 500 } }),
  );
  await page.route("**/admin/notifications/noti_1/resend", (route) => {
    again.push(route.request().postDataJSON());
    return route.fulfill({ json: { notification: notice } });
  });

  const editor = dialog(page, "Edit order");
  const row = (title: string, text = "") =>
    editor.getByRole("group", { name: title }).filter({ hasText: text });
  interface Edit {
    id: string;
    status: string;
    changes: { type: string }[];
  }
  const edits = async () =>
    (await ask<{ order_edits: Edit[] }>(page, `order-edits?order_id=${order.id}`)).order_edits;
  const changes = async () =>
    (await edits()).flatMap((edit) => edit.changes.map(({ type }) => type)).toSorted();
  const inEditor = () => Promise.resolve(editor);

  const deeds: Deed[] = [
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
        await page.getByRole("button", { name: `Send again to ${order.email}` }).click();
        await field(page, "To").fill("office@example.test");
        return dialog(page, "Send notification again");
      },
      press: "Send",
      kept: () => expect(field(page, "To")).toHaveValue("office@example.test"),
      state: () => Promise.resolve(again),
      after: [{ to: "office@example.test" }],
    },
    {
      name: "transfer",
      call: at(path),
      status: 422,
      begin: async () => {
        await page.getByRole("button", { name: "Transfer" }).click();
        const sheet = dialog(page, "Transfer order");
        await sheet.getByRole("searchbox", { name: "Search customers" }).fill(other.email);
        await sheet.getByRole("radio", { name: new RegExp(other.email) }).check();
        return sheet;
      },
      press: "Transfer",
      kept: (sheet) =>
        expect(sheet.getByRole("radio", { name: new RegExp(other.email) })).toBeChecked(),
      state: async () => (await orderState(page, order)).customer_id,
      after: other.customer_id,
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
        await page.goto(`/a/orders/${unsent.id}?edit=shipping-method`);
        const sheet = dialog(page, "Add shipping method");
        await sheet
          .getByRole("combobox", { name: "Shipping method" })
          .selectOption({ label: "Standard, 2–4 days" });
        await field(page, "Price").fill("3.21");
        return sheet;
      },
      press: "Add shipping method",
      kept: () => expect(field(page, "Price")).toHaveValue("3.21"),
      state: async () =>
        (
          await orderState<{ shipping_methods: { price: number }[] }>(page, unsent)
        ).shipping_methods.map(({ price }) => price),
      after: [321],
      sent: 1,
    },
  ];
  await page.goto(`/a/${path}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`#${order.display_id}`);
  await doDeeds(page, mock, deeds);
  expect((await now()).items.find(({ title }) => title === mug.title)?.quantity).toBe(4);
});
