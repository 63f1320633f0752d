// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mutationHook, type MutationHook, queryHook, type QueryHook } from "../../react/hooks.ts";
import type { operations } from "../contract.ts";
import { adminCreateCustomer, adminListCustomers, adminRetrieveCustomer, storeListCustomerOrders, storeListCustomerPaymentMethods, storeRetrieveCustomer } from "../operations/customers.ts";
import { adminUpdateCustomer, storeCreateCustomer, storeCreateCustomerAddress, storeDeleteCustomerAddress, storeRequestCustomerPasswordToken, storeResetCustomerPassword, storeUpdateCustomer, storeUpdateCustomerAddress } from "../writes/customers.ts";

/**
 * Create a customer with an account
 *
 * An account with this e-mail address is refused with 422, and a guest with it stays a record of its own. The
 * server sends no message itself. Its answer also holds `password_hash`, which is nobody's business: the SDK takes it
 * out before anything sees it.
 *
 * `POST /admin/customers`
 * @example
 * const { mutate } = useAdminCreateCustomer();
 * mutate({ body: { email: "rui@cafelume.example", first_name: "Rui", last_name: "Matos", password: "a-long-password" } });
 */
export const useAdminCreateCustomer: MutationHook<operations["adminCreateCustomer"]> = /*#__PURE__*/ mutationHook(adminCreateCustomer);

/**
 * List customers
 *
 * `q` looks in names and e-mail addresses. `fields` is accepted, but changes nothing.
 *
 * `GET /admin/customers`
 * @example
 * const { data } = useAdminCustomers({ query: { limit: 20 } });
 */
export const useAdminCustomers: QueryHook<operations["adminListCustomers"]> = /*#__PURE__*/ queryHook(adminListCustomers);

/**
 * Retrieve a customer
 *
 * `fields` is accepted, but changes nothing.
 *
 * `GET /admin/customers/{id}`
 * @example
 * const { data } = useAdminCustomer({ id });
 */
export const useAdminCustomer: QueryHook<operations["adminRetrieveCustomer"]> = /*#__PURE__*/ queryHook(adminRetrieveCustomer);

/**
 * Update a customer
 *
 * What is left out stays. The e-mail address of an account cannot be changed. A new password holds at once, and
 * the server sends no message itself.
 *
 * `POST /admin/customers/{id}`
 * @example
 * const { mutate } = useAdminUpdateCustomer();
 * mutate({ id });
 */
export const useAdminUpdateCustomer: MutationHook<operations["adminUpdateCustomer"]> = /*#__PURE__*/ mutationHook(adminUpdateCustomer);

/**
 * Register
 *
 * Signs the new customer in by session cookie. A guest with this address stays a record of its own, with its
 * orders: move them with `/store/orders/batch/customer/token`.
 *
 * `POST /store/customers`
 * @example
 * const { mutate } = useCreateCustomer();
 * mutate({ body: { email: "ines.carvalho@example.com", password: "a-long-password" } });
 */
export const useCreateCustomer: MutationHook<operations["storeCreateCustomer"]> = /*#__PURE__*/ mutationHook(storeCreateCustomer);

/**
 * Add an address to your account
 *
 * One that is in your address book already is not added again, provided that each field is sent, the empty ones
 * as null.
 *
 * `POST /store/customers/me/addresses`
 * @example
 * const { mutate } = useCreateCustomerAddress();
 * mutate({ body });
 */
export const useCreateCustomerAddress: MutationHook<operations["storeCreateCustomerAddress"]> = /*#__PURE__*/ mutationHook(storeCreateCustomerAddress);

/**
 * Remove an address from your account
 *
 * Takes it out of your address book. Deleting what is not there succeeds too.
 *
 * `DELETE /store/customers/me/addresses/{address_id}`
 * @example
 * const { mutate } = useDeleteCustomerAddress();
 * mutate({ address_id });
 */
export const useDeleteCustomerAddress: MutationHook<operations["storeDeleteCustomerAddress"]> = /*#__PURE__*/ mutationHook(storeDeleteCustomerAddress);

/**
 * List your orders
 *
 * Newest first. Not those that were placed without signing in, even with the same e-mail address.
 *
 * `GET /store/customers/me/orders`
 * @example
 * const { data } = useCustomerOrders({ query: { limit: 20 } });
 */
export const useCustomerOrders: QueryHook<operations["storeListCustomerOrders"]> = /*#__PURE__*/ queryHook(storeListCustomerOrders);

/**
 * List the payment methods saved with your account
 *
 * Those that providers keep for you. Empty where none keeps any. Ends in 500 on a server with a payment processor that
 * was not taught to be asked for them.
 *
 * `GET /store/customers/me/payment-methods`
 * @deprecated
 * @example
 * const { data } = useCustomerPaymentMethods();
 */
export const useCustomerPaymentMethods: QueryHook<operations["storeListCustomerPaymentMethods"]> = /*#__PURE__*/ queryHook(storeListCustomerPaymentMethods);

/**
 * Ask for a link to choose a new password
 *
 * Succeeds also for addresses that are not known, so that nobody can find out who has an account.
 *
 * `POST /store/customers/password-token`
 * @example
 * const { mutate } = useRequestCustomerPasswordToken();
 * mutate({ body: { email: "ines.carvalho@example.com" } });
 */
export const useRequestCustomerPasswordToken: MutationHook<operations["storeRequestCustomerPasswordToken"]> = /*#__PURE__*/ mutationHook(storeRequestCustomerPasswordToken);

/**
 * Choose a new password
 *
 * The token from the message is valid for 15 minutes, and only until the password changes. You are not signed in
 * by it.
 *
 * `POST /store/customers/password-reset`
 * @example
 * const { mutate } = useResetCustomerPassword();
 * mutate({ body });
 */
export const useResetCustomerPassword: MutationHook<operations["storeResetCustomerPassword"]> = /*#__PURE__*/ mutationHook(storeResetCustomerPassword);

/**
 * Retrieve your account
 *
 * With billing address and address book.
 *
 * `GET /store/customers/me`
 * @example
 * const { data } = useMeCustomer();
 */
export const useMeCustomer: QueryHook<operations["storeRetrieveCustomer"]> = /*#__PURE__*/ queryHook(storeRetrieveCustomer);

/**
 * Update your account
 *
 * What is left out stays. You stay signed in, also with a new password or e-mail address.
 *
 * `POST /store/customers/me`
 * @example
 * const { mutate } = useUpdateMe();
 * mutate({});
 */
export const useUpdateMe: MutationHook<operations["storeUpdateCustomer"]> = /*#__PURE__*/ mutationHook(storeUpdateCustomer);

/**
 * Update an address of your account
 *
 * What is left out stays. Only an address from your own address book can be changed.
 *
 * `POST /store/customers/me/addresses/{address_id}`
 * @example
 * const { mutate } = useUpdateCustomerAddress();
 * mutate({ address_id });
 */
export const useUpdateCustomerAddress: MutationHook<operations["storeUpdateCustomerAddress"]> = /*#__PURE__*/ mutationHook(storeUpdateCustomerAddress);
