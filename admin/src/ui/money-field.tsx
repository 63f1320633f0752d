import { useState, type ComponentProps } from "react";
import { INT32_MAX, parseAmount, writeAmount } from "../lib/amounts.ts";
import { currencyDigits } from "../lib/intl.ts";
import { TextField, type TextFieldProps } from "./field.tsx";

export interface MoneyFieldProps extends Omit<
  TextFieldProps,
  "value" | "defaultValue" | "onChange" | "onValueChange" | "prefix" | "type"
> {
  /**
   * The amount in the currency's minor unit. Null for an empty field, and `NaN` for text that isn't an amount in this currency,
   * or is more than the server can store.
   */
  value: number | null;
  onValueChange(value: number | null): void;
  /** The currency code. It is shown before the amount, and determines the number of decimals. */
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
    // Formats valid text on blur. Invalid text stays, so that the user can correct it.
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
        const parsed = parseAmount(target.value, locale, digits);
        const next = parsed !== null && parsed > INT32_MAX ? NaN : parsed;
        setTyped({ text: target.value, value: next });
        if (!Object.is(next, value)) onValueChange(next);
      }}
    />
  );
}
