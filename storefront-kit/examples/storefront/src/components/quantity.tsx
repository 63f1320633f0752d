import { css } from "#styled/css";

const step = css({
  width: "44",
  height: "44",
  fontSize: "1.25rem",
  lineHeight: "1",
  borderRadius: "full",
  _hover: { background: "sand" },
  _disabled: { color: "edge", background: "transparent" },
});

/** How many: from 1 to what there is. The end stays reachable for the focus and says why it is one. */
export function Quantity({
  value,
  max,
  label,
  onChange,
}: {
  value: number;
  max: number;
  /** Of what. */
  label: string;
  onChange: (value: number) => void;
}) {
  const atMost = value >= max;
  return (
    <div
      role="group"
      aria-label={`Quantity of ${label}`}
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
        aria-label="One less"
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
        aria-label={atMost ? "One more: there are no more" : "One more"}
        title={atMost ? "There are no more" : undefined}
        aria-disabled={atMost}
        onClick={() => !atMost && onChange(value + 1)}
      >
        +
      </button>
    </div>
  );
}
