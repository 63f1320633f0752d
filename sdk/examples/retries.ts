import { createClient } from "@countertop/sdk";

export const patient = createClient({
  baseUrl: "http://localhost:9000",
  timeout: 5_000,
  retries: { attempts: 3, mode: "exactly-once" },
});

/** Creates exactly one order, even on an unreliable network. Aborting `signal` stops the call. */
export const placeOrder = (id: string, signal: AbortSignal) =>
  patient.store.carts.complete({ id }, { signal, timeout: 30_000 });
