import { ApiError, ConnectionError, type Client } from "@countertop/sdk";

export async function rename(client: Client, id: string, handle: string): Promise<string> {
  try {
    await client.admin.products.update({ id, body: { handle } });
    return "Saved.";
  } catch (error) {
    if (error instanceof ApiError && error.status === 422) return "That handle is taken.";
    if (error instanceof ApiError) return error.serverMessage ?? error.message;
    if (error instanceof ConnectionError) return "The store can't be reached.";
    throw error;
  }
}
