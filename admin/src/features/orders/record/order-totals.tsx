import { css } from "#styled/css";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { RecordLink, useFormat } from "../../../patterns/page.ts";
import { discounts } from "../../../resources/discounts.ts";
import { giftCards } from "../../../resources/gift-cards.ts";
import type { Order } from "../order.ts";
import { basisOf, discountOf, isTaxed } from "../../../resources/totals.ts";
import { dueRows, totalBlocks, type Figure } from "./total-blocks.ts";
import { discountShares, taxShares, type Share } from "./total-shares.ts";

export type OnAsk = (button: HTMLButtonElement) => void;

/** An amount or a name that opens an explanation of its price when pressed. */
export function Asking({ id, onAsk, children }: { id?: string; onAsk: OnAsk; children: string }) {
  const { t } = useTranslation("order-record");
  return (
    <button
      type="button"
      value={id}
      className={asking}
      aria-haspopup="dialog"
      aria-label={t("line.explain", { value: children })}
      onClick={({ currentTarget }) => onAsk(currentTarget)}
    >
      {children}
    </button>
  );
}

/** An order's figures, in blocks that add up. They include tax if the lines above do. */
export function OrderTotals({ order, onAsk }: { order: Order; onAsk: OnAsk }) {
  const { t } = useTranslation(["order-record", "orders"]);
  const format = useFormat();
  const money = (amount: number) => format.money(amount, order.currency_code);
  const cards = order.gift_card_transactions ?? [];
  const taxes = () => ({
    shares: taxShares(order, (rates) =>
      rates.map((rate) => t("line.rate", { value: format.number(rate) })).join(" + "),
    ),
  });
  /** The parts that a figure consists of, if it has any. */
  const shares: Partial<Record<Figure["id"], () => Omit<SharesProps, "term" | "total" | "write">>> =
    {
      discount: () => ({
        shares: discountShares(order, discountOf(order)).map(negative),
        show: (code) => (
          <RecordLink
            resource={discounts}
            record={order.discounts?.find((one) => one.code === code)}
            none={code}
          />
        ),
      }),
      tax: taxes,
      giftCards: () => ({
        shares: cards.map(({ gift_card, gift_card_id, amount }) => ({
          name: gift_card?.code ?? gift_card_id,
          amount: -amount,
        })),
        show: (code) => (
          <RecordLink
            resource={{ path: giftCards.path, nameOf: () => code }}
            record={cards.find(({ gift_card }) => gift_card?.code === code)?.gift_card}
            none={code}
          />
        ),
      }),
    };
  const showsIncluded = basisOf(order) === "withTax" && isTaxed(order);
  const figure = ({ id, amount }: Figure, key: string, strong = false) => {
    const parts = shares[id]?.();
    if (parts)
      return <Shares key={key} term={t(`totals.${id}`)} total={amount} write={money} {...parts} />;
    return (
      <Line
        key={key}
        strong={strong}
        term={t(`totals.${id}`)}
        note={
          id === "shipping" &&
          shippingNames(order) && <Asking onAsk={onAsk}>{shippingNames(order)}</Asking>
        }
      >
        {money(amount)}
      </Line>
    );
  };
  return (
    <dl className={root} aria-label={t("totals.title")}>
      {totalBlocks(order).flatMap(({ figures, sum }, block, all) => [
        // A block that begins with the sum of the previous block doesn't repeat that sum.
        ...figures
          .slice(figures[0]?.id === all[block - 1]?.sum.id ? 1 : 0)
          .map((one, index) => figure(one, `${block}.${index}`)),
        ...(figures.length > 1 ? [figure(sum, `${block}.sum`, true)] : []),
        ...(sum.id === "total" && showsIncluded
          ? [
              <Shares
                key="included"
                isPart
                term={t("totals.withTax")}
                total={order.tax_total ?? 0}
                write={money}
                {...taxes()}
              />,
            ]
          : []),
      ])}
      {dueRows(order).map(({ id, amount }) => (
        <Line key={id} strong term={t(`orders:paymentStatus.${id}`)}>
          {money(amount)}
        </Line>
      ))}
    </dl>
  );
}

const negative = ({ name, amount }: Share): Share => ({
  name,
  amount: amount === undefined || amount === 0 ? amount : -amount,
});
const shippingNames = ({ shipping_methods = [] }: Order) =>
  shipping_methods
    .map(({ shipping_option }) => shipping_option?.name)
    .filter(Boolean)
    .join(", ");

interface SharesProps {
  term: string;
  total: number;
  shares: readonly Share[];
  write(amount: number): string;
  show?(name: string): ReactNode;
  /** True if the rows list what the total above them already contains. */
  isPart?: boolean;
}

/** A total and its parts. If there is only one part, both are on one line. */
function Shares({ term, total, shares, write, show = (name) => name, isPart }: SharesProps) {
  const [only] = shares;
  if (shares.length === 0 && total === 0) return null;
  return (
    <>
      <Line
        part={isPart}
        term={term}
        note={shares.length === 1 && only ? show(only.name) : undefined}
      >
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
  /** True for a part of the total above it. */
  part?: boolean | undefined;
  children: ReactNode;
}) => (
  <div className={line} data-strong={strong || undefined} data-share={part || undefined}>
    <dt>
      {part ? <bdi>{term}</bdi> : term}
      {note && <bdi className={quiet}>{note}</bdi>}
    </dt>
    <dd>{children}</dd>
  </div>
);

const asking = css({
  cursor: "pointer",
  textAlign: "inherit",
  minHeight: "24",
  fontWeight: "inherit",
  textDecoration: "underline dotted",
  textUnderlineOffset: "3px",
});
const root = css({
  display: "grid",
  gap: "6",
  padding: "card",
  borderBlockStart: "hairline",
  background: "bg.subtle",
});
const line = css({
  display: "grid",
  gridTemplateColumns: {
    base: "minmax(0, 1fr) auto",
    md: "minmax(0, 2fr) minmax(0, 3fr) minmax(6.5rem, auto)",
  },
  columnGap: "12",
  "& dt": {
    display: { base: "flex", md: "grid" },
    gridColumn: { md: "span 2" },
    gridTemplateColumns: "subgrid",
    flexWrap: "wrap",
    alignItems: "baseline",
    columnGap: "8",
    minWidth: 0,
    overflowWrap: "anywhere",
  },
  "& dd": { fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap", textAlign: "end" },
  "&[data-strong]": { fontWeight: "semibold" },
  "&[data-share]": { color: "fg.muted", textStyle: "small" },
  // Styles the term instead of the row, because padding on a row would give it different columns.
  "&[data-share] dt > :first-child": { paddingInlineStart: "12" },
});
const quiet = css({ justifySelf: "start", textStyle: "small", color: "fg.muted" });
