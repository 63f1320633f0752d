import { useSavedPaymentMethods } from "@countertop/storefront-kit/customer";
import { css } from "#styled/css";
import { useTranslation } from "react-i18next";
import { nameOfSaved } from "./checkout/payment-methods.tsx";
import { stack } from "./layout.ts";

/** The cards that payment providers have saved for the customer. Shows nothing if there are none. */
export function SavedMethods() {
  const { t } = useTranslation();
  const { methods } = useSavedPaymentMethods();
  if (methods.length === 0) return null;
  return (
    <section className={`${stack} ${css({ marginTop: "40" })}`} aria-labelledby="saved-methods">
      <h2 id="saved-methods" className={css({ textStyle: "subheading" })}>
        {t("Saved payment methods")}
      </h2>
      <ul>
        {methods.map((one) => (
          <li key={`${one.provider_id} ${one.id}`}>
            {nameOfSaved(one, t)}
            {one.expires && (
              <span className={css({ color: "muted" })}>
                {" "}
                · {String(one.expires.month).padStart(2, "0")}/{one.expires.year}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
