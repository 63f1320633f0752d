import type { Client } from "@countertop/sdk";
import { ClientProvider, useAdminProducts, useAdminUpdateProduct } from "@countertop/sdk/react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";

const queryClient = new QueryClient();
export function App({ client }: { client: Client }) {
  return (
    <QueryClientProvider client={queryClient}>
      <ClientProvider client={client}>
        <Products />
      </ClientProvider>
    </QueryClientProvider>
  );
}

function Products() {
  const { data, error } = useAdminProducts({ query: { limit: 20 } });
  const update = useAdminUpdateProduct(); // afterward, the list above is refetched
  if (error) return <p role="alert">{error.serverMessage ?? error.message}</p>;
  return data?.products.map(({ id, title }) => (
    <button key={id} onClick={() => update.mutate({ id, body: { status: "published" } })}>
      Publish {title}
    </button>
  ));
}
