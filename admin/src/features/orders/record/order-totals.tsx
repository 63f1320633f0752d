import { css } from "#styled/css";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { RecordLink, useFormat } from "../../../patterns/page.ts";
import { discounts } from "../../../resources/discounts.ts";
import { giftCards } from "../../../resources/gift-cards.ts";
import type { Order } from "../order.ts";
import { discountShares, taxShares, type Share } from "./total-shares.ts";

/** What an order comes to, line by line, as the server says it. */
export function OrderTotals({ order }: { order: Order }) {
  const { t } = useTranslation("order-record");
  const format = useFormat();
  const money = (amount: number) => format.money(amount, order.currency_code);
  const minus = (amount: number) => (amount === 0 ? money(0) : money(-amount));
  const taxes = taxShares(order, (rates) =>
    rates.map((rate) => t("totals.rate", { value: format.number(rate) })).join(" + "),
  );
  const cards = order.gift_card_transactions ?? [];
  const captured = (order.payments ?? []).some(({ captured_at }) => captured_at !== null);
  const { refunded_total: refunded = 0, paid_total: paid = 0 } = order;
  const swaps = (order.swaps ?? []).filter(
    ({ difference_due, canceled_at }) => difference_due !== null && canceled_at === null,
  );
  return (
    <dl className={root} aria-label={t("totals.title")}>
      <Line term={t("totals.subtotal")}>{money(order.subtotal ?? 0)}</Line>
      <Shares
        term={t("totals.discount")}
        total={order.discount_total ?? 0}
        shares={discountShares(order)}
        write={minus}
        show={(code) => {
          const discount = order.discounts?.find((one) => one.code === code);
          return <RecordLink resource={discounts} record={discount} none={code} />;
        }}
      />
      <Line
        term={t("totals.shipping")}
        note={(order.shipping_methods ?? [])
          .map(({ shipping_option }) => shipping_option?.name)
          .filter(Boolean)
          .join(", ")}
      >
        {money(order.shipping_total ?? 0)}
      </Line>
      <Shares term={t("totals.tax")} total={order.tax_total ?? 0} shares={taxes} write={money} />
      {cards.length > 0 && (
        <Shares
          term={t("totals.giftCards")}
          total={order.gift_card_total ?? 0}
          shares={cards.map(({ gift_card, gift_card_id, amount }) => ({
            name: gift_card?.code ?? gift_card_id,
            amount,
          }))}
          write={minus}
          show={(code) => {
            const card = cards.find(({ gift_card }) => gift_card?.code === code)?.gift_card;
            return (
              <RecordLink
                resource={{ path: giftCards.path, nameOf: () => code }}
                record={card}
                none={code}
              />
            );
          }}
        />
      )}
      <Line strong term={t("totals.total")}>
        {money(order.total ?? 0)}
      </Line>
      {order.status !== "canceled" && (
        <Line term={t(captured ? "totals.paid" : "totals.authorized")}>{money(paid)}</Line>
      )}
      {swaps.map(({ id, difference_due }) => (
        <Line key={id} term={t("totals.exchange")}>
          {money(difference_due ?? 0)}
        </Line>
      ))}
      {refunded > 0 && (
        <>
          <Line term={t("totals.refunded")}>{minus(refunded)}</Line>
          <Line strong term={t("totals.net")}>
            {money(order.refundable_amount ?? 0)}
          </Line>
        </>
      )}
    </dl>
  );
}

/** A total and what it is made of; on one line where that is one thing. */
function Shares({
  term,
  total,
  shares,
  write,
  show = (name) => name,
}: {
  term: string;
  total: number;
  shares: readonly Share[];
  write(amount: number): string;
  show?(name: string): ReactNode;
}) {
  const [only] = shares;
  if (shares.length === 0 && total === 0) return null;
  return (
    <>
      <Line term={term} note={shares.length === 1 && only ? show(only.name) : undefined}>
        {write(total)}
      </Line>
      {shares.length > 1 &&
        shares.map(({ name, amount }) => (
          <Line key={name} part term={show(name)}>
            {amount === undefined ? "" : write(amount)}
          </Line>
        ))}
    </>
  );
}

const Line = ({
  term,
  note,
  strong,
  part,
  children,
}: {
  term: ReactNode;
  note?: ReactNode;
  strong?: boolean;
  /** Of the total above it. */
  part?: boolean;
  children: ReactNode;
}) => (
  <div className={line} data-strong={strong || undefined} data-share={part || undefined}>
    <dt>
      {part ? <bdi>{term}</bdi> : term}
      {note && <bdi className={small}>{note}</bdi>}
    </dt>
    <dd>{children}</dd>
  </div>
);

const root = css({
  display: "grid",
  gap: "6",
  padding: "card",
  borderBlockStart: "hairline",
  background: "bg.subtle",
});
const line = css({
  display: "flex",
  justifyContent: "space-between",
  gap: "12",
  "& dt": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    columnGap: "8",
    minWidth: 0,
    overflowWrap: "anywhere",
  },
  "& dd": { fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" },
  "&[data-strong]": { fontWeight: "semibold" },
  "&[data-share]": { color: "fg.muted", textStyle: "small", paddingInlineStart: "12" },
});
const small = css({ textStyle: "small", color: "fg.muted" });
