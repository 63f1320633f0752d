import { css } from "#styled/css";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { problemOf } from "../../../lib/errors.ts";
import { useReadRecord, useSaveRecord } from "../../../patterns/fields.ts";
import { EditButton } from "../../../patterns/form.ts";
import { useFeature, useFormat } from "../../../patterns/page.ts";
import type { Picked } from "../../../patterns/picker.ts";
import { products } from "../../../resources/products.ts";
import { Card } from "../../../ui/card.tsx";
import { Fact, Facts } from "../../../ui/facts.tsx";
import { notify } from "../../../ui/notify.ts";
import type { Product } from "../product-queries.ts";
import {
  CategoriesField,
  CollectionField,
  ProductTagsField,
  TypeField,
} from "./organise-fields.tsx";
import { toOrganiseBody, toOrganiseForm } from "./product-organise-form.ts";

type Place = "collection" | "type" | "categories" | "tags";
type Places = Partial<Record<Place, Picked[]>>;

export interface ProductOrganisationProps {
  product: Product;
  onEdit(): void;
  onEditChannels(): void;
}

/** Where a product stands in the shop. Each place is picked where it is shown, and saved as it is picked. */
export function ProductOrganisation({ product, onEdit, onEditChannels }: ProductOrganisationProps) {
  const { t } = useTranslation(["products", "common"]);
  const format = useFormat();
  const categories = useFeature("product_categories");
  const { places, pick } = usePlaces(product);
  const channels = product.sales_channels?.map(({ name }) => name) ?? [];
  const yesNo = (value: boolean) => t(value ? "organise.yes" : "organise.no");
  const place = (name: Place) => ({
    value: places[name],
    onChange: (picked: Picked[]) => void pick(name, picked),
    product: product.title,
  });
  return (
    <Card
      title={t("organise.title")}
      actions={<EditButton label={t("organise.edit")} onClick={onEdit} />}
    >
      <div className={fields}>
        <CollectionField {...place("collection")} />
        {categories && <CategoriesField {...place("categories")} />}
        <TypeField {...place("type")} />
        <ProductTagsField {...place("tags")} />
      </div>
      <Facts>
        <Fact term={t("organise.channels")}>
          <span className={editable}>
            {channels.length > 0 ? format.list(channels) : t("common:values.none")}
            <EditButton label={t("channels.edit")} onClick={onEditChannels} />
          </span>
        </Fact>
        <Fact term={t("organise.discountable")}>{yesNo(product.discountable)}</Fact>
        {product.is_giftcard && <Fact term={t("organise.giftCard")}>{yesNo(true)}</Fact>}
      </Facts>
    </Card>
  );
}

/** What is picked is shown at once and saved; what the store refuses goes back, and what it took can be undone. */
function usePlaces(product: Product) {
  const { t } = useTranslation("products");
  const { t: tCommon } = useTranslation("common");
  const save = useSaveRecord(products, product.id);
  const read = useReadRecord(products, product.id);
  const [picking, setPicking] = useState<Places>({});
  const stored = toOrganiseForm(product);

  const attempt = async (act: () => Promise<void>) => {
    try {
      await act();
    } catch (error) {
      const { title, message } = problemOf(error, tCommon);
      notify("error", title, message);
    }
  };
  const put = async (name: Place, picked: Picked[]) => {
    // Against what there is now, since only what differs is written.
    const now = await read();
    return save(toOrganiseBody({ ...toOrganiseForm(now), [name]: picked }, now));
  };
  const pick = async (name: Place, picked: Picked[]) => {
    const before = stored[name];
    setPicking((all) => ({ ...all, [name]: picked }));
    await attempt(async () => {
      const saved = await put(name, picked);
      notify("success", t("edit.saved"), saved.title, {
        label: tCommon("actions.undo"),
        run: () => void attempt(async () => void (await put(name, before))),
      });
    });
    setPicking(({ [name]: _, ...others }) => others);
  };
  return { places: { ...stored, ...picking }, pick };
}

const fields = css({ display: "grid", gap: "12", marginBlockEnd: "12" });
const editable = css({
  display: "flex",
  alignItems: "flex-start",
  justifyContent: "space-between",
  gap: "4",
  // The button is higher than the line that it stands in.
  "& > button": { marginBlock: "-4" },
});
