

// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { operation, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";

/**
 * List customer groups
 *
 * `GET /admin/customer-groups`
 * @example
 * const { customer_groups } = await adminListCustomerGroups(client, { query: { limit: 20 } });
 */
export const adminListCustomerGroups: Operation<operations["adminListCustomerGroups"]> = /*#__PURE__*/ operation("GET", "/admin/customer-groups", { order: "-id" });

/**
 * Create a customer group
 *
 * A new group has no customers. A name that is already in use is rejected with 422.
 *
 * `POST /admin/customer-groups`
 * @example
 * const { customer_group } = await adminCreateCustomerGroup(client, { body: { name: "Wholesale" } });
 */
export const adminCreateCustomerGroup: Operation<operations["adminCreateCustomerGroup"]> = /*#__PURE__*/ operation("POST", "/admin/customer-groups");

/**
 * Retrieve a customer group
 *
 * `GET /admin/customer-groups/{id}`
 * @example
 * const { customer_group } = await adminRetrieveCustomerGroup(client, { id });
 */
export const adminRetrieveCustomerGroup: Operation<operations["adminRetrieveCustomerGroup"]> = /*#__PURE__*/ operation("GET", "/admin/customer-groups/{id}");

/**
 * Update a customer group
 *
 * Fields that you leave out keep their values. The customers don't change.
 *
 * `POST /admin/customer-groups/{id}`
 * @example
 * const { customer_group } = await adminUpdateCustomerGroup(client, { id });
 */
export const adminUpdateCustomerGroup: Operation<operations["adminUpdateCustomerGroup"]> = /*#__PURE__*/ operation("POST", "/admin/customer-groups/{id}", { changes: "customer-groups customers discounts price-lists" });

/**
 * Delete a customer group
 *
 * The customers aren't deleted.
 *
 * `DELETE /admin/customer-groups/{id}`
 * @example
 * const { deleted } = await adminDeleteCustomerGroup(client, { id });
 */
export const adminDeleteCustomerGroup: Operation<operations["adminDeleteCustomerGroup"]> = /*#__PURE__*/ operation("DELETE", "/admin/customer-groups/{id}", { changes: "customer-groups customers discounts price-lists" });

/**
 * List the customers of a group
 *
 * Returns an empty list if the group doesn't exist.
 *
 * `GET /admin/customer-groups/{id}/customers`
 * @example
 * const { customers } = await adminListCustomerGroupCustomers(client, { id, query: { limit: 20 } });
 */
export const adminListCustomerGroupCustomers: Operation<operations["adminListCustomerGroupCustomers"]> = /*#__PURE__*/ operation("GET", "/admin/customer-groups/{id}/customers", { items: "customers" });

/**
 * Add customers to a group
 *
 * The group's prices and discounts apply from the customers' next request. Customers who are already in the group aren't
 * affected.
 *
 * `POST /admin/customer-groups/{id}/customers/batch`
 * @example
 * const { customer_group } = await adminAddCustomerGroupCustomers(client, { id, body: { customer_ids: [{ id: "cus_01KGHGTK20Q7N5M4XW9RB2DZEC" }] } });
 */
export const adminAddCustomerGroupCustomers: Operation<operations["adminAddCustomerGroupCustomers"]> = /*#__PURE__*/ operation("POST", "/admin/customer-groups/{id}/customers/batch", { changes: "customer-groups customers" });

/**
 * Remove customers from a group
 *
 * The customers aren't deleted. Customers who aren't in the group are ignored.
 *
 * `DELETE /admin/customer-groups/{id}/customers/batch`
 * @example
 * const { customer_group } = await adminRemoveCustomerGroupCustomers(client, { id, body: { customer_ids: [{ id: "cus_01KGHGTK20VMM24PVESKNHXJ7Y" }] } });
 */
export const adminRemoveCustomerGroupCustomers: Operation<operations["adminRemoveCustomerGroupCustomers"]> = /*#__PURE__*/ operation("DELETE", "/admin/customer-groups/{id}/customers/batch", { changes: "customer-groups customers" });

