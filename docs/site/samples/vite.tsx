import { useProducts, useRegions } from "@countertop/sdk/react";
import {
  CartProvider,
  createStorefrontQueryClient,
  formatVariantPrice,
  MedusaProvider,
  useCart,
} from "@countertop/storefront-kit";
import { skipToken } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";

const queryClient = createStorefrontQueryClient();

function Products() {
  const region = useRegions().data?.regions[0];
  const { data, error, isPending } = useProducts(
    region
      ? {
          query: {
            region_id: region.id,
            limit: 12,
            fields: "id,title",
            expand: "variants,variants.prices",
          },
        }
      : skipToken,
  );
  const { addItem, totalItems } = useCart();
  if (error) return <p role="alert">{error.serverMessage ?? error.message}</p>;
  if (isPending || !region) return <p>Loading…</p>;
  return (
    <>
      <p role="status">In your cart: {totalItems}</p>
      <ul>
        {data.products.map(({ id, title, variants: [variant] }) => (
          <li key={id}>
            {title} {variant && formatVariantPrice({ variant, region })}{" "}
            {variant && (
              <button onClick={() => addItem.mutate({ variant_id: variant.id })}>Add</button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

createRoot(document.getElementById("root") as HTMLElement).render(
  <MedusaProvider baseUrl="http://localhost:9000" queryClient={queryClient}>
    <CartProvider>
      <Products />
    </CartProvider>
  </MedusaProvider>,
);
