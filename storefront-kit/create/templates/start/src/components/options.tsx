import { selectionOf, useProductOptions } from "@countertop/storefront-kit/parts";
import type { Product, Variant } from "@countertop/sdk/types";
import { css } from "#styled/css";
import { useTranslation } from "react-i18next";

/**
 * Selects a variant by its options, with radio buttons. Every value can be chosen. If no variant matches all choices, the other
 * choices change.
 */
export function Options({
  product,
  variant,
  onVariant,
}: {
  product: Product;
  variant: Variant;
  onVariant: (id: string) => void;
}) {
  const { t } = useTranslation();
  const { variants = [] } = product;
  const {
    options,
    value: choice,
    select,
  } = useProductOptions(product, {
    value: selectionOf(product, variant),
    onValueChange: (chosen) => {
      const next = variants.find((one) => {
        const own = selectionOf(product, one);
        return Object.entries(chosen).every(([title, value]) => own[title] === value);
      });
      if (next) onVariant(next.id);
    },
  });
  // A single value such as "One size" isn't a choice.
  if (variants.length < 2) return null;
  return options.map((option) => {
    const { id, title, values } = option;
    return (
      <fieldset key={id} className={css({ display: "grid", gap: "8" })}>
        <legend className={css({ textStyle: "label", marginBottom: "8" })}>
          {title}
          <span className={css({ color: "muted", fontWeight: "normal" })}>: {choice[title]}</span>
        </legend>
        <div className={css({ display: "flex", flexWrap: "wrap", gap: "8" })}>
          {values.map(({ value, selected, availability }) => (
            <label
              key={value}
              className={availability === "unavailable" ? `${chip} ${notMade}` : chip}
              title={REASON[availability] && t(REASON[availability])}
            >
              <input
                type="radio"
                name={id}
                value={value}
                checked={selected}
                className={css({ position: "absolute", inset: "0", opacity: 0, cursor: "inherit" })}
                onChange={() => select(option, value)}
              />
              <span
                className={
                  availability === "available" ? undefined : css({ textDecoration: "line-through" })
                }
              >
                <bdi>{value}</bdi>
              </span>
              {REASON[availability] && (
                <span className={css({ srOnly: true })}>, {t(REASON[availability])}</span>
              )}
            </label>
          ))}
        </div>
      </fieldset>
    );
  });
}

const REASON = {
  available: undefined,
  "sold-out": "sold out",
  unavailable: "unavailable in this combination",
} as const;

const chip = css({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  minHeight: "44",
  paddingInline: "16",
  border: "edge",
  borderRadius: "control",
  background: "surface",
  textStyle: "small",
  _hover: { background: "sand" },
  _checked: {
    borderColor: "ink",
    background: "ink",
    color: "paper",
    // Keeps the dark background on hover, because the text of a chosen value is pale.
    _hover: { background: "ink" },
  },
  "&:has(:focus-visible)": { outline: "2px solid {colors.enamel}", outlineOffset: "2px" },
});

const notMade = css({
  borderStyle: "dashed",
  borderColor: "line",
  color: "muted",
  background: "transparent",
});
