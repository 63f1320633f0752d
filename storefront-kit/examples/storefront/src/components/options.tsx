import type { Product, Variant } from "@countertop/sdk/types";
import { css } from "#styled/css";
import { choiceOf, valuesOf, variantWith } from "../lib/variants.ts";
import { useTranslate } from "../lib/translate.ts";

/** From option values to a variant: radio buttons, as the keyboard knows them. */
export function Options({
  product,
  variant,
  onVariant,
}: {
  product: Product;
  variant: Variant;
  onVariant: (id: string) => void;
}) {
  const t = useTranslate();
  const { options = [], variants = [] } = product;
  // "One size" is not a choice.
  if (variants.length < 2) return null;
  const choice = choiceOf(variant);
  return options.map(({ id, title }) => {
    const values = valuesOf(product, variants, choice, id);
    return (
      <fieldset key={id} className={css({ display: "grid", gap: "8" })}>
        <legend className={css({ textStyle: "label", marginBottom: "8" })}>
          {title}
          <span className={css({ color: "muted", fontWeight: "normal" })}>: {choice[id]}</span>
        </legend>
        <div className={css({ display: "flex", flexWrap: "wrap", gap: "8" })}>
          {values.map(({ value, state }) => (
            <label key={value} className={chip} title={REASON[state] && t(REASON[state])}>
              <input
                type="radio"
                name={id}
                value={value}
                checked={choice[id] === value}
                disabled={state === "not made"}
                className={css({ position: "absolute", inset: "0", opacity: 0, cursor: "inherit" })}
                onChange={() => {
                  const next = variantWith(product, variants, choice, id, value);
                  if (next) onVariant(next.id);
                }}
              />
              <span
                className={
                  state === "available" ? undefined : css({ textDecoration: "line-through" })
                }
              >
                <bdi>{value}</bdi>
              </span>
              {state !== "available" && (
                <span className={css({ srOnly: true })}>, {t(REASON[state])}</span>
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
  "sold out": "sold out",
  "not made": "not made in this combination",
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
  _checked: { borderColor: "ink", background: "ink", color: "paper" },
  "&:has(:focus-visible)": { outline: "2px solid {colors.enamel}", outlineOffset: "2px" },
  "&:has(:disabled)": {
    borderStyle: "dashed",
    borderColor: "line",
    color: "muted",
    background: "transparent",
    cursor: "not-allowed",
  },
});
