import { useTranslation } from "react-i18next";
import { useFormat } from "../../../patterns/page.ts";
import { Card } from "../../../ui/card.tsx";
import { Fact, Facts } from "../../../ui/facts.tsx";
import { css } from "#styled/css";
import { EditButton } from "../../../patterns/form.ts";
import type { Product } from "../product-queries.ts";

export interface ProductOrganisationProps {
  product: Product;
  onEdit(): void;
  onEditChannels(): void;
}

export function ProductOrganisation({ product, onEdit, onEditChannels }: ProductOrganisationProps) {
  const { t } = useTranslation(["products", "common"]);
  const format = useFormat();
  const none = t("common:values.none");
  const list = (names: readonly string[] | undefined) =>
    names?.length ? format.list(names) : none;
  const yesNo = (value: boolean) => t(value ? "organise.yes" : "organise.no");
  return (
    <Card
      title={t("organise.title")}
      actions={<EditButton label={t("organise.edit")} onClick={onEdit} />}
    >
      <Facts>
        <Fact term={t("organise.collection")}>{product.collection?.title ?? none}</Fact>
        <Fact term={t("organise.categories")}>
          {list(product.categories?.map(({ name }) => name))}
        </Fact>
        <Fact term={t("organise.type")}>{product.type?.value ?? none}</Fact>
        <Fact term={t("organise.tags")}>{list(product.tags?.map(({ value }) => value))}</Fact>
        <Fact term={t("organise.channels")}>
          <span className={editable}>
            {list(product.sales_channels?.map(({ name }) => name))}
            <EditButton label={t("channels.edit")} onClick={onEditChannels} />
          </span>
        </Fact>
        <Fact term={t("organise.discountable")}>{yesNo(product.discountable)}</Fact>
        {product.is_giftcard && <Fact term={t("organise.giftCard")}>{yesNo(true)}</Fact>}
      </Facts>
    </Card>
  );
}

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

const editable = css({
  display: "flex",
  alignItems: "flex-start",
  justifyContent: "space-between",
  gap: "4",
  // The button is higher than the line that it stands in.
  "& > button": { marginBlock: "-4" },
});
const quiet = css({ color: "fg.muted" });
