// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mutationHook, type MutationHook, queryHook, type QueryHook } from "../../react/hooks.ts";
import type { operations } from "../contract.ts";
import { adminCreateCustomer, adminListCustomers, adminRetrieveCustomer, adminUpdateCustomer, storeCreateCustomer, storeCreateCustomerAddress, storeDeleteCustomerAddress, storeListCustomerOrders, storeListCustomerPaymentMethods, storeRequestCustomerPasswordToken, storeResetCustomerPassword, storeRetrieveCustomer, storeUpdateCustomer, storeUpdateCustomerAddress } from "../operations/customers.ts";

/**
 * Create a customer with an account
 *
 * An email address of an existing account is rejected with 422. A guest with the same email address stays a separate record.
 * The server doesn't send a message. Its response includes `password_hash`, which the SDK removes.
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
 * `q` searches names and email addresses. `fields` is accepted but has no effect.
 *
 * `GET /admin/customers`
 * @example
 * const { data } = useAdminCustomers({ query: { limit: 20 } });
 */
export const useAdminCustomers: QueryHook<operations["adminListCustomers"]> = /*#__PURE__*/ queryHook(adminListCustomers);

/**
 * Retrieve a customer
 *
 * `fields` is accepted but has no effect.
 *
 * `GET /admin/customers/{id}`
 * @example
 * const { data } = useAdminCustomer({ id });
 */
export const useAdminCustomer: QueryHook<operations["adminRetrieveCustomer"]> = /*#__PURE__*/ queryHook(adminRetrieveCustomer);

/**
 * Update a customer
 *
 * Fields that you leave out keep their values. The email address of an account can't be changed. A new password takes effect
 * immediately, and the server doesn't send a message.
 *
 * `POST /admin/customers/{id}`
 * @example
 * const { mutate } = useAdminUpdateCustomer();
 * mutate({ id });
 */
export const useAdminUpdateCustomer: MutationHook<operations["adminUpdateCustomer"]> = /*#__PURE__*/ mutationHook(adminUpdateCustomer);

/**
 * Create a customer account
 *
 * Signs the customer in with a session cookie. A guest with the same email address stays a separate record and keeps its
 * orders. To move the orders to the account, use `/store/orders/batch/customer/token`.
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
 * If the address is already in your address book, it isn't added again. For the server to recognize the address, send every
 * field, with null for empty fields.
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
 * Deleting a record that doesn't exist also succeeds.
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
 * Lists the newest orders first. Doesn't include orders that were placed without signing in, even if they have the same email
 * address.
 *
 * `GET /store/customers/me/orders`
 * @example
 * const { data } = useCustomerOrders({ query: { limit: 20 } });
 */
export const useCustomerOrders: QueryHook<operations["storeListCustomerOrders"]> = /*#__PURE__*/ queryHook(storeListCustomerOrders);

/**
 * List the payment methods saved with your account
 *
 * Lists the methods that payment providers have stored for you. Returns 500 on a server whose payment processor doesn't
 * support stored payment methods.
 *
 * `GET /store/customers/me/payment-methods`
 * @deprecated
 * @example
 * const { data } = useCustomerPaymentMethods();
 */
export const useCustomerPaymentMethods: QueryHook<operations["storeListCustomerPaymentMethods"]> = /*#__PURE__*/ queryHook(storeListCustomerPaymentMethods);

/**
 * Request a link to reset a password
 *
 * The call also succeeds for unknown addresses, so that nobody can find out who has an account.
 *
 * `POST /store/customers/password-token`
 * @example
 * const { mutate } = useRequestCustomerPasswordToken();
 * mutate({ body: { email: "ines.carvalho@example.com" } });
 */
export const useRequestCustomerPasswordToken: MutationHook<operations["storeRequestCustomerPasswordToken"]> = /*#__PURE__*/ mutationHook(storeRequestCustomerPasswordToken);

/**
 * Reset a password
 *
 * The token from the message is valid for 15 minutes, and only until the password changes. The call doesn't sign you in.
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
 * Includes the billing address and the address book.
 *
 * `GET /store/customers/me`
 * @example
 * const { data } = useMeCustomer();
 */
export const useMeCustomer: QueryHook<operations["storeRetrieveCustomer"]> = /*#__PURE__*/ queryHook(storeRetrieveCustomer);

/**
 * Update your account
 *
 * Fields that you leave out keep their values. Changing your password or email address doesn't sign you out.
 *
 * `POST /store/customers/me`
 * @example
 * const { mutate } = useUpdateMe();
 * mutate({});
 */
export const useUpdateMe: MutationHook<operations["storeUpdateCustomer"]> = /*#__PURE__*/ mutationHook(storeUpdateCustomer);

/**
 * Update an address in your account
 *
 * Fields that you leave out keep their values. Only an address in your address book can be changed.
 *
 * `POST /store/customers/me/addresses/{address_id}`
 * @example
 * const { mutate } = useUpdateCustomerAddress();
 * mutate({ address_id });
 */
export const useUpdateCustomerAddress: MutationHook<operations["storeUpdateCustomerAddress"]> = /*#__PURE__*/ mutationHook(storeUpdateCustomerAddress);
