import { css } from "#styled/css";
import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { parseAmount } from "../../lib/amounts.ts";
import { useFormat } from "../../patterns/page.ts";
import { TextField } from "../../ui/field.tsx";
import { LineRow } from "./line-row.tsx";

/** Nothing typed is none; `undefined` is no number of pieces. */
export function readQuantity(text: string): number | undefined {
  // Whole, in the digits of any script.
  const pieces = parseAmount(text, "en", 0) ?? 0;
  return pieces >= 0 && pieces < 1e9 ? pieces : undefined;
}

export interface QuantityRowProps {
  title: string;
  note?: string | undefined;
  thumbnail?: string | null | undefined;
  /** As it was typed. */
  value: string;
  max: number;
  /** What lies where, what is free. */
  hint?: ReactNode;
  /** Why so many cannot be. */
  fault?: string | undefined;
  /** What speaks against it, though it can be done. */
  warning?: string | undefined;
  disabled?: boolean;
  onValueChange(value: string): void;
}

/** A line of an order with how many of its pieces something is about. */
export function QuantityRow(props: QuantityRowProps) {
  const { title, note, thumbnail, value, max, hint, fault, warning, disabled } = props;
  const { t } = useTranslation("orders");
  const format = useFormat();
  return (
    <LineRow
      group
      picture={thumbnail}
      title={title}
      notes={[note]}
      control={
        <div className={number}>
          <TextField
            label={t("quantity.label", { title })}
            labelHidden
            inputMode="numeric"
            autoComplete="off"
            disabled={disabled}
            suffix={t("quantity.of", { max: format.number(max) })}
            value={value}
            onChange={({ target }) => props.onValueChange(target.value)}
            errors={fault === undefined ? [] : [fault]}
            hint={hint}
          />
          {warning !== undefined && (
            <p className={caution}>
              <TriangleAlert aria-hidden />
              <span>{warning}</span>
            </p>
          )}
        </div>
      }
    />
  );
}

// On a phone as wide as what it leaves to the words.
const number = css({ width: "min(13rem, 40vw)" });
const caution = css({
  display: "flex",
  gap: "4",
  alignItems: "start",
  color: "status.warning.fg",
  textStyle: "small",
  marginBlockStart: "4",
  "& svg": { width: "14px", height: "14px", flexShrink: "0", marginBlockStart: "2px" },
});
