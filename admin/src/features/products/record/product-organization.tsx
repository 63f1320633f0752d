import { css } from "#styled/css";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { InlineFields } from "../../../patterns/fields.ts";
import { EditButton } from "../../../patterns/form.ts";
import { useFeature, useFormat, useLacks } from "../../../patterns/page.ts";
import { products } from "../../../resources/products.ts";
import { Card } from "../../../ui/card.tsx";
import { Fact, Facts } from "../../../ui/facts.tsx";
import type { Product } from "../product-queries.ts";
import { organizeFields } from "./organize-fields.ts";

const places = ["collection_id", "categories", "type", "tags"] as const;

export interface ProductOrganizationProps {
  product: Product;
  onEdit(): void;
  onEditChannels(): void;
}

/** Collection, categories, and other groupings of a product. Each is chosen in its card, and saved immediately. */
export function ProductOrganization({ product, onEdit, onEditChannels }: ProductOrganizationProps) {
  const { t } = useTranslation(["products", "common"]);
  const format = useFormat();
  const categories = useFeature("product_categories");
  const withoutChannels = useLacks("sales_channels");
  const channels = product.sales_channels?.map(({ name }) => name) ?? [];
  const yesNo = (value: boolean) => t(value ? "organize.yes" : "organize.no");
  return (
    <Card
      title={t("organize.title")}
      actions={<EditButton label={t("organize.edit")} onClick={onEdit} />}
    >
      <InlineFields
        resource={products}
        record={product}
        fields={organizeFields}
        names={places.filter((name) => name !== "categories" || categories)}
      />
      <Facts>
        {!withoutChannels && (
          <Fact term={t("organize.channels")}>
            <span className={editable}>
              {channels.length > 0 ? format.list(channels) : t("common:values.none")}
              <EditButton label={t("channels.edit")} onClick={onEditChannels} />
            </span>
          </Fact>
        )}
        <Fact term={t("organize.discountable")}>{yesNo(product.discountable)}</Fact>
        {product.is_giftcard && (
          <Fact term={t("organize.giftCard")}>
            <Link to="/a/gift-cards/manage" search={{ product: product.id }} className={link}>
              {yesNo(true)}
            </Link>
          </Fact>
        )}
      </Facts>
    </Card>
  );
}

const link = css({ textDecoration: "underline" });
const editable = css({
  display: "flex",
  alignItems: "flex-start",
  justifyContent: "space-between",
  gap: "4",
  // The button is taller than its line.
  "& > button": { marginBlock: "-4" },
});
