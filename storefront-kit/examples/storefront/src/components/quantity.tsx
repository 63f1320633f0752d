import { css } from "#styled/css";
import { useTranslate } from "../lib/translate.ts";

const step = css({
  width: "44",
  height: "44",
  fontSize: "1.25rem",
  lineHeight: "1",
  borderRadius: "full",
  _hover: { background: "sand" },
  _disabled: { color: "edge", background: "transparent" },
});

/** A quantity from 1 to the stock. A button at its limit stays focusable and explains why. */
export function Quantity({
  value,
  max,
  label,
  onChange,
}: {
  value: number;
  max: number;
  /** Name of the item. */
  label: string;
  onChange: (value: number) => void;
}) {
  const t = useTranslate();
  const atMost = value >= max;
  return (
    <div
      role="group"
      aria-label={t("Quantity of {what}", { what: label })}
      className={css({
        display: "inline-flex",
        alignItems: "center",
        border: "edge",
        borderRadius: "full",
        background: "surface",
      })}
    >
      <button
        type="button"
        className={step}
        name={`less ${label}`}
        data-repeats
        aria-label={t("One less")}
        aria-disabled={value <= 1}
        onClick={() => value > 1 && onChange(value - 1)}
      >
        −
      </button>
      <output
        aria-live="polite"
        className={css({ minWidth: "24", textAlign: "center", fontVariantNumeric: "tabular-nums" })}
      >
        {value}
      </output>
      <button
        type="button"
        className={step}
        name={`more ${label}`}
        data-repeats
        aria-label={t(atMost ? "One more: there are no more" : "One more")}
        title={atMost ? t("There are no more") : undefined}
        aria-disabled={atMost}
        onClick={() => !atMost && onChange(value + 1)}
      >
        +
      </button>
    </div>
  );
}
