"use client";
import { useCart } from "@countertop/storefront-kit";

/** Rerenders only when the number of items changes. */
export function CartCount() {
  const count = useCart(({ totalItems }) => totalItems);
  return <output>{count}</output>;
}

/** Doesn't rerender when the cart changes, because a list may have hundreds of these buttons. */
export function AddButton({ variant_id }: { variant_id: string }) {
  const add = useCart(({ addItem }) => addItem.mutate);
  return <button onClick={() => add({ variant_id })}>Add to cart</button>;
}
