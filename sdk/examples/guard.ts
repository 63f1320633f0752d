import { createClient } from "@countertop/sdk";
import { guard } from "@countertop/sdk/guard";

/** What the server would fail at is refused before it is sent; deleting regions is known to do harm, and meant. */
export const careful = createClient({
  middleware: [guard({ allow: ["DELETE /admin/regions/{id}"] })],
});
