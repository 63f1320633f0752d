// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import type { RequestFacts } from "../../msw/read-request.ts";
import { adminCreateProtectedUploadBodySchema, adminCreateUploadBodySchema, adminCreateUploadDownloadUrlBodySchema, adminDeleteUploadBodySchema } from "./shared.ts";

/** `POST /admin/uploads/protected` */
export const adminCreateProtectedUpload: RequestFacts = {
  body: adminCreateProtectedUploadBodySchema,
  type: "multipart/form-data",
};

/** `POST /admin/uploads` */
export const adminCreateUpload: RequestFacts = {
  body: adminCreateUploadBodySchema,
  type: "multipart/form-data",
};

/** `POST /admin/uploads/download-url` */
export const adminCreateUploadDownloadUrl: RequestFacts = {
  body: adminCreateUploadDownloadUrlBodySchema,
};

/** `DELETE /admin/uploads` */
export const adminDeleteUpload: RequestFacts = {
  body: adminDeleteUploadBodySchema,
};
