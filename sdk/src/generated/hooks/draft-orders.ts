// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mutationHook, type MutationHook, queryHook, type QueryHook } from "../../react/hooks.ts";
import type { operations } from "../contract.ts";
import { adminAddDraftOrderLineItem, adminCreateDraftOrder, adminDeleteDraftOrder, adminListDraftOrders, adminMarkDraftOrderPaid, adminRemoveDraftOrderLineItem, adminRetrieveDraftOrder, adminUpdateDraftOrder, adminUpdateDraftOrderLineItem } from "../operations/draft-orders.ts";

/**
 * Add an item to a draft order
 *
 * The item is either a variant, at its price or at `unit_price`, or a custom item with a title and a price.
 *
 * `POST /admin/draft-orders/{id}/line-items`
 * @example
 * const { mutate } = useAdminDraftOrderAddLineItem();
 * mutate({ id, body: { quantity: 6 } });
 */
export const useAdminDraftOrderAddLineItem: MutationHook<operations["adminAddDraftOrderLineItem"]> = /*#__PURE__*/ mutationHook(adminAddDraftOrderLineItem);

/**
 * Create a draft order
 *
 * An item is either a variant, at its price or at `unit_price`, or a custom item with a title and a price.
 *
 * `POST /admin/draft-orders`
 * @example
 * const { mutate } = useAdminCreateDraftOrder();
 * mutate({ body });
 */
export const useAdminCreateDraftOrder: MutationHook<operations["adminCreateDraftOrder"]> = /*#__PURE__*/ mutationHook(adminCreateDraftOrder);

/**
 * Delete a draft order
 *
 * The draft order's cart isn't deleted. Deleting a record that doesn't exist also succeeds.
 *
 * `DELETE /admin/draft-orders/{id}`
 * @example
 * const { mutate } = useAdminDeleteDraftOrder();
 * mutate({ id });
 */
export const useAdminDeleteDraftOrder: MutationHook<operations["adminDeleteDraftOrder"]> = /*#__PURE__*/ mutationHook(adminDeleteDraftOrder);

/**
 * List draft orders
 *
 * `q` searches the draft orders' numbers and email addresses. The server also has a `fields` parameter here, but rejects all
 * values.
 *
 * `GET /admin/draft-orders`
 * @example
 * const { data } = useAdminDraftOrders({ query: { limit: 20 } });
 */
export const useAdminDraftOrders: QueryHook<operations["adminListDraftOrders"]> = /*#__PURE__*/ queryHook(adminListDraftOrders);

/**
 * Mark a draft order as paid
 *
 * Creates an order that is paid outside of the server. Afterward, the draft order can't be changed. A second call returns 422.
 *
 * `POST /admin/draft-orders/{id}/pay`
 * @example
 * const { mutate } = useAdminDraftOrderRegisterPayment();
 * mutate({ id });
 */
export const useAdminDraftOrderRegisterPayment: MutationHook<operations["adminMarkDraftOrderPaid"]> = /*#__PURE__*/ mutationHook(adminMarkDraftOrderPaid);

/**
 * Remove an item from a draft order
 *
 * The draft order must be open. Removing an item that doesn't exist has no effect.
 *
 * `DELETE /admin/draft-orders/{id}/line-items/{line_id}`
 * @example
 * const { mutate } = useAdminDraftOrderRemoveLineItem();
 * mutate({ id, line_id });
 */
export const useAdminDraftOrderRemoveLineItem: MutationHook<operations["adminRemoveDraftOrderLineItem"]> = /*#__PURE__*/ mutationHook(adminRemoveDraftOrderLineItem);

/**
 * Retrieve a draft order
 *
 * Returns 500 if the draft order's region has been deleted.
 *
 * `GET /admin/draft-orders/{id}`
 * @example
 * const { data } = useAdminDraftOrder({ id });
 */
export const useAdminDraftOrder: QueryHook<operations["adminRetrieveDraftOrder"]> = /*#__PURE__*/ queryHook(adminRetrieveDraftOrder);

/**
 * Update a draft order
 *
 * Only an open draft order can be updated.
 *
 * `POST /admin/draft-orders/{id}`
 * @example
 * const { mutate } = useAdminUpdateDraftOrder();
 * mutate({ id });
 */
export const useAdminUpdateDraftOrder: MutationHook<operations["adminUpdateDraftOrder"]> = /*#__PURE__*/ mutationHook(adminUpdateDraftOrder);

/**
 * Update an item of a draft order
 *
 * A quantity of 0 removes the item.
 *
 * `POST /admin/draft-orders/{id}/line-items/{line_id}`
 * @example
 * const { mutate } = useAdminDraftOrderUpdateLineItem();
 * mutate({ id, line_id });
 */
export const useAdminDraftOrderUpdateLineItem: MutationHook<operations["adminUpdateDraftOrderLineItem"]> = /*#__PURE__*/ mutationHook(adminUpdateDraftOrderLineItem);
