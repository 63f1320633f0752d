// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mutationHook, type MutationHook, queryHook, type QueryHook } from "../../react/hooks.ts";
import type { operations } from "../contract.ts";
import { adminAddPublishableApiKeySalesChannels, adminCreatePublishableApiKey, adminDeletePublishableApiKey, adminListPublishableApiKeySalesChannels, adminListPublishableApiKeys, adminRemovePublishableApiKeySalesChannels, adminRetrievePublishableApiKey, adminRevokePublishableApiKey, adminUpdatePublishableApiKey } from "../operations/publishable-api-keys.ts";

/**
 * Add sales channels to a publishable API key
 *
 * Storefronts that send the key find the products of all of the key's channels. Channels that the key already has aren't
 * affected.
 *
 * `POST /admin/publishable-api-keys/{id}/sales-channels/batch`
 * @example
 * const { mutate } = useAdminAddPublishableKeySalesChannelsBatch();
 * mutate({ id, body: { sales_channel_ids: [{ id: "sc_01KERQSEH0AVNV0BGCAEVQ35PV" }] } });
 */
export const useAdminAddPublishableKeySalesChannelsBatch: MutationHook<operations["adminAddPublishableApiKeySalesChannels"]> = /*#__PURE__*/ mutationHook(adminAddPublishableApiKeySalesChannels);

/**
 * Create a publishable API key
 *
 * A new key has no sales channels. Storefronts send the key's id, which is public.
 *
 * `POST /admin/publishable-api-keys`
 * @example
 * const { mutate } = useAdminCreatePublishableApiKey();
 * mutate({ body: { title: "Web shop" } });
 */
export const useAdminCreatePublishableApiKey: MutationHook<operations["adminCreatePublishableApiKey"]> = /*#__PURE__*/ mutationHook(adminCreatePublishableApiKey);

/**
 * Delete a publishable API key
 *
 * A second call returns 404.
 *
 * `DELETE /admin/publishable-api-keys/{id}`
 * @example
 * const { mutate } = useAdminDeletePublishableApiKey();
 * mutate({ id });
 */
export const useAdminDeletePublishableApiKey: MutationHook<operations["adminDeletePublishableApiKey"]> = /*#__PURE__*/ mutationHook(adminDeletePublishableApiKey);

/**
 * List the sales channels of a publishable API key
 *
 * Returns an empty list if the key doesn't exist.
 *
 * `GET /admin/publishable-api-keys/{id}/sales-channels`
 * @example
 * const { data } = useAdminPublishableApiKeySalesChannels({ id });
 */
export const useAdminPublishableApiKeySalesChannels: QueryHook<operations["adminListPublishableApiKeySalesChannels"]> = /*#__PURE__*/ queryHook(adminListPublishableApiKeySalesChannels);

/**
 * List publishable API keys
 *
 * Publishable API keys have no relations to expand.
 *
 * `GET /admin/publishable-api-keys`
 * @example
 * const { data } = useAdminPublishableApiKeys({ query: { limit: 20 } });
 */
export const useAdminPublishableApiKeys: QueryHook<operations["adminListPublishableApiKeys"]> = /*#__PURE__*/ queryHook(adminListPublishableApiKeys);

/**
 * Remove sales channels from a publishable API key
 *
 * The change takes effect with the next request that sends the key. Channels that the key doesn't have are ignored.
 *
 * `DELETE /admin/publishable-api-keys/{id}/sales-channels/batch`
 * @example
 * const { mutate } = useAdminRemovePublishableKeySalesChannelsBatch();
 * mutate({ id, body: { sales_channel_ids: [{ id: "sc_01KERQSEH06H3G59W5TN7X8WDE" }] } });
 */
export const useAdminRemovePublishableKeySalesChannelsBatch: MutationHook<operations["adminRemovePublishableApiKeySalesChannels"]> = /*#__PURE__*/ mutationHook(adminRemovePublishableApiKeySalesChannels);

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
 * A revoked key still limits store responses to its sales channels.
 *
 * `POST /admin/publishable-api-keys/{id}/revoke`
 * @example
 * const { mutate } = useAdminRevokePublishableApiKey();
 * mutate({ id });
 */
export const useAdminRevokePublishableApiKey: MutationHook<operations["adminRevokePublishableApiKey"]> = /*#__PURE__*/ mutationHook(adminRevokePublishableApiKey);

/**
 * Rename a publishable API key
 *
 * Only the title can be changed. The key itself, which is its id, doesn't change.
 *
 * `POST /admin/publishable-api-keys/{id}`
 * @example
 * const { mutate } = useAdminUpdatePublishableApiKey();
 * mutate({ id });
 */
export const useAdminUpdatePublishableApiKey: MutationHook<operations["adminUpdatePublishableApiKey"]> = /*#__PURE__*/ mutationHook(adminUpdatePublishableApiKey);
