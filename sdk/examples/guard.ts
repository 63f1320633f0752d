import { createClient } from "@countertop/sdk";
import { guard } from "@countertop/sdk/guard";

/** Rejects requests that the server would fail at. This store deletes regions on purpose, although that does harm. */
export const careful = createClient({
  middleware: [guard({ allow: ["DELETE /admin/regions/{id}"] })],
});
