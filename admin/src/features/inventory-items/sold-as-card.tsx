import { css } from "#styled/css";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../patterns/page.ts";
import type { InventoryItem } from "../../resources/inventory-items.ts";
import { Card } from "../../ui/card.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Thumb } from "../../ui/thumb.tsx";

interface SoldAsCardProps {
  item: InventoryItem | undefined;
  query: { data: unknown; error: unknown; refetch(): unknown };
}

/** The variants that use the item, with their products. */
export function SoldAsCard({ item, query }: SoldAsCardProps) {
  const { t } = useTranslation("inventory-items");
  const sold = item?.variants?.filter((variant) => variant !== null) ?? [];
  return (
    <Card title={t("sold.title")}>
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
                {product_id == null ? (
                  title
                ) : (
                  <Link
                    to="/a/products/$id"
                    params={{ id: product_id }}
                    search={{ edit: "stock", variant: id }}
                    className={link}
                  >
                    {product?.title}
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
// The link is at least as large as a touch target.
const link = css({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "28",
  color: "fg.link",
});
