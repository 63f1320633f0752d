"use client";
import type { LineItem } from "@countertop/sdk/types";
import { formatAmount, useCart } from "@countertop/storefront-kit";
import { useCartLine } from "@countertop/storefront-kit/parts";

export function CartLines() {
  const { cart } = useCart();
  return (
    <ul>
      {cart?.items.map((item) => (
        <Line key={item.id} item={item} />
      ))}
    </ul>
  );
}

function Line({ item }: { item: LineItem }) {
  const { cart } = useCart();
  const line = useCartLine(item);
  return (
    <li {...line.getLineProps()}>
      <span {...line.getNameProps()}>{item.title}</span>
      <button {...line.quantity.getDecrementProps()} aria-label="One less">
        −
      </button>
      <input aria-label="Quantity" {...line.getQuantityProps()} />
      <button {...line.quantity.getIncrementProps()} aria-label="One more">
        +
      </button>
      {formatAmount({ amount: item.total ?? 0, region: cart?.region, includeTaxes: false })}
      <button {...line.getRemoveProps()}>Remove</button>
      <span {...line.getErrorProps()}>{line.error && "That did not work."}</span>
    </li>
  );
}
