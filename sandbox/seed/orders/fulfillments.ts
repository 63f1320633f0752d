import type { Fulfillment, LineItem, Order } from "../../../sdk/src/generated/contract.ts";
import type { Client } from "../../../sdk/src/index.ts";
import { shippingOptions } from "../data/shipping.ts";
import type { Shop } from "../shop.ts";
import type { Plan } from "./plan.ts";

export interface Part {
  item_id: string;
  quantity: number;
}

/** Selects only the fields that the next action needs, so that the server doesn't load the whole order. */
export const only = (expand: string) => ({ expand, fields: "id" });

export const quietly = { no_notification: true };

/** The actions on an order from its payment to its delivery. */
export class Fulfillments {
  readonly shop: Shop;
  readonly plan: Plan;
  readonly order: Order;
  /** The client of the customer who placed the order. */
  readonly buyer: Client;
  /** The order's items, in the plan's order. The server returns items in any order. */
  readonly items: readonly LineItem[];
  #sent = 0;

  constructor(shop: Shop, plan: Plan, order: Order, buyer: Client) {
    this.shop = shop;
    this.plan = plan;
    this.order = order;
    this.buyer = buyer;
    this.items = plan.items.map(({ sku }) => {
      const variant = shop.variants.get(sku);
      const item = order.items?.find(({ variant_id }) => variant_id === variant);
      if (!item) throw new Error(`${this.name} lacks the ${sku} that was in its cart.`);
      return item;
    });
  }

  get name(): string {
    return `Order #${this.order.display_id}`;
  }

  protected get orders() {
    return this.shop.client.admin.orders;
  }

  protected get place(): { location_id: string } {
    return { location_id: this.shop.locations.get(this.plan.location) };
  }

  get total(): number {
    const { total } = this.order;
    if (total === undefined) throw new Error(`${this.name} came without its total.`);
    return total;
  }

  get everything(): Part[] {
    return this.items.map(({ id, quantity }) => ({ item_id: id, quantity }));
  }

  /** All lines except the first. */
  get rest(): Part[] {
    return this.everything.slice(1);
  }

  item(index: number): LineItem {
    const item = this.items[index];
    if (!item) throw new Error(`${this.name} has no item ${index + 1}; its scenario needs one.`);
    return item;
  }

  /** Some units of one line. */
  some(index: number, quantity = 1): Part[] {
    return [{ item_id: this.item(index).id, quantity }];
  }

  /** The id of the region's standard shipping option, which is available for any subtotal. */
  protected get delivery(): string {
    const option = shippingOptions.find(
      ({ region, profile, returns, staffOnly, from, upTo }) =>
        region === this.plan.region && !profile && !returns && !staffOnly && !from && !upTo,
    );
    if (!option) throw new Error(`Region ${this.plan.region} has no plain shipping option.`);
    return this.shop.shipping.get(`${option.region}: ${option.name}`);
  }

  async capture(): Promise<void> {
    await this.orders.capture({ id: this.order.id, query: only("") });
  }

  async refund(amount: number, reason: "discount" | "other", note: string): Promise<void> {
    const body = { amount, reason, note, ...quietly };
    await this.orders.refund({ id: this.order.id, query: only(""), body });
  }

  async pack(items: Part[] = this.everything): Promise<Fulfillment> {
    const { order } = await this.orders.createFulfillment({
      id: this.order.id,
      query: only("fulfillments"),
      body: { items, no_notification: "true", ...this.place },
    });
    return unsent(order.fulfillments, this.name);
  }

  async send(parcel: Fulfillment): Promise<void> {
    const body = { ...this.tracking(parcel), ...quietly };
    await this.orders.createShipment({ id: this.order.id, query: only(""), body });
  }

  async packAndSend(items: Part[] = this.everything): Promise<void> {
    await this.send(await this.pack(items));
  }

  async unpack(parcel: Fulfillment): Promise<void> {
    const ids = { id: this.order.id, fulfillment_id: parcel.id };
    await this.orders.cancelFulfillment({ ...ids, query: only("") });
  }

  protected tracking(parcel: Fulfillment): { fulfillment_id: string; tracking_numbers: string[] } {
    this.#sent += 1;
    const carrier = { europe: "DHL", ireland: "ANPOST", usa: "UPS", japan: "YAMATO" }[
      this.plan.region
    ];
    const number = `${carrier}-${String(this.order.display_id).padStart(5, "0")}-${this.#sent}`;
    return { fulfillment_id: parcel.id, tracking_numbers: [number] };
  }

  async complete(): Promise<void> {
    await this.orders.complete({ id: this.order.id, query: only("") });
  }

  async archive(): Promise<void> {
    await this.orders.archive({ id: this.order.id, query: only("") });
  }

  async cancel(): Promise<void> {
    await this.orders.cancel({ id: this.order.id, query: only("") });
  }

  async note(value: string): Promise<void> {
    const body = { resource_id: this.order.id, resource_type: "order", value };
    await this.shop.client.admin.notes.create({ body });
  }
}

/** Finds the fulfillment that is packed, but neither shipped nor canceled. */
export function unsent(parcels: readonly Fulfillment[] | undefined, whose: string): Fulfillment {
  const parcel = parcels?.find(({ shipped_at, canceled_at }) => !shipped_at && !canceled_at);
  if (!parcel) throw new Error(`Nothing is packed for ${whose}.`);
  return parcel;
}
