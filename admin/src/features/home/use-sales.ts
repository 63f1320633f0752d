import { useClient } from "@countertop/sdk/react";
import { useState } from "react";
import { useParts } from "../../lib/use-parts.ts";
import { SALES_PARTS, salesQuery } from "./home-queries.ts";
import type { Period } from "./period.ts";
import { spanOf } from "./sales.ts";

export type SalesData = ReturnType<typeof useSales>;

/** Orders in a period and in the previous one. The cards that add them up share this request. */
export function useSales(period: Period) {
  const [now] = useState(() => new Date());
  const span = spanOf(period, now);
  const { parts, ...state } = useParts(salesQuery(useClient(), span), SALES_PARTS);
  return { ...state, span, orders: parts?.flatMap((part) => part.orders) };
}
