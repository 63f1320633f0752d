import { css } from "#styled/css";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { FormFields } from "../../../patterns/fields.ts";
import { useFeature, useLacks } from "../../../patterns/page.ts";
import { products } from "../../../resources/products.ts";
import { Card } from "../../../ui/card.tsx";
import { Fact, Facts } from "../../../ui/facts.tsx";
import type { Product } from "../product-queries.ts";
import { attributeFields } from "./attribute-fields.ts";
import { productFields } from "./product-fields.ts";

/** A product's sales channels and groupings, and whether discounts apply to it. They are part of the page's form. */
export function ProductOrganization({ product, form }: { product: Product; form: object }) {
  const { t } = useTranslation(["products", "common"]);
  const categories = useFeature("product_categories");
  const withoutChannels = useLacks("sales_channels");
  return (
    <Card
      title={t("organize.title")}
      fact={product.collection?.title ?? product.type?.value ?? t("common:values.notSet")}
    >
      <div className={stack}>
        <FormFields
          form={form}
          fields={productFields}
          names={[
            ...(withoutChannels ? [] : ["sales_channels"]),
            "collection_id",
            ...(categories ? ["categories"] : []),
            "type",
            "tags",
            "discountable",
          ]}
          subject={products.nameOf(product)}
        />
        {product.is_giftcard && (
          <Facts>
            <Fact term={t("organize.giftCard")}>
              <Link to="/a/gift-cards/manage" search={{ product: product.id }} className={link}>
                {t("organize.yes")}
              </Link>
            </Fact>
          </Facts>
        )}
      </div>
    </Card>
  );
}

/** A product's material, measurements, and customs data. They are part of the page's form. */
export function ProductAttributes({ product, form }: { product: Product; form: object }) {
  const { t } = useTranslation(["products", "common"]);
  return (
    <Card title={t("attributes.title")} fact={product.material ?? t("common:values.notSet")}>
      <div className={stack}>
        <FormFields form={form} fields={productFields} names={attributeFields.names} />
      </div>
    </Card>
  );
}

const stack = css({ display: "grid", gap: "12", gridTemplateColumns: "minmax(0, 1fr)" });
const link = css({ textDecoration: "underline" });
