// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import * as v from "valibot";
import { metadataSchema } from "./components.ts";

/** The body of `adminCreateReservation`. */
export const adminCreateReservationBody = /*#__PURE__*/ v.strictObject({
  location_id: /*#__PURE__*/ v.string(),
  inventory_item_id: /*#__PURE__*/ v.string(),
  line_item_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  quantity: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(-2147483648), /*#__PURE__*/ v.maxValue(2147483647)),
  description: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  metadata: /*#__PURE__*/ v.exactOptional(metadataSchema),
});

/** The body of `adminUpdateReservation`. */
export const adminUpdateReservationBody = /*#__PURE__*/ v.strictObject({
  location_id: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
  quantity: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(-2147483648), /*#__PURE__*/ v.maxValue(2147483647))),
  description: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.nullable(/*#__PURE__*/ v.string())),
  metadata: /*#__PURE__*/ v.exactOptional(metadataSchema),
});
