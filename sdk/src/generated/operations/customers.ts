

// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { operation, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";

/**
 * List customers
 *
 * `q` looks in names and e-mail addresses. `fields` is accepted, but changes nothing.
 *
 * `GET /admin/customers`
 * @example
 * const { customers } = await adminListCustomers(client, { query: { limit: 20 } });
 */
export const adminListCustomers: Operation<operations["adminListCustomers"]> = /*#__PURE__*/ operation("GET", "/admin/customers", "customers");

/**
 * Create a customer with an account
 *
 * `POST /admin/customers`
 * @example
 * const { customer } = await adminCreateCustomer(client, { body: { email: "rui@cafelume.example", first_name: "Rui", last_name: "Matos", password: "a-long-password" } });
 */
export const adminCreateCustomer: Operation<operations["adminCreateCustomer"]> = /*#__PURE__*/ operation("POST", "/admin/customers");

/**
 * Retrieve a customer
 *
 * `fields` is accepted, but changes nothing.
 *
 * `GET /admin/customers/{id}`
 * @example
 * const { customer } = await adminRetrieveCustomer(client, { id });
 */
export const adminRetrieveCustomer: Operation<operations["adminRetrieveCustomer"]> = /*#__PURE__*/ operation("GET", "/admin/customers/{id}");

/**
 * Update a customer
 *
 * `POST /admin/customers/{id}`
 * @example
 * const { customer } = await adminUpdateCustomer(client, { id, body: { phone: "+351 223 000 118" } });
 */
export const adminUpdateCustomer: Operation<operations["adminUpdateCustomer"]> = /*#__PURE__*/ operation("POST", "/admin/customers/{id}");

/**
 * Register
 *
 * Signs the new customer in by session cookie. Someone who ordered as a guest with this address keeps
 * the same record.
 *
 * `POST /store/customers`
 * @example
 * const { customer } = await storeCreateCustomer(client, { body: { email: "ines.carvalho@example.com", password: "a-long-password" } });
 */
export const storeCreateCustomer: Operation<operations["storeCreateCustomer"]> = /*#__PURE__*/ operation("POST", "/store/customers");

/**
 * Retrieve your account
 *
 * `GET /store/customers/me`
 * @example
 * const { customer } = await storeRetrieveCustomer(client);
 */
export const storeRetrieveCustomer: Operation<operations["storeRetrieveCustomer"]> = /*#__PURE__*/ operation("GET", "/store/customers/me");

/**
 * Update your account
 *
 * `POST /store/customers/me`
 * @example
 * const { customer } = await storeUpdateCustomer(client, { body: { first_name: "Inês" } });
 */
export const storeUpdateCustomer: Operation<operations["storeUpdateCustomer"]> = /*#__PURE__*/ operation("POST", "/store/customers/me");

/**
 * Add an address to your account
 *
 * `POST /store/customers/me/addresses`
 * @example
 * const { customer } = await storeCreateCustomerAddress(client, { body });
 */
export const storeCreateCustomerAddress: Operation<operations["storeCreateCustomerAddress"]> = /*#__PURE__*/ operation("POST", "/store/customers/me/addresses");

/**
 * Update an address of your account
 *
 * `POST /store/customers/me/addresses/{address_id}`
 * @example
 * const { customer } = await storeUpdateCustomerAddress(client, { address_id, body: { city: "Porto" } });
 */
export const storeUpdateCustomerAddress: Operation<operations["storeUpdateCustomerAddress"]> = /*#__PURE__*/ operation("POST", "/store/customers/me/addresses/{address_id}");

/**
 * Remove an address from your account
 *
 * `DELETE /store/customers/me/addresses/{address_id}`
 * @example
 * const { customer } = await storeDeleteCustomerAddress(client, { address_id });
 */
export const storeDeleteCustomerAddress: Operation<operations["storeDeleteCustomerAddress"]> = /*#__PURE__*/ operation("DELETE", "/store/customers/me/addresses/{address_id}");

/**
 * List your orders
 *
 * Newest first. Not those that were placed without signing in, even with the same e-mail address.
 *
 * `GET /store/customers/me/orders`
 * @example
 * const { orders } = await storeListCustomerOrders(client, { query: { limit: 20 } });
 */
export const storeListCustomerOrders: Operation<operations["storeListCustomerOrders"]> = /*#__PURE__*/ operation("GET", "/store/customers/me/orders", "orders");

/**
 * List the payment methods saved with your account
 *
 * `GET /store/customers/me/payment-methods`
 * @deprecated
 * @example
 * const { payment_methods } = await storeListCustomerPaymentMethods(client);
 */
export const storeListCustomerPaymentMethods: Operation<operations["storeListCustomerPaymentMethods"]> = /*#__PURE__*/ operation("GET", "/store/customers/me/payment-methods");

/**
 * Choose a new password
 *
 * `POST /store/customers/password-reset`
 * @example
 * const { customer } = await storeResetCustomerPassword(client, { body });
 */
export const storeResetCustomerPassword: Operation<operations["storeResetCustomerPassword"]> = /*#__PURE__*/ operation("POST", "/store/customers/password-reset");

/**
 * Ask for a link to choose a new password
 *
 * Succeeds also for addresses that are not known, so that nobody can find out who has an account.
 *
 * `POST /store/customers/password-token`
 * @example
 * await storeRequestCustomerPasswordToken(client, { body: { email: "ines.carvalho@example.com" } });
 */
export const storeRequestCustomerPasswordToken: Operation<operations["storeRequestCustomerPasswordToken"]> = /*#__PURE__*/ operation("POST", "/store/customers/password-token");

