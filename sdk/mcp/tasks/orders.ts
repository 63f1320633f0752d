/** Tasks about orders. */
import { first, task, unique, type Task } from "./task.ts";

interface Line {
  id: string;
  title: string;
  quantity: number;
  fulfilled_quantity: number | null;
  unit_price: number;
}
interface Order {
  id: string;
  display_id: number;
  items: Line[];
  refundable_amount: number;
}
export const orderTasks: readonly Task[] = [
  task(
    "Refund the damaged item of a paid order and say why",
    async (desk) => {
      await desk.search("refund a damaged item");
      await desk.describe("refund-damaged-item");
      await desk.describe("adminRefundOrder");
      const { orders } = await desk.call<{ orders: Order[] }>("adminListOrders", {
        query: { payment_status: ["captured"], fulfillment_status: ["shipped"] },
      });
      const { order } = await desk.call<{ order: Order }>("adminRetrieveOrder", {
        id: first(orders).id,
        query: { expand: "items,payments,refunds", fields: "id,display_id,refundable_amount" },
      });
      const amount = Math.min(first(order.items).unit_price, order.refundable_amount);
      const note = `${first(order.items).title} arrived broken`;
      await desk.call("adminRefundOrder", {
        id: order.id,
        body: { amount, reason: "claim", note },
      });
      return { id: order.id, amount, note };
    },
    async (store, { id, amount, note }) => {
      const { order } = await store.admin.orders.retrieve({ id });
      return order.refunds.some((one) => one.amount === amount && one.note === note);
    },
  ),
  task(
    "Where is the newest order that was shipped?",
    async (desk) => {
      await desk.search("find an order and where it is");
      await desk.describe("find-order");
      const { orders } = await desk.call<{ orders: Order[] }>("adminListOrders", {
        query: { fulfillment_status: ["shipped"], limit: 1 },
      });
      const { order } = await desk.call<{ order: Order & { fulfillment_status: string } }>(
        "adminRetrieveOrder",
        { id: first(orders).id, query: { expand: "fulfillments,fulfillments.tracking_links" } },
      );
      return order;
    },
    async (store, { id, display_id }) => {
      const { order } = await store.admin.orders.retrieve({ id });
      return order.fulfillment_status === "shipped" && order.display_id === display_id;
    },
  ),
  task(
    "How many orders wait for fulfillment?",
    async (desk) => {
      await desk.search("list orders");
      const { count } = await desk.call<{ count: number }>("adminListOrders", {
        query: { fulfillment_status: ["not_fulfilled"], limit: 1 },
      });
      return count;
    },
    async (store, result) => {
      const query = { fulfillment_status: ["not_fulfilled" as const], limit: 1 };
      return (await store.admin.orders.list({ query })).count === result;
    },
  ),
  task(
    "Fulfill the oldest order that waits",
    async (desk) => {
      await desk.search("fulfill and ship an order");
      await desk.describe("adminCreateFulfillment");
      const { orders } = await desk.call<{ orders: Order[] }>("adminListOrders", {
        query: {
          fulfillment_status: ["not_fulfilled"],
          payment_status: ["captured"],
          status: ["pending"],
          order: "created_at",
        },
      });
      const { order } = await desk.call<{ order: Order }>("adminRetrieveOrder", {
        id: first(orders).id,
        query: { expand: "items" },
      });
      const { stock_locations } = await desk.call<{ stock_locations: { id: string }[] }>(
        "adminListStockLocations",
      );
      const line = first(order.items);
      await desk.call("adminCreateFulfillment", {
        id: order.id,
        body: {
          items: [{ item_id: line.id, quantity: line.quantity }],
          location_id: first(stock_locations).id,
          no_notification: "true",
        },
      });
      return { id: order.id, line: line.id, quantity: line.quantity };
    },
    async (store, { id, line, quantity }) => {
      const { order } = await store.admin.orders.retrieve({ id });
      const found = order.items.find((one) => one.id === line);
      return found?.fulfilled_quantity === quantity;
    },
  ),
  task(
    "Note on an order that the customer called",
    async (desk) => {
      await desk.search("add a note to an order");
      await desk.describe("adminCreateNote");
      const { orders } = await desk.call<{ orders: Order[] }>("adminListOrders", {
        query: { limit: 1 },
      });
      const value = unique("Called about the delivery");
      const body = { resource_type: "order", resource_id: first(orders).id, value };
      await desk.call("adminCreateNote", { body });
      return { order: first(orders).id, value };
    },
    async (store, { order, value }) => {
      const { notes } = await store.admin.notes.list({ query: { resource_id: order } });
      return notes.some((one) => one.value === value);
    },
  ),
];
