// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { changing, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";
import * as calls from "../operations/customers.ts";

/**
 * Update a customer
 *
 * What is left out stays. The e-mail address of an account cannot be changed. A new password holds at once, and
 * the server sends no message itself.
 *
 * `POST /admin/customers/{id}`
 * @example
 * const { customer } = await adminUpdateCustomer(client, { id });
 */
export const adminUpdateCustomer: Operation<operations["adminUpdateCustomer"]> = /*#__PURE__*/ changing(calls.adminUpdateCustomer, "customers customer-groups orders draft-orders");

/**
 * Register
 *
 * Signs the new customer in by session cookie. A guest with this address stays a record of its own, with its
 * orders: move them with `/store/orders/batch/customer/token`.
 *
 * `POST /store/customers`
 * @example
 * const { customer } = await storeCreateCustomer(client, { body: { email: "ines.carvalho@example.com", password: "a-long-password" } });
 */
export const storeCreateCustomer: Operation<operations["storeCreateCustomer"]> = /*#__PURE__*/ changing(calls.storeCreateCustomer, "auth customers");

/**
 * Add an address to your account
 *
 * One that is in your address book already is not added again, provided that each field is sent, the empty ones
 * as null.
 *
 * `POST /store/customers/me/addresses`
 * @example
 * const { customer } = await storeCreateCustomerAddress(client, { body });
 */
export const storeCreateCustomerAddress: Operation<operations["storeCreateCustomerAddress"]> = /*#__PURE__*/ changing(calls.storeCreateCustomerAddress, "auth customers");

/**
 * Remove an address from your account
 *
 * Takes it out of your address book. Deleting what is not there succeeds too.
 *
 * `DELETE /store/customers/me/addresses/{address_id}`
 * @example
 * const { customer } = await storeDeleteCustomerAddress(client, { address_id });
 */
export const storeDeleteCustomerAddress: Operation<operations["storeDeleteCustomerAddress"]> = /*#__PURE__*/ changing(calls.storeDeleteCustomerAddress, "auth customers");

/**
 * Ask for a link to choose a new password
 *
 * Succeeds also for addresses that are not known, so that nobody can find out who has an account.
 *
 * `POST /store/customers/password-token`
 * @example
 * await storeRequestCustomerPasswordToken(client, { body: { email: "ines.carvalho@example.com" } });
 */
export const storeRequestCustomerPasswordToken: Operation<operations["storeRequestCustomerPasswordToken"]> = /*#__PURE__*/ changing(calls.storeRequestCustomerPasswordToken, "");

/**
 * Choose a new password
 *
 * The token from the message is valid for 15 minutes, and only until the password changes. You are not signed in
 * by it.
 *
 * `POST /store/customers/password-reset`
 * @example
 * const { customer } = await storeResetCustomerPassword(client, { body });
 */
export const storeResetCustomerPassword: Operation<operations["storeResetCustomerPassword"]> = /*#__PURE__*/ changing(calls.storeResetCustomerPassword, "");

/**
 * Update your account
 *
 * What is left out stays. You stay signed in, also with a new password or e-mail address.
 *
 * `POST /store/customers/me`
 * @example
 * const { customer } = await storeUpdateCustomer(client);
 */
export const storeUpdateCustomer: Operation<operations["storeUpdateCustomer"]> = /*#__PURE__*/ changing(calls.storeUpdateCustomer, "auth customers");

/**
 * Update an address of your account
 *
 * What is left out stays. Only an address from your own address book can be changed.
 *
 * `POST /store/customers/me/addresses/{address_id}`
 * @example
 * const { customer } = await storeUpdateCustomerAddress(client, { address_id });
 */
export const storeUpdateCustomerAddress: Operation<operations["storeUpdateCustomerAddress"]> = /*#__PURE__*/ changing(calls.storeUpdateCustomerAddress, "auth customers");
