import { useOrderReturns, type RequestedReturn } from "@countertop/storefront-kit/customer";
import type { Order } from "@countertop/sdk/types";
import { css } from "#styled/css";
import { button, card } from "#styled/recipes";
import { useMoney } from "../lib/money.ts";
import { useFormatDate } from "../lib/order-status.ts";
import { Link } from "@tanstack/react-router";
import type { Text } from "../lib/texts.ts";
import { useTranslation } from "react-i18next";
import { stack } from "./layout.ts";

const STATUS: Readonly<Record<RequestedReturn["status"], Text>> = {
  requested: "Requested: we're waiting for your package",
  received: "Received",
};

/** An order's returns with their status, and a link to request a return if items can still be returned. */
export function OrderReturns({ order }: { order: Order }) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const formatDate = useFormatDate();
  const { returns, returnable } = useOrderReturns(order);
  const titleOf = (id: string) => order.items?.find((item) => item.id === id)?.title ?? "";
  return (
    <>
      {returns.length > 0 && (
        <section aria-labelledby="returns" className={`${card()} ${stack}`}>
          <h2 id="returns" className={css({ textStyle: "subheading" })}>
            {t("Returns")}
          </h2>
          <ul className={stack}>
            {returns.map(({ id, created_at, status, refund_amount, items }) => (
              <li key={id} className={css({ textStyle: "small" })}>
                <p>
                  {formatDate(created_at)} · {t(STATUS[status])}
                </p>
                {items.map(({ item_id, quantity }) => (
                  <p key={item_id}>
                    {quantity} × <bdi>{titleOf(item_id)}</bdi>
                  </p>
                ))}
                {status === "requested" && (
                  <p className={css({ color: "muted" })}>
                    {t("You get {amount} back once it arrives.", {
                      amount: money(refund_amount, order.currency_code),
                    })}
                  </p>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {returnable.length > 0 && (
        <div>
          <Link
            from="/$locale"
            to="/$locale/orders/$id/return"
            params={{ id: order.id }}
            className={button({ tone: "plain" })}
          >
            {t("Return items")}
          </Link>
        </div>
      )}
    </>
  );
}
