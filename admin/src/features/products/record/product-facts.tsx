import { useTranslation } from "react-i18next";
import { useFormat } from "../../../patterns/page.ts";
import { Card } from "../../../ui/card.tsx";
import { Fact, Facts } from "../../../ui/facts.tsx";
import { css } from "#styled/css";
import { EditButton } from "../../../patterns/form.ts";
import type { Product } from "../product-queries.ts";

export function ProductAttributes({ product, onEdit }: { product: Product; onEdit(): void }) {
  const { t } = useTranslation(["products", "common"]);
  const format = useFormat();
  const size = [product.length, product.width, product.height];
  const attributes = [
    [t("attributes.material"), product.material],
    [t("attributes.weight"), product.weight && format.number(product.weight)],
    [
      t("attributes.size"),
      size.some((side) => side != null) &&
        size
          .map((side) => (side == null ? t("common:values.none") : format.number(side)))
          .join(" × "),
    ],
    [t("attributes.origin"), product.origin_country && format.country(product.origin_country)],
    [t("attributes.hsCode"), product.hs_code],
    [t("attributes.midCode"), product.mid_code],
  ].filter(([, value]) => value);
  return (
    <Card
      title={t("attributes.title")}
      actions={<EditButton label={t("attributes.edit")} onClick={onEdit} />}
    >
      {attributes.length === 0 ? (
        <p className={quiet}>{t("attributes.empty")}</p>
      ) : (
        <Facts>
          {attributes.map(([term, value]) => (
            <Fact key={String(term)} term={term}>
              {value}
            </Fact>
          ))}
        </Facts>
      )}
    </Card>
  );
}

const quiet = css({ color: "fg.muted" });
