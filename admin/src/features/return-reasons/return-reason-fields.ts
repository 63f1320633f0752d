import { defineFields, longText, text } from "../../patterns/fields.ts";
import { returnReasons } from "../../resources/return-reasons.ts";

/** What is written of a reason to return something. */
export const returnReasonFields = defineFields(returnReasons, {
  label: text({ label: "return-reasons:fields.label", hint: "return-reasons:fields.labelHint" }),
  value: text({ label: "return-reasons:fields.value", hint: "return-reasons:fields.valueHint" }),
  description: longText({ label: "return-reasons:fields.description" }),
});
