import { css } from "#styled/css";
import { useClient } from "@countertop/sdk/react";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { lazyWithRetry } from "../../lib/lazy-with-retry.ts";
import { useFormat } from "../../patterns/page.ts";
import { lowStockKey, openDraftsQuery, ordersToFulfillCount } from "../../resources/waiting.ts";

// Only admins with an inbox need this.
const Plans = lazyWithRetry(() =>
  import("./waiting-plans.tsx").then(({ WaitingPlans }) => ({ default: WaitingPlans })),
);

/** The number of records of an area that wait for an operator, after the area's name in the sidebar. */
export function Waiting({ area }: { area: string }) {
  const Of = { orders: Orders, draftOrders: Drafts, inventory: LowStock, assistants: Plans }[area];
  return Of && <Of />;
}

interface NumberProps {
  /** The number to show. Nothing is shown while it's zero or unknown. */
  count: number | undefined;
  /** The text for screen readers and the tooltip. */
  text?: "nav.waiting" | "nav.lowStock";
  /** False if the number gets the accent color, because it is usually zero. */
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
/** Writes to orders refetch the number. Polling at increasing intervals finds new orders from customers. */
const pause = (asked: number): number => Math.min(15, 2 ** Math.max(0, asked - 1)) * MINUTE;

function Orders() {
  const { data } = useQuery({
    ...ordersToFulfillCount(useClient()),
    refetchInterval: ({ state }) => pause(state.dataUpdateCount + state.errorUpdateCount),
  });
  return <Count count={data} />;
}

function Drafts() {
  return <Count count={useQuery(openDraftsQuery(useClient())).data?.count} />;
}

/** Shown once the home page has counted the items, until the stock changes. */
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
