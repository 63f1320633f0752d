import { css } from "#styled/css";
import { adminListVariants } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ErrorState, RecordLink, useFormat } from "../../../patterns/page.ts";
import { discounts } from "../../../resources/discounts.ts";
import { priceLists } from "../../../resources/price-lists.ts";
import { Popover } from "../../../ui/popover.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import type { LineItem, Order } from "../order.ts";
import { lineSteps, pricesToday, shippingSteps, type PriceSteps } from "./price-reasons.ts";

interface Props {
  order: Order;
  /** The button that was pressed. Its value is the line's id, or empty for shipping. */
  anchor: HTMLButtonElement;
  onClose(): void;
}

/** Explains the price of a line, or of the order's shipping methods, with the amounts that the server returned. */
export function PriceReasons({ order, anchor, onClose }: Props) {
  const { t } = useTranslation("order-parts");
  const line = order.items?.find(({ id }) => id === anchor.value);
  return (
    <Popover anchor={() => anchor} label={t("price.title")} onClose={onClose}>
      <div className={box}>
        {line ? (
          <LineReasons key={line.id} order={order} line={line} />
        ) : (
          order.shipping_methods?.map((method) => {
            const { shipping_option: option, price } = method;
            return (
              <section key={method.id} className={box}>
                <h3 className={heading}>{option?.name}</h3>
                <List>
                  {option?.amount != null && (
                    <Row order={order} term={t("price.today")} amount={option.amount} />
                  )}
                  <Row
                    order={order}
                    term={t("price.charged")}
                    note={option?.amount !== price && freeShippingOf(order)}
                    amount={price}
                  />
                  <Steps order={order} {...shippingSteps(method)} />
                </List>
              </section>
            );
          })
        )}
      </div>
    </Popover>
  );
}

function LineReasons({ order, line }: { order: Order; line: LineItem }) {
  const { t } = useTranslation("order-parts");
  const format = useFormat();
  const id = line.variant_id ?? "";
  const query = { id: [id], limit: 1, fields: "id", expand: "prices,prices.price_list" };
  const variants = useQuery({
    ...queryOptions(useClient(), adminListVariants, { query }),
    enabled: id !== "",
  });
  const prices = variants.data?.variants[0]?.prices ?? [];
  const today = pricesToday(prices, order, line.quantity);
  return (
    <>
      <h3 className={heading}>{line.title}</h3>
      {variants.error && (
        <ErrorState error={variants.error} onRetry={() => void variants.refetch()} />
      )}
      {variants.isLoading && <Skeleton height="24px" />}
      <List>
        {today.list && <Row order={order} term={t("price.today")} amount={today.list.amount} />}
        {today.priceLists.map(({ id: price, price_list: list, amount }) => (
          <Row
            key={price}
            order={order}
            term={t("price.inList")}
            note={<RecordLink resource={priceLists} record={list} none="" />}
            amount={amount}
          />
        ))}
        <Row
          order={order}
          term={t(line.includes_tax ? "price.chargedWithTax" : "price.charged")}
          note={line.quantity > 1 && `× ${format.number(line.quantity)}`}
          amount={line.unit_price}
        />
        <Steps order={order} {...lineSteps(order, line)} />
      </List>
      {today.priceLists.length > 0 && <p className={quiet}>{t("price.unknownList")}</p>}
    </>
  );
}

function Steps({ order, ...steps }: PriceSteps & { order: Order }) {
  const { t } = useTranslation(["order-parts", "order-record"]);
  const format = useFormat();
  const rates = steps.rates.map((rate) => format.percent(rate / 100)).join(" + ");
  return (
    <>
      <Row order={order} term={t("price.beforeTax")} amount={steps.beforeTax} />
      {steps.discounts.map(({ name, amount = 0 }) => (
        <Row
          key={name}
          order={order}
          term={t("order-record:totals.discount")}
          note={<Code order={order} code={name} />}
          amount={amount}
        />
      ))}
      <Row order={order} term={t("order-record:totals.tax")} note={rates} amount={steps.tax} />
      <Row
        order={order}
        term={<strong>{t("order-record:totals.total")}</strong>}
        amount={steps.total}
      />
    </>
  );
}

const Code = ({ order, code }: { order: Order; code: string }) => (
  <RecordLink
    resource={discounts}
    record={order.discounts?.find((one) => one.code === code)}
    none={code}
  />
);

function freeShippingOf(order: Order): ReactNode {
  const free = order.discounts?.find(({ rule }) => rule?.type === "free_shipping");
  return free && <Code order={order} code={free.code} />;
}

const List = ({ children }: { children: ReactNode }) => <dl className={list}>{children}</dl>;

interface RowProps {
  order: Order;
  term: ReactNode;
  note?: ReactNode;
  amount: number;
}
function Row({ order, term, note, amount }: RowProps) {
  const format = useFormat();
  return (
    <div className={row}>
      <dt>
        {term} {note && <bdi className={quiet}>{note}</bdi>}
      </dt>
      <dd>{format.money(amount, order.currency_code)}</dd>
    </div>
  );
}

const box = css({ display: "grid", gap: "8", gridTemplateColumns: "minmax(0, 1fr)" });
const heading = css({ textStyle: "label", overflowWrap: "anywhere" });
const list = css({ display: "grid", gap: "4" });
const row = css({
  display: "flex",
  gap: "16",
  justifyContent: "space-between",
  "& dt": { minWidth: 0, overflowWrap: "anywhere" },
  "& dd": { fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" },
});
const quiet = css({ color: "fg.muted", textStyle: "small" });
