// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { changing, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";
import * as calls from "../operations/customers.ts";

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
export const adminUpdateCustomer: Operation<operations["adminUpdateCustomer"]> = /*#__PURE__*/ changing(calls.adminUpdateCustomer, "customers customer-groups orders draft-orders");

/**
 * Create a customer account
 *
 * Signs the customer in with a session cookie. A guest with this address stays a separate record with its orders. Move them
 * with `/store/orders/batch/customer/token`.
 *
 * `POST /store/customers`
 * @example
 * const { customer } = await storeCreateCustomer(client, { body: { email: "ines.carvalho@example.com", password: "a-long-password" } });
 */
export const storeCreateCustomer: Operation<operations["storeCreateCustomer"]> = /*#__PURE__*/ changing(calls.storeCreateCustomer, "auth customers");

/**
 * Add an address to your account
 *
 * An address that is already in your address book isn't added again if you send each field, with null for empty ones.
 *
 * `POST /store/customers/me/addresses`
 * @example
 * const { customer } = await storeCreateCustomerAddress(client, { body });
 */
export const storeCreateCustomerAddress: Operation<operations["storeCreateCustomerAddress"]> = /*#__PURE__*/ changing(calls.storeCreateCustomerAddress, "auth customers");

/**
 * Remove an address from your account
 *
 * Removes it from your address book. Deleting a record that doesn't exist also succeeds.
 *
 * `DELETE /store/customers/me/addresses/{address_id}`
 * @example
 * const { customer } = await storeDeleteCustomerAddress(client, { address_id });
 */
export const storeDeleteCustomerAddress: Operation<operations["storeDeleteCustomerAddress"]> = /*#__PURE__*/ changing(calls.storeDeleteCustomerAddress, "auth customers");

/**
 * Request a link to reset a password
 *
 * Also succeeds for unknown addresses, so that nobody can find out who has an account.
 *
 * `POST /store/customers/password-token`
 * @example
 * await storeRequestCustomerPasswordToken(client, { body: { email: "ines.carvalho@example.com" } });
 */
export const storeRequestCustomerPasswordToken: Operation<operations["storeRequestCustomerPasswordToken"]> = /*#__PURE__*/ changing(calls.storeRequestCustomerPasswordToken, "");

/**
 * Reset a password
 *
 * The token from the message is valid for 15 minutes, and only until the password changes. It doesn't sign you in.
 *
 * `POST /store/customers/password-reset`
 * @example
 * const { customer } = await storeResetCustomerPassword(client, { body });
 */
export const storeResetCustomerPassword: Operation<operations["storeResetCustomerPassword"]> = /*#__PURE__*/ changing(calls.storeResetCustomerPassword, "");

/**
 * Update your account
 *
 * Fields that you leave out keep their values. You stay signed in after a new password or email address.
 *
 * `POST /store/customers/me`
 * @example
 * const { customer } = await storeUpdateCustomer(client);
 */
export const storeUpdateCustomer: Operation<operations["storeUpdateCustomer"]> = /*#__PURE__*/ changing(calls.storeUpdateCustomer, "auth customers");

/**
 * Update an address of your account
 *
 * Fields that you leave out keep their values. Only an address in your address book can be changed.
 *
 * `POST /store/customers/me/addresses/{address_id}`
 * @example
 * const { customer } = await storeUpdateCustomerAddress(client, { address_id });
 */
export const storeUpdateCustomerAddress: Operation<operations["storeUpdateCustomerAddress"]> = /*#__PURE__*/ changing(calls.storeUpdateCustomerAddress, "auth customers");
