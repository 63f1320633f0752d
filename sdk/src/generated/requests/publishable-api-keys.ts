// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import type { RequestFacts } from "../../msw/read-request.ts";
import { adminAddPublishableApiKeySalesChannelsBodySchema, adminCreatePublishableApiKeyBodySchema, adminRemovePublishableApiKeySalesChannelsBodySchema, adminUpdatePublishableApiKeyBodySchema, dateComparisonSchema } from "./shared.ts";

/** `POST /admin/publishable-api-keys/{id}/sales-channels/batch` */
export const adminAddPublishableApiKeySalesChannels: RequestFacts = {
  body: adminAddPublishableApiKeySalesChannelsBodySchema,
};

/** `POST /admin/publishable-api-keys` */
export const adminCreatePublishableApiKey: RequestFacts = {
  body: adminCreatePublishableApiKeyBodySchema,
};

/** `GET /admin/publishable-api-keys/{id}/sales-channels` */
export const adminListPublishableApiKeySalesChannels: RequestFacts = {
  query: { "q": { "type": "string" } },
};

/** `GET /admin/publishable-api-keys` */
export const adminListPublishableApiKeys: RequestFacts = {
  query: { "revoked_at": dateComparisonSchema, "q": { "type": "string" }, "created_at": dateComparisonSchema, "updated_at": dateComparisonSchema, "limit": { "type": "integer", "minimum": 0 }, "offset": { "type": "integer", "minimum": 0 }, "order": { "type": "string", "x-names": ["id","created_at","updated_at","title","created_by","revoked_by","revoked_at"] }, "fields": { "type": "string", "x-names": ["id","created_at","updated_at","title","created_by","revoked_by","revoked_at"] } },
};

/** `DELETE /admin/publishable-api-keys/{id}/sales-channels/batch` */
export const adminRemovePublishableApiKeySalesChannels: RequestFacts = {
  body: adminRemovePublishableApiKeySalesChannelsBodySchema,
};

/** `POST /admin/publishable-api-keys/{id}` */
export const adminUpdatePublishableApiKey: RequestFacts = {
  body: adminUpdatePublishableApiKeyBodySchema,
};
