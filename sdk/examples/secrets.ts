import { createClient } from "@countertop/sdk";
import { redactSecrets } from "@countertop/sdk/secrets";

const client = createClient();

/** Lists users for a log or an assistant: `api_token` reads `[redacted]`. */
export const listSafeUsers = async () => redactSecrets(await client.admin.users.list());
