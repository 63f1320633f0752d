import { css } from "#styled/css";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../patterns/page.ts";
import { Alert } from "../../ui/alert.tsx";
import type { ValuesPlan } from "./plan-values.ts";

/** Number of variants to list. The others are only counted. */
const SHOWN = 50;

/** The variants that will be changed and deleted. */
export function Preview({ plan: { changes, removed, order } }: { plan: ValuesPlan }) {
  const { t } = useTranslation("product-values");
  const format = useFormat();
  if (changes.length === 0 && removed.length === 0)
    return <p className={quiet}>{t(order ? "sorted" : "none")}</p>;
  const rest = removed.length - SHOWN;
  const names = removed.slice(0, SHOWN).map(({ title }) => title);
  return (
    <>
      {removed.length > 0 && (
        <Alert tone="warning">
          {t("removed", {
            number: format.number(removed.length),
            names: format.list(rest > 0 ? [...names, `+${format.number(rest)}`] : names),
          })}
        </Alert>
      )}
      {changes.length > 0 && (
        <section className={part}>
          <h3 className={heading}>{t("preview", { number: format.number(changes.length) })}</h3>
          <ul className={list}>
            {changes.slice(0, SHOWN).map(({ variant, title, sku, values }) => (
              <li key={variant.id}>
                <bdi>{variant.title}</bdi>
                {" → "}
                <bdi>
                  {title === variant.title
                    ? values.map(({ value }) => value).join(" / ") || title
                    : title}
                </bdi>
                {sku !== variant.sku && (
                  <span className={quiet}>
                    {" · "}
                    <bdi>{sku}</bdi>
                  </span>
                )}
              </li>
            ))}
            {changes.length > SHOWN && <li>{`+${format.number(changes.length - SHOWN)}`}</li>}
          </ul>
        </section>
      )}
    </>
  );
}

const quiet = css({ color: "fg.subtle" });
const part = css({ display: "grid", gap: "8" });
const heading = css({ textStyle: "label" });
const list = css({ display: "grid", gap: "4", overflowWrap: "anywhere" });
