import { useClient } from "@countertop/sdk/react";
import { useQueries } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { FormDrawerWaiting } from "../../../patterns/form.ts";
import { useFeature } from "../../../patterns/page.ts";
import { GoneOverlay } from "../gone-overlay.tsx";
import type { LineItem, Order, OrderOverlayProps } from "../order.ts";
import { sourceOf, fulfillmentSourcesOf, type FulfillmentSource } from "./fulfillment-rules.ts";
import {
  byPreference,
  placesQuery,
  reservationsQuery,
  stockQuery,
  type Reservation,
  type Stock,
} from "./stock.ts";

export interface StockedProps {
  order: Order;
  source: FulfillmentSource;
  lines: readonly LineItem[];
  places: readonly { id: string; name: string }[];
  stock: Stock;
  reservations: readonly Reservation[];
  onClose(): void;
}

/** Maximum number of lines in a narrow form. With more lines, the form is as wide as a table. */
export const FEW_LINES = 3;

interface WithStockProps extends OrderOverlayProps {
  title: string;
  /** Returns the lines that the drawer shows. */
  linesOf(source: FulfillmentSource): LineItem[];
  /** True if the store tracks stock by location. */
  isPlaced?: boolean;
  /** Shown instead of "Someone already did this" if there are no lines. */
  empty?: ReactNode;
  children(stocked: StockedProps): ReactNode;
}

/** A drawer for lines to fulfill: the order's, or those of the exchange or claim in `part`. It waits for their stock. */
export function WithStock({
  order,
  view,
  onClose,
  title,
  linesOf,
  isPlaced = true,
  empty,
  children,
}: WithStockProps) {
  const client = useClient();
  const hasChannels = useFeature("sales_channels");
  // The source as it was when the drawer opened. After the order is fulfilled, it would have no lines left.
  const [source] = useState(() => sourceOf(order, view.search.part));
  const [lines] = useState(() => (source ? linesOf(source) : []));
  const enabled = isPlaced && lines.length > 0;
  const all = useQueries({
    queries: [
      { ...stockQuery(client, lines), enabled },
      {
        ...reservationsQuery(client, source ?? { kind: "order", id: order.id, items: [] }),
        enabled,
      },
      { ...placesQuery(client, hasChannels), enabled: isPlaced },
    ],
  });
  const [stock, reservations, places] = all;
  if (!source || lines.length === 0)
    return empty ?? <GoneOverlay title={title} onClose={onClose} />;
  const common = { order, source, lines, onClose };
  if (!isPlaced) return children({ ...common, places: [], stock: new Map(), reservations: [] });
  if (stock.data && reservations.data && places.data)
    return children({
      ...common,
      places: placesFor(order, places.data.stock_locations),
      stock: stock.data,
      reservations: reservations.data,
    });
  const failed = all.filter(({ error }) => error);
  return (
    <FormDrawerWaiting
      shape={lines.length > FEW_LINES ? "sheet" : "drawer"}
      title={title}
      error={failed[0]?.error}
      onRetry={() => failed.forEach((query) => void query.refetch())}
      onClose={onClose}
    />
  );
}

const placesFor = (
  order: Order,
  locations: readonly { id: string; name: string; sales_channels?: readonly { id: string }[] }[],
) =>
  byPreference(
    locations.map(({ id, name, sales_channels = [] }) => ({
      id,
      name,
      channels: sales_channels.map((channel) => channel.id),
    })),
    {
      sales_channel_id: order.sales_channel_id ?? null,
      fulfillments: fulfillmentSourcesOf(order).flatMap(({ fulfillments }) => fulfillments),
    },
  );
