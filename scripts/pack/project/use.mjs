// Imports the entry points that its arguments list, and calls a server. Every runtime runs this file.
import { createClient, NetworkError } from "@countertop/sdk";
import * as operations from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";

export async function use(baseUrl) {
  const client = createClient({ baseUrl, timeout: 5_000, retries: 1 });
  const { products } = await client.admin.products.list({ query: { limit: 2, id: ["a", "b"] } });
  const { queryKey } = queryOptions(client, operations.adminListProducts, { query: { limit: 2 } });
  const { uploads } = await client.admin.uploads.create({ body: { files: [new Blob(["x"])] } });
  const status = await client.admin.products
    .retrieve({ id: "none" })
    .catch((error) => error.status);
  const gone = createClient({ baseUrl: "http://127.0.0.1:1" });
  const lost = await gone.store.regions.list().catch((error) => error instanceof NetworkError);
  return { products, keys: queryKey.includes("products"), uploads, status, lost };
}

const [, , baseUrl, ...entries] = globalThis.process?.argv ?? [];
if (baseUrl) {
  for (const entry of entries) await import(entry);
  console.log(JSON.stringify(await use(baseUrl)));
  // Exits here, because Deno continues to run once MSW is loaded.
  globalThis.Deno?.exit(0);
}
