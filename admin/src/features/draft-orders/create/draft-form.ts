import type { Input } from "@countertop/sdk";
import type { adminCreateDraftOrder } from "@countertop/sdk/operations";
import type { Picked } from "../../../lib/picked.ts";
import { isEmail } from "../../../lib/email.ts";
import { fittingShipping } from "../../../lib/fitting-shipping.ts";
import {
  addressProblems,
  isWritten,
  toAddress,
  toAddressForm,
  type AddressForm,
} from "../address.ts";
import type { DraftCart, Region, ShippingChoice } from "../draft-order.ts";

/** A line of the order: a variant at its price in the region or at a custom price, or a custom item with a title and a price. */
export interface DraftItem {
  /** The variant's id, or an id that only this form knows. */
  key: string;
  variant: boolean;
  title: string;
  quantity: number | null;
  /** Custom prices by currency, so that switching to another region and back restores them. */
  own: Readonly<Record<string, number | null>>;
}

/**
 * All values of the form. Those that depend on the region are kept for each region, so that they come back when the user
 * switches back.
 */
export interface DraftForm {
  region: string;
  items: readonly DraftItem[];
  shipping: Readonly<Record<string, { option: string; price: number | null }>>;
  customer: readonly Picked[];
  email: string;
  address: AddressForm;
  billing: AddressForm;
  sameBilling: boolean;
  codes: readonly string[];
  /** True if the customer is notified when the draft becomes an order. */
  notify: boolean;
}

export const emptyForm = (region: string): DraftForm => ({
  region,
  items: [],
  shipping: {},
  customer: [],
  email: "",
  address: toAddressForm(),
  billing: toAddressForm(),
  sameBilling: true,
  codes: [],
  notify: true,
});

/** Prices that are needed to validate and preview the form. */
export interface Prices {
  currency: string;
  /** A variant's price in the region. Undefined if it has none, or while the prices load. */
  listed(variant: string): number | undefined;
}

export const priceOf = (item: DraftItem, { currency, listed }: Prices): number | undefined =>
  item.own[currency] ?? (item.variant ? listed(item.key) : undefined);

/** The items with exactly these variants. Existing items keep their values, and custom items remain. */
export const withVariants = (
  items: readonly DraftItem[],
  picked: readonly Picked[],
): readonly DraftItem[] => {
  const there = new Set(items.map(({ key }) => key));
  const wanted = new Set(picked.map(({ id }) => id));
  return [
    ...items.filter(({ key, variant }) => !variant || wanted.has(key)),
    ...picked
      .filter(({ id }) => !there.has(id))
      .map(({ id, title }) => ({ key: id, variant: true, title, quantity: 1, own: {} })),
  ];
};

export type ItemProblem = "title" | "quantity" | "price" | "noPrice";

/** The first problem of an item. Undefined if it has none. */
export function itemProblem(item: DraftItem, prices: Prices): ItemProblem | undefined {
  if (!item.variant && item.title.trim() === "") return "title";
  if (item.quantity === null || !Number.isInteger(item.quantity) || item.quantity < 1)
    return "quantity";
  const price = priceOf(item, prices);
  if (price === undefined) return item.variant ? "noPrice" : "price";
  return Number.isNaN(price) || price < 0 ? "price" : undefined;
}

export const variantsIn = ({ items }: DraftForm): string[] =>
  items.filter(({ variant }) => variant).map(({ key }) => key);

/** Data from the server that the form's values depend on. */
export interface Facts {
  prices: Prices;
  countries: readonly string[];
  /** The shipping options that fit the items. Undefined until the items are known. */
  ways: readonly ShippingChoice[] | undefined;
  /** The chosen shipping option, or the first one that fits. */
  way: ShippingChoice | undefined;
  /** The custom price of the shipping option, if any. */
  shippingPrice: number | null;
  /** The email address of the chosen customer, or the typed one. */
  email: string;
}

interface KnownVariant {
  id: string;
  calculated_price?: number | null | undefined;
  product?: object;
}

export function factsOf(
  form: DraftForm,
  region: Pick<Region, "currency_code" | "countries"> | undefined,
  variants: readonly KnownVariant[] = [],
  ways: readonly ShippingChoice[] = [],
  customer?: { email: string },
): Facts {
  const listed = new Map(
    variants.map(({ id, calculated_price }) => [id, calculated_price ?? undefined]),
  );
  const currency = region?.currency_code ?? "";
  const prices: Prices = { currency, listed: (id) => listed.get(id) };
  const fitting = variantsIn(form).every((id) => listed.has(id))
    ? fittingShipping(ways, variants, sumOf(form, prices))
    : undefined;
  const chosen = form.shipping[form.region];
  const way = fitting?.find(({ id }) => id === chosen?.option) ?? fitting?.[0];
  return {
    prices,
    countries: region?.countries?.map(({ iso_2 }) => iso_2) ?? [],
    ways: fitting,
    way,
    shippingPrice: way && way.id === chosen?.option ? chosen.price : null,
    email: form.customer.length === 0 ? form.email.trim() : (customer?.email ?? ""),
  };
}

/** True if a draft can be created with these values. */
export function isComplete(form: DraftForm, facts: Facts): boolean {
  const { prices, countries, way, shippingPrice, email } = facts;
  const isValid = (address: AddressForm) =>
    Object.keys(addressProblems(address, countries)).length === 0;
  return (
    prices.currency !== "" &&
    form.items.length > 0 &&
    form.items.every((item) => itemProblem(item, prices) === undefined) &&
    way !== undefined &&
    !Number.isNaN(shippingPrice) &&
    isEmail(email) &&
    isValid(form.address) &&
    (form.sameBilling || isValid(form.billing))
  );
}

/** The estimated total, calculated from the loaded prices. The server calculates discounts and tax. */
export function preview(
  form: DraftForm,
  { prices, way, shippingPrice }: Pick<Facts, "prices" | "way" | "shippingPrice">,
): { items: number; shipping: number; sum: number } {
  const items = sumOf(form, prices);
  const price = way && (shippingPrice ?? way.amount);
  const shipping = Number.isNaN(price) ? 0 : (price ?? 0);
  return { items, shipping, sum: items + shipping };
}

const sumOf = ({ items }: DraftForm, prices: Prices): number =>
  items.reduce((sum, item) => {
    const price = priceOf(item, prices) ?? 0;
    return sum + (Number.isNaN(price) ? 0 : price) * (item.quantity || 0);
  }, 0);

export type DraftBody = NonNullable<
  (typeof adminCreateDraftOrder extends { "~operation"?: infer O } ? Input<O> : never)["body"]
>;

export function toBody(
  form: DraftForm,
  facts: Pick<Facts, "email" | "prices" | "way" | "shippingPrice">,
): DraftBody {
  const { email, way, shippingPrice: price } = facts;
  const { currency } = facts.prices;
  const [customer] = form.customer;
  const billing = form.sameBilling ? form.address : form.billing;
  return {
    region_id: form.region,
    email,
    ...(customer && { customer_id: customer.id }),
    items: form.items.map((item) => ({
      ...(item.variant ? { variant_id: item.key } : { title: item.title.trim() }),
      quantity: item.quantity ?? 1,
      ...(item.own[currency] != null && { unit_price: item.own[currency] }),
    })),
    shipping_methods: [{ option_id: way?.id ?? "", ...(price !== null && { price }) }],
    ...(isWritten(form.address) && { shipping_address: toAddress(form.address) }),
    ...(isWritten(billing) && { billing_address: toAddress(billing) }),
    ...(form.codes.length > 0 && { discounts: form.codes.map((code) => ({ code })) }),
    no_notification_order: !form.notify,
  } as DraftBody;
}

/** Source of a copy: the cart of a draft, or an order. */
export type Source = Pick<
  DraftCart,
  | "region_id"
  | "region"
  | "items"
  | "shipping_methods"
  | "customer"
  | "customer_id"
  | "email"
  | "shipping_address"
  | "billing_address"
  | "discounts"
>;

/**
 * A copy of a draft or an order. Products get their current prices, and custom items keep theirs. Adds up the quantities of
 * lines with the same variant.
 */
export function fromSource(
  source: Source,
  nameOf: (customer: NonNullable<Source["customer"]>) => string,
): DraftForm {
  const currency = source.region?.currency_code ?? "";
  const items = new Map<string, DraftItem>();
  for (const { id, variant_id, variant, title, quantity, unit_price } of source.items ?? []) {
    const key = variant_id ?? id;
    const same = items.get(key);
    items.set(key, {
      key,
      variant: variant_id !== null,
      title: variant_id === null ? title : [title, variant?.title].filter(Boolean).join(" · "),
      quantity: quantity + (same?.quantity ?? 0),
      own: variant_id === null ? { [currency]: unit_price } : {},
    });
  }
  const [method] = source.shipping_methods ?? [];
  const address = toAddressForm(source.shipping_address);
  const billing = toAddressForm(source.billing_address);
  const sameBilling = !isWritten(billing) || JSON.stringify(billing) === JSON.stringify(address);
  return {
    ...emptyForm(source.region_id),
    items: [...items.values()],
    shipping: method?.shipping_option_id
      ? {
          [source.region_id]: {
            option: method.shipping_option_id,
            price: method.price === method.shipping_option?.amount ? null : method.price,
          },
        }
      : {},
    customer:
      source.customer_id && source.customer
        ? [{ id: source.customer_id, title: nameOf(source.customer) }]
        : [],
    email: source.email ?? "",
    address,
    billing,
    sameBilling,
    codes: (source.discounts ?? []).map(({ code }) => code),
  };
}
