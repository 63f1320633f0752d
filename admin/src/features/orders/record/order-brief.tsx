import { css } from "#styled/css";
import {
  ArrowLeftRight,
  Banknote,
  CircleAlert,
  CircleCheck,
  PackageCheck,
  PackageMinus,
  Pencil,
  Truck,
  Undo,
} from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../patterns/page.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import type { OrderCardProps } from "../order.ts";
import { nextSteps, type NextStep } from "./order-next.ts";

const icons: Record<NextStep["kind"], typeof Truck> = {
  look: CircleAlert,
  editOpen: Pencil,
  editRequested: Pencil,
  capture: Banknote,
  payment: CircleAlert,
  refund: Undo,
  claimRefund: Undo,
  fulfill: PackageCheck,
  ship: Truck,
  receive: PackageMinus,
  exchangeAwaits: ArrowLeftRight,
  exchangeFulfill: ArrowLeftRight,
  settlePay: ArrowLeftRight,
  settleBack: ArrowLeftRight,
  settleEven: ArrowLeftRight,
  claimFulfill: PackageCheck,
  complete: CircleCheck,
};

/** Steps that show a count. Other steps occur only once, or their count doesn't matter. */
const counted: ReadonlySet<NextStep["kind"]> = new Set([
  "capture",
  "fulfill",
  "ship",
  "receive",
  "exchangeAwaits",
  "exchangeFulfill",
  "settlePay",
  "settleBack",
  "settleEven",
  "claimFulfill",
]);

/** The next steps, which are at the top of the page. */
export function OrderBrief({
  order,
  view,
  opens,
}: OrderCardProps & {
  /** True if the page has an overlay with this name. */
  opens(overlay: string): boolean;
}) {
  const { t } = useTranslation("order-record");
  const format = useFormat();
  const steps = nextSteps(order);
  if (steps.length === 0) return null;
  return (
    <Card>
      <ul data-next="" className={todo} aria-label={t("next.title")}>
        {steps.map(({ kind, count, amount, overlay, part }, index) => {
          const Icon = icons[kind];
          return (
            <li key={kind} className={step}>
              <Icon aria-hidden />
              <span className={words}>
                {t(`next.${kind}`)}
                {amount === undefined && counted.has(kind) && (
                  <b className={sum}>{format.number(count)}</b>
                )}
                {amount !== undefined && (
                  <b className={sum}>{format.money(amount, order.currency_code)}</b>
                )}
              </span>
              {kind !== "look" && kind !== "exchangeAwaits" && opens(overlay) && (
                <Button
                  data-screen=""
                  size="sm"
                  visual={index === 0 ? "primary" : "secondary"}
                  onClick={() => view.open(overlay, { part })}
                >
                  {t(`next.${kind === "claimRefund" ? "refund" : kind}Act`)}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

const todo = css({ display: "grid", gap: "4" });
const step = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "flex-end",
  columnGap: "8",
  minHeight: "controlSmall",
  "& > svg": { flexShrink: 0, color: "fg.muted" },
});
const words = css({
  flex: "1 1 10rem",
  minWidth: 0,
  fontWeight: "medium",
  overflowWrap: "anywhere",
});
const sum = css({ marginInlineStart: "8", fontVariantNumeric: "tabular-nums" });
