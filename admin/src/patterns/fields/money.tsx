import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import * as v from "valibot";
import type { TextKey } from "../../lib/text-key.ts";
import { message } from "../form/form.tsx";
import { MoneyInput } from "../form/money-input.tsx";
import type { ControlProps, FieldDef } from "./define.ts";
import type { FieldOptions } from "./field-types.tsx";

/** An amount in the minor unit of its currency. `NaN` means that the text isn't an amount. */
export interface Money {
  amount: number | null;
  /** The currency code. If no record exists yet, it is empty, and the form sets it (`FormFields currency`). */
  currency: string;
}

export interface MoneyOptions extends FieldOptions {
  /** The currency of the amount in a record. */
  currencyOf(record: object): string;
  /** The message for a field without a currency. The message names the choice that the user must make first. */
  first?: TextKey;
  /** The minimum. Default: 0. */
  min?: number;
  max?: number;
}

/** An amount of money. An empty field is `null`, unless an amount is required. */
export function money(options: MoneyOptions & { required: true }): FieldDef<Money, number>;
export function money(options: MoneyOptions): FieldDef<Money, number | null>;
export function money({
  currencyOf,
  first = "common:form.currencyFirst",
  min = 0,
  max = Number.MAX_SAFE_INTEGER,
  required = false,
  ...facts
}: MoneyOptions & { required?: boolean }): FieldDef<Money, number | null> {
  const holds = (test: (amount: number) => boolean) => (value: Money) =>
    value.amount === null || test(value.amount);
  return {
    size: "small",
    ...facts,
    required,
    // Validates the value as a whole, because its parts aren't fields, so an error can't belong to one of them.
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
      // A different currency makes it a different amount, so a concurrent change leads to the conflict dialog.
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
