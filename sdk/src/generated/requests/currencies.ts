// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import type { RequestFacts } from "../../msw/read-request.ts";
import { adminUpdateCurrencyBodySchema } from "./shared.ts";

/** `GET /admin/currencies` */
export const adminListCurrencies: RequestFacts = {
  query: { "code": { "type": "string" }, "q": { "type": "string" }, "limit": { "type": "integer", "minimum": 0 }, "offset": { "type": "integer", "minimum": 0 }, "order": { "type": "string", "x-names": ["code","symbol","symbol_native","name","includes_tax"] } },
};

/** `POST /admin/currencies/{code}` */
export const adminUpdateCurrency: RequestFacts = {
  body: adminUpdateCurrencyBodySchema,
};
