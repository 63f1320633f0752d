

// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { operation, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";


export const adminCreateUpload: Operation<operations["adminCreateUpload"]> = /*#__PURE__*/ operation("POST", "/admin/uploads");


export const adminDeleteUpload: Operation<operations["adminDeleteUpload"]> = /*#__PURE__*/ operation("DELETE", "/admin/uploads");


export const adminCreateUploadDownloadUrl: Operation<operations["adminCreateUploadDownloadUrl"]> = /*#__PURE__*/ operation("POST", "/admin/uploads/download-url");


export const adminCreateProtectedUpload: Operation<operations["adminCreateProtectedUpload"]> = /*#__PURE__*/ operation("POST", "/admin/uploads/protected");

