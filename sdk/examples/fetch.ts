import type { HttpClient } from "@countertop/sdk";
import { createFetchClient } from "@countertop/sdk/fetch";

export async function firstTitle(client: HttpClient): Promise<string | undefined> {
  const api = createFetchClient(client); // or pass options: createFetchClient({ baseUrl })
  const { data } = await api.GET("/store/products", { params: { query: { limit: 1 } } });
  return data?.products[0]?.title;
}
