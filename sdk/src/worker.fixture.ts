// Runs in a web worker: a call through the whole client, with a token, a query, and a response.
import { createClient, memoryTokens } from "./index.ts";

const client = createClient({
  baseUrl: "http://store.test",
  auth: memoryTokens({ admin: "secret" }),
  fetch: async (input, init) => {
    const { url, headers } = new Request(input, init);
    return Response.json({
      products: [],
      url,
      token: headers.get("authorization"),
      page: typeof document,
    });
  },
});
postMessage(await client.admin.products.list({ query: { limit: 1 } }));
