// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mutationHook, type MutationHook, queryHook, type QueryHook } from "../../react/hooks.ts";
import type { operations } from "../contract.ts";
import { adminAddCustomerGroupCustomers, adminCreateCustomerGroup, adminDeleteCustomerGroup, adminListCustomerGroupCustomers, adminListCustomerGroups, adminRemoveCustomerGroupCustomers, adminRetrieveCustomerGroup, adminUpdateCustomerGroup } from "../operations/customer-groups.ts";

/**
 * Add customers to a group
 *
 * The group's prices and discounts apply from the customers' next request. Customers who are already in the group aren't
 * affected.
 *
 * `POST /admin/customer-groups/{id}/customers/batch`
 * @example
 * const { mutate } = useAdminAddCustomersToCustomerGroup();
 * mutate({ id, body: { customer_ids: [{ id: "cus_01KGHGTK20Q7N5M4XW9RB2DZEC" }] } });
 */
export const useAdminAddCustomersToCustomerGroup: MutationHook<operations["adminAddCustomerGroupCustomers"]> = /*#__PURE__*/ mutationHook(adminAddCustomerGroupCustomers);

/**
 * Create a customer group
 *
 * A new group has no customers. A name that is already in use is rejected with 422.
 *
 * `POST /admin/customer-groups`
 * @example
 * const { mutate } = useAdminCreateCustomerGroup();
 * mutate({ body: { name: "Wholesale" } });
 */
export const useAdminCreateCustomerGroup: MutationHook<operations["adminCreateCustomerGroup"]> = /*#__PURE__*/ mutationHook(adminCreateCustomerGroup);

/**
 * Delete a customer group
 *
 * The customers aren't deleted.
 *
 * `DELETE /admin/customer-groups/{id}`
 * @example
 * const { mutate } = useAdminDeleteCustomerGroup();
 * mutate({ id });
 */
export const useAdminDeleteCustomerGroup: MutationHook<operations["adminDeleteCustomerGroup"]> = /*#__PURE__*/ mutationHook(adminDeleteCustomerGroup);

/**
 * List the customers of a group
 *
 * Returns an empty list if the group doesn't exist.
 *
 * `GET /admin/customer-groups/{id}/customers`
 * @example
 * const { data } = useAdminCustomerGroupCustomers({ id, query: { limit: 20 } });
 */
export const useAdminCustomerGroupCustomers: QueryHook<operations["adminListCustomerGroupCustomers"]> = /*#__PURE__*/ queryHook(adminListCustomerGroupCustomers);

/**
 * List customer groups
 *
 * `GET /admin/customer-groups`
 * @example
 * const { data } = useAdminCustomerGroups({ query: { limit: 20 } });
 */
export const useAdminCustomerGroups: QueryHook<operations["adminListCustomerGroups"]> = /*#__PURE__*/ queryHook(adminListCustomerGroups);

/**
 * Remove customers from a group
 *
 * The customers aren't deleted. Customers who aren't in the group are ignored.
 *
 * `DELETE /admin/customer-groups/{id}/customers/batch`
 * @example
 * const { mutate } = useAdminRemoveCustomersFromCustomerGroup();
 * mutate({ id, body: { customer_ids: [{ id: "cus_01KGHGTK20VMM24PVESKNHXJ7Y" }] } });
 */
export const useAdminRemoveCustomersFromCustomerGroup: MutationHook<operations["adminRemoveCustomerGroupCustomers"]> = /*#__PURE__*/ mutationHook(adminRemoveCustomerGroupCustomers);

/**
 * Retrieve a customer group
 *
 * `GET /admin/customer-groups/{id}`
 * @example
 * const { data } = useAdminCustomerGroup({ id });
 */
export const useAdminCustomerGroup: QueryHook<operations["adminRetrieveCustomerGroup"]> = /*#__PURE__*/ queryHook(adminRetrieveCustomerGroup);

/**
 * Update a customer group
 *
 * Fields that you leave out keep their values. The customers don't change.
 *
 * `POST /admin/customer-groups/{id}`
 * @example
 * const { mutate } = useAdminUpdateCustomerGroup();
 * mutate({ id });
 */
export const useAdminUpdateCustomerGroup: MutationHook<operations["adminUpdateCustomerGroup"]> = /*#__PURE__*/ mutationHook(adminUpdateCustomerGroup);
