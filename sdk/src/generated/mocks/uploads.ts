// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mock, type Mock } from "../../msw/mock.ts";
import type { operations } from "../contract.ts";
import * as requests from "../requests/uploads.ts";
import { badRequest400Failure, conflict409Failure, duplicate422Failure, serverError500Failure, unauthorized401Failure } from "./shared.ts";

/** `POST /admin/uploads/protected` */
export const adminCreateProtectedUpload: Mock<operations["adminCreateProtectedUpload"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/admin/uploads/protected",
  request: requests.adminCreateProtectedUpload,
  success: { status: 200, text: "{\"uploads\":[{\"url\":\"http://localhost:9000/uploads/1773845100000-products.csv\",\"key\":\"1773845100000-products.csv\"}]}" },
  failures: [badRequest400Failure, unauthorized401Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `POST /admin/uploads` */
export const adminCreateUpload: Mock<operations["adminCreateUpload"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/admin/uploads",
  request: requests.adminCreateUpload,
  success: { status: 200, text: "{\"uploads\":[{\"url\":\"http://localhost:9000/uploads/1770114600000-stoneware-mug.webp\",\"key\":\"1770114600000-stoneware-mug.webp\"}]}" },
  failures: [badRequest400Failure, unauthorized401Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `POST /admin/uploads/download-url` */
export const adminCreateUploadDownloadUrl: Mock<operations["adminCreateUploadDownloadUrl"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/admin/uploads/download-url",
  request: requests.adminCreateUploadDownloadUrl,
  success: { status: 200, text: "{\"download_url\":\"http://localhost:9000/uploads/1773845100000-products.csv\"}" },
  failures: [badRequest400Failure, unauthorized401Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `DELETE /admin/uploads` */
export const adminDeleteUpload: Mock<operations["adminDeleteUpload"]> = /*#__PURE__*/ mock({
  method: "DELETE",
  path: "/admin/uploads",
  request: requests.adminDeleteUpload,
  success: { status: 200, text: "{\"id\":\"1770114600000-stoneware-mug.webp\",\"object\":\"file\",\"deleted\":true}" },
  failures: [badRequest400Failure, unauthorized401Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});
