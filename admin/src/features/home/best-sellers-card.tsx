import { css } from "#styled/css";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../patterns/page.ts";
import { Card } from "../../ui/card.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Thumb } from "../../ui/thumb.tsx";
import { bestSellersOf } from "./best-sellers.ts";
import type { SalesData } from "./use-sales.ts";
import { pictureRow, pictureRows } from "./picture-rows.ts";

const SHOWN = 5;

/**
 * The products with the most units sold in the period of the sales card. If there are no sales, the sales card says so, and this
 * card is hidden.
 */
export function BestSellers({ orders, span, complete, error }: SalesData) {
  const { t } = useTranslation("home");
  const format = useFormat();
  const sellers = orders && bestSellersOf(orders, span).slice(0, SHOWN);
  if (sellers ? sellers.length === 0 : error) return null;
  return (
    <Card
      title={t("bestSellers.title")}
      note={
        orders && !complete
          ? t("sales.newest", { formatted: format.number(orders.length) })
          : span.hourly
            ? t("sales.today")
            : t("sales.days", { count: span.buckets.length })
      }
      flush={sellers !== undefined}
    >
      {sellers ? (
        <ul className={pictureRows}>
          {sellers.map(({ id, title, picture, sold }) => (
            <li key={id ?? title} className={pictureRow}>
              <Thumb src={picture} alt="" />
              <span className={names}>
                {id === undefined ? (
                  <span className={name}>{title}</span>
                ) : (
                  <Link to="/a/products/$id" params={{ id }} className={name}>
                    {title}
                  </Link>
                )}
              </span>
              <span className={units}>{t("bestSellers.sold", { value: format.number(sold) })}</span>
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton height="220px" />
      )}
    </Card>
  );
}

// Keeps a name with a different text direction next to its image.
const names = css({ display: "flex", flex: "1", minWidth: 0 });
const name = css({
  lineClamp: 1,
  overflowWrap: "anywhere",
  "&:is(a)": { color: "fg.link" },
});
const units = css({ whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" });
