import { toAscii } from "../lib/amounts.ts";
import { matchesWords } from "../lib/text-match.ts";

/** The orders whose text contains all words. Digits can be in any script. */
export function ordersWith<Order extends SearchedOrder>(orders: Order[], words: string): Order[] {
  const typed = toAscii(words);
  return orders.filter((order) => matchesWords(orderTexts(order), typed));
}

/** The query for the number of an order, in the digits of any script, or for the id of an order, a cart, or a customer. */
export function queryFor(typed: string) {
  const number = /^#?0*(\d{1,9})$/.exec(toAscii(typed))?.[1];
  const [, kind = ""] = /^(order|cart|cus)_\w+$/.exec(typed) ?? [];
  return number !== undefined
    ? { display_id: Number(number) }
    : { order: { id: typed }, cart: { cart_id: typed }, cus: { customer_id: typed } }[kind];
}

/** All text that operators search for to find an order. */
export function orderTexts(order: SearchedOrder): string {
  const { email, display_id, customer, shipping_address: to, items, fulfillments } = order;
  return [
    `#${display_id}`,
    email,
    ...[customer, to].flatMap((one) => [one?.first_name, one?.last_name]),
    to?.company,
    to?.address_1,
    to?.city,
    to?.postal_code,
    to?.phone,
    ...(items ?? []).flatMap(({ title, variant }) => [title, variant?.sku, variant?.barcode]),
    ...(fulfillments ?? []).flatMap(({ tracking_links: links, tracking_numbers: numbers }) => [
      ...(links ?? []).map(({ tracking_number }) => tracking_number),
      ...(numbers ?? []),
    ]),
  ]
    .filter(Boolean)
    .join(" ");
}
type Text = string | null | undefined;
interface Person {
  first_name?: Text;
  last_name?: Text;
}
interface SearchedOrder {
  email: string;
  display_id: number;
  customer?: Person | null;
  shipping_address?:
    | (Person & { company?: Text; address_1?: Text; city?: Text; postal_code?: Text; phone?: Text })
    | null;
  items?: readonly { title?: Text; variant?: { sku?: Text; barcode?: Text } | null }[];
  fulfillments?: readonly {
    tracking_links?: readonly { tracking_number?: Text }[];
    tracking_numbers?: readonly string[] | null;
  }[];
}
