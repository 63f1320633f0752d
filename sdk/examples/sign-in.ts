import { createClient, type Client } from "@countertop/sdk";

/** Signs in one visitor on a server. A browser doesn't need a token, because it keeps the session's cookie. */
export async function signedIn(email: string, password: string): Promise<Client> {
  const client = createClient({ baseUrl: "http://localhost:9000" }); // tokens stay in its memory
  await client.admin.auth.createToken({ body: { email, password } }); // kept, and sent from here on
  return client;
}

/** Creates a client for scripts, with the API key of an admin user. */
export const withKey = (apiKey: string): Client =>
  createClient({ baseUrl: "http://localhost:9000", apiKey });
