"use client";
import type { Region, Variant } from "@countertop/sdk/types";
import { formatAmount, useSessionCart } from "@countertop/storefront-kit";

export function Cart() {
  const cart = useSessionCart<Variant, Region>();
  // In a region whose prices include tax, the cart's amounts already include it.
  const includeTaxes = !cart.region.includes_tax;
  const price = (amount: number) => formatAmount({ amount, region: cart.region, includeTaxes });
  return (
    <table>
      <tbody>
        {cart.items.map(({ variant: { id, title }, quantity, total }) => (
          <tr key={id}>
            <td>{title}</td>
            <td>
              <button onClick={() => cart.decrementItemQuantity(id)}>−</button>
              {quantity}
              <button onClick={() => cart.incrementItemQuantity(id)}>+</button>
            </td>
            <td>{price(quantity * total)}</td>
            <td>
              <button onClick={() => cart.removeItem(id)}>Remove</button>
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td>Total ({cart.totalItems})</td>
          <td>{price(cart.total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
