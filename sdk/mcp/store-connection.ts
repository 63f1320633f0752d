/** Connects to a store, and signs in again when a token has expired. */
import { ApiError, createHttpClient, type HttpClient } from "@countertop/sdk";
import { guard } from "@countertop/sdk/guard";
import { adminCreateToken } from "@countertop/sdk/operations";
import type { Operation } from "../../codegen/contract.ts";

export interface StoreConnection {
  readonly client: HttpClient;
  /** Signs in if there are credentials: before the first admin call, and again after a 401. */
  signIn?(): Promise<unknown>;
  /** The credentials in use. Results and errors never contain them. */
  readonly secrets?: readonly string[];
}

export type Ask = (operation: Operation, input: object) => Promise<unknown>;

/** Runs a request to the admin area, after signing in if there are credentials. */
export type Session = <Answer>(act: () => Promise<Answer>) => Promise<Answer>;

export function sessionOf({ signIn }: StoreConnection): Session {
  if (!signIn) return (act) => act();
  let signedIn: Promise<unknown> | undefined;
  // Forgets a failed sign-in, so that the next call signs in again.
  const enter = (): Promise<unknown> =>
    (signedIn ??= signIn().catch((error: unknown) => {
      signedIn = undefined;
      throw error;
    }));
  return async (act) => {
    const entered = enter();
    await entered;
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      // The token may have expired, because it's valid for one day. Signs in again, unless another call has already done so.
      if (signedIn === entered) signedIn = undefined;
      await enter();
      return act();
    }
  };
}

/** Returns a function that sends a call and returns its response. */
export function asker(connection: StoreConnection, session: Session = sessionOf(connection)): Ask {
  const { client } = connection;
  return ({ method, path, area, items, wire }, input) => {
    const send = async () =>
      (await client.send({ method, path, items, wire }, input as never)).data;
    return area !== "admin" || wire.open ? send() : session(send);
  };
}

/** Creates a connection to the store at a URL, with credentials from the environment. */
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
    // After a lost response, retries reads, deletions, and writes that honor idempotency keys, which take effect only once.
    retries: { attempts: 2, mode: "exactly-once" },
    // Without the guard, the store would respond with 500 and no reason to some requests, such as one with an unknown relation.
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
