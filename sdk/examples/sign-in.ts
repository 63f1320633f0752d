import { createClient, type Client } from "@countertop/sdk";

/** Signs in one user on a server. A browser doesn't need a token, because it has the session cookie. */
export async function signedIn(email: string, password: string): Promise<Client> {
  const client = createClient({ baseUrl: "http://localhost:9000" }); // keeps tokens in memory
  await client.admin.auth.createToken({ body: { email, password } }); // later calls send the token
  return client;
}

/** Creates a client for scripts, with the API key of an admin user. */
export const withKey = (apiKey: string): Client =>
  createClient({ baseUrl: "http://localhost:9000", apiKey });
