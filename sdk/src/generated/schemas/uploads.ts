// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import * as v from "valibot";

/** The body of `adminCreateProtectedUpload`. */
export const adminCreateProtectedUploadBody = /*#__PURE__*/ v.strictObject({
  files: /*#__PURE__*/ v.array(/*#__PURE__*/ v.blob()),
});

/** The body of `adminCreateUpload`. */
export const adminCreateUploadBody = /*#__PURE__*/ v.strictObject({
  files: /*#__PURE__*/ v.array(/*#__PURE__*/ v.blob()),
});

/** The body of `adminCreateUploadDownloadUrl`. */
export const adminCreateUploadDownloadUrlBody = /*#__PURE__*/ v.strictObject({
  file_key: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.minLength(1)),
});

/** The body of `adminDeleteUpload`. */
export const adminDeleteUploadBody = /*#__PURE__*/ v.strictObject({
  file_key: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.minLength(1)),
});
