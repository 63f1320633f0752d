// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import type { RequestFacts } from "../../msw/read-request.ts";
import { adminCreateShippingProfileBodySchema, adminUpdateShippingProfileBodySchema } from "./shared.ts";

/** `POST /admin/shipping-profiles` */
export const adminCreateShippingProfile: RequestFacts = {
  body: adminCreateShippingProfileBodySchema,
};

/** `DELETE /admin/shipping-profiles/{id}` */
export const adminDeleteShippingProfile: RequestFacts = {
  fault: "Products that are still in the profile can no longer be shipped",
};

/** `POST /admin/shipping-profiles/{id}` */
export const adminUpdateShippingProfile: RequestFacts = {
  body: adminUpdateShippingProfileBodySchema,
};
