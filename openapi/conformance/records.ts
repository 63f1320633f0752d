// The fields of carts and orders that the tests read.
export interface Entity {
  id: string;
}
export interface Item extends Entity {
  title: string;
  quantity: number;
  variant_id: string | null;
  original_item_id: string | null;
  unit_price: number;
  total: number;
  refundable: number;
  metadata: Record<string, unknown>;
}
export interface Cart extends Entity {
  type: string;
  email: string | null;
  customer_id: string | null;
  sales_channel_id: string | null;
  items: Item[];
  discounts: { code: string }[];
  gift_cards: { code: string }[];
  shipping_methods: { id: string; price: number }[];
  payment_sessions: { provider_id: string; data: unknown }[];
  payment_session: { provider_id: string } | null;
  context: Record<string, unknown>;
  total: number;
  tax_total: number;
  subtotal: number;
  discount_total: number;
  shipping_total: number;
  gift_card_total: number;
}
export interface Fulfillment extends Entity {
  canceled_at: string | null;
  shipped_at: string | null;
  location_id: string | null;
  tracking_links: { tracking_number: string }[];
}
export interface Return extends Entity {
  status: string;
  refund_amount: number;
  order_id: string | null;
  items: { item_id: string; received_quantity: number | null; note: string | null }[];
}
export interface Order extends Entity {
  display_id: number;
  status: string;
  payment_status: string;
  fulfillment_status: string;
  email: string;
  cart_id: string;
  customer_id: string;
  region_id: string;
  items: Item[];
  returnable_items?: Item[];
  shipping_methods: { id: string; price: number }[];
  fulfillments: Fulfillment[];
  payments: (Entity & { amount: number; captured_at: string | null; amount_refunded: number })[];
  refunds: (Entity & { amount: number; reason: string; note: string | null })[];
  returns: Return[];
  swaps: (Entity & {
    cart_id: string;
    payment_status: string;
    fulfillment_status: string;
    canceled_at: string | null;
    difference_due: number | null;
    fulfillments: Fulfillment[];
    return_order: Return;
  })[];
  claims: (Entity & {
    type: string;
    payment_status: string;
    fulfillment_status: string;
    canceled_at: string | null;
    fulfillments: Fulfillment[];
    shipping_methods: Entity[];
    claim_items: (Entity & {
      reason: string;
      note: string | null;
      images: (Entity & { url: string })[];
      tags?: { value: string }[];
    })[];
  })[];
  total: number;
  paid_total: number;
  refunded_total: number;
}
export interface OrderAnswer {
  order: Order;
}
export interface CartAnswer {
  cart: Cart;
}
