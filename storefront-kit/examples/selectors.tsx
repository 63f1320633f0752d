import { useCart } from "@countertop/storefront-kit";

/** Renders when the number of items changes. */
export function CartCount() {
  const count = useCart(({ totalItems }) => totalItems);
  return <output>{count}</output>;
}

/** Renders for no change of the cart: a list may have hundreds. */
export function AddButton({ variant_id }: { variant_id: string }) {
  const add = useCart(({ addItem }) => addItem.mutate);
  return <button onClick={() => add({ variant_id })}>Add to cart</button>;
}
