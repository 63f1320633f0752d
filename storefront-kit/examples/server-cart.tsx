"use client";
import type { Region } from "@countertop/sdk/types";
import { CartProvider, formatAmount, MedusaProvider, useCart } from "@countertop/storefront-kit";
import type { ReactNode } from "react";

/** Adding the first item creates a cart in this region, and the browser stores the cart's id. */
export function ShopWithCart({ region, children }: { region: Region; children: ReactNode }) {
  return (
    <MedusaProvider baseUrl="http://localhost:9000">
      <CartProvider defaults={{ region_id: region.id }}>{children}</CartProvider>
    </MedusaProvider>
  );
}

export function AddToCart({ variant_id }: { variant_id: string }) {
  const { addItem, totalItems } = useCart();
  return (
    <>
      <button onClick={() => addItem.mutate({ variant_id })}>Add to cart ({totalItems})</button>
      {addItem.error && <p role="alert">There are not that many left.</p>}
    </>
  );
}

export function CartPage() {
  const { cart, isLoading, updateItem, removeItem } = useCart();
  if (isLoading) return <p>…</p>;
  if (!cart?.items.length) return <p>Your cart is empty.</p>;
  const price = (amount = 0) => formatAmount({ amount, region: cart.region, includeTaxes: false });
  return (
    <ul>
      {cart.items.map(({ id, title, quantity, total }) => (
        <li key={id}>
          {title}
          <button onClick={() => updateItem.mutate({ line_id: id, quantity: quantity + 1 })}>
            +
          </button>
          {quantity} {price(total)}
          <button onClick={() => removeItem.mutate({ line_id: id })}>Remove</button>
        </li>
      ))}
      <li>Total {price(cart.total)}</li>
    </ul>
  );
}
