// TODO(countertop): useMedusa: client has other methods than medusa-js; give MedusaProvider a client of createClient() to use client.store and client.admin
import { formatVariantPrice, useCart, useMedusa } from "@countertop/storefront-kit";

import {
  useCreateLineItem,
  useDeletePaymentSession,
  useProduct,
  useProducts as useList,
  useRegions,
  useUpdateLineItem,
} from "@countertop/sdk/react";

import { useCustomerOrders } from "@countertop/storefront-kit/customer";
import type { Variant as ProductVariant } from "@countertop/sdk/types";
import type { PriceRegion as RegionInfo } from "@countertop/storefront-kit";
import { useQueryClient } from "@tanstack/react-query";

type Props = { cartId: string; region: RegionInfo; variant: ProductVariant };

export function Products({ cartId, region, variant }: Props) {
  const { client } = useMedusa();
  const queryClient = useQueryClient();
  const {
    data: {
      products,
      count = 0
    } = {},

    isLoading
  } = useList({
    query: { limit: 10 }
  }, { enabled: true, gcTime: 1000 });
  const orders = useCustomerOrders({}, { enabled: !!cartId });
  const regions = useRegions();
  const {
    data: {
      product
    } = {}
  } = useProduct({
    id: "prod_1"
  });
  const { cart, addShippingMethod } = useCart();
  const addItem = useCreateLineItem();
  const { mutate: changeItem, isPending: changing } = useUpdateLineItem();
  const dropSession = useDeletePaymentSession();

  const refresh = () => {
    queryClient.invalidateQueries({
      queryKey: ["store", "products", "list"]
    });
    queryClient.removeQueries({
      queryKey: ["store", "products", "detail", "prod_1"]
    });
  };
  return (
    <ul data-busy={isLoading || addItem.isPending || changing} data-client={String(!!client)}>
      {products?.map(({ id, title }) => (
        <li key={id} onClick={() => addItem.mutate({
          id: cartId,
          body: { variant_id: variant.id, quantity: 1 }
        })}>
          {title} {product?.title} {formatVariantPrice({ variant, region })}
        </li>
      ))}
      {count} {orders.data?.orders?.length} {orders.isLoading} {regions.data?.regions?.length}
      <button onClick={() => changeItem({
        id: cartId,
        line_id: "item_1",

        body: {
          quantity: 2
        }
      }, { onSuccess: refresh })} />
      <button onClick={() => dropSession.mutate({
        id: cart?.id!,
        provider_id: "manual"
      })} />
      <button onClick={() => addShippingMethod.mutate({ option_id: "so_1" })} />
    </ul>
  );
}
