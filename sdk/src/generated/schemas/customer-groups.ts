// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import * as v from "valibot";
import { idInputSchema, metadataSchema } from "./components.ts";

/** The body of `adminAddCustomerGroupCustomers`. */
export const adminAddCustomerGroupCustomersBody = /*#__PURE__*/ v.strictObject({
  customer_ids: /*#__PURE__*/ v.array(idInputSchema),
});

/** The body of `adminCreateCustomerGroup`. */
export const adminCreateCustomerGroupBody = /*#__PURE__*/ v.strictObject({
  name: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.maxLength(600)),
  metadata: /*#__PURE__*/ v.exactOptional(metadataSchema),
});

/** The body of `adminRemoveCustomerGroupCustomers`. */
export const adminRemoveCustomerGroupCustomersBody = /*#__PURE__*/ v.strictObject({
  customer_ids: /*#__PURE__*/ v.array(idInputSchema),
});

/** The body of `adminUpdateCustomerGroup`. */
export const adminUpdateCustomerGroupBody = /*#__PURE__*/ v.strictObject({
  name: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.maxLength(600))),
  metadata: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.record(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.unknown())),
});
