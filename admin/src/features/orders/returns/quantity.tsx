import { css } from "#styled/css";
import { useTranslation } from "react-i18next";
import { intlLocale } from "../../../lib/languages.ts";
import { NumberField } from "../../../ui/number-field.tsx";

export interface QuantityProps {
  label: string;
  value: number | null;
  min?: number;
  max?: number;
  disabled?: boolean;
  onChange(value: number | null): void;
}

/** How many of a line, beside it. */
export function Quantity({ value, min = 0, max, onChange, ...rest }: QuantityProps) {
  const { t, i18n } = useTranslation("common");
  return (
    <div className={field}>
      <NumberField
        {...rest}
        labelHidden
        value={value}
        onValueChange={onChange}
        locale={intlLocale(i18n.language, navigator.languages)}
        labels={{ increment: t("form.increase"), decrement: t("form.decrease") }}
        min={min}
        {...(max !== undefined && { max })}
      />
    </div>
  );
}

const field = css({ width: "96", _coarse: { width: "160" } });
