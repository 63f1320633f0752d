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
import { CopyButton } from "../../../ui/copy-button.tsx";
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

/** Steps shown with a number. There is only one of each other step, or the number doesn't matter. */
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

/** Header of the page: the next steps, and who bought when and where. */
export function OrderBrief({
  order,
  view,
  opens,
}: OrderCardProps & {
  /** True if an overlay of this name can be opened over the page. */
  opens(overlay: string): boolean;
}) {
  const { t } = useTranslation(["order-record", "common"]);
  const format = useFormat();
  const steps = nextSteps(order);
  const { email, shipping_address: to, customer, sales_channel, region } = order;
  const phone = to?.phone ?? customer?.phone;
  return (
    <Card>
      {steps.length > 0 && (
        <ul className={todo} aria-label={t("next.title")}>
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
                {kind !== "look" &&
                  kind !== "exchangeAwaits" &&
                  kind !== "claimRefund" &&
                  opens(overlay) && (
                    <Button
                      data-screen=""
                      size="sm"
                      visual={index === 0 ? "primary" : "secondary"}
                      onClick={() => view.open(overlay, { part })}
                    >
                      {t(`next.${kind}Act`)}
                    </Button>
                  )}
              </li>
            );
          })}
        </ul>
      )}
      <dl className={facts}>
        <div>
          <dt>{t("brief.placed")}</dt>
          <dd>
            <time dateTime={order.created_at} title={format.dateTime(order.created_at)}>
              {format.dateTime(order.created_at)}
            </time>
          </dd>
        </div>
        <div>
          <dt>{t("brief.email")}</dt>
          <dd className={copied}>
            <a href={`mailto:${email}`}>{email}</a>
            <CopyButton
              text={email}
              label={t("brief.copyEmail")}
              copiedLabel={t("common:actions.copied")}
            />
          </dd>
        </div>
        <div>
          <dt>{t("brief.phone")}</dt>
          <dd>{phone ? <bdi>{phone}</bdi> : t("common:values.none")}</dd>
        </div>
        <div>
          <dt>{t("brief.where")}</dt>
          <dd>
            {[sales_channel?.name, region?.name].filter(Boolean).join(" · ") ||
              t("common:values.none")}
          </dd>
        </div>
      </dl>
    </Card>
  );
}

const todo = css({
  display: "grid",
  marginBlockEnd: "12",
  paddingBlockEnd: "12",
  borderBlockEnd: "hairline",
  gap: "4",
});
const step = css({
  display: "flex",
  alignItems: "center",
  gap: "8",
  minHeight: "controlSmall",
  "& > svg": { flexShrink: 0, color: "fg.muted" },
});
const words = css({ flex: "1", minWidth: 0, fontWeight: "medium" });
const sum = css({ marginInlineStart: "8", fontVariantNumeric: "tabular-nums" });
const facts = css({
  display: "grid",
  gap: "12",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(11rem, 100%), 1fr))",
  "& dt": { textStyle: "small", color: "fg.muted" },
  "& dd": { minWidth: 0, overflowWrap: "anywhere", plaintextBidi: true },
});
const copied = css({
  display: "flex",
  alignItems: "center",
  gap: "4",
  marginBlock: "-4",
  "& a": { minWidth: 0, truncate: true },
});
