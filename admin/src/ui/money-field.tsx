import { useState, type ComponentProps } from "react";
import { parseAmount, writeAmount } from "../lib/amounts.ts";
import { currencyDigits } from "../lib/intl.ts";
import { TextField, type TextFieldProps } from "./field.tsx";

export interface MoneyFieldProps extends Omit<
  TextFieldProps,
  "value" | "defaultValue" | "onChange" | "onValueChange" | "prefix" | "type"
> {
  /** The amount in the currency's minor unit. `null` means empty, and `NaN` means that the text isn't an amount in this currency. */
  value: number | null;
  onValueChange(value: number | null): void;
  /** The currency code. It's shown before the amount, and determines the number of decimals. */
  currency: string;
  locale: string;
}

export function MoneyField({
  value,
  onValueChange,
  currency,
  locale,
  onBlur,
  ...rest
}: MoneyFieldProps) {
  const digits = currencyDigits(currency);
  const [typed, setTyped] = useState<{ text: string; value: number | null }>();
  const text =
    typed && Object.is(typed.value, value)
      ? typed.text
      : value === null || Number.isNaN(value)
        ? ""
        : writeAmount(value, locale, digits);
  const leave: ComponentProps<"input">["onBlur"] = (event) => {
    // Formats the text on blur; invalid text stays for correction.
    if (!Number.isNaN(value)) setTyped(undefined);
    onBlur?.(event);
  };
  return (
    <TextField
      autoComplete="off"
      {...rest}
      inputMode={digits > 0 ? "decimal" : "numeric"}
      prefix={currency.toUpperCase()}
      value={text}
      onBlur={leave}
      onChange={({ target }) => {
        const next = parseAmount(target.value, locale, digits);
        setTyped({ text: target.value, value: next });
        if (!Object.is(next, value)) onValueChange(next);
      }}
    />
  );
}
