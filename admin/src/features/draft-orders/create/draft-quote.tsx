import { adminCreateDraftOrder, adminDeleteDraftOrder } from "@countertop/sdk/operations";
import { useClient } from "@countertop/sdk/react";
import { useMutation } from "@tanstack/react-query";
import { Calculator } from "lucide-react";
import { useTranslation } from "react-i18next";
import { problemOf } from "../../../lib/errors.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { DraftSums } from "../draft-sums.tsx";
import type { toBody } from "./draft-form.ts";

export interface DraftQuoteProps {
  body: ReturnType<typeof toBody>;
  /** The same after a code that is still being typed has been entered; undefined if the code was rejected. */
  latest(): Promise<DraftQuoteProps["body"] | undefined>;
  currency: string;
}

/**
 * Totals of the draft before it is created, with discounts and tax. Only a draft takes custom items and custom prices, so the
 * server creates one for this, and it is deleted immediately.
 */
export function DraftQuote({ body, latest, currency }: DraftQuoteProps) {
  const { t } = useTranslation("draft-orders");
  const { t: tCommon } = useTranslation("common");
  const client = useClient();
  const asked = JSON.stringify(body);
  const quote = useMutation({
    mutationFn: async () => {
      const body = await latest();
      if (!body) return undefined;
      const { draft_order: draft } = (await client.send(adminCreateDraftOrder, { body })).data;
      await client.send(adminDeleteDraftOrder, { id: draft.id });
      return { asked: JSON.stringify(body), cart: draft.cart };
    },
  });
  // Another item or code changes the totals.
  const cart = quote.data?.asked === asked ? quote.data.cart : undefined;
  const problem = quote.error && problemOf(quote.error, tCommon);
  return (
    <>
      {cart ? (
        <div role="status">
          <DraftSums cart={cart} currency={currency} label={t("quote.title")} />
        </div>
      ) : (
        <div>
          <Button
            icon={<Calculator aria-hidden />}
            loading={quote.isPending}
            onClick={() => quote.mutate()}
          >
            {t("quote.run")}
          </Button>
        </div>
      )}
      {problem && <Alert title={problem.title}>{problem.message}</Alert>}
    </>
  );
}
