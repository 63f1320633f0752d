import type { HttpClient } from "@countertop/sdk";
import { adminRetrieveStore, adminUpdateStore } from "@countertop/sdk/operations";

/** A view in the store's metadata. */
export interface SharedView {
  list: string;
  name: string;
  search: string;
}

/** Number of times that a view is written again. */
const TRIES = 3;

/**
 * Stores a shared view, or deletes it. If two requests change metadata at the same time, the server loses one without an error, so
 * the result is read, and written again if it's missing. Resolves to false if it's still missing.
 */
export async function writeSharedView(
  client: HttpClient,
  id: string,
  view: SharedView | undefined,
): Promise<boolean> {
  for (let left = TRIES; left > 0; left--) {
    // The server deletes a key with an empty value.
    await adminUpdateStore(client, { body: { metadata: { [id]: view ?? "" } } });
    const { store } = await adminRetrieveStore(client);
    const found = store.metadata?.[id] as Partial<SharedView> | undefined;
    if (found?.search === view?.search) return true;
  }
  return false;
}
