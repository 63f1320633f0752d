import type { ComponentProps } from "react";
import * as v from "valibot";
import { setField } from "../../lib/set-field.ts";
import { checkbox, defineFields, metadata, type FieldDef } from "../../patterns/fields.ts";
import { message } from "../../patterns/form.ts";
import {
  matchesNothing,
  sentCondition,
  type NewCondition,
  type SentCondition,
} from "./condition-kinds.ts";
import { ConditionsControl, kind, onlyIf } from "./discount-field-kinds.tsx";
import {
  formOperation,
  toRequestBody,
  templateFields,
  refine,
  editableFields,
  periodFields,
} from "./discount-fields.ts";
import { useValues } from "./discount-values.ts";

const conditions: FieldDef<NewCondition[], SentCondition[]> = {
  label: "discounts:conditions.title",
  schema: v.pipe(
    v.custom<NewCondition[]>(Array.isArray),
    // Rejects an empty condition: without it, the discount would apply to everything instead of the operator's choice.
    v.check((value) => !value.some(matchesNothing), message("common:form.required")),
  ),
  empty: [],
  toForm: () => [],
  toApi: (value) => value.filter(({ members }) => members.length > 0).map(sentCondition),
  Control: ConditionsControl,
};

const template = checkbox({
  label: "discounts:fields.template",
  hint: "discounts:fields.templateHint",
  usual: false,
});
/** Sets the usage limit to 1 when the discount becomes a template, so that each of its codes can be used once by default. */
function TemplateControl(props: ComponentProps<typeof template.Control>) {
  const { form } = props.around ?? {};
  const limit = useValues(props.around, ({ usage_limit }) => usage_limit);
  return (
    <template.Control
      {...props}
      onValueChange={(on) => {
        props.onValueChange(on);
        if (on && limit === null) setLimit(form, 1);
        if (!on && limit === 1) setLimit(form, null);
      }}
    />
  );
}
const setLimit = (form: object | undefined, limit: number | null) =>
  form && setField(form, "usage_limit", limit);

const fresh = defineFields(
  formOperation,
  {
    sentence: editableFields.sentence,
    type: kind,
    // Hides the code of a template, which no customer sees.
    code: { ...onlyIf(({ is_dynamic }) => !is_dynamic, editableFields.code), schema: v.string() },
    description: editableFields.description,
    regions: editableFields.regions,
    percent: editableFields.percent,
    amount: editableFields.amount,
    allocation: editableFields.allocation,
    ...periodFields,
    is_dynamic: { ...template, Control: TemplateControl },
    ...templateFields,
    conditions,
    metadata: metadata(),
  },
  {
    refine: [
      {
        field: "code",
        message: "common:form.required",
        holds: ({ is_dynamic, code }) => is_dynamic || code.trim() !== "",
      },
      ...refine,
    ],
  },
);

/** Fields of a new discount. */
export const newDiscountFields = {
  ...fresh,
  toNewBody: (values: typeof fresh.empty) => {
    const all = fresh.toNewBody(values);
    const { own, rule } = toRequestBody({
      ...all,
      // Leaves out values that were entered for a different type.
      percent: values.type === "percentage" ? values.percent : null,
      amount: values.type === "fixed" ? values.amount.amount : null,
    });
    const { valid_duration, regions = [], ...rest } = own;
    return {
      ...rest,
      regions,
      is_dynamic: values.is_dynamic,
      ...(values.is_dynamic && valid_duration != null && { valid_duration }),
      rule: {
        ...rule,
        type: values.type || ("percentage" as const),
        value: rule.value ?? 0,
        allocation: (values.type !== "free_shipping" && values.allocation) || ("total" as const),
        ...(all.conditions && { conditions: all.conditions }),
      },
    };
  },
};
