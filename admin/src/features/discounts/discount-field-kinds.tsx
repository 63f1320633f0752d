import { useState, type ComponentType } from "react";
import { useTranslation } from "react-i18next";
import * as v from "valibot";
import { lazyPart } from "../../lib/lazy-with-retry.ts";
import type { TextKey } from "../../lib/text-key.ts";
import {
  LazyDurationField,
  money,
  number,
  select,
  PendingField,
  type FieldDef,
} from "../../patterns/fields.ts";
import { useFormat } from "../../patterns/page.ts";
import { message, useErrors } from "../../patterns/form.ts";
import type { Picked } from "../../lib/picked.ts";
import { discountKinds, type DiscountKind } from "../../resources/discounts.ts";
import { TextField } from "../../ui/field.tsx";
import { RadioGroup } from "../../ui/radio-group.tsx";
import { SelectField } from "../../ui/select.tsx";
import type { NewCondition } from "./condition-kinds.ts";
import { useRegions } from "./discount-queries.ts";
import { durationText, isDuration, readDuration, type Duration } from "../../lib/duration.ts";
import { useValues, type DiscountValues } from "./discount-values.ts";
import { DiscountSentence } from "./discount-sentence.tsx";

const MultiSelect = lazyPart(() => import("../../ui/multi-select.tsx"), "MultiSelect");

/** A field that is shown only if other fields have certain values. */
export const onlyIf = <Value, Api>(
  holds: (values: DiscountValues) => boolean,
  { Control, ...def }: FieldDef<Value, Api>,
): FieldDef<Value, Api> => ({
  ...def,
  Control: function OnlyIf(props) {
    return useValues(props.around, holds) ? <Control {...props} /> : null;
  },
});

interface Stored {
  id: string;
  regions?: readonly { id: string; name: string; currency_code: string }[];
  rule?: { id: string; type: DiscountKind; value: number; allocation: string | null } & {
    description: string | null;
  };
}
export const ruleOf = (record: object) => (record as Stored).rule;

/** A read-only field for a value that the server never changes. Its hint is the reason. */
export const locked = <Value, Api>(
  { schema, toForm, empty, toApi, label }: Omit<FieldDef<Value, Api>, "Control">,
  textOf: (value: Value) => TextKey,
  reason: TextKey,
): FieldDef<Value, Api> => ({
  schema,
  toForm,
  empty,
  toApi,
  label,
  hint: reason,
  half: true,
  Control: function Locked({ label: name, hint, value }) {
    const { t } = useTranslation();
    return (
      <TextField
        label={name}
        hint={hint}
        value={(t as (key: TextKey) => string)(textOf(value))}
        readOnly
        disabled
      />
    );
  },
});

export const kind: FieldDef<DiscountKind | "", DiscountKind> = {
  ...select<DiscountKind>({
    label: "discounts:kind.label",
    required: true,
    usual: "percentage",
    options: discountKinds.map((value) => ({ value, label: `discounts:kind.${value}` as const })),
  }),
  toForm: (_, record) => ruleOf(record)?.type ?? "percentage",
  Control: function Kinds({
    value,
    onValueChange,
    around: _,
    name: __,
    moreErrors: ___,
    ...props
  }) {
    const { t } = useTranslation("discounts");
    return (
      <RadioGroup
        {...props}
        cards
        value={value || null}
        options={discountKinds.map((one) => ({
          value: one,
          label: t(`kind.${one}`),
          hint: t(`kind.${one}Hint`),
        }))}
        onValueChange={(next) => onValueChange(next as DiscountKind)}
      />
    );
  },
};

type ControlOf<Value> =
  FieldDef<Value, unknown>["Control"] extends ComponentType<infer Props> ? Props : never;

/** The regions. A fixed amount has exactly one region, which determines the currency. Other discounts can have several. */
export const regions: FieldDef<Picked[], string[]> = {
  label: "discounts:fields.regions",
  required: true,
  list: true,
  schema: v.pipe(
    v.array(v.object({ id: v.string(), title: v.string() })),
    v.check((value) => value.length > 0, message("common:form.required")),
  ),
  empty: [],
  toForm: (_, record) =>
    ((record as Stored).regions ?? []).map(({ id, name }) => ({ id, title: name })),
  toApi: (value) => value.map(({ id }) => id),
  toText: (value) => value.map(({ title }) => title).join(", "),
  Control: function RegionsControl({ around, name: _, value, onValueChange, ...props }) {
    const { t } = useTranslation(["discounts", "common"]);
    const known = useRegions();
    const fixed = useValues(around, ({ type }) => type === "fixed");
    const options = known.map(({ id, name, currency_code }) => ({
      value: id,
      label: name,
      note: currency_code.toUpperCase(),
    }));
    const pick = (ids: readonly string[]) =>
      onValueChange(
        ids.map((id) => ({
          id,
          title:
            known.find((one) => one.id === id)?.name ??
            value.find((one) => one.id === id)?.title ??
            id,
        })),
      );
    if (fixed && value.length < 2)
      return (
        <SelectField
          {...props}
          label={t("fields.region")}
          hint={t("fields.regionHint")}
          value={value[0]?.id ?? ""}
          options={[
            { value: "", label: t("common:picker.choose"), disabled: true },
            ...options.map(({ value: id, label, note }) => ({
              value: id,
              label: `${label} · ${note}`,
            })),
          ]}
          onValueChange={(id) => pick([id])}
        />
      );
    return (
      <PendingField label={props.label} text={value.map(({ title }) => title).join(", ")}>
        <MultiSelect
          {...props}
          options={options}
          known={value.map(({ id, title }) => ({ value: id, label: title }))}
          value={value.map(({ id }) => id)}
          onValueChange={pick}
          labels={{
            open: t("common:picker.choose"),
            empty: t("common:list.noMatchTitle"),
            loading: t("common:list.loading"),
            remove: (label) => t("common:picker.remove", { name: label }),
          }}
        />
      </PendingField>
    );
  },
};

const plainAmount = money({
  label: "discounts:fields.amount",
  currencyOf: (record) => (record as Stored).regions?.[0]?.currency_code ?? "",
  first: "common:form.regionFirst",
  min: 1,
});
const AmountControl = plainAmount.Control;
export const amount: typeof plainAmount = {
  ...plainAmount,
  toForm: (_, record) => {
    const { amount: __, currency } = plainAmount.toForm(undefined, record);
    const rule = ruleOf(record);
    return { amount: rule?.type === "fixed" ? rule.value : null, currency };
  },
  // The amount is in the currency of the chosen region.
  Control: function Amount({ around, ...props }) {
    const { t } = useTranslation("discounts");
    const format = useFormat();
    const region = useValues(around, (values) => values.regions[0]?.id);
    const { currency_code: currency, tax_rate: rate = 0 } =
      useRegions().find(({ id }) => id === region) ?? {};
    const { amount: off } = props.value;
    // Estimates how much less the customer pays. The server subtracts the amount from prices without tax, even in regions with
    // tax-inclusive prices. The estimate isn't exact, because products can have different tax rates, and the server rounds each
    // line.
    const paid = off && currency && rate && Math.round(off * (1 + rate / 100));
    const hint = paid && t("fields.amountHint", { value: `≈ ${format.money(paid, currency)}` });
    return (
      <AmountControl {...props} {...(hint && { hint })} around={{ ...around, currency }} required />
    );
  },
};

const plainPercent = number({ label: "discounts:fields.percent", min: 1, max: 100, unit: "%" });
export const percent: typeof plainPercent = {
  ...plainPercent,
  // Also validates when the field loses focus, because the server stores only whole percentages.
  Control: function Percent(props) {
    const [left, setLeft] = useState(false);
    const { value, errors } = props;
    const { issues = [] } = v.safeParse(plainPercent.schema, value);
    const early = useErrors(left && value !== null ? issues : []);
    return (
      <plainPercent.Control
        {...props}
        required
        errors={errors.length > 0 ? errors : early}
        onBlur={() => {
          setLeft(true);
          props.onBlur();
        }}
      />
    );
  },
  toForm: (_, record) => {
    const rule = ruleOf(record);
    return rule?.type === "percentage" ? rule.value : null;
  },
};

const plainLimit = number({
  label: "discounts:fields.limit",
  hint: "discounts:fields.limitHint",
  min: 1,
});
/** The usage limit. A template's field has a different label, because each of its codes inherits the limit. */
export const limit: typeof plainLimit = {
  ...plainLimit,
  Control: function Limit(props) {
    const { t } = useTranslation("discounts");
    const template = useValues(props.around, ({ is_dynamic }) => is_dynamic);
    return <plainLimit.Control {...props} label={template ? t("codes.uses") : props.label} />;
  },
};

export const duration: FieldDef<Duration, string | null> = {
  label: "discounts:fields.duration",
  hint: "discounts:fields.durationHint",
  schema: v.custom<Duration>(isDuration, message("common:form.wholeNumber")),
  empty: {},
  toForm: (stored) => readDuration(stored as string | null),
  toApi: durationText,
  toText: (value) => durationText(value) ?? "",
  Control: ({ label, hint, errors, value, onBlur, onValueChange }) => (
    <PendingField {...{ label, hint }}>
      <LazyDurationField {...{ label, hint, errors, value, onBlur, onValueChange }} />
    </PendingField>
  ),
};

/** Shows the effect of the discount from the fields filled in so far. */
export const sentence: FieldDef<string, never> = {
  label: "discounts:fields.sentence",
  schema: v.string(),
  empty: "",
  toForm: (_, record) => (record as Stored).id,
  toApi: (value: never) => value,
  Control: DiscountSentence,
};

const ConditionsField = lazyPart(() => import("./conditions-field.tsx"), "ConditionsField");
export function ConditionsControl(props: ControlOf<NewCondition[]>) {
  const { label, value, errors, onValueChange } = props;
  return (
    <PendingField label={label}>
      <ConditionsField {...{ label, value, errors, onValueChange }} />
    </PendingField>
  );
}
