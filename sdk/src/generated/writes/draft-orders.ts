// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { changing, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";
import * as calls from "../operations/draft-orders.ts";

/**
 * Create a draft order
 *
 * An item is either a variant, at its price or at `unit_price`, or a custom item with a title and a price.
 *
 * `POST /admin/draft-orders`
 * @example
 * const { draft_order } = await adminCreateDraftOrder(client, { body });
 */
export const adminCreateDraftOrder: Operation<operations["adminCreateDraftOrder"]> = /*#__PURE__*/ changing(calls.adminCreateDraftOrder, "customers draft-orders");

/**
 * Mark a draft order as paid
 *
 * Creates an order that is paid outside of the server. The draft can no longer be changed. A second call returns 422.
 *
 * `POST /admin/draft-orders/{id}/pay`
 * @example
 * const { order } = await adminMarkDraftOrderPaid(client, { id });
 */
export const adminMarkDraftOrderPaid: Operation<operations["adminMarkDraftOrderPaid"]> = /*#__PURE__*/ changing(calls.adminMarkDraftOrderPaid, "customers discounts draft-orders gift-cards inventory-items orders payments products reservations variants");

/**
 * Update a draft order
 *
 * Only while the draft order is open.
 *
 * `POST /admin/draft-orders/{id}`
 * @example
 * const { draft_order } = await adminUpdateDraftOrder(client, { id });
 */
export const adminUpdateDraftOrder: Operation<operations["adminUpdateDraftOrder"]> = /*#__PURE__*/ changing(calls.adminUpdateDraftOrder, "customers draft-orders");
