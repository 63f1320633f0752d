import { createClient, type Client } from "@countertop/sdk";

/** On a server, for one visitor; a browser needs no token, since it keeps the session's cookie. */
export async function signedIn(email: string, password: string): Promise<Client> {
  const client = createClient({ baseUrl: "http://localhost:9000" }); // tokens stay in its memory
  await client.admin.auth.createToken({ body: { email, password } }); // kept, and sent from here on
  return client;
}

/** For scripts: an API key of a user of the back office. */
export const withKey = (apiKey: string): Client =>
  createClient({ baseUrl: "http://localhost:9000", apiKey });
