import { css } from "#styled/css";
import { Plus } from "lucide-react";
import { memo, Suspense, useState, type ReactNode, type Ref } from "react";
import { useTranslation } from "react-i18next";
import { PictureText, useFeature, useFormat } from "../../../patterns/page.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { lazyPart } from "../../../lib/lazy-with-retry.ts";
import { useIncrementalList } from "../../../lib/use-incremental-list.ts";
import { itemsInOrder } from "../../../resources/orders.ts";
import type { LineItem, OrderCardProps } from "../order.ts";
import { useBoughtProfiles } from "./bought-profiles.ts";
import { useOptionValues } from "./option-values.ts";
import { blockers } from "./order-next.ts";
import { Asking, OrderTotals, type OnAsk } from "./order-totals.tsx";
import { basisOf, isTaxed, lineAmount, linePrice, type Basis } from "../../../resources/totals.ts";

const PriceReasons = lazyPart(() => import("./price-reasons.tsx"), "PriceReasons", "order-parts");

/** Number of lines to show first, and to render at a time, so that an order with 200 lines opens as fast as one with 3. */
const FIRST = { first: 25, atOnce: 8 };

/** The ordered items with their progress, and the totals. */
export function OrderSummary({
  order,
  view,
  editable,
}: OrderCardProps & {
  /** False if the page shows the card with order edits, which has its own button for a new edit. */
  editable: boolean;
}) {
  const { t } = useTranslation("order-record");
  const format = useFormat();
  const editing = useFeature("order_editing");
  /** The button whose price is explained in a popover. */
  const [asked, setAsked] = useState<HTMLButtonElement>();
  const { data: bought } = useBoughtProfiles(order.items);
  const items = itemsInOrder(order.items);
  const lines = useIncrementalList(items, FIRST);
  const basis = basisOf(order);
  const options = useOptionValues(items.slice(0, items.length - lines.folded));
  const taken = new Map<string, { exchanged: number; claimed: number }>();
  const takenOf = (id: string) => taken.get(id) ?? { exchanged: 0, claimed: 0 };
  for (const { canceled_at, return_order } of order.swaps ?? [])
    if (!canceled_at)
      for (const { item_id: id, quantity } of return_order?.items ?? [])
        taken.set(id, { ...takenOf(id), exchanged: takenOf(id).exchanged + quantity });
  for (const { canceled_at, claim_items = [] } of order.claims ?? [])
    if (!canceled_at)
      for (const { item_id: id, quantity } of claim_items)
        taken.set(id, { ...takenOf(id), claimed: takenOf(id).claimed + quantity });

  return (
    <Card
      flush
      title={t("summary.title")}
      note={[format.number(items.length), isTaxed(order) && t(`totals.basis.${basis}`)]
        .filter(Boolean)
        .join(" · ")}
      actions={
        <>
          {blockers(order, bought).shipping === undefined && (
            <Button
              size="sm"
              icon={<Plus aria-hidden />}
              onClick={() => view.open("shipping-method")}
            >
              {t("shippingMethod.add")}
            </Button>
          )}
          {editable && editing && order.status !== "canceled" && (
            <Button size="sm" onClick={() => view.open("edit-order")}>
              {t("keys.edit-order")}
            </Button>
          )}
        </>
      }
    >
      <ul className={list} aria-label={t("summary.title")}>
        {lines.drawn.map((item, index) => (
          <Item
            key={item.id}
            fold={lines.at(index)}
            item={item}
            options={options.get(item.variant_id ?? "")}
            currency={order.currency_code}
            basis={basis}
            onAsk={setAsked}
            {...takenOf(item.id)}
          />
        ))}
      </ul>
      {lines.folded > 0 && (
        <p className={more}>
          <Button size="sm" onClick={() => lines.unfold()}>
            {t("summary.showAll", { value: format.number(items.length) })}
          </Button>
        </p>
      )}
      <OrderTotals order={order} onAsk={setAsked} />
      {asked && (
        <Suspense>
          <PriceReasons order={order} anchor={asked} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </Card>
  );
}

/** Memoized, because an order may have hundreds of items. */
const Item = memo(function Item({
  fold,
  item,
  options,
  currency,
  basis,
  onAsk,
  exchanged,
  claimed,
}: {
  fold: Ref<HTMLLIElement> | undefined;
  item: LineItem;
  options: readonly string[] | undefined;
  currency: string;
  basis: Basis;
  onAsk: OnAsk;
  exchanged: number;
  claimed: number;
}) {
  const { t } = useTranslation("order-record");
  const format = useFormat();
  const count = item.quantity;
  const states = (
    [
      ["fulfilled", item.fulfilled_quantity],
      ["shipped", item.shipped_quantity],
      ["returned", item.returned_quantity],
      ["exchanged", exchanged],
      ["claimed", claimed],
    ] as const
  ).filter(([, quantity]) => quantity);
  return (
    <li ref={fold} className={row}>
      <PictureText
        picture={item.thumbnail}
        title={<span className={title}>{item.title}</span>}
        notes={[[nameOf(item, options), item.variant?.sku].filter(Boolean).join(" · ")]}
      />
      <span className={progress}>
        {states.length === 0
          ? t("summary.notFulfilled")
          : states
              .map(([state, quantity]) =>
                t(`summary.${state}`, {
                  value: format.number(quantity ?? 0),
                  of: format.number(count),
                }),
              )
              .join(" · ")}
      </span>
      <Amounts>
        <span className={price}>
          {t("line.times", {
            price: format.money(linePrice(item, basis), currency),
            quantity: format.number(count),
          })}
        </span>
        <Asking id={item.id} onAsk={onAsk}>
          {format.money(lineAmount(item, basis), currency)}
        </Asking>
      </Amounts>
    </li>
  );
});

const Amounts = ({ children }: { children: ReactNode }) => (
  <div className={amounts}>{children}</div>
);

/** The variant's name, followed by the option values that it doesn't contain. */
function nameOf({ description }: LineItem, options: readonly string[] = []): string {
  const name = description ?? "";
  const left = options.filter((value) => !name.toLowerCase().includes(value.toLowerCase()));
  return [name, ...left].filter(Boolean).join(" · ");
}

const list = css({ marginBlockStart: "8" });
const row = css({
  display: "grid",
  gridTemplateColumns: {
    base: "auto minmax(0, 1fr)",
    sm: "auto minmax(0, 1fr) auto",
    xl: "auto minmax(0, 4fr) minmax(0, 3fr) auto",
  },
  alignItems: "center",
  columnGap: "12",
  rowGap: "4",
  paddingInline: "card",
  paddingBlock: "8",
  borderBlockStart: "hairline",
  // In a long list, the browser renders only visible lines.
  contentVisibility: "auto",
  containIntrinsicBlockSize: "auto 56px",
});
const title = css({ fontWeight: "medium" });
// If there isn't enough space for a column, the progress is below the name.
const progress = css({
  order: { base: 1, xl: 0 },
  gridColumn: { base: "2 / -1", xl: "auto" },
  textStyle: "small",
  color: "fg.muted",
});
const amounts = css({
  display: "grid",
  gridTemplateColumns: { base: "1fr auto", sm: "8.5rem 6.5rem" },
  gridColumn: { base: "2", sm: "auto" },
  alignItems: "baseline",
  gap: "12",
  textAlign: "end",
  fontVariantNumeric: "tabular-nums",
});
const price = css({ color: "fg.muted", textAlign: { base: "start", sm: "end" } });
const more = css({ paddingInline: "card", paddingBlock: "8", borderBlockStart: "hairline" });
