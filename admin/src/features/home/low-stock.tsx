import { css } from "#styled/css";
import { useClient } from "@countertop/sdk/react";
import { Link } from "@tanstack/react-router";
import { PackageCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ErrorState, useFormat } from "../../patterns/page.ts";
import { Badge } from "../../ui/badge.tsx";
import { Card } from "../../ui/card.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { STOCK_PARTS, stockQuery } from "./home-queries.ts";
import { LOW, lowStockOf } from "./stock.ts";
import { useParts } from "./use-parts.ts";

const SHOWN = 8;

/** What runs out, the least first. */
export function LowStock() {
  const { t } = useTranslation("home");
  const format = useFormat();
  const { parts, complete, query } = useParts(stockQuery(useClient()), STOCK_PARTS);
  const lookedAt = parts?.flatMap((part) => part.inventory_items);
  const items = lowStockOf(lookedAt ?? []);
  return (
    <Card
      title={t("stock.title")}
      note={items.length > 0 ? format.number(items.length) : undefined}
      flush={items.length > 0}
      {...(lookedAt &&
        !complete && {
          footer: t("stock.cut", {
            count: lookedAt.length,
            formatted: format.number(lookedAt.length),
          }),
        })}
    >
      {items.length > 0 ? (
        <ul className={list}>
          {items.slice(0, SHOWN).map((item) => (
            <li key={item.id} className={row}>
              <span className={names}>
                {item.productId === undefined ? (
                  <span className={name}>{item.name}</span>
                ) : (
                  <Link to="/a/products/$id" params={{ id: item.productId }} className={name}>
                    {item.name}
                  </Link>
                )}
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
          title={t("stock.fineTitle")}
          text={t("stock.fineText", { count: LOW })}
        />
      ) : query.error ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton height="260px" />
      )}
    </Card>
  );
}

const list = css({ listStyle: "none" });
const row = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "12",
  paddingInline: "card",
  minHeight: "row",
  paddingBlock: "6",
  "&:not(:first-child)": { borderBlockStart: "hairline" },
});
const names = css({ display: "grid", minWidth: 0 });
const name = css({ lineClamp: 1, overflowWrap: "anywhere", "a&": { color: "fg.link" } });
const small = css({ textStyle: "small", color: "fg.muted" });
