import { css } from "#styled/css";
import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import * as v from "valibot";
import { NumberInput } from "../../patterns/form.ts";
import { useFormat } from "../../patterns/page.ts";
import { LineRow } from "./line-row.tsx";

/** Quantities by line id, as number fields store them. */
export const countsForm = v.record(v.string(), v.nullable(v.union([v.number(), v.nan()])));
export type Counts = v.InferOutput<typeof countsForm>;

/** The quantity in a field: 0 if the field is empty, and undefined if the number is negative or isn't a whole number. */
export function piecesOf(count: number | null | undefined): number | undefined {
  const pieces = count ?? 0;
  return Number.isInteger(pieces) && pieces >= 0 ? pieces : undefined;
}

export interface QuantityRowProps {
  title: string;
  note?: string | undefined;
  thumbnail?: string | null | undefined;
  value: number | null;
  max: number;
  /** Text about the stock at each location, or about the available quantity. */
  hint?: ReactNode;
  /** The reason why this quantity isn't possible. */
  problem?: string | undefined;
  /** A warning about a quantity that is possible but may be a mistake. */
  warning?: string | undefined;
  disabled?: boolean;
  onValueChange(value: number | null): void;
}

/** A line of an order with a quantity field. */
export function QuantityRow(props: QuantityRowProps) {
  const { title, note, thumbnail, value, max, hint, problem, warning, disabled = false } = props;
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
          <NumberInput
            label={t("quantity.label", { title })}
            labelHidden
            disabled={disabled}
            suffix={t("quantity.of", { max: format.number(max) })}
            min={0}
            max={max}
            value={value}
            onValueChange={props.onValueChange}
            errors={problem === undefined ? [] : [problem]}
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

// On a phone, leaves the remaining width to the text.
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
