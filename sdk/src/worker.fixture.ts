// Runs in a web worker. Sends a call with a token and a query through the whole client, and posts the response to the page.
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
