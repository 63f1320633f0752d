import { css } from "#styled/css";
import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { PackageCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useStored } from "../../lib/local-storage.ts";
import { lowStock } from "../../lib/low-stock.ts";
import { ErrorState, useFormat } from "../../patterns/page.ts";
import { useParts } from "../../lib/use-parts.ts";
import { LowStockSelect } from "../../patterns/stock.ts";
import { channelsQuery, soldFrom } from "../../resources/inventory-items.ts";
import { lowStockKey } from "../../resources/waiting.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Thumb } from "../../ui/thumb.tsx";
import { STOCK_PARTS, stockQuery } from "./home-queries.ts";
import { lowStockOf } from "./stock.ts";
import { usePassOn } from "./use-pass-on.ts";
import { pictureRow, pictureRows } from "./picture-rows.ts";

const SHOWN = 12;

/** Items that are running out, lowest stock first. The operator sets the threshold. */
export function LowStock() {
  const { t } = useTranslation("home");
  const format = useFormat();
  const [low] = useStored(lowStock);
  const client = useClient();
  const channels = useQuery({ ...channelsQuery(client), select: soldFrom });
  const found = useParts(stockQuery(client), STOCK_PARTS);
  const { parts, total, complete, pending, more } = found;
  const error = found.error ?? channels.error;
  const refetch = () => {
    found.refetch();
    if (channels.error) void channels.refetch();
  };
  const lookedAt = channels.data && parts?.flatMap((part) => part.inventory_items);
  const items = lowStockOf(lookedAt ?? [], low, channels.data ?? []);
  usePassOn(lowStockKey, complete && lookedAt ? items.length : undefined);
  return (
    <Card
      title={t("stock.title")}
      note={items.length > 0 ? format.number(items.length) : undefined}
      flush={items.length > 0}
      actions={<LowStockSelect />}
      {...(lookedAt &&
        (!complete || items.length > 0) && {
          footer: (
            <span className={foot}>
              {!complete && (
                <>
                  {t("stock.checked", {
                    formatted: format.number(lookedAt.length),
                    total: format.number(total),
                  })}
                  <Button size="sm" visual="ghost" loading={pending} onClick={more}>
                    {t("stock.more")}
                  </Button>
                </>
              )}
              {items.length > 0 && (
                <Link to="/a/inventory" search={{ stock: ["low"] }} className={link}>
                  {t("stock.all")}
                </Link>
              )}
            </span>
          ),
        })}
    >
      {items.length > 0 ? (
        <ul className={pictureRows}>
          {items.slice(0, SHOWN).map((item) => (
            <li key={item.id} className={pictureRow}>
              <Thumb src={item.picture} alt="" />
              <span className={names}>
                <Link to="/a/inventory/$id" params={{ id: item.id }} className={name}>
                  {item.name}
                </Link>
                {item.sku !== null && <span className={small}>{item.sku}</span>}
              </span>
              <Badge tone={item.available > 0 ? "warning" : "danger"}>
                {item.available > 0
                  ? t("stock.left", {
                      count: item.available,
                      formatted: format.number(item.available),
                    })
                  : t("stock.none")}
              </Badge>
            </li>
          ))}
        </ul>
      ) : lookedAt ? (
        <Empty
          icon={<PackageCheck />}
          title={t(complete ? "stock.fineTitle" : "stock.soFarTitle")}
          text={t("stock.fineText", { count: low })}
        />
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <Skeleton height="260px" />
      )}
    </Card>
  );
}

const foot = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "8",
});
const names = css({ display: "grid", minWidth: 0, flex: "1" });
const name = css({ lineClamp: 1, overflowWrap: "anywhere", color: "fg.link" });
// At least 28 px high: more than the minimum target size of 24 px.
const link = css({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "28",
  color: "fg.link",
});
const small = css({ textStyle: "small", color: "fg.muted" });
