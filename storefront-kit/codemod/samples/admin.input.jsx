import * as medusa from 'medusa-react'

export function Product({ id }) {
  const { mutateAsync, isLoading } = medusa.useAdminUpdateProduct(id)
  const remove = medusa.useAdminDeleteProduct(id)
  const addToCondition = medusa.useAdminAddDiscountConditionResourceBatch('disc_1', 'cond_1', { expand: 'products' })
  const removeVariant = medusa.useAdminDeleteVariant(id)
  const result = medusa.useAdminProduct(id, { expand: 'variants' })
  const { product } = result
  const { orders, ...state } = medusa.useAdminOrders()
  const key = medusa.adminProductKeys.detail(id)
  // This `id` is a different variable.
  const rename = (id) => mutateAsync({ title: id })

  return (
    <medusa.MedusaProvider baseUrl="http://localhost:9000">
      <button disabled={isLoading} onClick={() => rename('Cup')}>
        {product?.title} {result.isLoading} {orders?.length} {state.error} {key}
      </button>
      <button onClick={() => remove.mutate(undefined, { onSuccess: () => {} })} />
      <button onClick={() => addToCondition.mutate({ resources: [{ id }] })} />
      <button onClick={() => removeVariant.mutate('variant_1')} />
    </medusa.MedusaProvider>
  )
}
