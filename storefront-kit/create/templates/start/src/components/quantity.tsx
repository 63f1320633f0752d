import { css } from "#styled/css";
import { useTranslation } from "react-i18next";

const step = css({
  width: "44",
  height: "44",
  fontSize: "1.25rem",
  lineHeight: "1",
  borderRadius: "full",
  _hover: { background: "sand" },
  _disabled: { color: "edge", background: "transparent" },
});

/** A quantity from 1 to the stock. A button at its limit stays focusable, and its name explains the limit. */
export function Quantity({
  value,
  max,
  label,
  onChange,
  submits = false,
}: {
  value: number;
  max: number;
  /** Name of the item. */
  label: string;
  onChange: (value: number) => void;
  /** True if the buttons submit the form around them without a script. */
  submits?: boolean;
}) {
  const { t } = useTranslation();
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
        {...(submits
          ? { type: "submit", name: "quantity", value: Math.max(1, value - 1) }
          : { type: "button", name: `less ${label}` })}
        className={step}
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
        {...(submits
          ? { type: "submit", name: "quantity", value: Math.min(max, value + 1) }
          : { type: "button", name: `more ${label}` })}
        className={step}
        data-repeats
        aria-label={t(atMost ? "One more: no more available" : "One more")}
        title={atMost ? t("No more available") : undefined}
        aria-disabled={atMost}
        onClick={() => !atMost && onChange(value + 1)}
      >
        +
      </button>
    </div>
  );
}
