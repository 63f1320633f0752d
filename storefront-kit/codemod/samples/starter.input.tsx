// A starter's storefront in one file, with every pattern that occurs in real storefronts.
import type {
  Cart,
  LineItem as Item,
  ProductVariant,
  StorePostCartsCartLineItemsReq,
} from "@medusajs/medusa";
import type { PricedProduct } from "@medusajs/medusa/dist/types/pricing";
import {
  useCart,
  useCustomerOrders,
  useMeCustomer,
  useProducts,
  useRegions,
  useUpdateMe,
} from "medusa-react";
import { useState } from "react";

export type Lines = { cart: Cart; items: Item[]; variant: ProductVariant };
export type NewLine = StorePostCartsCartLineItemsReq;
export const titleOf = (product: PricedProduct) => product.title;

export function Profile() {
  const { customer } = useMeCustomer();
  const updateMe = useUpdateMe();
  const { orders } = useCustomerOrders();
  const save = (first_name: string) =>
    updateMe.mutate({ id: customer!.id, first_name }, { onSuccess: () => {} });
  const saveAll = (changes: { id: string; last_name: string }) => updateMe.mutate(changes);
  return (
    <button disabled={updateMe.isLoading} onClick={() => save("Ada")}>
      {customer?.first_name} {orders?.length} {saveAll.length}
    </button>
  );
}

export function Shelf({ shown }: { shown: boolean }) {
  const [offset, setOffset] = useState(0);
  const { products, isPreviousData, status } = useProducts(
    { limit: 12, offset },
    { keepPreviousData: true, cacheTime: 60000 },
  );
  const all = useProducts({ limit: 100 }, { keepPreviousData: shown, useErrorBoundary: true });
  const { regions, refetch } = useRegions();
  const refresh = () => {
    void refetch();
    setOffset(0);
  };
  if (status === "loading" || all.status === "loading" || all.isInitialLoading) return null;
  return (
    <ul aria-busy={isPreviousData || all.isPreviousData} onClick={refresh}>
      {products?.map(({ id, title }) => (
        <li key={id}>{title}</li>
      ))}
      {all.products?.length} {regions?.length}
    </ul>
  );
}

export function Pay() {
  const {
    cart,
    pay,
    completeCheckout: { mutate: complete, isLoading: completing },
    updateCart,
  } = useCart();
  const whole = useCart();
  const { mutate, isLoading: updating } = updateCart;
  return (
    <button
      disabled={pay.isLoading || completing || updating || whole.addShippingMethod.isLoading}
      onClick={() => {
        mutate({ email: cart?.email ?? "" });
        pay.mutate({ provider_id: "manual" }, { onSuccess: () => complete() });
      }}
    />
  );
}
