/** The store that a server connects to. Signs in again when a token has expired. */
import { ApiError, createHttpClient, type HttpClient } from "@countertop/sdk";
import { guard } from "@countertop/sdk/guard";
import { adminCreateToken } from "@countertop/sdk/operations";
import type { Operation } from "../../codegen/contract.ts";

export interface StoreConnection {
  readonly client: HttpClient;
  /** Signs in if there are credentials: before the first admin call, and again after a 401. */
  signIn?(): Promise<unknown>;
  /** The credentials in use. Results and errors never show them. */
  readonly secrets?: readonly string[];
}

export type Ask = (operation: Operation, input: object) => Promise<unknown>;

/** Runs requests to the admin area, after signing in if there are credentials. */
export type Session = <Answer>(act: () => Promise<Answer>) => Promise<Answer>;

export function sessionOf({ signIn }: StoreConnection): Session {
  if (!signIn) return (act) => act();
  let signedIn: Promise<unknown> | undefined;
  return async (act) => {
    const trial = (signedIn ??= signIn());
    try {
      await trial;
      return await act();
    } catch (error) {
      // A failed sign-in is tried again with the next call.
      if (signedIn === trial) signedIn = undefined;
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      // A token is valid for one day. Another call may already have signed in again.
      await (signedIn ??= signIn());
      return act();
    }
  };
}

/** Sends a call and returns its response. */
export function asker(connection: StoreConnection, session: Session = sessionOf(connection)): Ask {
  const { client } = connection;
  return ({ method, path, area, wire }, input) => {
    const send = async () => (await client.send({ method, path }, input as never)).data;
    return area !== "admin" || wire.open ? send() : session(send);
  };
}

/** The store at an address, with credentials from the environment. */
export function connectionTo(baseUrl: string, environment: NodeJS.ProcessEnv): StoreConnection {
  const {
    COUNTERTOP_API_KEY: apiKey,
    COUNTERTOP_EMAIL: email,
    COUNTERTOP_PASSWORD: password,
    COUNTERTOP_PUBLISHABLE_KEY: publishableApiKey,
  } = environment;
  const client = createHttpClient({
    baseUrl,
    timeout: 30_000,
    // After a lost response, reads are retried, and so are writes with idempotency keys, which run once.
    retries: { attempts: 2, mode: "exactly-once" },
    // The store responds 500 without a reason to requests that the guard rejects, such as an unknown relation.
    middleware: [guard()],
    ...(apiKey && { apiKey }),
    ...(publishableApiKey && { publishableApiKey }),
  });
  return {
    client,
    secrets: [apiKey, password].flatMap((one) => one ?? []),
    ...(email &&
      password && { signIn: () => adminCreateToken(client, { body: { email, password } }) }),
  };
}
