import type { Story } from "./stories.ts";

/** Follow-ups of some paid orders: refunds, returns, exchanges. */
export const aftermaths: readonly Story[] = [
  {
    name: "partly refunded",
    count: 4,
    ending: { payment: "partially_refunded", fulfillment: "shipped" },
    async tell(desk) {
      await desk.capture();
      await desk.packAndSend();
      await desk.refund(
        Math.round(desk.item(0).unit_price / 50) * 10,
        "discount",
        "Small scratch, customer keeps it",
      );
    },
  },
  {
    name: "refunded",
    count: 3,
    ending: { payment: "refunded", fulfillment: "not_fulfilled" },
    async tell(desk) {
      await desk.capture();
      await desk.refund(desk.total, "other", "Ordered twice by mistake");
    },
  },
  {
    name: "return requested",
    count: 4,
    ending: { payment: "captured", fulfillment: "shipped" },
    async tell(desk) {
      await desk.capture();
      await desk.packAndSend();
      await desk.askBack(desk.some(0), "too-big", "Does not fit the shelf");
    },
  },
  {
    name: "returned",
    count: 4,
    ending: { fulfillment: "returned" },
    async tell(desk) {
      await desk.capture();
      await desk.packAndSend();
      await desk.receive(await desk.askBack(desk.everything, "changed-mind"), desk.everything);
    },
  },
  {
    name: "partly returned",
    count: 4,
    wish: { lines: 2 },
    ending: { fulfillment: "partially_returned" },
    async tell(desk) {
      await desk.capture();
      await desk.packAndSend();
      await desk.receive(await desk.askBack(desk.rest, "faulty", "Handle is loose"), desk.rest);
    },
  },
  {
    name: "less came back than announced",
    count: 1,
    wish: { pieces: 3 },
    ending: { fulfillment: "partially_returned" },
    async tell(desk) {
      await desk.capture();
      await desk.packAndSend();
      const back = await desk.askBack(desk.some(0, 2), "too-small");
      await desk.receive(back, desk.some(0, 1));
      await desk.note("Two announced, one came back. Customer looks for the other.");
    },
  },
  {
    name: "money went back before the goods came",
    count: 1,
    ending: { payment: "refunded", fulfillment: "requires_action" },
    async tell(desk) {
      await desk.capture();
      await desk.packAndSend();
      const back = await desk.askBack(desk.everything, "in-transit", "Parcel arrived open");
      await desk.refund(desk.total, "other", "Refunded at once, the carrier pays");
      await desk.receive(back, desk.everything);
    },
  },
  {
    name: "return called off",
    count: 1,
    ending: { payment: "captured", fulfillment: "shipped" },
    async tell(desk) {
      await desk.capture();
      await desk.packAndSend();
      await desk.stopReturn(await desk.askBack(desk.some(0), "changed-mind"));
    },
  },
  {
    name: "swap offered",
    count: 2,
    ending: { payment: "captured", fulfillment: "shipped" },
    async tell(desk) {
      await desk.capture();
      await desk.packAndSend();
      await desk.swap(desk.some(0), "too-small", "booked");
    },
  },
  {
    name: "swap paid and packed",
    count: 2,
    ending: { payment: "captured" },
    async tell(desk) {
      await desk.capture();
      await desk.packAndSend();
      const swap = await desk.swap(desk.some(0), "too-big");
      await desk.agree(swap);
      await desk.settle(swap);
      await desk.packSwap(swap);
    },
  },
  {
    name: "swapped",
    count: 2,
    ending: { payment: "captured" },
    async tell(desk) {
      await desk.capture();
      await desk.packAndSend();
      const swap = await desk.swap(desk.some(0), "wrong-item");
      await desk.agree(swap);
      await desk.settle(swap);
      await desk.sendSwap(swap, await desk.packSwap(swap));
      await desk.receive(desk.returnOf(swap), desk.some(0));
    },
  },
  {
    name: "swap called off",
    count: 1,
    ending: { payment: "captured", fulfillment: "shipped" },
    async tell(desk) {
      await desk.capture();
      await desk.packAndSend();
      const swap = await desk.swap(desk.some(0), "too-big", "booked");
      await desk.stopReturn(desk.returnOf(swap));
      await desk.stopSwap(swap);
    },
  },
  {
    name: "claim refunded",
    count: 3,
    ending: { payment: "captured", fulfillment: "shipped" },
    async tell(desk) {
      await desk.capture();
      await desk.packAndSend();
      await desk.claim("refund", "production_failure", "Crack in the glaze, see picture");
    },
  },
  {
    name: "claim to replace",
    count: 1,
    ending: { payment: "captured", fulfillment: "shipped" },
    async tell(desk) {
      await desk.capture();
      await desk.packAndSend();
      await desk.claim("replace", "missing_item", "Not in the parcel");
    },
  },
  {
    name: "claim replaced",
    count: 2,
    ending: { payment: "captured", fulfillment: "shipped" },
    async tell(desk) {
      await desk.capture();
      await desk.packAndSend();
      const claim = await desk.claim("replace", "wrong_item", "Came in another color");
      await desk.sendClaim(claim, await desk.packClaim(claim));
    },
  },
  {
    name: "claim called off",
    count: 1,
    ending: { payment: "captured", fulfillment: "shipped" },
    async tell(desk) {
      await desk.capture();
      await desk.packAndSend();
      const claim = await desk.claim("replace", "other", "Turned up behind the parcel box");
      await desk.stopClaim(claim);
    },
  },
  {
    name: "edit begun",
    count: 1,
    ending: { payment: "awaiting" },
    tell: (desk) => desk.edit("Customer called: wants one more"),
  },
  {
    name: "edit sent to the customer",
    count: 2,
    ending: { payment: "awaiting" },
    async tell(desk) {
      await desk.proposeEdit(await desk.edit("Asked by mail"));
    },
  },
  {
    name: "edit confirmed",
    count: 3,
    ending: { payment: "awaiting" },
    async tell(desk) {
      const edit = await desk.edit("Agreed on the phone");
      await desk.proposeEdit(edit);
      await desk.confirmEdit(edit);
    },
  },
  {
    name: "edit declined",
    count: 2,
    wish: { member: true },
    ending: { payment: "awaiting" },
    async tell(desk) {
      const edit = await desk.edit("We suggested the bigger size");
      await desk.proposeEdit(edit);
      await desk.declineEdit(edit, "The smaller one is fine");
    },
  },
  {
    name: "edit called off",
    count: 1,
    ending: { payment: "awaiting" },
    async tell(desk) {
      const edit = await desk.edit("Wrong order opened");
      await desk.proposeEdit(edit);
      await desk.stopEdit(edit);
    },
  },
];
