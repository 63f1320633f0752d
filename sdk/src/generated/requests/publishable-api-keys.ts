// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import * as v from "valibot";
import { named } from "../../msw/named.ts";
import type { RequestFacts } from "../../msw/read-request.ts";
import { adminAddPublishableApiKeySalesChannelsBody, adminCreatePublishableApiKeyBody, adminRemovePublishableApiKeySalesChannelsBody, adminUpdatePublishableApiKeyBody } from "../schemas/publishable-api-keys.ts";
import { dateComparisonSchema } from "../schemas/components.ts";

/** `POST /admin/publishable-api-keys/{id}/sales-channels/batch` */
export const adminAddPublishableApiKeySalesChannels: RequestFacts = {
  body: adminAddPublishableApiKeySalesChannelsBody,
};

/** `POST /admin/publishable-api-keys` */
export const adminCreatePublishableApiKey: RequestFacts = {
  body: adminCreatePublishableApiKeyBody,
};

/** `GET /admin/publishable-api-keys/{id}/sales-channels` */
export const adminListPublishableApiKeySalesChannels: RequestFacts = {
  query: { "q": /*#__PURE__*/ v.string() },
};

/** `GET /admin/publishable-api-keys` */
export const adminListPublishableApiKeys: RequestFacts = {
  query: { "revoked_at": dateComparisonSchema, "q": /*#__PURE__*/ v.string(), "created_at": dateComparisonSchema, "updated_at": dateComparisonSchema, "limit": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)), "offset": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)), "order": /*#__PURE__*/ named(["id","created_at","updated_at","title","created_by","revoked_by","revoked_at"]), "fields": /*#__PURE__*/ named(["id","created_at","updated_at","title","created_by","revoked_by","revoked_at"]) },
};

/** `DELETE /admin/publishable-api-keys/{id}/sales-channels/batch` */
export const adminRemovePublishableApiKeySalesChannels: RequestFacts = {
  body: adminRemovePublishableApiKeySalesChannelsBody,
};

/** `POST /admin/publishable-api-keys/{id}` */
export const adminUpdatePublishableApiKey: RequestFacts = {
  body: adminUpdatePublishableApiKeyBody,
};
