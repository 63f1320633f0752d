import type { ProductPrice, ShownPrice } from "@countertop/storefront-kit/parts";
import { css } from "#styled/css";
import { useTranslation } from "react-i18next";

/** The price in the visitor's region, and the usual price if the variant is on sale. */
export function Price({ of }: { of: ShownPrice | ProductPrice | undefined }) {
  const { t } = useTranslation();
  if (!of) return null;
  const { text, original } = of;
  return (
    <span className={css({ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" })}>
      {"isFrom" in of && of.isFrom && `${t("from")} `}
      <span className={original && css({ color: "alarm" })}>{text}</span>
      {original && (
        <>
          {" "}
          <s className={css({ color: "muted" })}>
            <span className={css({ srOnly: true })}>{t("before the sale")} </span>
            {original.text}
          </s>
        </>
      )}
    </span>
  );
}
