import {
  formatVariantPrice,
  productKeys,
  useCart,
  useCreateLineItem,
  useCustomerOrders,
  useDeletePaymentSession,
  useMedusa,
  useProduct,
  useProducts as useList,
  useRegions,
  useUpdateLineItem,
} from "medusa-react";
import type { ProductVariant, RegionInfo } from "medusa-react";
import { useQueryClient } from "@tanstack/react-query";

type Props = { cartId: string; region: RegionInfo; variant: ProductVariant };

export function Products({ cartId, region, variant }: Props) {
  const { client } = useMedusa();
  const queryClient = useQueryClient();
  const { products, count = 0, isLoading } = useList({ limit: 10 }, { enabled: true, cacheTime: 1000 });
  const orders = useCustomerOrders(undefined, { enabled: !!cartId });
  const regions = useRegions();
  const { product } = useProduct("prod_1");
  const { cart, addShippingMethod } = useCart();
  const addItem = useCreateLineItem(cartId);
  const { mutate: changeItem, isLoading: changing } = useUpdateLineItem(cartId);
  const dropSession = useDeletePaymentSession(cart?.id!);

  const refresh = () => {
    queryClient.invalidateQueries(productKeys.lists());
    queryClient.removeQueries(productKeys.detail("prod_1"));
  };
  return (
    <ul data-busy={isLoading || addItem.isLoading || changing} data-client={String(!!client)}>
      {products?.map(({ id, title }) => (
        <li key={id} onClick={() => addItem.mutate({ variant_id: variant.id, quantity: 1 })}>
          {title} {product?.title} {formatVariantPrice({ variant, region })}
        </li>
      ))}
      {count} {orders.orders?.length} {orders.isLoading} {regions.regions?.length}
      <button onClick={() => changeItem({ lineId: "item_1", quantity: 2 }, { onSuccess: refresh })} />
      <button onClick={() => dropSession.mutate({ provider_id: "manual" })} />
      <button onClick={() => addShippingMethod.mutate({ option_id: "so_1" })} />
    </ul>
  );
}
