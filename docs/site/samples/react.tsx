import { createClient } from "@countertop/sdk";
import { ClientProvider, useProducts } from "@countertop/sdk/react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";

const client = createClient({ baseUrl: "http://localhost:9000" });
const queryClient = new QueryClient();

function Products() {
  const { data, error, isPending } = useProducts({
    query: { limit: 12, fields: "id,title", expand: "" },
  });
  if (isPending) return <p>Loading…</p>;
  if (error) return <p role="alert">{error.serverMessage ?? error.message}</p>;
  return (
    <ul>
      {data.products.map(({ id, title }) => (
        <li key={id}>{title}</li>
      ))}
    </ul>
  );
}

createRoot(document.getElementById("root") as HTMLElement).render(
  <QueryClientProvider client={queryClient}>
    <ClientProvider client={client}>
      <Products />
    </ClientProvider>
  </QueryClientProvider>,
);
