import type { HttpClient } from "@countertop/sdk";
import { adminRetrieveStore, adminUpdateStore } from "@countertop/sdk/operations";

/** A view, as it is stored in the store's metadata. */
export interface SharedView {
  list: string;
  name: string;
  search: string;
}

/** Maximum number of attempts to write a view. */
const TRIES = 3;

/**
 * Stores or deletes a shared view. If two requests change metadata at the same time, the server loses one of them without an
 * error. Therefore, this reads the result, and writes again if the change is missing. Resolves to false if it's still missing.
 */
export async function writeSharedView(
  client: HttpClient,
  id: string,
  view: SharedView | undefined,
): Promise<boolean> {
  for (let left = TRIES; left > 0; left--) {
    // An empty value makes the server delete the key.
    await adminUpdateStore(client, { body: { metadata: { [id]: view ?? "" } } });
    const { store } = await adminRetrieveStore(client);
    const found = store.metadata?.[id] as Partial<SharedView> | undefined;
    if (found?.search === view?.search) return true;
  }
  return false;
}
