import { css } from "#styled/css";
import { useTranslation } from "react-i18next";
import { Badge } from "../../ui/badge.tsx";
import { Card } from "../../ui/card.tsx";
import { Thumb } from "../../ui/thumb.tsx";
import type { Product } from "./product-queries.ts";

export function ProductMedia({ product }: { product: Product }) {
  const { t } = useTranslation("products");
  const pictures = [
    ...new Set([product.thumbnail, ...(product.images ?? []).map(({ url }) => url)]),
  ].filter((url) => url != null && url !== "");
  return (
    <Card title={t("media.title")}>
      {pictures.length === 0 ? (
        <p className={quiet}>{t("media.empty")}</p>
      ) : (
        <ul className={grid}>
          {pictures.map((url, index) => (
            <li key={url}>
              <a className={picture} href={url ?? undefined} target="_blank" rel="noreferrer">
                <Thumb
                  size="fill"
                  src={url}
                  alt={t("media.imageAlt", { number: index + 1, title: product.title })}
                />
                {url === product.thumbnail && (
                  <span className={label}>
                    <Badge mark={false}>{t("media.thumbnail")}</Badge>
                  </span>
                )}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

const quiet = css({ color: "fg.muted" });
const grid = css({
  display: "grid",
  gap: "8",
  gridTemplateColumns: "repeat(auto-fill, minmax(7rem, 1fr))",
});
const picture = css({ display: "block", position: "relative", borderRadius: "control" });
const label = css({ position: "absolute", insetBlockEnd: "6", insetInlineStart: "6" });
