import { css } from "#styled/css";
import { useTranslation } from "react-i18next";
import { problemOf } from "../../../lib/errors.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { DraftSums, Sums } from "../draft-sums.tsx";
import type { Quote } from "./make-draft.ts";

export interface DraftSummaryProps {
  quote: Quote;
  /** Sums in minor units, before discounts and added tax. They are all that is known before the server calculates the total. */
  sums: { items: number; shipping: number; sum: number };
  currency: string;
}

/** The amount that the customer pays. Shows the sum of the prices until the form is complete, then the server's totals. */
export function DraftSummary({ quote, sums, currency }: DraftSummaryProps) {
  const { t } = useTranslation(["draft-orders", "common"]);
  const { t: tCommon } = useTranslation("common");
  const problem = quote.error != null && problemOf(quote.error, tCommon);
  return (
    <Card title={t("steps.summary")}>
      <div className={root}>
        {quote.cart ? (
          <div role="status">
            <DraftSums cart={quote.cart} currency={currency} label={t("quote.title")} />
          </div>
        ) : (
          <>
            <Sums
              lines={[
                ["items", sums.items],
                ["shipping", sums.shipping],
                ["preview", sums.sum],
              ]}
              currency={currency}
              label={t("totals.preview")}
            />
            {!problem && (
              <p className={quiet} role="status">
                {quote.pending ? t("quote.pending") : t("quote.later")}
              </p>
            )}
          </>
        )}
        {problem && (
          <Alert
            title={problem.title}
            action={<Button onClick={quote.retry}>{t("quote.run")}</Button>}
          >
            {problem.message}
          </Alert>
        )}
      </div>
    </Card>
  );
}

const root = css({ display: "grid", gap: "12", gridTemplateColumns: "minmax(0, 1fr)" });
const quiet = css({ textStyle: "small", color: "fg.muted" });
