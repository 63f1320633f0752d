// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import type { RequestFacts } from "../../msw/read-request.ts";
import { adminCreateShippingProfileBody, adminUpdateShippingProfileBody } from "../schemas/shipping-profiles.ts";

/** `POST /admin/shipping-profiles` */
export const adminCreateShippingProfile: RequestFacts = {
  body: adminCreateShippingProfileBody,
};

/** `DELETE /admin/shipping-profiles/{id}` */
export const adminDeleteShippingProfile: RequestFacts = {
  fault: "Products that are still in the profile can no longer be shipped",
};

/** `POST /admin/shipping-profiles/{id}` */
export const adminUpdateShippingProfile: RequestFacts = {
  body: adminUpdateShippingProfileBody,
};
