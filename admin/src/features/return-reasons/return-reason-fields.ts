import { adminCreateReturnReason } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { defineFields, longText, select, text } from "../../patterns/fields.ts";
import { returnReasons } from "../../resources/return-reasons.ts";

const fields = {
  label: text({ label: "return-reasons:fields.label", hint: "return-reasons:fields.labelHint" }),
  value: text({ label: "return-reasons:fields.value", hint: "return-reasons:fields.valueHint" }),
  description: longText({ label: "return-reasons:fields.description" }),
};

/** Fields of a return reason. */
export const returnReasonFields = defineFields(returnReasons, fields);

/** The parent reason. The server allows one level of nested reasons, and can't move a reason later. */
const above = select({
  label: "return-reasons:fields.parent",
  hint: "return-reasons:fields.parentHint",
  options: function useReasonsAtTheTop() {
    const { data } = useQuery(queryOptions(useClient(), returnReasons.list));
    return (data?.return_reasons ?? [])
      .filter((reason) => reason.parent_return_reason_id === null)
      .map(({ id, label }) => ({ value: id, label }));
  },
});

export const newReasonFields = defineFields(
  { update: adminCreateReturnReason },
  { ...fields, parent_return_reason_id: { ...above, toApi: (id: string) => id || undefined } },
);
