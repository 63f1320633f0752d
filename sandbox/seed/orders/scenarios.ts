import type { OrderActions } from "./order-actions.ts";
import type { Ending } from "../shop.ts";
import type { OrderRequest } from "./plan.ts";

/** A sequence of events in the life of an order. */
export interface Scenario {
  name: string;
  count: number;
  wish?: OrderRequest;
  ending: Ending;
  run(actions: OrderActions): Promise<unknown>;
}

const nothing = () => Promise.resolve();

/** Scenarios from the order to its delivery. */
export const deliveries: readonly Scenario[] = [
  {
    name: "awaiting payment",
    count: 12,
    ending: { status: "pending", payment: "awaiting", fulfillment: "not_fulfilled" },
    run: nothing,
  },
  {
    name: "paid",
    count: 8,
    ending: { payment: "captured", fulfillment: "not_fulfilled" },
    run: (actions) => actions.capture(),
  },
  {
    name: "packed",
    count: 6,
    ending: { payment: "captured", fulfillment: "fulfilled" },
    async run(actions) {
      await actions.capture();
      await actions.pack();
    },
  },
  {
    name: "packed, not paid",
    count: 2,
    ending: { payment: "awaiting", fulfillment: "fulfilled" },
    run: (actions) => actions.pack(),
  },
  {
    name: "partly packed",
    count: 4,
    wish: { lines: 2 },
    ending: { payment: "captured", fulfillment: "partially_fulfilled" },
    async run(actions) {
      await actions.capture();
      await actions.pack(actions.rest);
    },
  },
  {
    name: "sent",
    count: 14,
    ending: { payment: "captured", fulfillment: "shipped" },
    async run(actions) {
      await actions.capture();
      await actions.packAndSend();
    },
  },
  {
    name: "partly sent",
    count: 3,
    wish: { lines: 2 },
    ending: { payment: "captured", fulfillment: "partially_shipped" },
    async run(actions) {
      await actions.capture();
      await actions.packAndSend(actions.rest);
    },
  },
  {
    name: "sent in two parcels",
    count: 2,
    wish: { lines: 2 },
    ending: { payment: "captured", fulfillment: "shipped" },
    async run(actions) {
      await actions.capture();
      await actions.packAndSend(actions.rest);
      await actions.packAndSend(actions.everything.slice(0, 1));
    },
  },
  {
    name: "completed",
    count: 6,
    ending: { status: "completed", payment: "captured", fulfillment: "shipped" },
    async run(actions) {
      await actions.capture();
      await actions.packAndSend();
      await actions.complete();
    },
  },
  {
    name: "archived",
    count: 4,
    ending: { status: "archived", payment: "captured", fulfillment: "shipped" },
    async run(actions) {
      await actions.capture();
      await actions.packAndSend();
      await actions.complete();
      await actions.archive();
    },
  },
  {
    name: "cancelled",
    count: 4,
    ending: { status: "canceled", payment: "canceled" },
    run: (actions) => actions.cancel(),
  },
  {
    name: "unpacked and cancelled",
    count: 1,
    ending: { status: "canceled", payment: "canceled" },
    async run(actions) {
      await actions.unpack(await actions.pack());
      await actions.cancel();
    },
  },
  {
    name: "bulky goods",
    count: 2,
    wish: { buys: "bulky", region: "europe" },
    ending: { payment: "captured", fulfillment: "not_fulfilled" },
    async run(actions) {
      await actions.capture();
      await actions.note("Carrier books the slot; call the customer the day before.");
    },
  },
  {
    name: "trade order",
    count: 2,
    wish: { channel: "wholesale", region: "europe", lines: 3 },
    ending: { payment: "captured", fulfillment: "shipped" },
    async run(actions) {
      await actions.note("On one pallet, delivery from the back.");
      await actions.capture();
      await actions.packAndSend();
    },
  },
  {
    name: "twice and no more",
    count: 2,
    wish: { discount: "ONLYTWO", region: "europe" },
    ending: { payment: "captured", fulfillment: "not_fulfilled" },
    run: (actions) => actions.capture(),
  },
  {
    name: "ordered by a friend",
    count: 2,
    wish: { discount: "FAMILY30", region: "europe", group: "friends", lines: 2 },
    ending: { payment: "captured", fulfillment: "shipped" },
    async run(actions) {
      await actions.capture();
      await actions.packAndSend();
    },
  },
  {
    name: "gift card bought",
    count: 2,
    wish: { buys: "gift card", region: "europe" },
    ending: { payment: "captured" },
    run: (actions) => actions.capture(),
  },
  {
    name: "paid with a gift card",
    count: 1,
    wish: { giftCard: "Prize draw at the harbour fair", region: "europe", lines: 2, pieces: 2 },
    ending: { payment: "captured", fulfillment: "shipped" },
    async run(actions) {
      await actions.capture();
      await actions.packAndSend();
    },
  },
];
