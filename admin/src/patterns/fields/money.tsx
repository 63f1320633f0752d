import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import * as v from "valibot";
import { INT32_MAX } from "../../lib/amounts.ts";
import type { TextKey } from "../../lib/text-key.ts";
import { message } from "../form/form.tsx";
import { MoneyInput } from "../form/money-input.tsx";
import type { ControlProps, FieldDef } from "./define.ts";
import type { FieldOptions } from "./field-types.tsx";

/** An amount in its currency's minor unit. `NaN` stands for text that isn't an amount. */
export interface Money {
  amount: number | null;
  /** The currency code. Empty if the record doesn't exist yet; the form then provides it (`FormFields currency`). */
  currency: string;
}

export interface MoneyOptions extends FieldOptions {
  /** Returns the currency of the amount in a record. */
  currencyOf(record: object): string;
  /** The message for a field whose currency isn't known yet. It says what the user has to choose first. */
  first?: TextKey;
  /** The minimum. Default: 0. */
  min?: number;
  max?: number;
}

/** A field for an amount of money. An empty field is `null`, unless an amount is required. */
export function money(options: MoneyOptions & { required: true }): FieldDef<Money, number>;
export function money(options: MoneyOptions): FieldDef<Money, number | null>;
export function money({
  currencyOf,
  first = "common:form.currencyFirst",
  min = 0,
  max = INT32_MAX,
  required = false,
  ...facts
}: MoneyOptions & { required?: boolean }): FieldDef<Money, number | null> {
  const holds = (test: (amount: number) => boolean) => (value: Money) =>
    value.amount === null || test(value.amount);
  return {
    size: "small",
    ...facts,
    required,
    // Validates the value as a whole. Its parts aren't form fields, so they can't have errors of their own.
    schema: v.pipe(
      v.custom<Money>((value) => typeof value === "object" && value !== null && "amount" in value),
      v.check(holds(Number.isSafeInteger), message("common:form.amount")),
      v.check(
        holds((amount) => amount >= min && amount <= max),
        message("common:form.amountRange"),
      ),
      v.check(({ amount }) => !required || amount !== null, message("common:form.required")),
    ),
    empty: { amount: null, currency: "" },
    toForm: (stored, record) => ({
      amount: typeof stored === "number" ? stored : null,
      currency: currencyOf(record),
    }),
    toApi: ({ amount }) => amount,
    toText: ({ amount, currency }, format) =>
      amount === null ? "" : currency ? format.money(amount, currency) : format.number(amount),
    Control: function MoneyControl({
      value,
      onValueChange,
      around,
      ...props
    }: ControlProps<Money>) {
      const currency = around?.currency ?? value.currency;
      const { t } = useTranslation();
      // The same number in a different currency is a different amount. Updates the value, so that a concurrent change of the
      // amount opens the conflict dialog.
      const move = useEffectEvent(() => onValueChange({ amount: value.amount, currency }));
      const moved = value.currency !== "" && value.currency !== currency;
      useEffect(() => {
        if (moved) move();
      }, [moved]);
      return (
        <MoneyInput
          {...props}
          value={value.amount}
          currency={currency}
          onValueChange={(amount) => onValueChange({ amount, currency })}
          {...(currency === "" && { disabled: true, hint: (t as (key: TextKey) => string)(first) })}
        />
      );
    },
  };
}
