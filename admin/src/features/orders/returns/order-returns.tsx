import { css } from "#styled/css";
import { ArrowLeftRight, MessageSquareWarning, PackageMinus } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../patterns/page.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { useIncrementalList } from "../../../lib/use-incremental-list.ts";
import { useEvent } from "../../../lib/use-event.ts";
import type { Order, OrderCardProps } from "../order.ts";
import { entriesOf } from "./entries.ts";
import { whyNoExchange } from "./exchange-reason.ts";
import { ReturnStatusBadge } from "./return-status.tsx";
import { ReturnEntry } from "./return-entry.tsx";
import { returnableLines } from "./returnable.ts";

/** Number of entries to show first, because an order may have dozens. */
const FIRST = { first: 5 };

/** All returns, exchanges, and claims of the order, with their next steps. */
export function OrderReturns({ order, view }: OrderCardProps) {
  const { t } = useTranslation(["order-returns", "order-record", "orders"]);
  const format = useFormat();
  const entries = useMemo(() => entriesOf(order), [order]);
  const shown = useIncrementalList(entries, FIRST);
  const openPart = useEvent(view.open);
  const why = whyNone(order);
  const actions = [
    { id: "return", label: t("order-record:keys.return"), icon: <PackageMinus aria-hidden />, why },
    {
      id: "exchange",
      label: t("order-record:keys.exchange"),
      icon: <ArrowLeftRight aria-hidden />,
      why: why ?? whyNoExchange(order),
    },
    {
      id: "claim",
      label: t("order-record:keys.claim"),
      icon: <MessageSquareWarning aria-hidden />,
      why,
    },
  ] as const;
  const open = (id: string) => view.open(id, { part: "" });
  const reasons = [...new Set(actions.flatMap((action) => action.why ?? []))];
  if (entries.length === 0 && why !== undefined) return null;
  return (
    <Card
      title={t("title")}
      fact={entries[0] && <ReturnStatusBadge entry={entries[0]} />}
      {...(entries.length + reasons.length === 0 && { empty: "" })}
      actions={actions.map(({ id, label, icon, why: reason }) => (
        <Button
          key={id}
          size="sm"
          icon={icon}
          disabled={reason !== undefined}
          aria-describedby={reason && idOf(reason)}
          onClick={() => open(id)}
        >
          {label}
        </Button>
      ))}
    >
      <div className={stack}>
        {entries.length > 0 && (
          <ul className={list}>
            {shown.drawn.map((entry, index) => (
              <ReturnEntry
                key={entry.id}
                fold={shown.at(index)}
                entry={entry}
                order={order}
                open={openPart}
              />
            ))}
          </ul>
        )}
        {shown.folded > 0 && (
          <Button wide onClick={() => shown.unfold()}>
            {t("showAll", { value: format.number(entries.length) })}
          </Button>
        )}
        {reasons.map((reason) => (
          <p key={reason} id={idOf(reason)} className={small}>
            {t(reason)}
          </p>
        ))}
      </div>
    </Card>
  );
}

/** The reason why nothing in an order can be returned. */
function whyNone(order: Order) {
  if (order.canceled_at != null) return "order-record:refusal.canceledNotShipped";
  const lines = returnableLines(order);
  if (lines.some(({ remaining }) => remaining > 0)) return undefined;
  return lines.every(({ why }) => why === "notSent") ? "whyNotSent" : "whyAllBack";
}

const idOf = (reason: string) => `returns-${reason.replace(/\W/g, "-")}`;

const stack = css({ display: "grid", gap: "12", gridTemplateColumns: "minmax(0, 1fr)" });
const list = css({ display: "grid", gap: "16", gridTemplateColumns: "minmax(0, 1fr)" });
const small = css({ textStyle: "small", color: "fg.muted" });
