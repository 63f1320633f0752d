import { createFetchClient } from "@countertop/sdk/fetch";

const api = createFetchClient({ baseUrl: "http://localhost:9000", timeout: 5_000, retries: 2 });

export async function titleOf(id: string): Promise<string | undefined> {
  const { data, error } = await api.GET("/store/products/{id}", { params: { path: { id } } });
  return error ? undefined : data.product.title;
}
