

// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { operation, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";

/**
 * List draft orders
 *
 * `q` searches the draft orders' numbers and email addresses. The server also has a `fields` parameter here, but rejects all
 * values.
 *
 * `GET /admin/draft-orders`
 * @example
 * const { draft_orders } = await adminListDraftOrders(client, { query: { limit: 20 } });
 */
export const adminListDraftOrders: Operation<operations["adminListDraftOrders"]> = /*#__PURE__*/ operation("GET", "/admin/draft-orders", { order: "-id" });

/**
 * Create a draft order
 *
 * An item is either a variant, at its price or at `unit_price`, or a custom item with a title and a price.
 *
 * `POST /admin/draft-orders`
 * @example
 * const { draft_order } = await adminCreateDraftOrder(client, { body });
 */
export const adminCreateDraftOrder: Operation<operations["adminCreateDraftOrder"]> = /*#__PURE__*/ operation("POST", "/admin/draft-orders", { changes: "customers draft-orders" });

/**
 * Retrieve a draft order
 *
 * Returns 500 if the draft order's region has been deleted.
 *
 * `GET /admin/draft-orders/{id}`
 * @example
 * const { draft_order } = await adminRetrieveDraftOrder(client, { id });
 */
export const adminRetrieveDraftOrder: Operation<operations["adminRetrieveDraftOrder"]> = /*#__PURE__*/ operation("GET", "/admin/draft-orders/{id}");

/**
 * Update a draft order
 *
 * Only an open draft order can be updated.
 *
 * `POST /admin/draft-orders/{id}`
 * @example
 * const { draft_order } = await adminUpdateDraftOrder(client, { id });
 */
export const adminUpdateDraftOrder: Operation<operations["adminUpdateDraftOrder"]> = /*#__PURE__*/ operation("POST", "/admin/draft-orders/{id}", { changes: "customers draft-orders" });

/**
 * Delete a draft order
 *
 * The draft order's cart isn't deleted. Deleting a record that doesn't exist also succeeds.
 *
 * `DELETE /admin/draft-orders/{id}`
 * @example
 * const { deleted } = await adminDeleteDraftOrder(client, { id });
 */
export const adminDeleteDraftOrder: Operation<operations["adminDeleteDraftOrder"]> = /*#__PURE__*/ operation("DELETE", "/admin/draft-orders/{id}");

/**
 * Add an item to a draft order
 *
 * The item is either a variant, at its price or at `unit_price`, or a custom item with a title and a price.
 *
 * `POST /admin/draft-orders/{id}/line-items`
 * @example
 * const { draft_order } = await adminAddDraftOrderLineItem(client, { id, body: { quantity: 6 } });
 */
export const adminAddDraftOrderLineItem: Operation<operations["adminAddDraftOrderLineItem"]> = /*#__PURE__*/ operation("POST", "/admin/draft-orders/{id}/line-items");

/**
 * Update an item of a draft order
 *
 * A quantity of 0 removes the item.
 *
 * `POST /admin/draft-orders/{id}/line-items/{line_id}`
 * @example
 * const { draft_order } = await adminUpdateDraftOrderLineItem(client, { id, line_id });
 */
export const adminUpdateDraftOrderLineItem: Operation<operations["adminUpdateDraftOrderLineItem"]> = /*#__PURE__*/ operation("POST", "/admin/draft-orders/{id}/line-items/{line_id}");

/**
 * Remove an item from a draft order
 *
 * The draft order must be open. Removing an item that doesn't exist has no effect.
 *
 * `DELETE /admin/draft-orders/{id}/line-items/{line_id}`
 * @example
 * const { draft_order } = await adminRemoveDraftOrderLineItem(client, { id, line_id });
 */
export const adminRemoveDraftOrderLineItem: Operation<operations["adminRemoveDraftOrderLineItem"]> = /*#__PURE__*/ operation("DELETE", "/admin/draft-orders/{id}/line-items/{line_id}");

/**
 * Mark a draft order as paid
 *
 * Creates an order that is paid outside of the server. Afterward, the draft order can't be changed. A second call returns 422.
 *
 * `POST /admin/draft-orders/{id}/pay`
 * @example
 * const { order } = await adminMarkDraftOrderPaid(client, { id });
 */
export const adminMarkDraftOrderPaid: Operation<operations["adminMarkDraftOrderPaid"]> = /*#__PURE__*/ operation("POST", "/admin/draft-orders/{id}/pay", { changes: "customers discounts draft-orders gift-cards inventory-items orders payments products reservations variants", record: "order" });

