// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mutationHook, type MutationHook, queryHook, type QueryHook } from "../../react/hooks.ts";
import type { operations } from "../contract.ts";
import { adminAddCustomerGroupCustomers, adminCreateCustomerGroup, adminDeleteCustomerGroup, adminListCustomerGroupCustomers, adminListCustomerGroups, adminRemoveCustomerGroupCustomers, adminRetrieveCustomerGroup, adminUpdateCustomerGroup } from "../operations/customer-groups.ts";

/**
 * Add customers to a group
 *
 * `POST /admin/customer-groups/{id}/customers/batch`
 * @example
 * const { mutate } = useAdminAddCustomersToCustomerGroup();
 * mutate({ id, body: { customer_ids: [{ id: "cus_01KGHGTK20Q7N5M4XW9RB2DZEC" }] } });
 */
export const useAdminAddCustomersToCustomerGroup: MutationHook<operations["adminAddCustomerGroupCustomers"]> = /*#__PURE__*/ mutationHook(adminAddCustomerGroupCustomers, ["customer-groups","customers"]);

/**
 * Create a customer group
 *
 * `POST /admin/customer-groups`
 * @example
 * const { mutate } = useAdminCreateCustomerGroup();
 * mutate({ body: { name: "Wholesale" } });
 */
export const useAdminCreateCustomerGroup: MutationHook<operations["adminCreateCustomerGroup"]> = /*#__PURE__*/ mutationHook(adminCreateCustomerGroup, ["customer-groups"]);

/**
 * Delete a customer group
 *
 * Its customers stay.
 *
 * `DELETE /admin/customer-groups/{id}`
 * @example
 * const { mutate } = useAdminDeleteCustomerGroup();
 * mutate({ id });
 */
export const useAdminDeleteCustomerGroup: MutationHook<operations["adminDeleteCustomerGroup"]> = /*#__PURE__*/ mutationHook(adminDeleteCustomerGroup, ["customer-groups","customers","discounts","price-lists"]);

/**
 * List the customers of a group
 *
 * An unknown group has no customers.
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
 * `DELETE /admin/customer-groups/{id}/customers/batch`
 * @example
 * const { mutate } = useAdminRemoveCustomersFromCustomerGroup();
 * mutate({ id, body: { customer_ids: [{ id: "cus_01KGHGTK20VMM24PVESKNHXJ7Y" }] } });
 */
export const useAdminRemoveCustomersFromCustomerGroup: MutationHook<operations["adminRemoveCustomerGroupCustomers"]> = /*#__PURE__*/ mutationHook(adminRemoveCustomerGroupCustomers, ["customer-groups","customers"]);

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
 * `POST /admin/customer-groups/{id}`
 * @example
 * const { mutate } = useAdminUpdateCustomerGroup();
 * mutate({ id, body: { name: "Wholesale" } });
 */
export const useAdminUpdateCustomerGroup: MutationHook<operations["adminUpdateCustomerGroup"]> = /*#__PURE__*/ mutationHook(adminUpdateCustomerGroup, ["customer-groups","customers","discounts","price-lists"]);
