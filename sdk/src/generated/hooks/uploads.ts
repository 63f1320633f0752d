// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mutationHook, type MutationHook } from "../../react/hooks.ts";
import type { operations } from "../contract.ts";
import { adminCreateProtectedUpload, adminCreateUpload, adminCreateUploadDownloadUrl, adminDeleteUpload } from "../operations/uploads.ts";

/**
 * Upload protected files
 *
 * Use this call for files such as imports. The file service decides how to protect the files. The local file service doesn't
 * protect them.
 *
 * `POST /admin/uploads/protected`
 * @example
 * const { mutate } = useAdminUploadProtectedFile();
 * mutate({ body: { files: [file] } });
 */
export const useAdminUploadProtectedFile: MutationHook<operations["adminCreateProtectedUpload"]> = /*#__PURE__*/ mutationHook(adminCreateProtectedUpload);

/**
 * Upload public files
 *
 * Send a form (`multipart/form-data`). Let the browser set `Content-Type`, because its value contains the boundary between the
 * form's parts.
 *
 * `POST /admin/uploads`
 * @example
 * const { mutate } = useAdminUploadFile();
 * mutate({ body: { files: [file] } });
 */
export const useAdminUploadFile: MutationHook<operations["adminCreateUpload"]> = /*#__PURE__*/ mutationHook(adminCreateUpload);

/**
 * Create a download URL for a file
 *
 * The call doesn't check whether the file exists.
 *
 * `POST /admin/uploads/download-url`
 * @example
 * const { mutate } = useAdminCreatePresignedDownloadUrl();
 * mutate({ body: { file_key: "1773845100000-products.csv" } });
 */
export const useAdminCreatePresignedDownloadUrl: MutationHook<operations["adminCreateUploadDownloadUrl"]> = /*#__PURE__*/ mutationHook(adminCreateUploadDownloadUrl);

/**
 * Delete an uploaded file
 *
 * Deleting a file that doesn't exist also succeeds.
 *
 * `DELETE /admin/uploads`
 * @example
 * const { mutate } = useAdminDeleteFile();
 * mutate({ body: { file_key: "1770114600000-stoneware-mug.webp" } });
 */
export const useAdminDeleteFile: MutationHook<operations["adminDeleteUpload"]> = /*#__PURE__*/ mutationHook(adminDeleteUpload);
