import { css } from "#styled/css";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { ErrorState, useFormat } from "../../patterns/page.ts";
import type { InventoryItem } from "../../resources/inventory-items.ts";
import { namesFact } from "../../lib/names-fact.ts";
import { Card } from "../../ui/card.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Thumb } from "../../ui/thumb.tsx";

interface SoldAsCardProps {
  item: InventoryItem | undefined;
  query: { data: unknown; error: unknown; refetch(): unknown };
}

const nameOf = ({ title, product }: { title: string; product?: { title: string | null } | null }) =>
  product?.title ?? title;

/** The variants that use the item, with their products. */
export function SoldAsCard({ item, query }: SoldAsCardProps) {
  const { t } = useTranslation("inventory-items");
  const format = useFormat();
  const sold = item?.variants?.filter((variant) => variant !== null) ?? [];
  return (
    <Card title={t("sold.title")} fact={item && namesFact(format, sold.map(nameOf))}>
      {query.data === undefined ? (
        query.error ? (
          <ErrorState error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <Skeleton height="48px" />
        )
      ) : sold.length === 0 ? (
        <p className={quiet}>{t("sold.none")}</p>
      ) : (
        <ul className={list}>
          {sold.map(({ id, title, product, product_id }) => (
            <li key={id} className={line}>
              <Thumb src={product?.thumbnail ?? null} alt="" />
              <span className={names}>
                {product == null ? (
                  title
                ) : (
                  <Link
                    to="/a/products/$id"
                    params={{ id: product_id }}
                    search={{ edit: "stock", variant: id }}
                    className={link}
                  >
                    {product.title}
                  </Link>
                )}
                <bdi className={quiet}>{title}</bdi>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

const quiet = css({ color: "fg.muted" });
const list = css({ display: "grid", gap: "8" });
const line = css({ display: "flex", alignItems: "center", gap: "12" });
const names = css({ display: "grid", minWidth: 0, overflowWrap: "anywhere" });
// At least 28 px high: more than the minimum target size of 24 px.
const link = css({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "28",
  color: "fg.link",
});
