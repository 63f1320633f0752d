// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import type { RequestFacts } from "../../msw/read-request.ts";
import { adminCreateProtectedUploadBody, adminCreateUploadBody, adminCreateUploadDownloadUrlBody, adminDeleteUploadBody } from "../schemas/uploads.ts";

/** `POST /admin/uploads/protected` */
export const adminCreateProtectedUpload: RequestFacts = {
  body: adminCreateProtectedUploadBody,
  type: "multipart/form-data",
};

/** `POST /admin/uploads` */
export const adminCreateUpload: RequestFacts = {
  body: adminCreateUploadBody,
  type: "multipart/form-data",
};

/** `POST /admin/uploads/download-url` */
export const adminCreateUploadDownloadUrl: RequestFacts = {
  body: adminCreateUploadDownloadUrlBody,
};

/** `DELETE /admin/uploads` */
export const adminDeleteUpload: RequestFacts = {
  body: adminDeleteUploadBody,
};
