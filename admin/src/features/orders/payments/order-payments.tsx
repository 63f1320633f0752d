import { css } from "#styled/css";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { PaymentStatusBadge, useFormat } from "../../../patterns/page.ts";
import { Badge, type Tone } from "../../../ui/badge.tsx";
import { Card } from "../../../ui/card.tsx";
import { Fact, Facts } from "../../../ui/facts.tsx";
import { ActionButton } from "../action-button.tsx";
import type { OrderCardProps } from "../order.ts";
import {
  openPayments,
  paidOf,
  refundable,
  restOf,
  shownPaymentStatus,
  stateOf,
  type Payment,
  type PaymentState,
} from "../../../resources/order-balance.ts";
import {
  captureProblem,
  collectionsOf,
  isApart,
  isManual,
  plainPayments,
  refundProblem,
  type Collection,
} from "./payment-rules.ts";

const tones: Record<PaymentState, Tone> = {
  canceled: "neutral",
  authorized: "warning",
  captured: "success",
  partially_refunded: "neutral",
  refunded: "neutral",
};
const collectionTones: Record<Collection["status"], Tone> = {
  not_paid: "warning",
  awaiting: "warning",
  partially_authorized: "warning",
  authorized: "success",
  canceled: "neutral",
};

/** All payments, refunds, and used gift cards of the order, and the payments of its edits. */
export function OrderPayments({ order, view }: OrderCardProps) {
  const { t } = useTranslation(["order-payments", "order-returns"]);
  const format = useFormat();
  const money = (amount: number) => format.money(amount, order.currency_code);
  const { payments = [], refunds = [], gift_card_transactions: cards = [] } = order;
  const plain = plainPayments(order);
  const open = openPayments(order);
  // The card's buttons capture the order's only open payment, and refund the order, or the only payment of a canceled order. A
  // payment has its own buttons if there are several, or if it belongs only to an edit.
  const kept = order.status === "canceled" ? payments.filter((payment) => restOf(payment) > 0) : [];
  const isOneOf = (several: readonly Payment[], { id }: Payment) =>
    several.length > 1 && several.some((one) => one.id === id);
  const button = (overlay: string, part: string, label: string, reason?: string) => (
    <ActionButton size="sm" reason={reason} onClick={() => view.open(overlay, { part })}>
      {label}
    </ActionButton>
  );
  const buttonsOf = (payment: Payment) => {
    const { id, swap_id } = payment;
    const isOpen = stateOf(payment) === "authorized";
    const apart = isApart(order, payment);
    return (
      <>
        {isOpen && swap_id && button("settle", swap_id, t("order-returns:do.settlePay"))}
        {isOpen && (apart || isOneOf(open, payment)) && button("capture", id, t("capture.action"))}
        {(apart || isOneOf(kept, payment)) &&
          restOf(payment) > 0 &&
          button("refund", id, t("refund.action"))}
      </>
    );
  };
  const [captureWhy, refundWhy] = [captureProblem(order), refundProblem(order)];
  return (
    <Card
      title={t("title")}
      note={<PaymentStatusBadge status={shownPaymentStatus(order)} />}
      actions={
        <>
          {button(
            "capture",
            "",
            t(open.length > 1 ? "capture.all" : "capture.action"),
            captureWhy && t(`captureProblem.${captureWhy}`),
          )}
          {button("refund", "", t("refund.action"), refundWhy && t(`refundProblem.${refundWhy}`))}
        </>
      }
    >
      <div className={parts}>
        {order.payment_status === "requires_action" && (
          <p className={problem}>{t("capture.refusedText")}</p>
        )}
        {payments.length + cards.length === 0 && <p className={quiet}>{t("none")}</p>}
        {plain.length > 0 && (
          <ul className={list} aria-label={t("payments")}>
            {plain.map((payment) => (
              <PaymentRow key={payment.id} payment={payment}>
                {buttonsOf(payment)}
              </PaymentRow>
            ))}
          </ul>
        )}
        {cards.length > 0 && (
          <ul className={list} aria-label={t("giftCards")}>
            {cards.map(({ id, gift_card, gift_card_id, amount, created_at }) => (
              <li key={id} className={row}>
                <span className={name}>
                  <Link to="/a/gift-cards/$id" params={{ id: gift_card_id }} className={link}>
                    {t("giftCard", { code: gift_card?.code ?? "" })}
                  </Link>
                  <span className={quiet}>{format.dateTime(created_at)}</span>
                </span>
                <span className={value}>{money(amount)}</span>
              </li>
            ))}
          </ul>
        )}
        {refunds.length > 0 && (
          <ul className={list} aria-label={t("refunds")}>
            {refunds
              .toSorted((a, b) => a.created_at.localeCompare(b.created_at))
              .map(({ id, amount, reason, note, created_at }) => (
                <li key={id} className={row}>
                  <span className={name}>
                    {t("refunded", { reason: t(`reason.${reason}`) })}
                    <span className={quiet}>
                      {format.dateTime(created_at)}
                      {note !== null && note !== "" && (
                        <>
                          {" · "}
                          <bdi>{note}</bdi>
                        </>
                      )}
                    </span>
                  </span>
                  <span className={value}>{money(-amount)}</span>
                </li>
              ))}
          </ul>
        )}
        {collectionsOf(order).map(({ edit, collection }) => (
          <section key={collection.id} className={part} aria-label={t("collection.title")}>
            <div className={row}>
              <span className={name}>
                <span className={states}>
                  {t("collection.title")}
                  <Badge tone={collectionTones[collection.status]}>
                    {t(`collection.status.${collection.status}`)}
                  </Badge>
                </span>
                <span className={quiet}>
                  {collection.description ??
                    t(edit.status === "confirmed" ? "collection.agreed" : "collection.asked")}
                </span>
              </span>
              <span className={value}>
                {format.money(collection.amount, collection.currency_code)}
              </span>
              <span className={buttons}>
                {button(
                  "authorize",
                  collection.id,
                  t("authorize.action"),
                  collection.status === "authorized"
                    ? t("collection.authorizedAlready")
                    : collection.status === "canceled" || order.status === "canceled"
                      ? t("captureProblem.canceled")
                      : undefined,
                )}
              </span>
            </div>
            {(collection.payments ?? []).length > 0 && (
              <ul className={list}>
                {collection.payments?.map((payment) => (
                  <PaymentRow key={payment.id} payment={payment}>
                    {buttonsOf(payment)}
                  </PaymentRow>
                ))}
              </ul>
            )}
          </section>
        ))}
        <div className={figures}>
          <Facts>
            {/* The fact's name depends on open payments, because the server adds authorized amounts to the paid total. */}
            <Fact
              term={t(
                payments.some((payment) => stateOf(payment) === "authorized")
                  ? "totals.promised"
                  : "totals.paid",
              )}
            >
              {money(paidOf(order))}
            </Fact>
            <Fact term={t("totals.refunded")}>{money(order.refunded_total ?? 0)}</Fact>
            <Fact term={t("totals.refundable")}>{money(refundable(order))}</Fact>
          </Facts>
        </div>
      </div>
    </Card>
  );
}

function PaymentRow({ payment, children }: { payment: Payment; children?: React.ReactNode }) {
  const { t } = useTranslation("order-payments");
  const format = useFormat();
  const { amount, amount_refunded, currency_code, captured_at, canceled_at, created_at } = payment;
  const state = stateOf(payment);
  const date = canceled_at ?? captured_at ?? created_at;
  return (
    <li className={row}>
      <span className={name}>
        <span className={states}>
          {isManual(payment) ? t("manual") : <bdi>{payment.provider_id}</bdi>}
          <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
        </span>
        <span className={quiet}>
          {payment.swap_id !== null && `${t("ofExchange")} · `}
          {date !== undefined && format.dateTime(date)}
          {amount_refunded > 0 &&
            ` · ${t("refundedOf", { amount: format.money(amount_refunded, currency_code) })}`}
        </span>
      </span>
      <span className={value}>{format.money(amount, currency_code)}</span>
      {children && <span className={buttons}>{children}</span>}
    </li>
  );
}

const parts = css({ display: "grid", gap: "16", gridTemplateColumns: "minmax(0, 1fr)" });
const part = css({
  display: "grid",
  gap: "8",
  borderBlockStartWidth: "1px",
  borderColor: "border.default",
  paddingBlockStart: "12",
});
const list = css({ display: "grid", gap: "12", listStyle: "none" });
const row = css({
  display: "flex",
  flexWrap: "wrap",
  columnGap: "12",
  rowGap: "4",
  alignItems: "center",
});
const name = css({ flex: "1 1 180px", minWidth: "0", display: "grid", overflowWrap: "anywhere" });
const states = css({ display: "inline-flex", flexWrap: "wrap", gap: "8", alignItems: "center" });
const value = css({ fontVariantNumeric: "tabular-nums", marginInlineStart: "auto" });
const buttons = css({ display: "flex", gap: "8", _empty: { display: "none" } });
// The same alignment as in the totals of the items.
const figures = css({ "& dd": { textAlign: "end" } });
const link = css({ textDecoration: "underline" });
const quiet = css({ color: "fg.muted", textStyle: "small" });
const problem = css({ color: "fg.danger" });
