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
  // TODO(countertop): the answer's fields are in `data`, no longer among the rest
  const { data: {
    orders
  } = {}, ...state } = useAdminOrders();
  const key = ['admin', 'products', 'detail', id]
  // A name of its own, which is another.
  // TODO(countertop): `id` was given to the hook
  const rename = (id) => mutateAsync({
    id,
    body: { title: id }
  });

  // TODO(countertop): which part of what it is called with is `variant_id`?
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
