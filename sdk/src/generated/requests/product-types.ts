// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import * as v from "valibot";
import { named } from "../../msw/named.ts";
import type { RequestFacts } from "../../msw/read-request.ts";
import { isoDateComparisonSchema } from "../schemas/components.ts";

/** `GET /admin/product-types` */
export const adminListProductTypes: RequestFacts = {
  query: { "id[]": /*#__PURE__*/ v.array(/*#__PURE__*/ v.string()), "value[]": /*#__PURE__*/ v.array(/*#__PURE__*/ v.string()), "discount_condition_id": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.minLength(1)), "q": /*#__PURE__*/ v.string(), "created_at": isoDateComparisonSchema, "updated_at": isoDateComparisonSchema, "limit": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)), "offset": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)), "order": /*#__PURE__*/ named(["id","created_at","updated_at","value"]) },
};

/** `GET /store/product-types` */
export const storeListProductTypes: RequestFacts = {
  query: { "id[]": /*#__PURE__*/ v.array(/*#__PURE__*/ v.string()), "value[]": /*#__PURE__*/ v.array(/*#__PURE__*/ v.string()), "discount_condition_id": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.minLength(1)), "q": /*#__PURE__*/ v.string(), "created_at": isoDateComparisonSchema, "updated_at": isoDateComparisonSchema, "limit": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)), "offset": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)), "order": /*#__PURE__*/ named(["id","created_at","updated_at","value"]) },
};
