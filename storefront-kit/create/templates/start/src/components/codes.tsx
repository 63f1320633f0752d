import { useCart } from "@countertop/storefront-kit";
import { useState } from "react";
import { css } from "#styled/css";
import { button } from "#styled/recipes";
import { whyRefused } from "../lib/codes.ts";
import { useFields } from "../lib/form.ts";
import { isNotFound } from "../lib/not-found.ts";
import { Field } from "./field.tsx";
import { useTranslation } from "react-i18next";

/** One field for discounts and gift cards, so that shoppers don't have to know which kind of code they have. */
export function Codes() {
  const { t } = useTranslation();
  const { cart, addDiscount, addGiftCard, removeDiscount, removeGiftCard } = useCart();
  const [refused, setRefused] = useState<string>();
  const { errors, form } = useFields(({ code = "" }) => {
    setRefused(undefined);
    return addDiscount
      .mutateAsync({ code })
      .catch((reason: unknown) => {
        // The code isn't a discount. It may be a gift card, which has a different call.
        if (!isNotFound(reason)) throw reason;
        return addGiftCard.mutateAsync({ code });
      })
      .catch((reason: unknown) => setRefused(whyRefused(reason, t)));
  });
  const used = [
    ...(cart?.discounts ?? []).map(({ code }) => ({
      code,
      remove: () => removeDiscount.mutate({ code }),
    })),
    ...(cart?.gift_cards ?? []).map(({ code }) => ({
      code,
      remove: () => removeGiftCard.mutate({ code }),
    })),
  ];
  return (
    <div className={css({ display: "grid", gap: "12" })}>
      <form
        {...form}
        className={css({
          display: "grid",
          gridTemplateColumns: "1fr auto",
          gap: "8",
          alignItems: "start",
        })}
      >
        <Field
          name="code"
          label={t("Discount or gift card")}
          required
          autoComplete="off"
          data-missing={t("Enter a code first.")}
          errors={refused === undefined ? errors : { code: refused }}
        />
        <button
          className={`${button({ tone: "plain" })} ${besideField}`}
          aria-busy={addDiscount.isPending || addGiftCard.isPending}
        >
          {t("Apply")}
        </button>
      </form>
      {used.map(({ code, remove }) => (
        <p
          key={code}
          className={css({
            display: "flex",
            justifyContent: "space-between",
            alignItems: "center",
            textStyle: "small",
          })}
        >
          {code}
          <button
            type="button"
            className={button({ tone: "quiet" })}
            aria-label={t("Remove {what}", { what: code })}
            onClick={remove}
          >
            {t("Remove")}
          </button>
        </p>
      ))}
    </div>
  );
}

/** Aligns a button with the field, which is below its label, regardless of the text under the field. */
const besideField = css({ marginTop: "1.625rem" });
