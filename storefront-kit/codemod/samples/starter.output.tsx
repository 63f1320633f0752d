// A starter's storefront in one file, with every pattern that occurs in real storefronts.
import type {
  StoreCart as Cart,
  LineItem as Item,
  Variant as ProductVariant,
  StoreCreateLineItemBody as StorePostCartsCartLineItemsReq,
} from "@countertop/sdk/types";

import type { StoreProduct as PricedProduct } from "@countertop/sdk/types";
import { useCart } from "@countertop/storefront-kit";
import { useCustomerOrders } from "@countertop/storefront-kit/customer";
import { useMeCustomer, useProducts, useRegions, useUpdateMe } from "@countertop/sdk/react";
import { useState } from "react";

import { keepPreviousData } from "@tanstack/react-query";

export type Lines = { cart: Cart; items: Item[]; variant: ProductVariant };
export type NewLine = StorePostCartsCartLineItemsReq;
export const titleOf = (product: PricedProduct) => product.title;

export function Profile() {
  const {
    data: {
      customer
    } = {}
  } = useMeCustomer();
  const updateMe = useUpdateMe();
  const {
    data: {
      orders
    } = {}
  } = useCustomerOrders();
  const save = (first_name: string) =>
    updateMe.mutate({
      body: {
        first_name
      }
    }, { onSuccess: () => {} });
  // TODO(countertop): the server refuses `id` here: leave it out
  const saveAll = (changes: { id: string; last_name: string }) => updateMe.mutate({
    body: changes
  });
  return (
    <button disabled={updateMe.isPending} onClick={() => save("Ada")}>
      {customer?.first_name} {orders?.length} {saveAll.length}
    </button>
  );
}

export function Shelf({ shown }: { shown: boolean }) {
  const [offset, setOffset] = useState(0);
  const {
    data: {
      products
    } = {},

    isPlaceholderData: isPreviousData,
    status
  } = useProducts(
    {
      query: { limit: 12, offset }
    },
    {
      placeholderData: keepPreviousData,
      gcTime: 60000
    },
  );
  const all = useProducts({
    query: { limit: 100 }
  }, {
    placeholderData: previous => shown ? previous : undefined,
    throwOnError: true
  });
  const {
    data: {
      regions
    } = {},

    refetch
  } = useRegions();
  const refresh = () => {
    void refetch();
    setOffset(0);
  };
  if (status === "pending" || all.status === "pending" || all.isLoading) return null;
  return (
    <ul aria-busy={isPreviousData || all.isPlaceholderData} onClick={refresh}>
      {products?.map(({ id, title }) => (
        <li key={id}>{title}</li>
      ))}
      {all.data?.products?.length} {regions?.length}
    </ul>
  );
}

export function Pay() {
  const {
    cart,
    pay,
    completeCheckout: { mutate: complete, isPending: completing },
    updateCart,
  } = useCart();
  const whole = useCart();
  const { mutate, isPending: updating } = updateCart;
  return (
    <button
      disabled={pay.isPending || completing || updating || whole.addShippingMethod.isPending}
      onClick={() => {
        mutate({ email: cart?.email ?? "" });
        pay.mutate({ provider_id: "manual" }, { onSuccess: () => complete() });
      }}
    />
  );
}
