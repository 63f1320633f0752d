

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
export const adminListCustomerGroups: Operation<operations["adminListCustomerGroups"]> = /*#__PURE__*/ operation("GET", "/admin/customer-groups", "", "-id");

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


export const adminUpdateCustomerGroup: Operation<operations["adminUpdateCustomerGroup"]> = /*#__PURE__*/ operation("POST", "/admin/customer-groups/{id}");


export const adminDeleteCustomerGroup: Operation<operations["adminDeleteCustomerGroup"]> = /*#__PURE__*/ operation("DELETE", "/admin/customer-groups/{id}");

/**
 * List the customers of a group
 *
 * Returns an empty list if the group is unknown.
 *
 * `GET /admin/customer-groups/{id}/customers`
 * @example
 * const { customers } = await adminListCustomerGroupCustomers(client, { id, query: { limit: 20 } });
 */
export const adminListCustomerGroupCustomers: Operation<operations["adminListCustomerGroupCustomers"]> = /*#__PURE__*/ operation("GET", "/admin/customer-groups/{id}/customers", "customers");


export const adminAddCustomerGroupCustomers: Operation<operations["adminAddCustomerGroupCustomers"]> = /*#__PURE__*/ operation("POST", "/admin/customer-groups/{id}/customers/batch");


export const adminRemoveCustomerGroupCustomers: Operation<operations["adminRemoveCustomerGroupCustomers"]> = /*#__PURE__*/ operation("DELETE", "/admin/customer-groups/{id}/customers/batch");

