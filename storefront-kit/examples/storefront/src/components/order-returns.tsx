import { useOrderReturns, type RequestedReturn } from "@countertop/storefront-kit/customer";
import type { Order } from "@countertop/sdk/types";
import { css } from "#styled/css";
import { button, card } from "#styled/recipes";
import { useMoney } from "../lib/money.ts";
import { useFormatDate } from "../lib/order-status.ts";
import { Link } from "../lib/router.tsx";
import type { Text } from "../lib/texts.ts";
import { useTranslate } from "../lib/translate.ts";
import { stack } from "./layout.ts";

const STATUS: Readonly<Record<RequestedReturn["status"], Text>> = {
  requested: "Requested: we are waiting for your parcel",
  received: "Received",
};

/** The returns of an order with their status, and a link to request one while items can still be sent back. */
export function OrderReturns({ order }: { order: Order }) {
  const t = useTranslate();
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
                    {t("You get {amount} back when it is here.", {
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
            to="/orders/$id/return"
            params={{ id: order.id }}
            className={button({ tone: "plain" })}
          >
            {t("Send something back")}
          </Link>
        </div>
      )}
    </>
  );
}
