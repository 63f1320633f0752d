import { css } from "#styled/css";
import { useClient } from "@countertop/sdk/react";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { lazyWithRetry } from "../../lib/lazy-with-retry.ts";
import { type Polled, pollsOf } from "../../lib/polls.ts";
import { useFormat } from "../../patterns/page.ts";
import { lowStockKey, openDraftsQuery, ordersToFulfillCount } from "../../resources/waiting.ts";

// Loads on demand, because only admins with an inbox need this.
const Plans = lazyWithRetry(() =>
  import("./waiting-plans.tsx").then(({ WaitingPlans }) => ({ default: WaitingPlans })),
);

/** The number of an area's records that wait for an operator, shown after the area's name in the sidebar. */
export function Waiting({ area }: { area: string }) {
  const Of = { orders: Orders, draftOrders: Drafts, inventory: LowStock, assistants: Plans }[area];
  return Of && <Of />;
}

interface NumberProps {
  /** The number. Nothing is shown while it is zero or unknown. */
  count: number | undefined;
  /** The key of the text for screen readers and the tooltip. */
  text?: "nav.waiting" | "nav.lowStock";
  /** False to show the number in the accent color. Use it for numbers that are usually zero. */
  quiet?: boolean;
}

export function Count({ count, text = "nav.waiting", quiet = true }: NumberProps) {
  const { t } = useTranslation("shell");
  const format = useFormat();
  if (!count) return null;
  const value = format.number(count);
  return (
    <span className={badge} data-quiet={quiet || undefined} title={t(text, { value })}>
      <span aria-hidden>{value}</span>
      <span className={spoken}>{t(text, { value })}</span>
    </span>
  );
}

const MINUTE = 60_000;
/**
 * Milliseconds until the next poll. The pause grows with each poll. Polling finds new orders of customers; writes to orders
 * refetch the number anyway.
 */
const pause = (query: Polled): number =>
  Math.min(15, 2 ** Math.max(0, pollsOf(query) - 1)) * MINUTE;

function Orders() {
  const { data } = useQuery({
    ...ordersToFulfillCount(useClient()),
    refetchInterval: pause,
  });
  return <Count count={data} />;
}

function Drafts() {
  return <Count count={useQuery(openDraftsQuery(useClient())).data?.count} />;
}

/** The number of items with low stock. Shown after the home page has counted them, until the stock changes. */
function LowStock() {
  const { data, isStale } = useQuery<number>({
    queryKey: lowStockKey,
    queryFn: skipToken,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  return <Count count={isStale ? undefined : data} text="nav.lowStock" />;
}

const badge = css({
  position: "relative",
  marginInlineStart: "auto",
  minWidth: "20",
  paddingInline: "6",
  borderRadius: "full",
  "&:not([data-quiet])": { background: "accent.solid", color: "fg.onAccent" },
  textStyle: "smallLabel",
  textAlign: "center",
  fontVariantNumeric: "tabular-nums",
  "[data-collapsed] &": {
    position: "absolute",
    insetBlockStart: "0",
    insetInlineEnd: "0",
    "&[data-quiet]": { display: "none" },
  },
});
const spoken = css({ srOnly: true });
