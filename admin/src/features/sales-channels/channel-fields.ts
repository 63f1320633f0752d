import { defineFields, longText, text } from "../../patterns/fields.ts";
import { salesChannels } from "../../resources/sales-channels.ts";

/** What is written of a sales channel. Whether it is open is switched in the head of its page. */
export const channelFields = defineFields(salesChannels, {
  name: text({ label: "sales-channels:fields.name" }),
  description: longText({ label: "sales-channels:fields.description" }),
});
