// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mutationHook, type MutationHook, queryHook, type QueryHook } from "../../react/hooks.ts";
import type { operations } from "../contract.ts";
import { adminAddOrderEditLineItem, adminCancelOrderEdit, adminConfirmOrderEdit, adminCreateOrderEdit, adminDeleteOrderEdit, adminDeleteOrderEditItemChange, adminListOrderEdits, adminRemoveOrderEditLineItem, adminRequestOrderEditConfirmation, adminRetrieveOrderEdit, adminUpdateOrderEdit, adminUpdateOrderEditLineItem, storeCompleteOrderEdit, storeDeclineOrderEdit, storeRetrieveOrderEdit } from "../operations/order-edits.ts";

/**
 * Add an item to an order edit
 *
 * Adds a new item, even if the order already has the variant. The order changes when the edit is confirmed.
 *
 * `POST /admin/order-edits/{id}/items`
 * @example
 * const { mutate } = useAdminOrderEditAddLineItem();
 * mutate({ id, body: { variant_id: "variant_01KGPNM1201BE7KBNKHTXACRWR", quantity: 1 } });
 */
export const useAdminOrderEditAddLineItem: MutationHook<operations["adminAddOrderEditLineItem"]> = /*#__PURE__*/ mutationHook(adminAddOrderEditLineItem);

/**
 * Cancel an order edit
 *
 * A confirmed or declined edit can't be canceled. The order doesn't change, and you can then create a new edit.
 *
 * `POST /admin/order-edits/{id}/cancel`
 * @example
 * const { mutate } = useAdminCancelOrderEdit();
 * mutate({ id });
 */
export const useAdminCancelOrderEdit: MutationHook<operations["adminCancelOrderEdit"]> = /*#__PURE__*/ mutationHook(adminCancelOrderEdit);

/**
 * Confirm an order edit
 *
 * Applies the changes to the order without asking the customer. Stock that was reserved for the previous items is released.
 *
 * `POST /admin/order-edits/{id}/confirm`
 * @example
 * const { mutate } = useAdminConfirmOrderEdit();
 * mutate({ id });
 */
export const useAdminConfirmOrderEdit: MutationHook<operations["adminConfirmOrderEdit"]> = /*#__PURE__*/ mutationHook(adminConfirmOrderEdit);

/**
 * Create an order edit
 *
 * An order can have at most one edit that isn't confirmed, declined, or canceled.
 *
 * `POST /admin/order-edits`
 * @example
 * const { mutate } = useAdminCreateOrderEdit();
 * mutate({ body: { order_id: "order_01KM0ZC7G0EMAEDKYBXQC4XDYA" } });
 */
export const useAdminCreateOrderEdit: MutationHook<operations["adminCreateOrderEdit"]> = /*#__PURE__*/ mutationHook(adminCreateOrderEdit);

/**
 * Delete an order edit
 *
 * Only an edit that hasn't been requested can be deleted. Deleting a record that doesn't exist also succeeds.
 *
 * `DELETE /admin/order-edits/{id}`
 * @example
 * const { mutate } = useAdminDeleteOrderEdit();
 * mutate({ id });
 */
export const useAdminDeleteOrderEdit: MutationHook<operations["adminDeleteOrderEdit"]> = /*#__PURE__*/ mutationHook(adminDeleteOrderEdit);

/**
 * Undo a change in an order edit
 *
 * Restores the item as it is in the order. The edit must not be confirmed or canceled.
 *
 * `DELETE /admin/order-edits/{id}/changes/{change_id}`
 * @example
 * const { mutate } = useAdminDeleteOrderEditItemChange();
 * mutate({ id, change_id });
 */
export const useAdminDeleteOrderEditItemChange: MutationHook<operations["adminDeleteOrderEditItemChange"]> = /*#__PURE__*/ mutationHook(adminDeleteOrderEditItemChange);

/**
 * List order edits
 *
 * `q` searches the internal notes.
 *
 * `GET /admin/order-edits`
 * @example
 * const { data } = useAdminOrderEdits({ query: { limit: 20 } });
 */
export const useAdminOrderEdits: QueryHook<operations["adminListOrderEdits"]> = /*#__PURE__*/ queryHook(adminListOrderEdits);

/**
 * Remove an item from an order edit
 *
 * The edit must not be confirmed, declined, or canceled. The order changes when the edit is confirmed.
 *
 * `DELETE /admin/order-edits/{id}/items/{item_id}`
 * @example
 * const { mutate } = useAdminOrderEditDeleteLineItem();
 * mutate({ id, item_id });
 */
export const useAdminOrderEditDeleteLineItem: MutationHook<operations["adminRemoveOrderEditLineItem"]> = /*#__PURE__*/ mutationHook(adminRemoveOrderEditLineItem);

/**
 * Request the customer's confirmation of an order edit
 *
 * If the customer has to pay more, creates a payment collection for the difference.
 *
 * `POST /admin/order-edits/{id}/request`
 * @example
 * const { mutate } = useAdminRequestOrderEditConfirmation();
 * mutate({ id });
 */
export const useAdminRequestOrderEditConfirmation: MutationHook<operations["adminRequestOrderEditConfirmation"]> = /*#__PURE__*/ mutationHook(adminRequestOrderEditConfirmation);

/**
 * Retrieve an order edit
 *
 * `GET /admin/order-edits/{id}`
 * @example
 * const { data } = useAdminOrderEdit({ id });
 */
export const useAdminOrderEdit: QueryHook<operations["adminRetrieveOrderEdit"]> = /*#__PURE__*/ queryHook(adminRetrieveOrderEdit);

/**
 * Update the note of an order edit
 *
 * The note can be changed in any state, and customers never see it.
 *
 * `POST /admin/order-edits/{id}`
 * @example
 * const { mutate } = useAdminUpdateOrderEdit();
 * mutate({ id });
 */
export const useAdminUpdateOrderEdit: MutationHook<operations["adminUpdateOrderEdit"]> = /*#__PURE__*/ mutationHook(adminUpdateOrderEdit);

/**
 * Set the quantity of an item in an order edit
 *
 * The edit must not be confirmed, declined, or canceled. The order changes when the edit is confirmed.
 *
 * `POST /admin/order-edits/{id}/items/{item_id}`
 * @example
 * const { mutate } = useAdminOrderEditUpdateLineItem();
 * mutate({ id, item_id, body: { quantity: 1 } });
 */
export const useAdminOrderEditUpdateLineItem: MutationHook<operations["adminUpdateOrderEditLineItem"]> = /*#__PURE__*/ mutationHook(adminUpdateOrderEditLineItem);

/**
 * Accept an order edit
 *
 * If the edit has a payment collection, the collection must be authorized first.
 *
 * `POST /store/order-edits/{id}/complete`
 * @example
 * const { mutate } = useCompleteOrderEdit();
 * mutate({ id });
 */
export const useCompleteOrderEdit: MutationHook<operations["storeCompleteOrderEdit"]> = /*#__PURE__*/ mutationHook(storeCompleteOrderEdit);

/**
 * Decline an order edit
 *
 * Only an edit that you were asked to confirm can be declined. The order doesn't change. Declining the edit again has no
 * effect.
 *
 * `POST /store/order-edits/{id}/decline`
 * @example
 * const { mutate } = useDeclineOrderEdit();
 * mutate({ id });
 */
export const useDeclineOrderEdit: MutationHook<operations["storeDeclineOrderEdit"]> = /*#__PURE__*/ mutationHook(storeDeclineOrderEdit);

/**
 * Retrieve an order edit
 *
 * Anyone with the id can read the order edit. The response doesn't include operators' notes.
 *
 * `GET /store/order-edits/{id}`
 * @example
 * const { data } = useOrderEdit({ id });
 */
export const useOrderEdit: QueryHook<operations["storeRetrieveOrderEdit"]> = /*#__PURE__*/ queryHook(storeRetrieveOrderEdit);
