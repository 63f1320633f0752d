// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mutationHook, type MutationHook, queryHook, type QueryHook } from "../../react/hooks.ts";
import type { operations } from "../contract.ts";
import { adminCreateCustomer, adminListCustomers, adminRetrieveCustomer, adminUpdateCustomer, storeCreateCustomer, storeCreateCustomerAddress, storeDeleteCustomerAddress, storeListCustomerOrders, storeListCustomerPaymentMethods, storeRequestCustomerPasswordToken, storeResetCustomerPassword, storeRetrieveCustomer, storeUpdateCustomer, storeUpdateCustomerAddress } from "../operations/customers.ts";

/**
 * Create a customer with an account
 *
 * `POST /admin/customers`
 * @example
 * const { mutate } = useAdminCreateCustomer();
 * mutate({ body: { email: "rui@cafelume.example", first_name: "Rui", last_name: "Matos", password: "a-long-password" } });
 */
export const useAdminCreateCustomer: MutationHook<operations["adminCreateCustomer"]> = /*#__PURE__*/ mutationHook(adminCreateCustomer, ["customers"]);

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
 * `POST /admin/customers/{id}`
 * @example
 * const { mutate } = useAdminUpdateCustomer();
 * mutate({ id, body: { phone: "+351 223 000 118" } });
 */
export const useAdminUpdateCustomer: MutationHook<operations["adminUpdateCustomer"]> = /*#__PURE__*/ mutationHook(adminUpdateCustomer, ["customers","customer-groups","orders"]);

/**
 * Register
 *
 * Signs the new customer in by session cookie. Someone who ordered as a guest with this address keeps
 * the same record.
 *
 * `POST /store/customers`
 * @example
 * const { mutate } = useCreateCustomer();
 * mutate({ body: { email: "ines.carvalho@example.com", password: "a-long-password" } });
 */
export const useCreateCustomer: MutationHook<operations["storeCreateCustomer"]> = /*#__PURE__*/ mutationHook(storeCreateCustomer, ["auth","customers"]);

/**
 * Add an address to your account
 *
 * `POST /store/customers/me/addresses`
 * @example
 * const { mutate } = useCreateCustomerAddress();
 * mutate({ body });
 */
export const useCreateCustomerAddress: MutationHook<operations["storeCreateCustomerAddress"]> = /*#__PURE__*/ mutationHook(storeCreateCustomerAddress, ["auth","customers"]);

/**
 * Remove an address from your account
 *
 * `DELETE /store/customers/me/addresses/{address_id}`
 * @example
 * const { mutate } = useDeleteCustomerAddress();
 * mutate({ address_id });
 */
export const useDeleteCustomerAddress: MutationHook<operations["storeDeleteCustomerAddress"]> = /*#__PURE__*/ mutationHook(storeDeleteCustomerAddress, ["auth","customers"]);

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
 * `POST /store/customers/password-reset`
 * @example
 * const { mutate } = useResetCustomerPassword();
 * mutate({ body });
 */
export const useResetCustomerPassword: MutationHook<operations["storeResetCustomerPassword"]> = /*#__PURE__*/ mutationHook(storeResetCustomerPassword);

/**
 * Retrieve your account
 *
 * `GET /store/customers/me`
 * @example
 * const { data } = useMeCustomer();
 */
export const useMeCustomer: QueryHook<operations["storeRetrieveCustomer"]> = /*#__PURE__*/ queryHook(storeRetrieveCustomer);

/**
 * Update your account
 *
 * `POST /store/customers/me`
 * @example
 * const { mutate } = useUpdateMe();
 * mutate({ body: { first_name: "Inês" } });
 */
export const useUpdateMe: MutationHook<operations["storeUpdateCustomer"]> = /*#__PURE__*/ mutationHook(storeUpdateCustomer, ["auth","customers"]);

/**
 * Update an address of your account
 *
 * `POST /store/customers/me/addresses/{address_id}`
 * @example
 * const { mutate } = useUpdateCustomerAddress();
 * mutate({ address_id, body: { city: "Porto" } });
 */
export const useUpdateCustomerAddress: MutationHook<operations["storeUpdateCustomerAddress"]> = /*#__PURE__*/ mutationHook(storeUpdateCustomerAddress, ["auth","customers"]);
