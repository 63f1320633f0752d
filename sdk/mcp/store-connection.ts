/** The connection to a store. Signs in again when a token has expired. */
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
      // Forgets a failed sign-in, so that the next call tries again.
      if (signedIn === trial) signedIn = undefined;
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      // Signs in again, because a token is valid for one day. Another call may already have done so.
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
    // After a lost response, retries reads, and writes with idempotency keys, which run once.
    retries: { attempts: 2, mode: "exactly-once" },
    // Without the guard, the store responds with 500 and no reason to requests such as one with an unknown relation.
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
