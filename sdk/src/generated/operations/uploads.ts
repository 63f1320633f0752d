

// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { operation, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";

/**
 * Upload public files
 *
 * Send a form (`multipart/form-data`). Let the browser set `Content-Type`, because its value contains the boundary between the
 * form's parts.
 *
 * `POST /admin/uploads`
 * @example
 * const { uploads } = await adminCreateUpload(client, { body: { files: [file] } });
 */
export const adminCreateUpload: Operation<operations["adminCreateUpload"]> = /*#__PURE__*/ operation("POST", "/admin/uploads", { changes: "", body: "multipart/form-data", record: "uploads" });

/**
 * Delete an uploaded file
 *
 * Deleting a file that doesn't exist also succeeds.
 *
 * `DELETE /admin/uploads`
 * @example
 * const { deleted } = await adminDeleteUpload(client, { body: { file_key: "1770114600000-stoneware-mug.webp" } });
 */
export const adminDeleteUpload: Operation<operations["adminDeleteUpload"]> = /*#__PURE__*/ operation("DELETE", "/admin/uploads", { changes: "" });

/**
 * Create a download URL for a file
 *
 * The call doesn't check whether the file exists.
 *
 * `POST /admin/uploads/download-url`
 * @example
 * const { download_url } = await adminCreateUploadDownloadUrl(client, { body: { file_key: "1773845100000-products.csv" } });
 */
export const adminCreateUploadDownloadUrl: Operation<operations["adminCreateUploadDownloadUrl"]> = /*#__PURE__*/ operation("POST", "/admin/uploads/download-url", { changes: "", record: "download_url", recordType: "string" });

/**
 * Upload protected files
 *
 * Use this call for files such as imports. The file service decides how to protect the files. The local file service doesn't
 * protect them.
 *
 * `POST /admin/uploads/protected`
 * @example
 * const { uploads } = await adminCreateProtectedUpload(client, { body: { files: [file] } });
 */
export const adminCreateProtectedUpload: Operation<operations["adminCreateProtectedUpload"]> = /*#__PURE__*/ operation("POST", "/admin/uploads/protected", { changes: "", body: "multipart/form-data", record: "uploads" });

