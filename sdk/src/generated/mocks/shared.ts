// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import type { Example } from "../../msw/mock.ts";

export const badRequest400Failure: Example = { status: 400, text: "{\"type\":\"invalid_data\",\"message\":\"property color should not exist\"}" };

export const completionFailed409Failure: Example = { status: 409, text: "{\"errors\":[{\"type\":\"not_allowed\",\"code\":\"insufficient_inventory\",\"message\":\"Variant with id: variant_01KGHGTK203Q5GNWNA13WT3EN2 does not have the required inventory\"}]}" };

export const conflict409Failure: Example = { status: 409, text: "{\"type\":\"conflict\",\"code\":\"invalid_state_error\",\"message\":\"The request conflicted with another request. You may retry the request with the provided Idempotency-Key.\"}" };

export const deletedRegion404Failure: Example = { status: 404, text: "{\"type\":\"not_found\",\"message\":\"Region with reg_01J0000000000000000000000 was not found\"}" };

export const duplicate422Failure: Example = { status: 422, text: "{\"type\":\"duplicate_error\",\"code\":\"invalid_request_error\",\"message\":\"Product with handle stoneware-mug already exists.\"}" };

export const notFound404Failure: Example = { status: 404, text: "{\"type\":\"not_found\",\"message\":\"Product with id: prod_01J0000000000000000000000 was not found\"}" };

export const orderNotFound404Failure: Example = { status: 404, type: "text/plain", text: "Not Found" };

export const serverError500Failure: Example = { status: 500, text: "{\"type\":\"unknown_error\",\"code\":\"unknown_error\",\"message\":\"An unknown error occurred.\"}" };

export const unauthorized401Failure: Example = { status: 401, type: "text/plain", text: "Unauthorized" };
