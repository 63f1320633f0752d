import { createHttpClient } from "@countertop/sdk";
import { readCatalog } from "@countertop/storefront-kit/lists";

const client = createHttpClient({ baseUrl: "http://localhost:9000" });

/** The route /catalog.json. A cache may keep the response for five minutes, and then update it in the background. */
export async function GET(): Promise<Response> {
  const headers = { "cache-control": "public, max-age=300, stale-while-revalidate=3600" };
  return Response.json(await readCatalog(client), { headers });
}
