"use client";
import { useProducts, useRegions } from "@countertop/sdk/react";
import {
  CartProvider,
  formatVariantPrice,
  MedusaProvider,
  useCart,
} from "@countertop/storefront-kit";
import { skipToken } from "@tanstack/react-query";

export default function App() {
  return (
    <MedusaProvider baseUrl="http://localhost:9000">
      <CartProvider>
        <Products />
      </CartProvider>
    </MedusaProvider>
  );
}

function Products() {
  const region = useRegions().data?.regions[0];
  const { data, error } = useProducts(
    region
      ? { query: { region_id: region.id, fields: "id,title", expand: "variants,variants.prices" } }
      : skipToken,
  );
  const { addItem } = useCart();
  if (error) return <p role="alert">{error.serverMessage ?? error.message}</p>;
  return (
    <ul>
      {data?.products.map(({ id, title, variants: [variant] }) => (
        <li key={id}>
          {title} {variant && region && formatVariantPrice({ variant, region })}
          {variant && (
            <button onClick={() => addItem.mutate({ variant_id: variant.id, quantity: 1 })}>
              Add to cart
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
