import type { Fulfillment, Swap } from "../../../sdk/src/generated/contract.ts";
import { shippingOptions } from "../data/shipping.ts";
import { only, type Part, Fulfillments, quietly, unsent } from "./fulfillments.ts";
import { another } from "./plan.ts";

/** Additional actions on an order: returns, exchanges, claims, and edits. */
export class OrderActions extends Fulfillments {
  /** The region's shipping option for returns. */
  #returnShipping(price?: number): { return_shipping: { option_id: string; price: number } } {
    const option = shippingOptions.find(
      ({ region, returns }) => region === this.plan.region && returns,
    );
    if (!option) throw new Error(`Region ${this.plan.region} has no way to send things back.`);
    const option_id = this.shop.shipping.get(`${option.region}: ${option.name}`);
    return { return_shipping: { option_id, price: price ?? option.amount } };
  }

  /** Requests a return. Resolves to the return's id. */
  async askBack(items: Part[], reason: string, note = ""): Promise<string> {
    const reason_id = this.shop.reasons.get(reason);
    const { order } = await this.orders.requestReturn({
      id: this.order.id,
      query: only("returns"),
      body: {
        items: items.map((item) => ({ ...item, reason_id, note })),
        ...this.#returnShipping(),
        ...quietly,
        ...this.place,
      },
    });
    const open = order.returns?.find(({ status }) => status === "requested");
    if (!open) throw new Error(`${this.name} has no open return after one was requested.`);
    return open.id;
  }

  async receive(returnId: string, items: Part[]): Promise<void> {
    await this.shop.client.admin.returns.receive({ id: returnId, body: { items, ...this.place } });
  }

  async stopReturn(returnId: string): Promise<void> {
    await this.shop.client.admin.returns.cancel({ id: returnId });
  }

  /**
   * Offers other items in exchange for returned ones. If the customer must book the return shipment, the exchange's cart has a
   * line without a variant. If inventory is managed, the server's cart calls fail on such a line, so the customer can't accept
   * the exchange. Therefore, the seed creates such exchanges only where they stay open.
   */
  async swap(items: Part[], reason: string, parcel: "own" | "booked" = "own"): Promise<Swap> {
    const reason_id = this.shop.reasons.get(reason);
    const { order } = await this.orders.createSwap({
      id: this.order.id,
      query: only("swaps,swaps.return_order"),
      body: {
        return_items: items.map((item) => ({ ...item, reason_id })),
        additional_items: [{ variant_id: this.#another(), quantity: 1 }],
        ...(parcel === "booked" && this.#returnShipping()),
        sales_channel_id: this.shop.channels.get(this.plan.channel),
        return_location_id: this.place.location_id,
        ...quietly,
      },
    });
    return this.#made(order.swaps?.[0], "swap");
  }

  /** The id of the return that belongs to a swap. */
  returnOf(swap: Swap): string {
    return this.#made(swap.return_order, "swap's return").id;
  }

  #made<T>(thing: T | null | undefined, what: string): T {
    if (!thing) throw new Error(`${this.name} has no ${what} after one was made.`);
    return thing;
  }

  /** Pays a swap's difference as the customer, or accepts the refund. */
  async agree(swap: Swap): Promise<void> {
    const id = this.#made(swap.cart_id, "swap's cart");
    const { carts } = this.buyer.store;
    await carts.addShippingMethod({ id, body: { option_id: this.delivery } });
    await carts.createPaymentSessions({ id });
    await carts.complete({ id });
  }

  #swapIds(swap: Swap) {
    return { id: this.order.id, swap_id: swap.id };
  }

  async settle(swap: Swap): Promise<void> {
    await this.orders.processSwapPayment({ ...this.#swapIds(swap), query: only("") });
  }

  async packSwap(swap: Swap): Promise<Fulfillment> {
    const { order } = await this.orders.fulfillSwap({
      ...this.#swapIds(swap),
      query: only("swaps,swaps.fulfillments"),
      body: { ...quietly, ...this.place },
    });
    const packed = order.swaps?.find(({ id }) => id === swap.id);
    return unsent(packed?.fulfillments, `${this.name}'s swap`);
  }

  async sendSwap(swap: Swap, parcel: Fulfillment): Promise<void> {
    const body = this.tracking(parcel);
    await this.orders.createSwapShipment({ ...this.#swapIds(swap), query: only(""), body });
  }

  async stopSwap(swap: Swap): Promise<void> {
    await this.orders.cancelSwap({ ...this.#swapIds(swap), query: only("") });
  }

  /** Creates a claim for one item of the first line. Resolves to the claim's id. */
  async claim(
    type: "refund" | "replace",
    reason: "missing_item" | "wrong_item" | "production_failure" | "other",
    note: string,
  ): Promise<string> {
    const answer =
      type === "refund"
        ? { ...this.#returnShipping(0), return_location_id: this.place.location_id }
        : {
            additional_items: [{ variant_id: this.item(0).variant_id ?? "", quantity: 1 }],
            shipping_methods: [{ option_id: this.delivery, price: 0 }],
          };
    const { order } = await this.orders.createClaim({
      id: this.order.id,
      query: only("claims"),
      body: {
        type,
        claim_items: this.some(0).map((item) => ({ ...item, reason, note })),
        ...answer,
        ...quietly,
      },
    });
    return this.#made(order.claims?.[0], "claim").id;
  }

  async packClaim(claim_id: string): Promise<Fulfillment> {
    const { order } = await this.orders.fulfillClaim({
      id: this.order.id,
      claim_id,
      query: only("claims,claims.fulfillments"),
      body: { ...quietly, ...this.place },
    });
    const packed = order.claims?.find(({ id }) => id === claim_id);
    return unsent(packed?.fulfillments, `${this.name}'s claim`);
  }

  async sendClaim(claim_id: string, parcel: Fulfillment): Promise<void> {
    const body = this.tracking(parcel);
    await this.orders.createClaimShipment({ id: this.order.id, claim_id, query: only(""), body });
  }

  async stopClaim(claim_id: string): Promise<void> {
    await this.orders.cancelClaim({ id: this.order.id, claim_id, query: only("") });
  }

  get #edits() {
    return this.shop.client.admin.orderEdits;
  }

  /** Starts an order edit that adds an item and one unit of the first line. Resolves to the edit's id. */
  async edit(note: string): Promise<string> {
    const { order_edit } = await this.#edits.create({
      body: { order_id: this.order.id, internal_note: note },
    });
    const { id, items } = order_edit;
    await this.#edits.addLineItem({ id, body: { variant_id: this.#another(), quantity: 1 } });
    const copy = items?.find(({ original_item_id }) => original_item_id === this.item(0).id);
    const { id: item_id, quantity } = this.#made(copy, "copy of its first line in the edit");
    await this.#edits.updateLineItem({ id, item_id, body: { quantity: quantity + 1 } });
    return id;
  }

  async proposeEdit(id: string): Promise<void> {
    await this.#edits.requestConfirmation({ id, body: {} });
  }

  async confirmEdit(id: string): Promise<void> {
    await this.#edits.confirm({ id });
  }

  async stopEdit(id: string): Promise<void> {
    await this.#edits.cancel({ id });
  }

  /** Declines an edit as the customer. */
  async declineEdit(id: string, declined_reason: string): Promise<void> {
    await this.buyer.store.orderEdits.decline({ id, body: { declined_reason } });
  }

  #another(): string {
    return this.shop.variants.get(another(this.plan));
  }
}
