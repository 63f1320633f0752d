import type { OrderActions } from "./order-actions.ts";
import type { Ending } from "../shop.ts";
import type { OrderRequest } from "./plan.ts";

/** A sequence of events in the life of an order. */
export interface Story {
  name: string;
  count: number;
  wish?: OrderRequest;
  ending: Ending;
  tell(desk: OrderActions): Promise<unknown>;
}

const nothing = () => Promise.resolve();

/** From the order to its delivery. */
export const deliveries: readonly Story[] = [
  {
    name: "awaiting payment",
    count: 12,
    ending: { status: "pending", payment: "awaiting", fulfillment: "not_fulfilled" },
    tell: nothing,
  },
  {
    name: "paid",
    count: 8,
    ending: { payment: "captured", fulfillment: "not_fulfilled" },
    tell: (desk) => desk.capture(),
  },
  {
    name: "packed",
    count: 6,
    ending: { payment: "captured", fulfillment: "fulfilled" },
    async tell(desk) {
      await desk.capture();
      await desk.pack();
    },
  },
  {
    name: "packed, not paid",
    count: 2,
    ending: { payment: "awaiting", fulfillment: "fulfilled" },
    tell: (desk) => desk.pack(),
  },
  {
    name: "partly packed",
    count: 4,
    wish: { lines: 2 },
    ending: { payment: "captured", fulfillment: "partially_fulfilled" },
    async tell(desk) {
      await desk.capture();
      await desk.pack(desk.rest);
    },
  },
  {
    name: "sent",
    count: 14,
    ending: { payment: "captured", fulfillment: "shipped" },
    async tell(desk) {
      await desk.capture();
      await desk.packAndSend();
    },
  },
  {
    name: "partly sent",
    count: 3,
    wish: { lines: 2 },
    ending: { payment: "captured", fulfillment: "partially_shipped" },
    async tell(desk) {
      await desk.capture();
      await desk.packAndSend(desk.rest);
    },
  },
  {
    name: "sent in two parcels",
    count: 2,
    wish: { lines: 2 },
    ending: { payment: "captured", fulfillment: "shipped" },
    async tell(desk) {
      await desk.capture();
      await desk.packAndSend(desk.rest);
      await desk.packAndSend(desk.everything.slice(0, 1));
    },
  },
  {
    name: "completed",
    count: 6,
    ending: { status: "completed", payment: "captured", fulfillment: "shipped" },
    async tell(desk) {
      await desk.capture();
      await desk.packAndSend();
      await desk.complete();
    },
  },
  {
    name: "archived",
    count: 4,
    ending: { status: "archived", payment: "captured", fulfillment: "shipped" },
    async tell(desk) {
      await desk.capture();
      await desk.packAndSend();
      await desk.complete();
      await desk.archive();
    },
  },
  {
    name: "cancelled",
    count: 4,
    ending: { status: "canceled", payment: "canceled" },
    tell: (desk) => desk.cancel(),
  },
  {
    name: "unpacked and cancelled",
    count: 1,
    ending: { status: "canceled", payment: "canceled" },
    async tell(desk) {
      await desk.unpack(await desk.pack());
      await desk.cancel();
    },
  },
  {
    name: "bulky goods",
    count: 2,
    wish: { buys: "bulky", region: "europe" },
    ending: { payment: "captured", fulfillment: "not_fulfilled" },
    async tell(desk) {
      await desk.capture();
      await desk.note("Carrier books the slot; call the customer the day before.");
    },
  },
  {
    name: "trade order",
    count: 2,
    wish: { channel: "wholesale", region: "europe", lines: 3 },
    ending: { payment: "captured", fulfillment: "shipped" },
    async tell(desk) {
      await desk.note("On one pallet, delivery from the back.");
      await desk.capture();
      await desk.packAndSend();
    },
  },
  {
    name: "twice and no more",
    count: 2,
    wish: { discount: "ONLYTWO", region: "europe" },
    ending: { payment: "captured", fulfillment: "not_fulfilled" },
    tell: (desk) => desk.capture(),
  },
  {
    name: "ordered by a friend",
    count: 2,
    wish: { discount: "FAMILY30", region: "europe", group: "friends", lines: 2 },
    ending: { payment: "captured", fulfillment: "shipped" },
    async tell(desk) {
      await desk.capture();
      await desk.packAndSend();
    },
  },
  {
    name: "gift card bought",
    count: 2,
    wish: { buys: "gift card", region: "europe" },
    ending: { payment: "captured" },
    tell: (desk) => desk.capture(),
  },
  {
    name: "paid with a gift card",
    count: 1,
    wish: { giftCard: "Prize draw at the harbour fair", region: "europe", lines: 2, pieces: 2 },
    ending: { payment: "captured", fulfillment: "shipped" },
    async tell(desk) {
      await desk.capture();
      await desk.packAndSend();
    },
  },
];
