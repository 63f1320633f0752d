"use client";
import type { Failure, HttpClient } from "@countertop/sdk";
import {
  storeAuthorizePaymentCollectionSession,
  storeCompleteOrderEdit,
  storeDeclineOrderEdit,
  storeRetrieveOrderEdit,
  storeRetrievePaymentCollection,
  storeSetPaymentCollectionSession,
} from "@countertop/sdk/operations";
import { useClient, useOrderEdit } from "@countertop/sdk/react";
import type { operations, OrderEdit, PaymentSession } from "@countertop/sdk/types";
import {
  useMutation,
  useQueryClient,
  type UseMutationResult,
  type UseQueryResult,
} from "@tanstack/react-query";

type ReadFailure = Failure<operations["storeRetrieveOrderEdit"]>;
type AcceptFailure =
  | ReadFailure
  | Failure<
      | operations["storeRetrievePaymentCollection"]
      | operations["storeSetPaymentCollectionSession"]
      | operations["storeAuthorizePaymentCollectionSession"]
      | operations["storeCompleteOrderEdit"]
    >;

/** The result of accepting an order edit. With `payment`, the provider needs another step from the customer first. */
export type AcceptedOrderEdit =
  | { readonly type: "order_edit"; readonly data: OrderEdit }
  | { readonly type: "payment"; readonly data: PaymentSession };

export interface OrderEditRequest {
  /** The order edit with its changes, its order, and the order's region. */
  readonly query: UseQueryResult<{ order_edit: OrderEdit }, ReadFailure>;
  readonly orderEdit: OrderEdit | undefined;
  /** The amount to pay in the currency's smallest unit. 0 if there is nothing to pay, or if it has been paid. */
  readonly due: number;
  /** The ids of the payment providers of the order's region. */
  readonly providers: readonly string[];
  /** Pays the difference if there is one, and accepts the edit. It is safe to call this again after a failure. */
  readonly accept: UseMutationResult<
    AcceptedOrderEdit,
    AcceptFailure,
    { provider_id?: string | undefined }
  >;
  readonly decline: UseMutationResult<
    { order_edit: OrderEdit },
    Failure<operations["storeDeclineOrderEdit"]>,
    { declined_reason?: string | undefined }
  >;
}

/** The relations that a page needs to show an edit. */
const EXPAND =
  "changes,changes.line_item,changes.original_line_item,items,payment_collection,order,order.region,order.region.payment_providers";

/** Returns an order edit from a link that the store sent, for the customer to accept or decline. */
export function useOrderEditRequest(id: string): OrderEditRequest {
  const client = useClient();
  const queries = useQueryClient();
  const query = useOrderEdit({ id, query: { expand: EXPAND } });
  const orderEdit = query.data?.order_edit;
  const collection = orderEdit?.payment_collection;
  // Runs after an error, too, because the store may have carried out the call although its response was lost.
  const onSettled = (): unknown => queries.invalidateQueries({ queryKey: ["store"] });
  return {
    query,
    orderEdit,
    due: collection && isOpen(collection.status) ? collection.amount : 0,
    providers: (orderEdit?.order.region?.payment_providers ?? []).map((one) => one.id),
    accept: useMutation({
      retry: false,
      mutationFn: ({ provider_id }) => accept(client, id, provider_id),
      onSettled,
    }),
    decline: useMutation({
      retry: false,
      mutationFn: ({ declined_reason }) =>
        storeDeclineOrderEdit(client, { id, body: declined_reason ? { declined_reason } : {} }),
      onSettled,
    }),
  };
}

/** True if a payment collection hasn't been paid. */
const isOpen = (status: string): boolean => status === "not_paid" || status === "awaiting";

async function accept(
  client: HttpClient,
  id: string,
  provider_id: string | undefined,
): Promise<AcceptedOrderEdit> {
  // Reads the edit again, because an operator may have changed it, or an earlier attempt may have succeeded.
  const { order_edit } = await storeRetrieveOrderEdit(client, { id });
  if (order_edit.status === "confirmed") return { type: "order_edit", data: order_edit };
  if (order_edit.payment_collection_id !== null) {
    const open = await pay(client, order_edit.payment_collection_id, provider_id);
    if (open) return { type: "payment", data: open };
  }
  return { type: "order_edit", data: (await storeCompleteOrderEdit(client, { id })).order_edit };
}

/** Authorizes the whole amount. Returns the payment session if the provider needs another step from the customer. */
async function pay(
  client: HttpClient,
  id: string,
  provider_id: string | undefined,
): Promise<PaymentSession | undefined> {
  const { payment_collection } = await storeRetrievePaymentCollection(client, { id });
  if (!isOpen(payment_collection.status)) return undefined;
  const chosen = (sessions: readonly PaymentSession[] = []) =>
    sessions.find((one) => one.provider_id === provider_id);
  // A second session would replace the first one, which the customer may have paid on the provider's page.
  let session = chosen(payment_collection.payment_sessions);
  if (!session) {
    const body = { provider_id: provider_id ?? "" };
    const answer = await storeSetPaymentCollectionSession(client, { id, body });
    session = chosen(answer.payment_collection.payment_sessions);
  }
  const { payment_session } = await storeAuthorizePaymentCollectionSession(client, {
    id,
    session_id: session?.id ?? "",
  });
  return payment_session.status === "authorized" ? undefined : payment_session;
}
