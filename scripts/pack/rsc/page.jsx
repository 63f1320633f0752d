// A server component: it requests data itself, and passes the data to client components.
import { createClient } from "@countertop/sdk";
import { ClientProvider } from "@countertop/sdk/react";
import { MedusaProvider } from "@countertop/storefront-kit";
import { Products } from "./products.jsx";

export async function Page({ baseUrl }) {
  const { products } = await createClient({ baseUrl }).admin.products.list();
  return (
    <main>
      <h1>{products.length} products from the server</h1>
      <p>{[typeof ClientProvider, typeof MedusaProvider].join(" ")}</p>
      <Products baseUrl={baseUrl} titles={products.map(({ title }) => title)} />
    </main>
  );
}
