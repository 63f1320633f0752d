import { test } from "./mock.ts";
import { ask, at, doActions, question, region, type OrderAction } from "./order-actions.ts";
import { orderState, ownGoods, ownOrder, type OwnOrder } from "./own-orders.ts";
import { call, dialog, stored } from "./own-returns.ts";
import { confirmByTyping, expect, field, returnToWindow, numberField, openInApp } from "./shop.ts";

/*
 * Tests actions on an order up to the server's state. First, the server rejects the call with the contract's example: the error
 * appears in its place, and no input is lost. Then the button is pressed twice and the response is lost: the action takes
 * effect once.
 */

test("an action on an order's payments or fulfillments shows an error in place if it's rejected, and runs once if the button is pressed twice", async ({
  signedIn: page,
  mock,
}) => {
  const goods = await ownGoods(page);
  const order = await ownOrder(page, { items: [{ variant_id: goods.variant_id, quantity: 4 }] });
  const path = `orders/${order.id}`;
  const line = `Quantity of ${goods.title}`;
  const now = () => stored(page, order);
  const parcels = region(page, "Fulfillment");
  const press = async (card: string, name: string) =>
    region(page, card).getByRole("button", { name, exact: true }).click();
  const reserved = async () => {
    const query = `reservations?line_item_id[]=${order.items[0]?.id}`;
    const { reservations } = await ask<{ reservations: { quantity: number }[] }>(page, query);
    return reservations.map((one) => one.quantity);
  };
  const reserve = async (count: string) => {
    await press("Fulfillment", "Reserve");
    await numberField(page, line).fill(count);
    return dialog(page, "Reserve stock");
  };
  const actions: OrderAction[] = [
    {
      name: "note",
      call: at("notes"),
      status: 422,
      begin: async () => {
        await page.getByRole("button", { name: "Add note" }).click();
        await field(page, "Note").fill("Ring twice.");
        return dialog(page, "Add note");
      },
      press: "Add note",
      kept: () => expect(field(page, "Note")).toHaveValue("Ring twice."),
      state: async () =>
        (await ask<{ notes: unknown[] }>(page, `notes?resource_id=${order.id}`)).notes.length,
      after: 1,
    },
    {
      name: "contact",
      call: at(path),
      status: 409,
      begin: async () => {
        await page.getByRole("button", { name: "Contact" }).click();
        await field(page, "Phone").fill("+49 40 999");
        return dialog(page, "Edit contact");
      },
      press: "Save changes",
      kept: () => expect(field(page, "Phone")).toHaveValue("+49 40 999"),
      state: async () =>
        (await orderState<{ shipping_address: { phone: string } }>(page, order)).shipping_address
          .phone,
      after: "+49 40 999",
    },
    {
      name: "capture",
      call: at(`${path}/capture`),
      status: 500,
      begin: async () => {
        await press("Payment", "Capture");
        return question(page);
      },
      press: "Capture",
      state: async () => (await now()).payments.filter((one) => one.captured_at !== null).length,
      after: 1,
      sent: 1,
    },
    {
      name: "reservation taken back",
      call: /\/admin\/reservations\/\w+(\?|$)/,
      method: "DELETE",
      status: 500,
      begin: () => reserve("0"),
      press: "Save changes",
      kept: () => expect(numberField(page, line)).toHaveValue("0"),
      state: reserved,
      after: [],
    },
    {
      name: "reservation",
      call: at("reservations"),
      status: 400,
      begin: () => reserve("3"),
      press: "Save changes",
      kept: () => expect(numberField(page, line)).toHaveValue("3"),
      state: reserved,
      after: [3],
      sent: 1,
    },
    {
      name: "fulfillment",
      call: at(`${path}/fulfillment`),
      status: 400,
      begin: async () => {
        await press("Fulfillment", "Fulfill");
        await numberField(page, line).fill("1");
        return dialog(page, "Create fulfillment");
      },
      press: "Fulfill",
      kept: () => expect(numberField(page, line)).toHaveValue("1"),
      state: async () => (await now()).items[0]?.fulfilled_quantity ?? 0,
      after: 1,
      sent: 1,
    },
    {
      name: "canceled fulfillment",
      call: /\/fulfillments\/\w+\/cancel(\?|$)/,
      status: 409,
      begin: async () => {
        await press("Fulfillment", "Cancel");
        return question(page);
      },
      press: "Cancel fulfillment",
      state: async () =>
        (await now()).fulfillments.filter((one) => one.canceled_at !== null).length,
      after: 1,
      sent: 1,
    },
    {
      name: "shipment",
      call: at(`${path}/shipment`),
      status: 422,
      begin: async () => {
        await call(page, `/admin/${path}/fulfillment`, {
          items: [{ item_id: order.items[0]?.id, quantity: 4 }],
        });
        await returnToWindow(page);
        await press("Fulfillment", "Mark as shipped");
        const sheet = dialog(page, "Mark as shipped");
        const numbers = sheet.getByRole("textbox", { name: "Tracking numbers" });
        await numbers.fill("TRACK-9");
        await numbers.press("Enter");
        return sheet;
      },
      press: "Mark as shipped",
      kept: (sheet) => expect(sheet).toContainText("TRACK-9"),
      state: async () => (await now()).items[0]?.shipped_quantity ?? 0,
      after: 4,
      sent: 1,
    },
    {
      name: "refund",
      call: at(`${path}/refund`),
      status: 400,
      begin: async () => {
        await press("Payment", "Refund");
        await field(page, "Amount").fill("3");
        await field(page, "Note").fill("Scratched");
        return dialog(page, "Refund");
      },
      press: "Refund €3.00",
      kept: () => expect(field(page, "Note")).toHaveValue("Scratched"),
      state: async () => (await now()).refunded_total,
      after: 300,
      sent: 1,
    },
  ];
  await page.goto(`/a/${path}`);
  await expect(parcels).toBeVisible();
  await doActions(page, mock, actions);
});

test("an action on an order or its edits shows an error in place if it's rejected, and runs once if the button is pressed twice", async ({
  signedIn: page,
  mock,
}) => {
  const mug = await ownGoods(page);
  const items = [{ variant_id: mug.variant_id, quantity: 2 }];
  const order = await ownOrder(page, { items, pay: true });
  const other = await ownOrder(page, { items });
  const goTo = async ({ id, display_id }: OwnOrder) => {
    await openInApp(page, `orders/${id}`);
    await expect(
      page.getByRole("heading", { level: 1, name: `Order #${display_id}` }),
    ).toBeVisible();
  };
  interface Edit {
    id: string;
    status: string;
    payment_collection_id: string;
  }
  const edits = async () =>
    (await ask<{ order_edits: Edit[] }>(page, `order-edits?order_id=${order.id}`)).order_edits;
  const with_ = (status: string) => async () =>
    (await edits()).filter((one) => one.status === status).length;
  /** Creates an edit that the customer must confirm and pay for. */
  const asked = async () => {
    const { order_edit } = await call<{ order_edit: Edit }>(page, "/admin/order-edits", {
      order_id: order.id,
    });
    const path = `/admin/order-edits/${order_edit.id}`;
    await call(page, `${path}/items`, { variant_id: mug.variant_id, quantity: 1 });
    return (await call<{ order_edit: Edit }>(page, `${path}/request`)).order_edit;
  };
  const paying = region(page, "Payment for an order edit").first();
  const paid = page.getByRole("main").getByRole("region", { name: "Payment for an order edit" });
  let collection = "";
  const collected = async () =>
    (
      await ask<{
        payment_collection: {
          status: string;
          payments: { captured_at: string | null; amount_refunded: number }[];
        };
      }>(page, `payment-collections/${collection}?expand=payments`)
    ).payment_collection;
  const choose = async (name: string) => {
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("menuitem", { name: new RegExp(name) }).click();
    return question(page);
  };
  const pressed = async (name: string) => {
    await page.getByRole("main").getByRole("button", { name, exact: true }).click();
    return question(page);
  };
  const status = async () => (await orderState(page, other)).status;

  const actions: OrderAction[] = [
    {
      name: "requested edit",
      call: /\/order-edits\/\w+\/request(\?|$)/,
      status: 400,
      begin: async () => {
        await page.getByRole("button", { name: "Edit order" }).click();
        const editor = dialog(page, "Edit order");
        const line = editor.getByRole("group", { name: mug.title });
        await line.getByRole("spinbutton", { name: "Quantity" }).fill("3");
        await page.keyboard.press("Tab");
        await expect(line.getByText("Changed")).toBeVisible();
        await field(page, "Internal note").fill("Called on Monday");
        return editor;
      },
      press: "Request confirmation",
      kept: () => expect(field(page, "Internal note")).toHaveValue("Called on Monday"),
      state: with_("requested"),
      after: 1,
      sent: 1,
    },
    {
      name: "canceled edit",
      call: /\/order-edits\/\w+\/cancel(\?|$)/,
      status: 409,
      begin: () => pressed("Cancel edit"),
      press: "Cancel edit",
      state: with_("canceled"),
      after: 1,
      sent: 1,
    },
    {
      name: "payment collection marked as authorized",
      call: /\/payment-collections\/\w+\/authorize(\?|$)/,
      status: 500,
      begin: async () => {
        collection = (await asked()).payment_collection_id;
        await page.reload();
        await expect(paying.getByText("Not paid")).toBeVisible();
        await paying.getByRole("button", { name: "Mark as authorized" }).click();
        return question(page);
      },
      press: "Mark as authorized",
      state: async () => (await collected()).status,
      after: "authorized",
      sent: 1,
      seen: () => expect(paying.getByText("Authorized", { exact: true })).toBeVisible(),
    },
    {
      name: "confirmed edit",
      call: /\/order-edits\/\w+\/confirm(\?|$)/,
      status: 422,
      begin: () => pressed("Apply now"),
      press: "Apply now",
      state: with_("confirmed"),
      after: 1,
      sent: 1,
    },
    {
      name: "completed order",
      call: /\/orders\/\w+\/complete(\?|$)/,
      status: 500,
      begin: async () => {
        await goTo(other);
        return choose("Complete order");
      },
      press: "Complete order",
      state: status,
      after: "completed",
      sent: 1,
      seen: () => expect(page.getByText("This was done")).toBeVisible(),
    },
    {
      name: "archived order",
      call: /\/orders\/\w+\/archive(\?|$)/,
      status: 409,
      begin: () => choose("Archive order"),
      press: "Archive order",
      state: status,
      after: "archived",
      sent: 1,
    },
    {
      name: "canceled order",
      call: /\/orders\/\w+\/cancel(\?|$)/,
      status: 400,
      begin: async () => {
        const asking = await choose("Cancel order");
        await confirmByTyping(asking);
        return asking;
      },
      press: "Cancel order",
      kept: (asking) => expect(asking.getByRole("textbox")).toHaveValue(`#${other.display_id}`),
      state: status,
      after: "canceled",
      sent: 1,
    },
    {
      name: "captured payment of a collection",
      call: /\/admin\/payments\/\w+\/capture(\?|$)/,
      status: 409,
      begin: async () => {
        collection = (await asked()).payment_collection_id;
        const shop = `/store/payment-collections/${collection}`;
        const { payment_collection } = await call<{
          payment_collection: { payment_sessions: { id: string }[] };
        }>(page, `${shop}/sessions`, { provider_id: "manual" });
        const [session] = payment_collection.payment_sessions;
        await call(page, `${shop}/sessions/${session?.id}/authorize`);
        await page.goto(`/a/orders/${order.id}`);
        await paid.getByRole("button", { name: "Capture", exact: true }).click();
        return question(page);
      },
      press: "Capture",
      state: async () => (await collected()).payments[0]?.captured_at !== null,
      after: true,
      sent: 1,
      seen: () => expect(paid.getByText("Captured")).toBeVisible(),
    },
    {
      name: "refunded payment of a collection",
      call: /\/admin\/payments\/\w+\/refund(\?|$)/,
      status: 400,
      begin: async () => {
        await paid.getByRole("button", { name: "Refund", exact: true }).click();
        await field(page, "Amount").fill("1");
        return dialog(page, "Refund");
      },
      press: "Refund €1.00",
      kept: () => expect(field(page, "Amount")).toHaveValue("1.00"),
      state: async () => (await collected()).payments[0]?.amount_refunded,
      after: 100,
      sent: 1,
      seen: () => expect(paid.getByText("Partially refunded")).toBeVisible(),
    },
  ];
  await goTo(order);
  await doActions(page, mock, actions);
});
