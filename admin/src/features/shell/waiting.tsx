import { css } from "#styled/css";
import { adminListOrders } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../patterns/page.ts";

export interface WaitingProps {
  /** The number to show. Nothing is shown while it's zero or unknown. */
  count: number | undefined;
  /** True if the number gets no accent color, because it is usually greater than zero. */
  quiet?: boolean;
}

/** The number of records of an area that wait for an operator, after the area's name in the sidebar. */
export function Waiting({ count, quiet = false }: WaitingProps) {
  const { t } = useTranslation("shell");
  const format = useFormat();
  if (!count) return null;
  const value = format.number(count);
  return (
    <span className={badge} data-quiet={quiet || undefined} title={t("nav.waiting", { value })}>
      <span aria-hidden>{value}</span>
      <span className={spoken}>{t("nav.waiting", { value })}</span>
    </span>
  );
}

const MINUTE = 60_000;
/** Writes of orders refetch the number. Polling finds new orders of customers, at increasing intervals. */
const pause = (asked: number): number => Math.min(15, 2 ** Math.max(0, asked - 1)) * MINUTE;

/** Number of orders to fulfill, counted by the server. */
export function WaitingOrders() {
  const { data } = useQuery({
    ...queryOptions(useClient(), adminListOrders, {
      query: {
        status: ["pending"],
        fulfillment_status: ["not_fulfilled", "partially_fulfilled"],
        limit: 1,
        fields: "id",
        expand: "",
      },
    }),
    select: ({ count }) => count,
    refetchInterval: ({ state }) => pause(state.dataUpdateCount + state.errorUpdateCount),
  });
  return <Waiting count={data} quiet />;
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
