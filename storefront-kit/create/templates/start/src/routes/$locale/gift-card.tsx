import { createFileRoute } from "@tanstack/react-router";
import { privateHead } from "../../lib/head.ts";
import { storeRetrieveGiftCard } from "@countertop/sdk/operations";
import { useClient } from "@countertop/sdk/react";
import { useMutation } from "@tanstack/react-query";
import { css } from "#styled/css";
import { button, notice } from "#styled/recipes";
import { Field } from "../../components/field.tsx";
import { heading, stack } from "../../components/layout.ts";
import { WriteError } from "../../components/states.tsx";
import { useFields } from "../../lib/form.ts";
import { useMoney } from "../../lib/money.ts";
import { isNotFound } from "../../lib/not-found.ts";
import { useTranslation } from "react-i18next";

export const Route = createFileRoute("/$locale/gift-card")({
  head: ({ match }) => privateHead(match, "Gift card balance"),
  ssr: false,
  component: GiftCardPage,
});

/** Shows the balance of a gift card. Doesn't store the code, because anyone with the code can use the card. */
function GiftCardPage() {
  const { t } = useTranslation();
  const { money } = useMoney();
  const client = useClient();
  const card = useMutation({
    retry: false,
    mutationFn: (code: string) => storeRetrieveGiftCard(client, { code }),
  });
  const { errors, form } = useFields(({ code = "" }) => card.mutate(code.toUpperCase()));
  const { balance, value, region } = card.data?.gift_card ?? {};
  const unknown = isNotFound(card.error);
  return (
    <div className={css({ maxWidth: "form" })}>
      <h1 className={heading}>{t("Gift card balance")}</h1>
      <form {...form} className={`${stack} ${css({ marginTop: "24" })}`}>
        <Field
          name="code"
          label={t("Gift card code")}
          required
          autoComplete="off"
          errors={unknown ? { code: t("This code doesn't exist.") } : errors}
        />
        {!unknown && <WriteError error={card.error} />}
        {card.data && !card.isPending && (
          <p role="status" className={notice({ tone: "good" })}>
            {t("{balance} of {value} left", {
              balance: money(balance, region?.currency_code),
              value: money(value, region?.currency_code),
            })}
          </p>
        )}
        <div>
          <button className={button()} aria-busy={card.isPending}>
            {t("Show the balance")}
          </button>
        </div>
      </form>
    </div>
  );
}
