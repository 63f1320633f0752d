import {
  useAdminUpdateProduct,
  useAdminDeleteProduct,
  useAdminAddDiscountConditionResourceBatch,
  useAdminDeleteVariant,
  useAdminProduct,
  useAdminOrders,
} from '@countertop/sdk/react';

import { MedusaProvider } from '@countertop/storefront-kit';

export function Product({ id }) {
  const { mutateAsync, isPending: isLoading } = useAdminUpdateProduct()
  const remove = useAdminDeleteProduct()
  const addToCondition = useAdminAddDiscountConditionResourceBatch()
  const removeVariant = useAdminDeleteVariant()
  const result = useAdminProduct({
    id,
    query: { expand: 'variants' }
  })
  const { data: {
    product
  } = {} } = result
  // TODO(countertop): the response's fields are in `data`, not in the rest
  const { data: {
    orders
  } = {}, ...state } = useAdminOrders();
  const key = ['admin', 'products', 'detail', id]
  // This `id` is a different variable.
  // TODO(countertop): `id` was passed to the hook
  const rename = (id) => mutateAsync({
    id,
    body: { title: id }
  });

  // TODO(countertop): pass `variant_id`: its argument can't be determined
  return (
    <MedusaProvider baseUrl="http://localhost:9000">
      <button disabled={isLoading} onClick={() => rename('Cup')}>
        {product?.title} {result.isLoading} {orders?.length} {state.error} {key}
      </button>
      <button onClick={() => remove.mutate({
        id
      }, { onSuccess: () => {} })} />
      <button onClick={() => addToCondition.mutate({
        id: 'disc_1',
        condition_id: 'cond_1',
        body: { resources: [{ id }] },
        query: { expand: 'products' }
      })} />
      <button onClick={() => removeVariant.mutate({
        id,
        variant_id: 'variant_1'
      })} />
    </MedusaProvider>
  );
}
