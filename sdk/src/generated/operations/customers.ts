

// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { operation, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";

/**
 * List customers
 *
 * `q` searches names and email addresses. `fields` is accepted but has no effect.
 *
 * `GET /admin/customers`
 * @example
 * const { customers } = await adminListCustomers(client, { query: { limit: 20 } });
 */
export const adminListCustomers: Operation<operations["adminListCustomers"]> = /*#__PURE__*/ operation("GET", "/admin/customers", { order: "-id" });

/**
 * Create a customer with an account
 *
 * An email address of an existing account is rejected with 422. A guest with the same email address stays a separate record.
 * The server doesn't send a message. Its response includes `password_hash`, which the SDK removes.
 *
 * `POST /admin/customers`
 * @example
 * const { customer } = await adminCreateCustomer(client, { body: { email: "rui@cafelume.example", first_name: "Rui", last_name: "Matos", password: "a-long-password" } });
 */
export const adminCreateCustomer: Operation<operations["adminCreateCustomer"]> = /*#__PURE__*/ operation("POST", "/admin/customers");

/**
 * Retrieve a customer
 *
 * `fields` is accepted but has no effect.
 *
 * `GET /admin/customers/{id}`
 * @example
 * const { customer } = await adminRetrieveCustomer(client, { id });
 */
export const adminRetrieveCustomer: Operation<operations["adminRetrieveCustomer"]> = /*#__PURE__*/ operation("GET", "/admin/customers/{id}");

/**
 * Update a customer
 *
 * Fields that you leave out keep their values. The email address of an account can't be changed. A new password takes effect
 * immediately, and the server doesn't send a message.
 *
 * `POST /admin/customers/{id}`
 * @example
 * const { customer } = await adminUpdateCustomer(client, { id });
 */
export const adminUpdateCustomer: Operation<operations["adminUpdateCustomer"]> = /*#__PURE__*/ operation("POST", "/admin/customers/{id}", { changes: "customers customer-groups orders draft-orders" });

/**
 * Create a customer account
 *
 * Signs the customer in with a session cookie. A guest with the same email address stays a separate record and keeps its
 * orders. To move the orders to the account, use `/store/orders/batch/customer/token`.
 *
 * `POST /store/customers`
 * @example
 * const { customer } = await storeCreateCustomer(client, { body: { email: "ines.carvalho@example.com", password: "a-long-password" } });
 */
export const storeCreateCustomer: Operation<operations["storeCreateCustomer"]> = /*#__PURE__*/ operation("POST", "/store/customers", { changes: "auth customers" });

/**
 * Retrieve your account
 *
 * Includes the billing address and the address book.
 *
 * `GET /store/customers/me`
 * @example
 * const { customer } = await storeRetrieveCustomer(client);
 */
export const storeRetrieveCustomer: Operation<operations["storeRetrieveCustomer"]> = /*#__PURE__*/ operation("GET", "/store/customers/me");

/**
 * Update your account
 *
 * Fields that you leave out keep their values. Changing your password or email address doesn't sign you out.
 *
 * `POST /store/customers/me`
 * @example
 * const { customer } = await storeUpdateCustomer(client);
 */
export const storeUpdateCustomer: Operation<operations["storeUpdateCustomer"]> = /*#__PURE__*/ operation("POST", "/store/customers/me", { changes: "auth customers" });

/**
 * Add an address to your account
 *
 * If the address is already in your address book, it isn't added again. For the server to recognize the address, send every
 * field, with null for empty fields.
 *
 * `POST /store/customers/me/addresses`
 * @example
 * const { customer } = await storeCreateCustomerAddress(client, { body });
 */
export const storeCreateCustomerAddress: Operation<operations["storeCreateCustomerAddress"]> = /*#__PURE__*/ operation("POST", "/store/customers/me/addresses", { changes: "auth customers" });

/**
 * Update an address in your account
 *
 * Fields that you leave out keep their values. Only an address in your address book can be changed.
 *
 * `POST /store/customers/me/addresses/{address_id}`
 * @example
 * const { customer } = await storeUpdateCustomerAddress(client, { address_id });
 */
export const storeUpdateCustomerAddress: Operation<operations["storeUpdateCustomerAddress"]> = /*#__PURE__*/ operation("POST", "/store/customers/me/addresses/{address_id}", { changes: "auth customers" });

/**
 * Remove an address from your account
 *
 * Deleting a record that doesn't exist also succeeds.
 *
 * `DELETE /store/customers/me/addresses/{address_id}`
 * @example
 * const { customer } = await storeDeleteCustomerAddress(client, { address_id });
 */
export const storeDeleteCustomerAddress: Operation<operations["storeDeleteCustomerAddress"]> = /*#__PURE__*/ operation("DELETE", "/store/customers/me/addresses/{address_id}", { changes: "auth customers" });

/**
 * List your orders
 *
 * Lists the newest orders first. Doesn't include orders that were placed without signing in, even if they have the same email
 * address.
 *
 * `GET /store/customers/me/orders`
 * @example
 * const { orders } = await storeListCustomerOrders(client, { query: { limit: 20 } });
 */
export const storeListCustomerOrders: Operation<operations["storeListCustomerOrders"]> = /*#__PURE__*/ operation("GET", "/store/customers/me/orders", { items: "orders" });

/**
 * List the payment methods saved with your account
 *
 * Lists the methods that payment providers have stored for you. Returns 500 on a server whose payment processor doesn't
 * support stored payment methods.
 *
 * `GET /store/customers/me/payment-methods`
 * @deprecated
 * @example
 * const { payment_methods } = await storeListCustomerPaymentMethods(client);
 */
export const storeListCustomerPaymentMethods: Operation<operations["storeListCustomerPaymentMethods"]> = /*#__PURE__*/ operation("GET", "/store/customers/me/payment-methods", { record: "payment_methods" });

/**
 * Reset a password
 *
 * The token from the message is valid for 15 minutes, and only until the password changes. The call doesn't sign you in.
 *
 * `POST /store/customers/password-reset`
 * @example
 * const { customer } = await storeResetCustomerPassword(client, { body });
 */
export const storeResetCustomerPassword: Operation<operations["storeResetCustomerPassword"]> = /*#__PURE__*/ operation("POST", "/store/customers/password-reset", { changes: "" });

/**
 * Request a link to reset a password
 *
 * The call also succeeds for unknown addresses, so that nobody can find out who has an account.
 *
 * `POST /store/customers/password-token`
 * @example
 * await storeRequestCustomerPasswordToken(client, { body: { email: "ines.carvalho@example.com" } });
 */
export const storeRequestCustomerPasswordToken: Operation<operations["storeRequestCustomerPasswordToken"]> = /*#__PURE__*/ operation("POST", "/store/customers/password-token", { changes: "", expects: "nothing" });

