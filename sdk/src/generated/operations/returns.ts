

// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { operation, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";

/**
 * List returns
 *
 * `GET /admin/returns`
 * @example
 * const { returns } = await adminListReturns(client, { query: { limit: 20 } });
 */
export const adminListReturns: Operation<operations["adminListReturns"]> = /*#__PURE__*/ operation("GET", "/admin/returns", "");


export const adminCancelReturn: Operation<operations["adminCancelReturn"]> = /*#__PURE__*/ operation("POST", "/admin/returns/{id}/cancel");


export const adminReceiveReturn: Operation<operations["adminReceiveReturn"]> = /*#__PURE__*/ operation("POST", "/admin/returns/{id}/receive");


export const storeCreateReturn: Operation<operations["storeCreateReturn"]> = /*#__PURE__*/ operation("POST", "/store/returns");

