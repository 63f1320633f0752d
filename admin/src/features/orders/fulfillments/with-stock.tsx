import { useClient } from "@countertop/sdk/react";
import { useQueries } from "@tanstack/react-query";
import { useState, type ComponentType } from "react";
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

interface WithStockProps extends OrderOverlayProps {
  title: string;
  /** Lines that the drawer shows. */
  linesOf(source: FulfillmentSource): LineItem[];
  /** True if the store tracks stock by location. */
  isPlaced?: boolean;
  Part: ComponentType<StockedProps>;
}

/** A drawer for lines to fulfill (`part`: of an exchange or a claim). It opens when their stock is loaded. */
export function WithStock({
  order,
  view,
  onClose,
  title,
  linesOf,
  isPlaced = true,
  Part,
}: WithStockProps) {
  const client = useClient();
  const hasChannels = useFeature("sales_channels");
  // The order as it was when the drawer opened, because no lines are left after it's fulfilled.
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
  if (!source || lines.length === 0) return <GoneOverlay title={title} onClose={onClose} />;
  const common = { order, source, lines, onClose };
  if (!isPlaced) return <Part {...common} places={[]} stock={new Map()} reservations={[]} />;
  if (stock.data && reservations.data && places.data)
    return (
      <Part
        {...common}
        places={placesFor(order, places.data.stock_locations)}
        stock={stock.data}
        reservations={reservations.data}
      />
    );
  const failed = all.filter(({ error }) => error);
  return (
    <FormDrawerWaiting
      shape="sheet"
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
