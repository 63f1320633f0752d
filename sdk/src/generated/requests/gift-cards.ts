// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import * as v from "valibot";
import { named } from "../../msw/named.ts";
import type { RequestFacts } from "../../msw/read-request.ts";
import { adminCreateGiftCardBody, adminUpdateGiftCardBody } from "../schemas/gift-cards.ts";

/** `POST /admin/gift-cards` */
export const adminCreateGiftCard: RequestFacts = {
  body: adminCreateGiftCardBody,
};

/** `GET /admin/gift-cards` */
export const adminListGiftCards: RequestFacts = {
  query: { "q": /*#__PURE__*/ v.string(), "limit": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)), "offset": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)), "order": /*#__PURE__*/ named(["id","created_at","updated_at","deleted_at","code","value","balance","region_id","is_disabled","ends_at","tax_rate"]) },
};

/** `POST /admin/gift-cards/{id}` */
export const adminUpdateGiftCard: RequestFacts = {
  body: adminUpdateGiftCardBody,
};
