// Pages of a starter that read lists, relations, and totals of default answers without a check. Only values that can be null
// have one.
import type {
  StoreCart as Cart,
  LineItem,
  StoreOrder as Order,
  StoreCartRegion as Region,
} from "@countertop/sdk/types";

import type { StoreProduct as PricedProduct, StoreProductVariant as PricedVariant } from "@countertop/sdk/types";
import { useCart } from "@countertop/storefront-kit";
import { useCollections, useMeCustomer, useProduct, useProducts, useRegions } from "@countertop/sdk/react";
import { useCustomerOrders } from "@countertop/storefront-kit/customer";

export const firstPrice = (variant: PricedVariant) => variant.prices[0]?.amount ?? 0;
export const optionTitles = (product: PricedProduct) => product.options.map(({ title }) => title);
export const cheapest = (product: PricedProduct) =>
  Math.min(...product.variants.map((variant) => variant.calculated_price ?? 0));
export const optionsOf = (product: PricedProduct) =>
  product.variants.map(({ id, options }) => ({
    id,
    values: options.map(({ option_id, value }) => `${option_id}=${value}`),
  }));
export const imagesOf = (product: PricedProduct) => product.images.map(({ url }) => url);
export const isEmpty = (cart: Cart) => cart.items.length === 0;
export const currencyOf = (cart: Cart) => cart.region?.currency_code.toUpperCase();
export const isFree = (cart: Cart) => cart.total === 0 || cart.subtotal + cart.tax_total === 0;
export const codesOf = (cart: Cart) => cart.discounts.map(({ code }) => code).concat(
  cart.gift_cards.map(({ code }) => code),
);
export const methodsOf = (cart: Cart) =>
  cart.shipping_methods.map(({ shipping_option, price }) => `${shipping_option?.name} ${price}`);
export const lineOf = ({ title, variant, quantity, unit_price }: LineItem) =>
  `${title} ${variant?.title} ${quantity * unit_price}`;
export const countriesOf = (region: Region) =>
  region.countries.map(({ iso_2, display_name }) => ({ value: iso_2, label: display_name }));
export const totalsOf = (order: Order) => [
  order.subtotal,
  order.discount_total,
  order.shipping_total,
  order.tax_total,
  order.total,
];
export const paidWith = (order: Order) => order.payments.map(({ amount }) => amount);

export function ProductPage({ id }: { id: string }) {
  const {
    data: {
      product
    } = {}
  } = useProduct({
    id
  });
  if (!product) return null;
  return (
    <article>
      <h1>{product.title}</h1>
      <p>{product.collection ? product.collection.handle : product.handle}</p>
      {product.images.length > 0 && <img alt="" src={product.images[0]!.url} />}
      {product.options.map((option) => (
        <fieldset key={option.id}>{option.values.map(({ value }) => value)}</fieldset>
      ))}
      {product.variants.map((variant) => (
        <button key={variant.id} disabled={variant.inventory_quantity === 0}>
          {variant.title} {variant.prices.length}
        </button>
      ))}
    </article>
  );
}

export function CartPage() {
  const { cart } = useCart();
  if (!cart?.id) return null;
  const whole = cart as Cart;
  return (
    <section>
      {whole.items.map((item) => (
        <p key={item.id}>
          {lineOf(item)} {item.variant?.product.title}
        </p>
      ))}
      {whole.region?.name} {whole.region?.countries.length} {codesOf(whole)} {methodsOf(whole)}
    </section>
  );
}

export function Account() {
  const {
    data: {
      customer
    } = {}
  } = useMeCustomer();
  const {
    data: {
      orders
    } = {}
  } = useCustomerOrders();
  const {
    data: {
      regions
    } = {}
  } = useRegions();
  const {
    data: {
      collections
    } = {}
  } = useCollections();
  const {
    data: {
      products
    } = {}
  } = useProducts();
  if (!customer || !orders || !regions || !collections || !products) return null;
  return (
    <ul>
      <li>{customer.shipping_addresses.length}</li>
      {orders.map((order) => (
        <li key={order.id}>
          {order.items.length} {order.total} {order.currency_code.toUpperCase()}
        </li>
      ))}
      {regions.flatMap((region) => countriesOf(region)).length}
      {collections.map(({ handle }) => handle?.toUpperCase())}
      {products.map((product) => `${product.thumbnail} ${product.variants.length}`)}
    </ul>
  );
}
