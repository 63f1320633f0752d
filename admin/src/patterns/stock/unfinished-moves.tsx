import { useClient } from "@countertop/sdk/react";
import { Link } from "@tanstack/react-router";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Alert } from "../../ui/alert.tsx";
import { useFeature } from "../page/feature-flags.ts";
import { alertLink } from "../page/links.tsx";
import { useFormat } from "../page/use-format.ts";
import { leftMoves, leftMovesQuery } from "../../lib/left-moves.ts";
import { locationsQuery } from "./level-queries.ts";

/**
 * Lists stock moves of one item or of all items that weren't finished. Each links to the dialog that finishes or undoes it.
 */
export function UnfinishedMoves({ item }: { item?: string }) {
  const { t } = useTranslation("inventory-items");
  const format = useFormat();
  const client = useClient();
  const enabled = useFeature("inventoryService");
  const { data } = useQuery({ ...leftMovesQuery(client, item), enabled });
  const moves = leftMoves(data?.reservations ?? []);
  const { data: located } = useQuery({ ...locationsQuery(client), enabled: moves.length > 0 });
  if (moves.length === 0 || !located) return null;
  const nameOf = (id: string) => located.stock_locations.find((one) => one.id === id)?.name ?? id;
  return (
    <Alert tone="warning" title={t("move.stopped")}>
      {moves.map((move) => (
        <Link
          key={move.id}
          to="/a/inventory/$id"
          params={{ id: move.item }}
          search={{ edit: "move" }}
          className={alertLink}
        >
          {`${move.name}: ${format.number(move.quantity)} · ${nameOf(move.from)} → ${nameOf(move.to)}`}
        </Link>
      ))}
    </Alert>
  );
}
