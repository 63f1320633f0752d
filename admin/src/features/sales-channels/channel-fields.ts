import { defineFields, longText, text } from "../../patterns/fields.ts";
import { salesChannels } from "../../resources/sales-channels.ts";

/** Editable fields of a sales channel. A button in the page's header enables or disables the channel. */
export const channelFields = defineFields(salesChannels, {
  name: text({ label: "sales-channels:fields.name" }),
  description: longText({ label: "sales-channels:fields.description" }),
});
