import { css } from "#styled/css";
import { useTranslation } from "react-i18next";
import { MoneyInput } from "../../../patterns/form.ts";
import { useFormat } from "../../../patterns/page.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Fact, Facts } from "../../../ui/facts.tsx";
import { comesBack, pays, refundLimit, sends } from "./return-draft.ts";
import { Part, type ReturnPartProps } from "./return-part.tsx";
import type { Preview } from "./return-preview.ts";

/** Estimated amounts, shown before the request is sent. */
export function ReturnAmounts({
  order,
  draft,
  change,
  problem,
  preview,
}: ReturnPartProps & { preview: Preview }) {
  const { t } = useTranslation(["order-returns-sheet", "order-record"]);
  const format = useFormat();
  const { kind, back, out } = draft;
  const { currency_code: currency } = order;
  const money = (amount: number) => format.money(amount, currency);
  const { difference, returned, backShipping } = preview;
  const most = refundLimit(draft, order);
  return (
    <Part title={t("steps.summary")} problem={problem}>
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
      {preview.short > 0 && (
        <Alert tone="warning">{t("summary.short", { amount: money(preview.short) })}</Alert>
      )}
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
            t("summary.refundable", { amount: money(most) }),
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

/** The key of the text that says who pays the difference. */
export function verdictOf(difference: number) {
  if (difference === 0) return "summary.even";
  return difference > 0 ? "summary.pays" : "summary.getsBack";
}

const small = css({ textStyle: "small", color: "fg.muted" });
