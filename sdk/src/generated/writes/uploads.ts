// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { changing, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";
import * as calls from "../operations/uploads.ts";

/**
 * Upload protected files
 *
 * Use these files for imports, for example. Whether they are really protected depends on the file service; the local
 * file service doesn't protect them.
 *
 * `POST /admin/uploads/protected`
 * @example
 * const { uploads } = await adminCreateProtectedUpload(client, { body: { files: [file] } });
 */
export const adminCreateProtectedUpload: Operation<operations["adminCreateProtectedUpload"]> = /*#__PURE__*/ changing(calls.adminCreateProtectedUpload, "");

/**
 * Upload public files
 *
 * A form (multipart/form-data). Let the browser set the Content-Type, which contains the boundary between the parts.
 *
 * `POST /admin/uploads`
 * @example
 * const { uploads } = await adminCreateUpload(client, { body: { files: [file] } });
 */
export const adminCreateUpload: Operation<operations["adminCreateUpload"]> = /*#__PURE__*/ changing(calls.adminCreateUpload, "");

/**
 * Create a download URL for a file
 *
 * The call doesn't check whether the file exists.
 *
 * `POST /admin/uploads/download-url`
 * @example
 * const { download_url } = await adminCreateUploadDownloadUrl(client, { body: { file_key: "1773845100000-products.csv" } });
 */
export const adminCreateUploadDownloadUrl: Operation<operations["adminCreateUploadDownloadUrl"]> = /*#__PURE__*/ changing(calls.adminCreateUploadDownloadUrl, "");

/**
 * Delete an uploaded file
 *
 * Also succeeds if the file doesn't exist.
 *
 * `DELETE /admin/uploads`
 * @example
 * const { deleted } = await adminDeleteUpload(client, { body: { file_key: "1770114600000-stoneware-mug.webp" } });
 */
export const adminDeleteUpload: Operation<operations["adminDeleteUpload"]> = /*#__PURE__*/ changing(calls.adminDeleteUpload, "");
