// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mutationHook, type MutationHook, queryHook, type QueryHook } from "../../react/hooks.ts";
import type { operations } from "../contract.ts";
import { adminAddPublishableApiKeySalesChannels, adminCreatePublishableApiKey, adminDeletePublishableApiKey, adminListPublishableApiKeySalesChannels, adminListPublishableApiKeys, adminRemovePublishableApiKeySalesChannels, adminRetrievePublishableApiKey, adminRevokePublishableApiKey, adminUpdatePublishableApiKey } from "../operations/publishable-api-keys.ts";

/**
 * Add sales channels to a key
 *
 * `POST /admin/publishable-api-keys/{id}/sales-channels/batch`
 * @example
 * const { mutate } = useAdminAddPublishableKeySalesChannelsBatch();
 * mutate({ id, body: { sales_channel_ids: [{ id: "sc_01KERQSEH0AVNV0BGCAEVQ35PV" }] } });
 */
export const useAdminAddPublishableKeySalesChannelsBatch: MutationHook<operations["adminAddPublishableApiKeySalesChannels"]> = /*#__PURE__*/ mutationHook(adminAddPublishableApiKeySalesChannels, ["publishable-api-keys"]);

/**
 * Create a publishable API key
 *
 * `POST /admin/publishable-api-keys`
 * @example
 * const { mutate } = useAdminCreatePublishableApiKey();
 * mutate({ body: { title: "Web shop" } });
 */
export const useAdminCreatePublishableApiKey: MutationHook<operations["adminCreatePublishableApiKey"]> = /*#__PURE__*/ mutationHook(adminCreatePublishableApiKey, ["publishable-api-keys"]);

/**
 * Delete a publishable API key
 *
 * A second time it is not found.
 *
 * `DELETE /admin/publishable-api-keys/{id}`
 * @example
 * const { mutate } = useAdminDeletePublishableApiKey();
 * mutate({ id });
 */
export const useAdminDeletePublishableApiKey: MutationHook<operations["adminDeletePublishableApiKey"]> = /*#__PURE__*/ mutationHook(adminDeletePublishableApiKey, ["publishable-api-keys"]);

/**
 * List the sales channels that a key narrows the store to
 *
 * An unknown key has none.
 *
 * `GET /admin/publishable-api-keys/{id}/sales-channels`
 * @example
 * const { data } = useAdminPublishableApiKeySalesChannels({ id });
 */
export const useAdminPublishableApiKeySalesChannels: QueryHook<operations["adminListPublishableApiKeySalesChannels"]> = /*#__PURE__*/ queryHook(adminListPublishableApiKeySalesChannels);

/**
 * List publishable API keys
 *
 * There is nothing to expand.
 *
 * `GET /admin/publishable-api-keys`
 * @example
 * const { data } = useAdminPublishableApiKeys({ query: { limit: 20 } });
 */
export const useAdminPublishableApiKeys: QueryHook<operations["adminListPublishableApiKeys"]> = /*#__PURE__*/ queryHook(adminListPublishableApiKeys);

/**
 * Remove sales channels from a key
 *
 * `DELETE /admin/publishable-api-keys/{id}/sales-channels/batch`
 * @example
 * const { mutate } = useAdminRemovePublishableKeySalesChannelsBatch();
 * mutate({ id, body: { sales_channel_ids: [{ id: "sc_01KERQSEH06H3G59W5TN7X8WDE" }] } });
 */
export const useAdminRemovePublishableKeySalesChannelsBatch: MutationHook<operations["adminRemovePublishableApiKeySalesChannels"]> = /*#__PURE__*/ mutationHook(adminRemovePublishableApiKeySalesChannels, ["publishable-api-keys"]);

/**
 * Retrieve a publishable API key
 *
 * `GET /admin/publishable-api-keys/{id}`
 * @example
 * const { data } = useAdminPublishableApiKey({ id });
 */
export const useAdminPublishableApiKey: QueryHook<operations["adminRetrievePublishableApiKey"]> = /*#__PURE__*/ queryHook(adminRetrievePublishableApiKey);

/**
 * Revoke a publishable API key
 *
 * That it is revoked is kept with the key; the store still narrows what it shows to the key's sales channels.
 *
 * `POST /admin/publishable-api-keys/{id}/revoke`
 * @example
 * const { mutate } = useAdminRevokePublishableApiKey();
 * mutate({ id });
 */
export const useAdminRevokePublishableApiKey: MutationHook<operations["adminRevokePublishableApiKey"]> = /*#__PURE__*/ mutationHook(adminRevokePublishableApiKey, ["publishable-api-keys"]);

/**
 * Rename a publishable API key
 *
 * `POST /admin/publishable-api-keys/{id}`
 * @example
 * const { mutate } = useAdminUpdatePublishableApiKey();
 * mutate({ id, body: { title: "Web shop" } });
 */
export const useAdminUpdatePublishableApiKey: MutationHook<operations["adminUpdatePublishableApiKey"]> = /*#__PURE__*/ mutationHook(adminUpdatePublishableApiKey, ["publishable-api-keys"]);
