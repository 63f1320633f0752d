"use client";
import { ApiError, AuthenticationError, type Failure, type HttpClient } from "@countertop/sdk";
import {
  storeCreateCustomer,
  storeCreateSession,
  storeCreateToken,
  storeDeleteSession,
  storeRequestCustomerPasswordToken,
  storeResetCustomerPassword,
  storeRetrieveCustomer,
} from "@countertop/sdk/operations";
import { queryKey, queryOptions } from "@countertop/sdk/query";
import { useClient } from "@countertop/sdk/react";
import type {
  Customer,
  operations,
  StoreCreateCustomerBody,
  StoreCreateSessionBody,
  StoreRequestCustomerPasswordTokenBody,
  StoreResetCustomerPasswordBody,
} from "@countertop/sdk/types";
import {
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
  type UseMutationResult,
} from "@tanstack/react-query";
import { useContext } from "react";
import { CartContext } from "../cart/provider.tsx";

type ReadFailure = Failure<operations["storeRetrieveCustomer"]>;

export interface CustomerState {
  /** The customer. Null if nobody is signed in, and undefined while that isn't known yet. */
  readonly customer: Customer | null | undefined;
  /** The error if the request failed. If nobody is signed in, that isn't an error. */
  readonly error: ReadFailure | null;
}

/** Returns the signed-in customer. All components share one request. A 401 means that nobody is signed in, so it isn't retried. */
export function useCustomer(): CustomerState {
  const client = useClient();
  const { data, error } = useQuery<{ customer: Customer }, ReadFailure>({
    ...queryOptions(client, storeRetrieveCustomer),
    retry: (failures, reason) => failures < 3 && !isSignedOut(reason),
  });
  if (isSignedOut(error)) return { customer: null, error: null };
  return { customer: data?.customer, error };
}

const isSignedOut = (error: unknown): boolean => error instanceof AuthenticationError;

export interface SignInOptions {
  /** `session` uses a cookie that scripts can't read. `token` uses a bearer token, stored as configured in the client. */
  readonly by?: "session" | "token" | undefined;
}

/** Signs in. The visitor's cart becomes the customer's cart. */
export function useSignIn({ by = "session" }: SignInOptions = {}): UseMutationResult<
  Customer,
  Failure<operations["storeCreateSession"] | operations["storeCreateToken"]> | ReadFailure,
  StoreCreateSessionBody
> {
  const client = useClient();
  const queries = useQueryClient();
  return useMutation({
    retry: false,
    mutationFn: (body) => signIn(client, by, body),
    onSuccess: (customer) => welcome(client, queries, customer),
  });
}

async function signIn(
  client: HttpClient,
  by: "session" | "token",
  body: StoreCreateSessionBody,
): Promise<Customer> {
  if (by === "session") return (await storeCreateSession(client, { body })).customer;
  await storeCreateToken(client, { body });
  return (await storeRetrieveCustomer(client)).customer;
}

/** Creates an account, and signs in. */
export function useRegister({ by = "session" }: SignInOptions = {}): UseMutationResult<
  Customer,
  Failure<operations["storeCreateCustomer"] | operations["storeCreateToken"]>,
  StoreCreateCustomerBody
> {
  const client = useClient();
  const queries = useQueryClient();
  return useMutation({
    retry: false,
    mutationFn: async (body) => {
      // The server signs the new customer in automatically.
      const { customer } = await storeCreateCustomer(client, { body });
      const { email, password } = body;
      if (by === "token") await storeCreateToken(client, { body: { email, password } });
      return customer;
    },
    onSuccess: (customer) => welcome(client, queries, customer),
  });
}

/**
 * Requests an email with a link for setting a new password. The request succeeds even if the email address has no account, so that
 * a page can't reveal who has one. The store emits the event `customer.password_reset` with `email` and `token`, from which its
 * notification provider creates the link.
 */
export function useRequestPasswordReset(): UseMutationResult<
  unknown,
  Failure<operations["storeRequestCustomerPasswordToken"]>,
  StoreRequestCustomerPasswordTokenBody
> {
  const client = useClient();
  return useMutation({
    retry: false,
    mutationFn: (body) => storeRequestCustomerPasswordToken(client, { body }),
  });
}

/**
 * Sets the new password with the token from the link, and signs in. An `ApiError` means that the link is invalid. The token is
 * valid for 15 minutes, and can be used once.
 */
export function useResetPassword({ by = "session" }: SignInOptions = {}): UseMutationResult<
  Customer,
  Failure<
    | operations["storeResetCustomerPassword"]
    | operations["storeCreateSession"]
    | operations["storeCreateToken"]
  >,
  StoreResetCustomerPasswordBody
> {
  const client = useClient();
  const queries = useQueryClient();
  return useMutation({
    retry: false,
    mutationFn: async (body) => {
      const { email, password } = body;
      try {
        await storeResetCustomerPassword(client, { body });
      } catch (error) {
        // If the response to an earlier attempt was lost, the token has been used, and the new password already works.
        const customer =
          error instanceof ApiError &&
          (await signIn(client, by, { email, password }).catch(() => undefined));
        if (customer) return customer;
        throw error;
      }
      return signIn(client, by, { email, password });
    },
    onSuccess: (customer) => welcome(client, queries, customer),
  });
}

/** Ends the session, drops the token, and clears the customer's data, including the cart. */
export function useSignOut(): UseMutationResult<
  unknown,
  Failure<operations["storeDeleteSession"]>,
  void
> {
  const client = useClient();
  const queries = useQueryClient();
  const cart = useContext(CartContext);
  const forget = (): void => {
    cart?.forgetCart();
    void queries.resetQueries({ queryKey: storeArea() });
  };
  return useMutation({
    retry: false,
    mutationFn: () => storeDeleteSession(client),
    onSuccess: forget,
    // A 401 means that the session had already ended.
    onError: (error) => {
      if (isSignedOut(error)) forget();
    },
  });
}

/**
 * Clears another customer's data, and marks the other data as stale, because prices and orders depend on the customer. Reading the
 * cart again also makes the server assign the cart to the customer.
 */
function welcome(client: HttpClient, queries: QueryClient, customer: Customer): void {
  const { queryKey: key } = queryOptions(client, storeRetrieveCustomer);
  const before = queries.getQueryData<{ customer: Customer }>(key)?.customer.id;
  // Another customer's data must not stay on the screen until the new data arrives. If no customer was known, clears only data that
  // is always private, so that a visitor's page doesn't go blank.
  if (before !== customer.id)
    for (const query of queries.getQueryCache().findAll({
      queryKey: before ? storeArea() : key.slice(0, 2),
    }))
      query.reset();
  void queries.cancelQueries({ queryKey: key });
  const known = { billing_address: null, shipping_addresses: [], ...customer };
  queries.setQueryData(key, { customer: known });
  // The response to a sign-in has the billing address's id, but not the address.
  const isWhole = known.billing_address?.id === (known.billing_address_id ?? undefined);
  void queries.invalidateQueries({
    predicate: ({ queryKey: [area], queryHash }) =>
      area === storeArea()[0] && !(isWhole && queryHash === JSON.stringify(key)),
  });
}

/** The prefix of the keys of all queries in the store area. */
const storeArea = (): readonly unknown[] => queryKey(storeRetrieveCustomer).slice(0, 1);
