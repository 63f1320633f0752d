// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import * as v from "valibot";
import { metadataSchema } from "./components.ts";

/** The body of `adminAddCollectionProducts`. */
export const adminAddCollectionProductsBody = /*#__PURE__*/ v.strictObject({
  product_ids: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.array(/*#__PURE__*/ v.string()), /*#__PURE__*/ v.minLength(1)),
});

/** The body of `adminCreateCollection`. */
export const adminCreateCollectionBody = /*#__PURE__*/ v.strictObject({
  handle: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.maxLength(600))),
  metadata: /*#__PURE__*/ v.exactOptional(metadataSchema),
  title: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.minLength(1), /*#__PURE__*/ v.maxLength(600)),
});

/** The body of `adminRemoveCollectionProducts`. */
export const adminRemoveCollectionProductsBody = /*#__PURE__*/ v.strictObject({
  product_ids: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.array(/*#__PURE__*/ v.string()), /*#__PURE__*/ v.minLength(1)),
});

/** The body of `adminUpdateCollection`. */
export const adminUpdateCollectionBody = /*#__PURE__*/ v.strictObject({
  handle: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.maxLength(600))),
  metadata: /*#__PURE__*/ v.exactOptional(metadataSchema),
  title: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
});
