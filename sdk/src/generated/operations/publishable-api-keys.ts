

// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { operation, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";

/**
 * List publishable API keys
 *
 * Publishable API keys have no relations to expand.
 *
 * `GET /admin/publishable-api-keys`
 * @example
 * const { publishable_api_keys } = await adminListPublishableApiKeys(client, { query: { limit: 20 } });
 */
export const adminListPublishableApiKeys: Operation<operations["adminListPublishableApiKeys"]> = /*#__PURE__*/ operation("GET", "/admin/publishable-api-keys", { order: "-id" });

/**
 * Create a publishable API key
 *
 * A new key has no sales channels. Storefronts send the key's id, which is public.
 *
 * `POST /admin/publishable-api-keys`
 * @example
 * const { publishable_api_key } = await adminCreatePublishableApiKey(client, { body: { title: "Web shop" } });
 */
export const adminCreatePublishableApiKey: Operation<operations["adminCreatePublishableApiKey"]> = /*#__PURE__*/ operation("POST", "/admin/publishable-api-keys");

/**
 * Retrieve a publishable API key
 *
 * `GET /admin/publishable-api-keys/{id}`
 * @example
 * const { publishable_api_key } = await adminRetrievePublishableApiKey(client, { id });
 */
export const adminRetrievePublishableApiKey: Operation<operations["adminRetrievePublishableApiKey"]> = /*#__PURE__*/ operation("GET", "/admin/publishable-api-keys/{id}");

/**
 * Rename a publishable API key
 *
 * Only the title can be changed. The key itself, which is its id, doesn't change.
 *
 * `POST /admin/publishable-api-keys/{id}`
 * @example
 * const { publishable_api_key } = await adminUpdatePublishableApiKey(client, { id });
 */
export const adminUpdatePublishableApiKey: Operation<operations["adminUpdatePublishableApiKey"]> = /*#__PURE__*/ operation("POST", "/admin/publishable-api-keys/{id}");

/**
 * Delete a publishable API key
 *
 * A second call returns 404.
 *
 * `DELETE /admin/publishable-api-keys/{id}`
 * @example
 * const { deleted } = await adminDeletePublishableApiKey(client, { id });
 */
export const adminDeletePublishableApiKey: Operation<operations["adminDeletePublishableApiKey"]> = /*#__PURE__*/ operation("DELETE", "/admin/publishable-api-keys/{id}");

/**
 * Revoke a publishable API key
 *
 * A revoked key still limits store responses to its sales channels.
 *
 * `POST /admin/publishable-api-keys/{id}/revoke`
 * @example
 * const { publishable_api_key } = await adminRevokePublishableApiKey(client, { id });
 */
export const adminRevokePublishableApiKey: Operation<operations["adminRevokePublishableApiKey"]> = /*#__PURE__*/ operation("POST", "/admin/publishable-api-keys/{id}/revoke");

/**
 * List the sales channels of a publishable API key
 *
 * Returns an empty list if the key doesn't exist.
 *
 * `GET /admin/publishable-api-keys/{id}/sales-channels`
 * @example
 * const { sales_channels } = await adminListPublishableApiKeySalesChannels(client, { id });
 */
export const adminListPublishableApiKeySalesChannels: Operation<operations["adminListPublishableApiKeySalesChannels"]> = /*#__PURE__*/ operation("GET", "/admin/publishable-api-keys/{id}/sales-channels", { record: "sales_channels" });

/**
 * Add sales channels to a publishable API key
 *
 * Storefronts that send the key find the products of all of the key's channels. Channels that the key already has aren't
 * affected.
 *
 * `POST /admin/publishable-api-keys/{id}/sales-channels/batch`
 * @example
 * const { publishable_api_key } = await adminAddPublishableApiKeySalesChannels(client, { id, body: { sales_channel_ids: [{ id: "sc_01KERQSEH0AVNV0BGCAEVQ35PV" }] } });
 */
export const adminAddPublishableApiKeySalesChannels: Operation<operations["adminAddPublishableApiKeySalesChannels"]> = /*#__PURE__*/ operation("POST", "/admin/publishable-api-keys/{id}/sales-channels/batch");

/**
 * Remove sales channels from a publishable API key
 *
 * The change takes effect with the next request that sends the key. Channels that the key doesn't have are ignored.
 *
 * `DELETE /admin/publishable-api-keys/{id}/sales-channels/batch`
 * @example
 * const { publishable_api_key } = await adminRemovePublishableApiKeySalesChannels(client, { id, body: { sales_channel_ids: [{ id: "sc_01KERQSEH06H3G59W5TN7X8WDE" }] } });
 */
export const adminRemovePublishableApiKeySalesChannels: Operation<operations["adminRemovePublishableApiKeySalesChannels"]> = /*#__PURE__*/ operation("DELETE", "/admin/publishable-api-keys/{id}/sales-channels/batch");

