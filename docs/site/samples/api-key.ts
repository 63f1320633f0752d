import { randomBytes } from "node:crypto";
import { createClient } from "@countertop/sdk";

const client = createClient({ baseUrl: process.env["STORE"] ?? "http://localhost:9000" });
await client.admin.auth.createToken({
  body: {
    email: process.env["ADMIN_EMAIL"] ?? "",
    password: process.env["ADMIN_PASSWORD"] ?? "",
  },
});
const { user } = await client.admin.auth.retrieveSession();

// Replaces the user's previous key. The key has all rights of the user and is valid until it's replaced.
const api_token = randomBytes(32).toString("hex");
await client.admin.users.update({ id: user.id, body: { api_token } });
console.log(api_token);
