import { css } from "#styled/css";
import { ImagePlus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { isWebAddress } from "../../../lib/web-address.ts";
import { useFormat } from "../../../patterns/page.ts";
import { useCommands } from "../../../lib/commands.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Thumb } from "../../../ui/thumb.tsx";
import { altOf, inOrder, plain } from "../../../patterns/pictures.ts";
import type { Product } from "../product-queries.ts";

export function ProductMedia({ product, onEdit }: { product: Product; onEdit(): void }) {
  const { t } = useTranslation("products");
  const format = useFormat();
  const edit = t("media.edit");
  useCommands([
    {
      id: "product.media",
      group: "page",
      label: edit,
      icon: <ImagePlus aria-hidden />,
      run: onEdit,
    },
  ]);
  // Also shows a thumbnail that isn't one of the images, because lists show it.
  const images = inOrder(product.images ?? []).map(({ url }) => url);
  const isThumbnail = (url: string) => plain(url) === plain(product.thumbnail ?? "");
  const apart = product.thumbnail && !images.some(isThumbnail) ? [product.thumbnail] : [];
  const pictures = [...images, ...apart];
  return (
    <Card
      title={t("media.title")}
      {...(pictures.length > 0 && {
        note: format.number(pictures.length),
        actions: (
          <Button size="sm" onClick={onEdit}>
            {edit}
          </Button>
        ),
      })}
    >
      {pictures.length === 0 ? (
        <div className={empty}>
          <p>{t("media.empty")}</p>
          <Button size="sm" icon={<ImagePlus aria-hidden />} onClick={onEdit}>
            {edit}
          </Button>
        </div>
      ) : (
        <ul className={grid}>
          {pictures.map((url, index) => (
            <li key={url}>
              <a
                className={picture}
                href={isWebAddress(url) ? url : undefined}
                target="_blank"
                rel="noreferrer"
              >
                <Thumb
                  size="fill"
                  src={url}
                  alt={
                    altOf(product, url) ||
                    t("media.imageAlt", { number: index + 1, title: product.title })
                  }
                />
                {isThumbnail(url) && (
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

const empty = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "8",
  color: "fg.muted",
});
const grid = css({
  display: "grid",
  gap: "8",
  gridTemplateColumns: "repeat(auto-fill, minmax(7rem, 1fr))",
});
const picture = css({ display: "block", position: "relative", borderRadius: "control" });
const label = css({ position: "absolute", insetBlockEnd: "6", insetInlineStart: "6" });
