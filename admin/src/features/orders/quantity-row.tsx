import { css } from "#styled/css";
import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../patterns/page.ts";
import { TextField } from "../../ui/field.tsx";
import { Thumb } from "../../ui/thumb.tsx";

/** Nothing typed is none; `undefined` is no number of pieces. */
export const readQuantity = (text: string): number | undefined =>
  /^\d{0,9}$/.test(text.trim()) ? Number(text.trim()) : undefined;

export interface QuantityRowProps {
  title: string;
  note?: ReactNode;
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
    <div className={row} role="group" aria-label={title}>
      <Thumb src={thumbnail} alt="" size="sm" />
      <div className={words}>
        <div className={name}>{title}</div>
        {note !== undefined && note !== "" && <div className={quiet}>{note}</div>}
      </div>
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
    </div>
  );
}

const row = css({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) minmax(128px, 44%)",
  gap: "12",
  alignItems: "start",
});
const words = css({ minWidth: "0", paddingBlock: "6" });
const name = css({ overflowWrap: "anywhere", plaintextBidi: true });
const quiet = css({ color: "fg.muted", textStyle: "small", plaintextBidi: true });
const number = css({ minWidth: "0" });
const caution = css({
  display: "flex",
  gap: "4",
  alignItems: "start",
  color: "status.warning.fg",
  textStyle: "small",
  marginBlockStart: "4",
  "& svg": { width: "14px", height: "14px", flexShrink: "0", marginBlockStart: "2px" },
});
