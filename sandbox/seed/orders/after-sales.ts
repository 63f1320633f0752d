import type { Scenario } from "./scenarios.ts";

/** Scenarios with refunds, returns, exchanges, claims, and order edits. */
export const afterSales: readonly Scenario[] = [
  {
    name: "partly refunded",
    count: 4,
    ending: { payment: "partially_refunded", fulfillment: "shipped" },
    async run(actions) {
      await actions.capture();
      await actions.packAndSend();
      await actions.refund(
        Math.round(actions.item(0).unit_price / 50) * 10,
        "discount",
        "Small scratch, customer keeps it",
      );
    },
  },
  {
    name: "refunded",
    count: 3,
    ending: { payment: "refunded", fulfillment: "not_fulfilled" },
    async run(actions) {
      await actions.capture();
      await actions.refund(actions.total, "other", "Ordered twice by mistake");
    },
  },
  {
    name: "return requested",
    count: 4,
    ending: { payment: "captured", fulfillment: "shipped" },
    async run(actions) {
      await actions.capture();
      await actions.packAndSend();
      await actions.askBack(actions.some(0), "too-big", "Does not fit the shelf");
    },
  },
  {
    name: "returned",
    count: 4,
    ending: { fulfillment: "returned" },
    async run(actions) {
      await actions.capture();
      await actions.packAndSend();
      await actions.receive(
        await actions.askBack(actions.everything, "changed-mind"),
        actions.everything,
      );
    },
  },
  {
    name: "partly returned",
    count: 4,
    wish: { lines: 2 },
    ending: { fulfillment: "partially_returned" },
    async run(actions) {
      await actions.capture();
      await actions.packAndSend();
      await actions.receive(
        await actions.askBack(actions.rest, "faulty", "Handle is loose"),
        actions.rest,
      );
    },
  },
  {
    name: "less came back than announced",
    count: 1,
    wish: { pieces: 3 },
    ending: { fulfillment: "partially_returned" },
    async run(actions) {
      await actions.capture();
      await actions.packAndSend();
      const back = await actions.askBack(actions.some(0, 2), "too-small");
      await actions.receive(back, actions.some(0, 1));
      await actions.note("Two announced, one came back. Customer looks for the other.");
    },
  },
  {
    name: "money went back before the goods came",
    count: 1,
    ending: { payment: "refunded", fulfillment: "requires_action" },
    async run(actions) {
      await actions.capture();
      await actions.packAndSend();
      const back = await actions.askBack(actions.everything, "in-transit", "Parcel arrived open");
      await actions.refund(actions.total, "other", "Refunded at once, the carrier pays");
      await actions.receive(back, actions.everything);
    },
  },
  {
    name: "return called off",
    count: 1,
    ending: { payment: "captured", fulfillment: "shipped" },
    async run(actions) {
      await actions.capture();
      await actions.packAndSend();
      await actions.stopReturn(await actions.askBack(actions.some(0), "changed-mind"));
    },
  },
  {
    name: "swap offered",
    count: 2,
    ending: { payment: "captured", fulfillment: "shipped" },
    async run(actions) {
      await actions.capture();
      await actions.packAndSend();
      await actions.swap(actions.some(0), "too-small", "booked");
    },
  },
  {
    name: "swap paid and packed",
    count: 2,
    ending: { payment: "captured" },
    async run(actions) {
      await actions.capture();
      await actions.packAndSend();
      const swap = await actions.swap(actions.some(0), "too-big");
      await actions.agree(swap);
      await actions.settle(swap);
      await actions.packSwap(swap);
    },
  },
  {
    name: "swapped",
    count: 2,
    ending: { payment: "captured" },
    async run(actions) {
      await actions.capture();
      await actions.packAndSend();
      const swap = await actions.swap(actions.some(0), "wrong-item");
      await actions.agree(swap);
      await actions.settle(swap);
      await actions.sendSwap(swap, await actions.packSwap(swap));
      await actions.receive(actions.returnOf(swap), actions.some(0));
    },
  },
  {
    name: "swap called off",
    count: 1,
    ending: { payment: "captured", fulfillment: "shipped" },
    async run(actions) {
      await actions.capture();
      await actions.packAndSend();
      const swap = await actions.swap(actions.some(0), "too-big", "booked");
      await actions.stopReturn(actions.returnOf(swap));
      await actions.stopSwap(swap);
    },
  },
  {
    name: "claim refunded",
    count: 3,
    ending: { payment: "captured", fulfillment: "shipped" },
    async run(actions) {
      await actions.capture();
      await actions.packAndSend();
      await actions.claim("refund", "production_failure", "Crack in the glaze, see picture");
    },
  },
  {
    name: "claim to replace",
    count: 1,
    ending: { payment: "captured", fulfillment: "shipped" },
    async run(actions) {
      await actions.capture();
      await actions.packAndSend();
      await actions.claim("replace", "missing_item", "Not in the parcel");
    },
  },
  {
    name: "claim replaced",
    count: 2,
    ending: { payment: "captured", fulfillment: "shipped" },
    async run(actions) {
      await actions.capture();
      await actions.packAndSend();
      const claim = await actions.claim("replace", "wrong_item", "Came in another color");
      await actions.sendClaim(claim, await actions.packClaim(claim));
    },
  },
  {
    name: "claim called off",
    count: 1,
    ending: { payment: "captured", fulfillment: "shipped" },
    async run(actions) {
      await actions.capture();
      await actions.packAndSend();
      const claim = await actions.claim("replace", "other", "Turned up behind the parcel box");
      await actions.stopClaim(claim);
    },
  },
  {
    name: "edit begun",
    count: 1,
    ending: { payment: "awaiting" },
    run: (actions) => actions.edit("Customer called: wants one more"),
  },
  {
    name: "edit sent to the customer",
    count: 2,
    ending: { payment: "awaiting" },
    async run(actions) {
      await actions.proposeEdit(await actions.edit("Asked by mail"));
    },
  },
  {
    name: "edit confirmed",
    count: 3,
    ending: { payment: "awaiting" },
    async run(actions) {
      const edit = await actions.edit("Agreed on the phone");
      await actions.proposeEdit(edit);
      await actions.confirmEdit(edit);
    },
  },
  {
    name: "edit declined",
    count: 2,
    wish: { member: true },
    ending: { payment: "awaiting" },
    async run(actions) {
      const edit = await actions.edit("We suggested the bigger size");
      await actions.proposeEdit(edit);
      await actions.declineEdit(edit, "The smaller one is fine");
    },
  },
  {
    name: "edit called off",
    count: 1,
    ending: { payment: "awaiting" },
    async run(actions) {
      const edit = await actions.edit("Wrong order opened");
      await actions.proposeEdit(edit);
      await actions.stopEdit(edit);
    },
  },
];
