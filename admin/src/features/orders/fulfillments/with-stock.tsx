import { useClient } from "@countertop/sdk/react";
import { useQueries } from "@tanstack/react-query";
import { useState, type ComponentType } from "react";
import { FormDrawerWaiting } from "../../../patterns/form.ts";
import { GoneOverlay } from "../gone-overlay.tsx";
import type { LineItem, Order, OrderOverlayProps } from "../order.ts";
import { parcelOf, type Parcel } from "./fulfillment-rules.ts";
import {
  placesQuery,
  reservationsQuery,
  stockQuery,
  type Reservation,
  type Stock,
} from "./stock.ts";

export interface StockedProps {
  order: Order;
  parcel: Parcel;
  lines: readonly LineItem[];
  places: readonly { id: string; name: string }[];
  stock: Stock;
  reservations: readonly Reservation[];
  onClose(): void;
}

interface WithStockProps extends OrderOverlayProps {
  title: string;
  /** The lines that it is about. */
  linesOf(parcel: Parcel): LineItem[];
  /** Whether the store knows what lies where at all. */
  isPlaced?: boolean;
  Part: ComponentType<StockedProps>;
}

/** A drawer over what is to be packed (`part`: of a swap or a claim), once it is known what lies where. */
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
  // As it was when it was asked for: once it is packed nothing of it is left.
  const [parcel] = useState(() => parcelOf(order, view.search.part));
  const [lines] = useState(() => (parcel ? linesOf(parcel) : []));
  const enabled = isPlaced && lines.length > 0;
  const all = useQueries({
    queries: [
      { ...stockQuery(client, lines), enabled },
      {
        ...reservationsQuery(client, parcel ?? { kind: "order", id: order.id, items: [] }),
        enabled,
      },
      { ...placesQuery(client), enabled: isPlaced },
    ],
  });
  const [stock, reservations, places] = all;
  if (!parcel || lines.length === 0) return <GoneOverlay title={title} onClose={onClose} />;
  const common = { order, parcel, lines, onClose };
  if (!isPlaced) return <Part {...common} places={[]} stock={new Map()} reservations={[]} />;
  if (stock.data && reservations.data && places.data)
    return (
      <Part
        {...common}
        places={places.data.stock_locations.map(({ id, name }) => ({ id, name }))}
        stock={stock.data}
        reservations={reservations.data}
      />
    );
  const failed = all.filter(({ error }) => error);
  return (
    <FormDrawerWaiting
      title={title}
      error={failed[0]?.error}
      onRetry={() => failed.forEach((query) => void query.refetch())}
      onClose={onClose}
    />
  );
}
