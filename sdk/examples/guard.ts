import { createClient } from "@countertop/sdk";
import { guard } from "@countertop/sdk/guard";

/** Rejects requests that would make the server fail. This app allows deleting regions, although that has harmful side effects. */
export const guarded = createClient({
  middleware: [guard({ allow: ["DELETE /admin/regions/{id}"] })],
});
