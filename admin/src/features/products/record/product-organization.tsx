import { css } from "#styled/css";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { problemOf } from "../../../lib/errors.ts";
import { FieldControl, useReadRecord, useSaveRecord } from "../../../patterns/fields.ts";
import { EditButton } from "../../../patterns/form.ts";
import { useFeature, useFormat } from "../../../patterns/page.ts";
import type { Picked } from "../../../patterns/picker.ts";
import { products } from "../../../resources/products.ts";
import { Card } from "../../../ui/card.tsx";
import { Fact, Facts } from "../../../ui/facts.tsx";
import { notify } from "../../../ui/notify.ts";
import type { Product } from "../product-queries.ts";
import { organizeFields } from "./organize-fields.ts";

const places = ["collection_id", "categories", "type", "tags"] as const;
type Place = (typeof places)[number];
type Places = Partial<Record<Place, Picked[]>>;

export interface ProductOrganizationProps {
  product: Product;
  onEdit(): void;
  onEditChannels(): void;
}

/** Where a product stands in the shop. Each place is picked where it is shown, and saved as it is picked. */
export function ProductOrganization({ product, onEdit, onEditChannels }: ProductOrganizationProps) {
  const { t } = useTranslation(["products", "common"]);
  const format = useFormat();
  const categories = useFeature("product_categories");
  const { values, pick } = usePlaces(product);
  const channels = product.sales_channels?.map(({ name }) => name) ?? [];
  const yesNo = (value: boolean) => t(value ? "organize.yes" : "organize.no");
  return (
    <Card
      title={t("organize.title")}
      actions={<EditButton label={t("organize.edit")} onClick={onEdit} />}
    >
      <div className={fields}>
        {places
          .filter((name) => name !== "categories" || categories)
          .map((name) => (
            <FieldControl
              key={name}
              fields={organizeFields}
              name={name}
              value={values[name]}
              onValueChange={(picked) => void pick(name, picked as Picked[])}
              subject={product.title}
            />
          ))}
      </div>
      <Facts>
        <Fact term={t("organize.channels")}>
          <span className={editable}>
            {channels.length > 0 ? format.list(channels) : t("common:values.none")}
            <EditButton label={t("channels.edit")} onClick={onEditChannels} />
          </span>
        </Fact>
        <Fact term={t("organize.discountable")}>{yesNo(product.discountable)}</Fact>
        {product.is_giftcard && <Fact term={t("organize.giftCard")}>{yesNo(true)}</Fact>}
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
  const stored = organizeFields.toForm(product);

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
    return save(organizeFields.toBody({ ...organizeFields.toForm(now), [name]: picked }, now));
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
  return { values: { ...stored, ...picking }, pick };
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
