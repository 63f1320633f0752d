import { useTranslation } from "react-i18next";
import { useFormat } from "../../../patterns/page.ts";
import { products } from "../../../resources/products.ts";
import { Card } from "../../../ui/card.tsx";
import { Fact, Facts } from "../../../ui/facts.tsx";
import { InlineFields } from "../../../patterns/fields.ts";
import { EditButton } from "../../../patterns/form.ts";
import type { Product } from "../product-queries.ts";
import { originFields } from "./origin-field.ts";

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
    [t("attributes.hsCode"), product.hs_code],
    [t("attributes.midCode"), product.mid_code],
  ].filter(([, value]) => value);
  return (
    <Card
      title={t("attributes.title")}
      actions={<EditButton label={t("attributes.edit")} onClick={onEdit} />}
    >
      <InlineFields
        resource={products}
        record={product}
        fields={originFields}
        names={["origin_country"]}
      />
      {attributes.length > 0 && (
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
