import type { UseMutationResult } from "@tanstack/react-query";
import type { operations } from "../generated/contract.ts";
import type { Failure, Input, Output } from "../operation-types.ts";
import { startCheckout } from "../start-checkout.ts";
import { useWrite, type WriteOptions } from "./hooks.ts";

type Given = Input<operations["storeCreateCart"]>;
type Started = Output<operations["storeCreatePaymentSessions"]>;
type Failed = Failure<operations["storeCreateCart"] | operations["storeCreatePaymentSessions"]>;

/** Creates a cart, then its payment sessions. Returns the cart with these sessions. */
export function useStartCheckout<Context = unknown>(
  options?: WriteOptions<Started, Failed, Given, Context>,
): UseMutationResult<Started, Failed, Given, Context> {
  return useWrite<Started, Failed, Given, Context>(
    ["POST", "/store/carts", "checkout"],
    ["carts"],
    startCheckout,
    options,
  );
}
