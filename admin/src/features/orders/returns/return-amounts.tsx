import { css } from "#styled/css";
import { useTranslation } from "react-i18next";
import { MoneyInput } from "../../../patterns/form.ts";
import { useFormat } from "../../../patterns/page.ts";
import { Fact, Facts } from "../../../ui/facts.tsx";
import { comesBack, pays, sends, type Preview } from "./return-draft.ts";
import { Part, type ReturnPartProps } from "./return-part.tsx";

/** The estimated amounts, before a request is sent. */
export function ReturnAmounts({
  order,
  draft,
  change,
  flaw,
  preview,
}: ReturnPartProps & { preview: Preview }) {
  const { t } = useTranslation(["order-returns-sheet", "order-record"]);
  const format = useFormat();
  const { kind, back, out } = draft;
  const { currency_code: currency } = order;
  const money = (amount: number) => format.money(amount, currency);
  const { difference, returned, backShipping } = preview;
  const refundable = order.refundable_amount ?? 0;
  return (
    <Part title={t("steps.summary")} flaw={flaw}>
      <Facts>
        <Fact term={t(comesBack(draft) ? "summary.returned" : "summary.claimed")}>
          {money(returned)}
        </Fact>
        {back.option !== "" && <Fact term={t("summary.backShipping")}>{money(backShipping)}</Fact>}
        {sends(draft) && <Fact term={t("summary.added")}>{money(preview.added)}</Fact>}
        {sends(draft) && out.option !== "" && (
          <Fact term={t("order-record:totals.shipping")}>{money(preview.outShipping)}</Fact>
        )}
        <Fact term={t(verdictOf(difference))}>
          <strong>{money(Math.abs(difference))}</strong>
        </Fact>
      </Facts>
      <p className={small}>{t("summary.preview")}</p>
      {kind === "exchange" && (
        <p className={small}>
          {t("summary.link")} {out.option === "" && t("summary.shippingOpen")}
        </p>
      )}
      {pays(draft) && (
        <MoneyInput
          label={t("summary.refund")}
          hint={[
            kind === "claim" ? t("summary.refundHintClaim") : t("summary.refundHintReturn"),
            t("summary.refundable", { amount: money(refundable) }),
          ].join(" ")}
          currency={currency}
          placeholder={money(kind === "claim" ? returned : Math.max(0, returned - backShipping))}
          value={draft.refund ?? null}
          onValueChange={(refund) => change({ refund: refund === null ? undefined : refund })}
        />
      )}
    </Part>
  );
}

/** Key of the text that says who pays the difference. */
export function verdictOf(difference: number) {
  if (difference === 0) return "summary.even";
  return difference > 0 ? "summary.pays" : "summary.getsBack";
}

const small = css({ textStyle: "small", color: "fg.muted" });
