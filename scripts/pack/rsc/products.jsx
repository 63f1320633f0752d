"use client";
import { createClient } from "@countertop/sdk";
import { ClientProvider, useAdminProducts } from "@countertop/sdk/react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";

export function Products({ baseUrl, titles }) {
  const [queries] = useState(() => new QueryClient());
  const [client] = useState(() => createClient({ baseUrl }));
  return (
    <QueryClientProvider client={queries}>
      <ClientProvider client={client}>
        <List titles={titles} />
      </ClientProvider>
    </QueryClientProvider>
  );
}

function List({ titles }) {
  const { status } = useAdminProducts();
  return (
    <ul data-status={status}>
      {titles.map((title) => (
        <li key={title}>{title}</li>
      ))}
    </ul>
  );
}
