/** The store that a server asks, and the sign-in that it repeats when a token has run out. */
import { ApiError, type HttpClient } from "@countertop/sdk";
import type { Operation } from "../../codegen/contract.ts";

export interface Shop {
  readonly client: HttpClient;
  /** Signs in, if there are credentials for it: before the first call of the admin, and again when a call is refused. */
  signIn?(): Promise<unknown>;
  /** The credentials in use, which no answer and no error shows. */
  readonly secrets?: readonly string[];
}

export type Ask = (operation: Operation, input: object) => Promise<unknown>;

/** Sends a call and returns its answer. */
export function asker({ client, signIn }: Shop): Ask {
  let signedIn: Promise<unknown> | undefined;
  return async ({ method, path, area, wire }, input) => {
    const send = async () => (await client.send({ method, path }, input as never)).data;
    if (area !== "admin" || !signIn || wire.open) return send();
    const trial = (signedIn ??= signIn());
    try {
      await trial;
      return await send();
    } catch (error) {
      // A failed sign-in is tried again with the next call.
      if (signedIn === trial) signedIn = undefined;
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      // A token lasts a day; another call may have signed in again already.
      await (signedIn ??= signIn());
      return send();
    }
  };
}
