import { css } from "#styled/css";
import { useTranslation } from "react-i18next";
import { MoneyInput } from "../../../patterns/form.ts";
import { useFormat } from "../../../patterns/page.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Fact, Facts } from "../../../ui/facts.tsx";
import { chosenLines, comesBack, pays, sends, type Preview } from "./return-draft.ts";
import type { StepProps } from "./step.ts";

/** Estimated amounts, before anything is sent. */
export function SummaryStep({
  order,
  draft,
  returnable,
  change,
  preview,
}: StepProps & { preview: Preview }) {
  const { t } = useTranslation(["order-returns-sheet", "order-record", "order-timeline"]);
  const format = useFormat();
  const { kind, added, back, out } = draft;
  const { currency_code: currency } = order;
  const money = (amount: number) => format.money(amount, currency);
  const lineOf = new Map(returnable.map(({ item }) => [item.id, item]));
  const titled = (title: string, quantity: number | null) =>
    t("order-timeline:timeline.line", { quantity: format.number(quantity ?? 0), name: title });
  const { difference } = preview;
  const refundable = order.refundable_amount ?? 0;
  return (
    <>
      <Alert tone="info">{t("summary.preview")}</Alert>
      <div className={columns}>
        <ul aria-label={t(kind === "claim" ? "steps.wrong" : "steps.lines")} className={list}>
          {chosenLines(draft).map(([id, { quantity }]) => (
            <li key={id}>{titled(lineOf.get(id)?.title ?? "", quantity)}</li>
          ))}
        </ul>
        {sends(draft) && (
          <ul aria-label={t("steps.added")} className={list}>
            {added.map(({ id, title, quantity }) => (
              <li key={id}>{titled(title, quantity)}</li>
            ))}
          </ul>
        )}
      </div>
      <Facts>
        <Fact term={t(comesBack(draft) ? "summary.returned" : "summary.claimed")}>
          {money(preview.returned)}
        </Fact>
        {back.option !== "" && (
          <Fact term={t("summary.backShipping")}>{money(preview.backShipping)}</Fact>
        )}
        {sends(draft) && <Fact term={t("summary.added")}>{money(preview.added)}</Fact>}
        {sends(draft) && out.option !== "" && (
          <Fact term={t("order-record:totals.shipping")}>{money(preview.outShipping)}</Fact>
        )}
        <Fact term={verdict(difference)}>
          <strong>{money(Math.abs(difference))}</strong>
        </Fact>
      </Facts>
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
          value={draft.refund ?? null}
          onValueChange={(refund) => change({ refund: refund === null ? undefined : refund })}
        />
      )}
    </>
  );

  function verdict(amount: number): string {
    if (amount === 0) return t("summary.even");
    return amount > 0 ? t("summary.pays") : t("summary.getsBack");
  }
}

const columns = css({
  display: "grid",
  gap: "12",
  gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
});
const list = css({ display: "grid", gap: "4", alignContent: "start", overflowWrap: "anywhere" });
const small = css({ textStyle: "small", color: "fg.muted" });
