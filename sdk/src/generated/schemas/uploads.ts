// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import * as v from "valibot";

/** The body of `adminCreateUploadDownloadUrl`. */
export const adminCreateUploadDownloadUrlBody = /*#__PURE__*/ v.strictObject({
  file_key: /*#__PURE__*/ v.string(),
});

/** The body of `adminDeleteUpload`. */
export const adminDeleteUploadBody = /*#__PURE__*/ v.strictObject({
  file_key: /*#__PURE__*/ v.string(),
});
