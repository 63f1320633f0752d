

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
export const adminListCustomers: Operation<operations["adminListCustomers"]> = /*#__PURE__*/ operation("GET", "/admin/customers", "", "-id");

/**
 * Create a customer with an account
 *
 * An email address of an existing account is rejected with 422. A guest with the address stays a separate record. The server
 * doesn't send a message. Its response includes `password_hash`, which the SDK removes.
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


export const adminUpdateCustomer: Operation<operations["adminUpdateCustomer"]> = /*#__PURE__*/ operation("POST", "/admin/customers/{id}");


export const storeCreateCustomer: Operation<operations["storeCreateCustomer"]> = /*#__PURE__*/ operation("POST", "/store/customers");

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


export const storeUpdateCustomer: Operation<operations["storeUpdateCustomer"]> = /*#__PURE__*/ operation("POST", "/store/customers/me");


export const storeCreateCustomerAddress: Operation<operations["storeCreateCustomerAddress"]> = /*#__PURE__*/ operation("POST", "/store/customers/me/addresses");


export const storeUpdateCustomerAddress: Operation<operations["storeUpdateCustomerAddress"]> = /*#__PURE__*/ operation("POST", "/store/customers/me/addresses/{address_id}");


export const storeDeleteCustomerAddress: Operation<operations["storeDeleteCustomerAddress"]> = /*#__PURE__*/ operation("DELETE", "/store/customers/me/addresses/{address_id}");

/**
 * List your orders
 *
 * Newest first. Doesn't include orders placed without signing in, even with the same email address.
 *
 * `GET /store/customers/me/orders`
 * @example
 * const { orders } = await storeListCustomerOrders(client, { query: { limit: 20 } });
 */
export const storeListCustomerOrders: Operation<operations["storeListCustomerOrders"]> = /*#__PURE__*/ operation("GET", "/store/customers/me/orders", "orders");

/**
 * List the payment methods saved with your account
 *
 * The methods that payment providers have stored for you. Returns 500 on a server whose payment processor doesn't support
 * them.
 *
 * `GET /store/customers/me/payment-methods`
 * @deprecated
 * @example
 * const { payment_methods } = await storeListCustomerPaymentMethods(client);
 */
export const storeListCustomerPaymentMethods: Operation<operations["storeListCustomerPaymentMethods"]> = /*#__PURE__*/ operation("GET", "/store/customers/me/payment-methods");


export const storeResetCustomerPassword: Operation<operations["storeResetCustomerPassword"]> = /*#__PURE__*/ operation("POST", "/store/customers/password-reset");


export const storeRequestCustomerPasswordToken: Operation<operations["storeRequestCustomerPasswordToken"]> = /*#__PURE__*/ operation("POST", "/store/customers/password-token");

