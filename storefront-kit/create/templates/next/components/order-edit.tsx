"use client";
import type { OrderEdit as ApiOrderEdit, OrderItemChange } from "@countertop/sdk/types";
import { useOrderEditRequest } from "@countertop/storefront-kit/links";
import Link from "next/link";
import { nextStepOf, paymentMethod } from "@/lib/payment-methods";
import { useFields } from "@/lib/use-fields";
import type { Text, Translate } from "@/texts";
import { ErrorText } from "./error-text";
import { Choice, Field } from "./field";
import { useShop } from "./shop-context";
import { useMoney } from "./totals";

const CLOSED: Readonly<Partial<Record<ApiOrderEdit["status"], Text>>> = {
  confirmed: "You accepted the changes",
  declined: "You declined the changes",
  canceled: "These changes were withdrawn",
};

/** The page of a link to an order edit: the customer accepts the changes and pays the difference, or declines them. */
export function OrderEdit({ id }: { id: string }) {
  const { place, t } = useShop();
  const money = useMoney();
  const { query, orderEdit, due, providers, accept, decline } = useOrderEditRequest(id);
  const accepting = useFields(async ({ provider_id }) => {
    const accepted = await accept.mutateAsync({ provider_id });
    const { page } = accepted.type === "payment" ? nextStepOf(accepted.data) : {};
    if (page) location.assign(page);
  });
  const declining = useFields(({ declined_reason }) => decline.mutateAsync({ declined_reason }));
  if (query.error) return <ErrorText error={query.error} />;
  if (!orderEdit) return <p role="status">{t("Loading")}</p>;
  const currency = orderEdit.order?.currency_code;
  const closed = CLOSED[orderEdit.status];
  const difference = orderEdit.difference_due ?? 0;
  return (
    <div className="stack narrow">
      <h1>{t(closed ?? "Changes to your order")}</h1>
      <Link href={`/${place}/orders/${orderEdit.order_id}`}>
        {t("Order {number}", { number: orderEdit.order?.display_id ?? "" })}
      </Link>
      {!closed && (
        <>
          <ul>
            {orderEdit.changes?.map((change) => (
              <li key={change.id}>{changeText(change, t)}</li>
            ))}
          </ul>
          <dl className="facts">
            <div>
              <dt>{t("New total")}</dt>
              <dd>{money(orderEdit.total, currency)}</dd>
            </div>
            <div>
              <dt>{difference < 0 ? t("You get back") : t("Difference")}</dt>
              <dd>{money(Math.abs(difference), currency)}</dd>
            </div>
          </dl>
        </>
      )}
      {orderEdit.status === "requested" && (
        <>
          <form {...accepting.getFormProps()} className="panel stack">
            {due > 0 && (
              <fieldset>
                <legend>{t("Payment method")}</legend>
                {providers.map((provider, index) => (
                  <Choice
                    key={provider}
                    name="provider_id"
                    value={provider}
                    defaultChecked={index === 0}
                  >
                    {t(paymentMethod(provider).name as Text)}
                  </Choice>
                ))}
              </fieldset>
            )}
            <ErrorText error={accept.error} />
            {accept.data?.type === "payment" && (
              <p role="status">
                {t("Your payment isn't finished. Accept the changes again to continue.")}
              </p>
            )}
            <button className="button" aria-busy={accept.isPending}>
              {due > 0
                ? t("Accept and pay {amount}", { amount: money(due, currency) })
                : t("Accept the changes")}
            </button>
          </form>
          <form {...declining.getFormProps()} className="panel stack">
            <Field name="declined_reason" label={t("Why you decline the changes (optional)")} />
            <ErrorText error={decline.error} />
            <button className="quiet" aria-busy={decline.isPending}>
              {t("Decline the changes")}
            </button>
          </form>
        </>
      )}
    </div>
  );
}

function changeText(
  { type, line_item, original_line_item }: OrderItemChange,
  t: Translate,
): string {
  const item = line_item ?? original_line_item;
  const title = [item?.title, item?.description].filter(Boolean).join(", ");
  const [before, after] = [original_line_item?.quantity ?? 0, line_item?.quantity ?? 0];
  if (type === "item_add") return t("Added: {n} × {title}", { n: after, title });
  if (type === "item_remove") return t("Removed: {n} × {title}", { n: before, title });
  return t("{before} × {title} becomes {n} ×", { before, n: after, title });
}
