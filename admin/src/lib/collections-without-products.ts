import type { CallOptions, HttpClient } from "@countertop/sdk";
import { adminListCollections } from "@countertop/sdk/operations";
import type { CollectionsQuery } from "./public-collections.ts";

/** Parameters that the store's public list accepts, or that this client applies itself. */
const ANSWERED = new Set(["q", "order", "limit", "offset", "created_at", "updated_at"]);

/**
 * The admin's list of collections includes all products of each collection, which takes 25 MB for 20,000 products. The server's
 * public list has the same records without products. Therefore, this client reads collections from the public list. It searches
 * and sorts them itself, because the public list doesn't support that.
 */
export function collectionsWithoutProducts(client: HttpClient): HttpClient {
  const { method, path } = adminListCollections;
  const send = (
    operation: Parameters<HttpClient["send"]>[0],
    input?: { query?: CollectionsQuery },
    options?: CallOptions,
  ): Promise<unknown> => {
    const asIs = () => client.send(operation, input, options);
    if (operation.method !== method || operation.path !== path) return asIs();
    // Uses the admin's list for filters that only that list supports, such as a discount's condition.
    if (!Object.keys(input?.query ?? {}).every((name) => ANSWERED.has(name))) return asIs();
    // Falls back to the admin's list. If the store has a different origin, it may allow the admin's pages to send only admin
    // calls.
    const listed = async () =>
      (await import("./public-collections.ts")).publicCollections(
        client,
        input?.query ?? {},
        options,
      );
    return listed().catch((error: unknown) => {
      if (options?.signal?.aborted) throw error;
      return asIs();
    });
  };
  return { ...client, send: send as HttpClient["send"] };
}
