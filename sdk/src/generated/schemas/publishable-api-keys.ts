// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import * as v from "valibot";
import { idInputSchema } from "./components.ts";

/** The body of `adminAddPublishableApiKeySalesChannels`. */
export const adminAddPublishableApiKeySalesChannelsBody = /*#__PURE__*/ v.strictObject({
  sales_channel_ids: /*#__PURE__*/ v.array(idInputSchema),
});

/** The body of `adminCreatePublishableApiKey`. */
export const adminCreatePublishableApiKeyBody = /*#__PURE__*/ v.strictObject({
  title: /*#__PURE__*/ v.string(),
});

/** The body of `adminRemovePublishableApiKeySalesChannels`. */
export const adminRemovePublishableApiKeySalesChannelsBody = /*#__PURE__*/ v.strictObject({
  sales_channel_ids: /*#__PURE__*/ v.array(idInputSchema),
});

/** The body of `adminUpdatePublishableApiKey`. */
export const adminUpdatePublishableApiKeyBody = /*#__PURE__*/ v.strictObject({
  title: /*#__PURE__*/ v.exactOptional(/*#__PURE__*/ v.string()),
});
