// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { changing, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";
import * as calls from "../operations/customer-groups.ts";

/**
 * Add customers to a group
 *
 * Their prices and discounts change with the next request. Customers who are already in the group aren't affected.
 *
 * `POST /admin/customer-groups/{id}/customers/batch`
 * @example
 * const { customer_group } = await adminAddCustomerGroupCustomers(client, { id, body: { customer_ids: [{ id: "cus_01KGHGTK20Q7N5M4XW9RB2DZEC" }] } });
 */
export const adminAddCustomerGroupCustomers: Operation<operations["adminAddCustomerGroupCustomers"]> = /*#__PURE__*/ changing(calls.adminAddCustomerGroupCustomers, "customer-groups customers");

/**
 * Delete a customer group
 *
 * The customers aren't deleted.
 *
 * `DELETE /admin/customer-groups/{id}`
 * @example
 * const { deleted } = await adminDeleteCustomerGroup(client, { id });
 */
export const adminDeleteCustomerGroup: Operation<operations["adminDeleteCustomerGroup"]> = /*#__PURE__*/ changing(calls.adminDeleteCustomerGroup, "customer-groups customers discounts price-lists");

/**
 * Remove customers from a group
 *
 * The customers aren't deleted. Customers who aren't in the group are ignored.
 *
 * `DELETE /admin/customer-groups/{id}/customers/batch`
 * @example
 * const { customer_group } = await adminRemoveCustomerGroupCustomers(client, { id, body: { customer_ids: [{ id: "cus_01KGHGTK20VMM24PVESKNHXJ7Y" }] } });
 */
export const adminRemoveCustomerGroupCustomers: Operation<operations["adminRemoveCustomerGroupCustomers"]> = /*#__PURE__*/ changing(calls.adminRemoveCustomerGroupCustomers, "customer-groups customers");

/**
 * Update a customer group
 *
 * Fields that you leave out keep their values. The customers don't change.
 *
 * `POST /admin/customer-groups/{id}`
 * @example
 * const { customer_group } = await adminUpdateCustomerGroup(client, { id });
 */
export const adminUpdateCustomerGroup: Operation<operations["adminUpdateCustomerGroup"]> = /*#__PURE__*/ changing(calls.adminUpdateCustomerGroup, "customer-groups customers discounts price-lists");
