import { css } from "#styled/css";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { InlineFields } from "../../../patterns/fields.ts";
import { useFeature, useLacks } from "../../../patterns/page.ts";
import { products } from "../../../resources/products.ts";
import { Card } from "../../../ui/card.tsx";
import { Fact, Facts } from "../../../ui/facts.tsx";
import type { Product } from "../product-queries.ts";
import { channelFields, organizeFields } from "./organize-fields.ts";

const places = ["collection_id", "categories", "type", "tags", "discountable"] as const;

/**
 * Sales channels and groupings of a product, and whether discounts apply to it. Each value is chosen inline, and saved immediately.
 */
export function ProductOrganization({ product }: { product: Product }) {
  const { t } = useTranslation("products");
  const categories = useFeature("product_categories");
  const withoutChannels = useLacks("sales_channels");
  return (
    <Card title={t("organize.title")} note={t("organize.saved")}>
      {!withoutChannels && (
        <InlineFields
          resource={products}
          record={product}
          fields={channelFields}
          names={["sales_channels"]}
        />
      )}
      <InlineFields
        resource={products}
        record={product}
        fields={organizeFields}
        names={places.filter((name) => name !== "categories" || categories)}
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
    </Card>
  );
}

const link = css({ textDecoration: "underline" });
