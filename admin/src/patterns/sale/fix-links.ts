import type { Cause, Reason } from "@countertop/sdk/recipes";

export interface FixLink {
  to: string;
  search?: Readonly<Record<string, string>>;
}

const inProduct = (id: string, edit: string, variant = ""): FixLink => ({
  to: `/a/products/${id}`,
  search: { edit, ...(variant && { variant }) },
});
const channel = ({ channel: id = "" }: Reason): FixLink => ({ to: `/a/sales-channels/${id}` });
const region = ({ region: id = "" }: Reason): FixLink => ({ to: `/a/settings/regions/${id}` });
const prices = (_: Reason, product: string) => inProduct(product, "prices");
/** Links to the drawer of one variant, or to the grid if several are affected. */
const stock = ({ variant }: Reason, product: string, several: boolean) =>
  several ? inProduct(product, "stocks") : inProduct(product, "stock", variant);

type Fix = (reason: Reason, product: string, several: boolean) => FixLink;
const fixes: Readonly<Record<Cause, Fix>> = {
  "not-published": (_, product) => ({ to: `/a/products/${product}` }),
  "no-variants": (_, product) => inProduct(product, "combine"),
  "no-channel": (_, product) => inProduct(product, "channels"),
  "channel-disabled": channel,
  "channel-without-key": () => ({ to: "/a/publishable-api-keys" }),
  "channel-without-location": channel,
  "no-region": () => ({ to: "/a/settings/regions" }),
  "region-without-country": region,
  "region-without-payment": region,
  "no-profile": () => ({ to: "/a/settings/shipping-profiles" }),
  "no-shipping-option": (reason) => ({ ...region(reason), search: { edit: "new-option" } }),
  "shipping-admin-only": region,
  "no-price": prices,
  "price-not-active": prices,
  "price-for-groups": prices,
  "price-for-quantities": prices,
  "no-inventory-item": ({ variant }, product) => inProduct(product, "variant", variant),
  "not-stocked": stock,
  "out-of-stock": stock,
};

/** A link to the place in the admin where the cause can be fixed. */
export const fixLink = (reason: Reason, product: string, several = false): FixLink =>
  fixes[reason.cause](reason, product, several);
