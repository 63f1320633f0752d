import type { Operation } from "@countertop/sdk";
import * as v from "valibot";
import {
  date,
  defineFields,
  optionalText,
  select,
  text,
  type Check,
} from "../../patterns/fields.ts";
import type { DiscountKind } from "../../resources/discounts.ts";
import {
  amount,
  duration,
  limit,
  kind,
  locked,
  onlyIf,
  percent,
  regions,
  ruleOf,
  sentence,
} from "./discount-field-kinds.tsx";
import type { SentCondition } from "./condition-kinds.ts";
import { CodeControl } from "./code-control.tsx";
import type { DiscountValues } from "./discount-values.ts";

export const editableFields = {
  sentence,
  code: {
    ...text({ label: "discounts:fields.code", hint: "discounts:fields.codeHint" }),
    Control: CodeControl,
  },
  description: {
    ...optionalText({
      label: "discounts:fields.description",
      hint: "discounts:fields.descriptionHint",
    }),
    toForm: (_: unknown, record: object) => ruleOf(record)?.description ?? "",
  },
  // The region determines the currency of an amount.
  regions,
  percent: { ...onlyIf(({ type }) => type === "percentage", percent), half: true },
  amount: { ...onlyIf(({ type }) => type === "fixed", amount), half: true },
  allocation: onlyIf(({ type }) => type !== "free_shipping", {
    ...select<"total" | "item">({
      label: "discounts:allocation.label",
      hint: "discounts:allocation.hint",
      required: true,
      half: true,
      usual: "total",
      options: [
        { value: "total", label: "discounts:allocation.total" },
        { value: "item", label: "discounts:allocation.item" },
      ],
    }),
    toForm: (_: unknown, record: object) =>
      (ruleOf(record)?.allocation ?? "total") as "total" | "item",
  }),
};
export const periodFields = {
  starts_at: date({
    label: "discounts:fields.starts",
    time: true,
    required: true,
    half: true,
  }),
  ends_at: date({
    label: "discounts:fields.ends",
    hint: "discounts:fields.endsHint",
    time: true,
    half: true,
  }),
  usage_limit: limit,
};
export const templateFields = { valid_duration: onlyIf(({ is_dynamic }) => is_dynamic, duration) };

/** The form's fields. Those that belong to the discount's rule are sent within the rule. `sentence` is only displayed. */
export interface FormBody {
  sentence?: never;
  code?: string;
  type?: DiscountKind;
  is_dynamic?: boolean;
  description?: string | null;
  percent?: number | null;
  amount?: number | null;
  allocation?: "total" | "item";
  regions?: string[];
  starts_at?: string;
  ends_at?: string | null;
  usage_limit?: number | null;
  valid_duration?: string | null;
  metadata?: Record<string, unknown>;
  conditions?: SentCondition[];
}
export const formOperation: { update?: Operation<{ input: { body: FormBody } }> } = {};

const inOrder: Check<Pick<DiscountValues, "starts_at" | "ends_at">> = {
  field: "ends_at",
  message: "discounts:check.dates",
  holds: ({ starts_at, ends_at }) => ends_at === "" || starts_at < ends_at,
};
/**
 * The requests for new dates. The server compares a new end with the stored start, so if both dates move before it, the start is
 * sent first.
 */
export const datesInSteps = (body: object, stored: object): readonly object[] => {
  const { ends_at, ...first } = body as FormBody;
  const { starts_at } = stored as { starts_at: string };
  return ends_at && first.starts_at !== undefined && Date.parse(ends_at) <= Date.parse(starts_at)
    ? [first, { ends_at }]
    : [body];
};
/** Checks that need several fields. */
export const refine: Check<Omit<DiscountValues, "sentence" | "conditions">>[] = [
  {
    field: "percent",
    message: "common:form.required",
    holds: ({ type, percent: given }) => type !== "percentage" || given !== null,
  },
  {
    field: "amount",
    message: "common:form.required",
    holds: ({ type, amount: given }) => type !== "fixed" || given.amount !== null,
  },
  {
    field: "regions",
    message: "discounts:check.oneRegion",
    holds: ({ type, regions: given }) => type !== "fixed" || given.length < 2,
  },
  inOrder,
];

/** Moves the rule's fields into a `rule` object, as the server expects them. */
export function toRequestBody({
  percent: share,
  amount: sum,
  allocation,
  description,
  ...rest
}: FormBody) {
  const { sentence: _, type: __, is_dynamic: ___, conditions: ____, ...own } = rest;
  const value = share ?? sum;
  const rule = {
    ...(value != null && { value }),
    ...(allocation !== undefined && { allocation }),
    ...(description !== undefined && { description }),
  };
  return { own, rule };
}

const stored = defineFields(
  formOperation,
  {
    ...editableFields,
    type: locked(kind, (value) => `discounts:kind.${value || "fixed"}`, "discounts:locked.kind"),
    is_dynamic: locked(
      {
        label: "discounts:fields.template",
        schema: v.boolean(),
        empty: false,
        toForm: (stored) => stored === true,
        toApi: (value: boolean) => value,
      },
      (value) => (value ? "common:metadata.yes" : "common:metadata.no"),
      "discounts:locked.template",
    ),
    ...periodFields,
    ...templateFields,
  },
  { refine, steps: datesInSteps },
);

/** The editable and the locked fields of a discount. The page shows the sentence in its header. */
export const discountFields = {
  ...stored,
  toBody: (values: typeof stored.empty, record: object) => {
    const { own, rule } = toRequestBody(stored.toBody(values, record));
    const id = ruleOf(record)?.id;
    return { ...own, ...(Object.keys(rule).length > 0 && { rule: { id, ...rule } }) };
  },
};

/** The cards of the form, for a new and for a saved discount. */
export const discountSections = [
  // The region determines the currency of an amount.
  { title: "sections.value", names: ["type", "regions", "percent", "amount", "allocation"] },
  { title: "fields.code", names: ["code", "description"] },
  {
    title: "sections.dates",
    names: ["starts_at", "ends_at", "usage_limit", "is_dynamic", "valid_duration"],
  },
] as const;

/** Editable fields of a code that was created from a template. All other fields come from the template. */
export const madeFields = defineFields(
  formOperation,
  { code: editableFields.code, ...periodFields },
  { refine: [inOrder], steps: datesInSteps },
);
