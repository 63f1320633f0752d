// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import type { RequestFacts } from "../../msw/read-request.ts";
import { adminCreateGiftCardBodySchema, adminUpdateGiftCardBodySchema } from "./shared.ts";

/** `POST /admin/gift-cards` */
export const adminCreateGiftCard: RequestFacts = {
  body: adminCreateGiftCardBodySchema,
};

/** `GET /admin/gift-cards` */
export const adminListGiftCards: RequestFacts = {
  query: { "q": { "type": "string" }, "limit": { "type": "integer", "minimum": 0 }, "offset": { "type": "integer", "minimum": 0 }, "order": { "type": "string", "x-names": ["id","created_at","updated_at","deleted_at","code","value","balance","region_id","is_disabled","ends_at","tax_rate"] } },
};

/** `POST /admin/gift-cards/{id}` */
export const adminUpdateGiftCard: RequestFacts = {
  body: adminUpdateGiftCardBodySchema,
};
