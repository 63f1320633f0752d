import { css } from "#styled/css";
import { useTranslation } from "react-i18next";
import * as v from "valibot";
import { intlLocale } from "../../../lib/languages.ts";
import type { FieldDef } from "../../../patterns/fields.ts";
import { message } from "../../../patterns/form.ts";
import { MoneyField } from "../../../ui/money-field.tsx";

export interface Requirement {
  id?: string;
  type: "min_subtotal" | "max_subtotal";
  amount: number;
}
export interface Limits {
  min: number | null;
  max: number | null;
  currency: string;
}
const types = { min: "min_subtotal", max: "max_subtotal" } as const;

/** The limits in the API's format. Existing limits keep their ids. */
export const toRequirements = (value: Limits, stored: readonly Requirement[] = []) =>
  (["min", "max"] as const).flatMap((side): Requirement[] => {
    const [type, amount] = [types[side], value[side]];
    const id = stored.find((one) => one.type === type)?.id;
    return amount === null ? [] : [{ type, amount, ...(id !== undefined && { id }) }];
  });

const amountOf = (stored: unknown, type: Requirement["type"]): number | null =>
  (stored as Requirement[] | undefined)?.find((one) => one.type === type)?.amount ?? null;
const whole = ({ min, max }: Limits) =>
  [min, max].every((amount) => amount === null || Number.isSafeInteger(amount));

/** The range of cart subtotals for which an option is offered. */
export const subtotalLimits = (currency: string): FieldDef<Limits, Requirement[]> => ({
  label: "regions:option.limits",
  schema: v.pipe(
    v.object({
      min: v.nullable(v.number()),
      max: v.nullable(v.number()),
      currency: v.string(),
    }),
    v.check(whole, message("common:form.amount")),
    v.check(
      ({ min, max }) => min === null || max === null || min < max,
      message("regions:option.limitsWrong"),
    ),
  ) as v.GenericSchema<Limits, Limits>,
  empty: { min: null, max: null, currency },
  toForm: (stored) => ({
    min: amountOf(stored, "min_subtotal"),
    max: amountOf(stored, "max_subtotal"),
    currency,
  }),
  toApi: (value, stored) => toRequirements(value, stored as Requirement[]),
  toText: ({ min, max }, format) =>
    [min, max]
      .map((amount) => (amount === null ? "…" : format.money(amount, currency)))
      .join(" – "),
  Control: function LimitsControl({ value, errors, onBlur, onValueChange }) {
    const { t, i18n } = useTranslation("regions");
    const side = (name: "min" | "max") => (
      <MoneyField
        label={t(name === "min" ? "option.min" : "option.max")}
        name={name}
        value={value[name]}
        currency={currency}
        locale={intlLocale(i18n.language, navigator.languages)}
        onBlur={onBlur}
        onValueChange={(amount) => onValueChange({ ...value, [name]: amount })}
        {...(name === "max" && { errors })}
      />
    );
    return (
      <div className={halves}>
        {side("min")}
        {side("max")}
      </div>
    );
  },
});

const halves = css({
  display: "grid",
  gap: "16",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
});
