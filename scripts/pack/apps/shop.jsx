"use client";
// The part of a shop that runs on the server and in the browser, the same in every framework.
import { useProducts } from "@countertop/sdk/react";
import {
  CartProvider,
  createStorefrontQueryClient,
  MedusaProvider,
  useCart,
} from "@countertop/storefront-kit";
import { useEffect, useState } from "react";
import { QUERY } from "./query.js";

export function Providers({ baseUrl, children }) {
  const [queryClient] = useState(() => createStorefrontQueryClient());
  return (
    <MedusaProvider baseUrl={baseUrl} queryClient={queryClient}>
      <CartProvider defaults={{ region_id: "reg_eu" }}>{children}</CartProvider>
    </MedusaProvider>
  );
}

export function Products() {
  const { data, status } = useProducts({ query: QUERY });
  const { addItem, totalItems } = useCart();
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    <main data-status={status} data-ready={isReady}>
      {data?.products.map(({ id, title, variants: [variant] }) => (
        <article key={id}>
          <h2>{title}</h2>
          <button onClick={() => addItem.mutate({ variant_id: variant.id })}>Add {title}</button>
        </article>
      ))}
      <output>{totalItems}</output>
      {addItem.error && <p role="alert">{addItem.error.serverMessage ?? addItem.error.message}</p>}
    </main>
  );
}
