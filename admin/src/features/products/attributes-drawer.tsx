import { css } from "#styled/css";
import { useTranslation } from "react-i18next";
import { FormDrawer } from "../../patterns/form-overlay.tsx";
import { useEditForm } from "../../patterns/form.tsx";
import { notify } from "../../ui/notify.ts";
import { attributesForm, toAttributesBody, toAttributesForm } from "./product-attributes-form.ts";
import type { Product } from "./product-queries.ts";
import { useSaveProduct } from "./product-save.ts";

export function AttributesDrawer({ product, onClose }: { product: Product; onClose(): void }) {
  const { t } = useTranslation("products");
  const save = useSaveProduct(product.id);
  const { form, edit } = useEditForm({
    values: toAttributesForm(product),
    schema: attributesForm,
    save: async (value) => {
      const saved = await save(toAttributesBody(value, product));
      notify("success", t("general.savedTitle"), saved.title);
    },
  });
  const measures = [
    ["length", t("attributes.length")],
    ["width", t("attributes.width")],
    ["height", t("attributes.height")],
    ["weight", t("attributes.weight")],
  ] as const;
  return (
    <FormDrawer title={t("attributes.edit")} subtitle={product.title} edit={edit} onClose={onClose}>
      <form.AppField name="material">
        {(field) => <field.Text label={t("attributes.material")} />}
      </form.AppField>
      <div className={pairs}>
        {measures.map(([name, label]) => (
          <form.AppField key={name} name={name}>
            {(field) => <field.Text label={label} inputMode="numeric" autoComplete="off" />}
          </form.AppField>
        ))}
      </div>
      <form.AppField name="origin_country">
        {(field) => (
          <field.Text
            label={t("attributes.origin")}
            hint={t("attributes.originHint")}
            maxLength={2}
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </form.AppField>
      <form.AppField name="hs_code">
        {(field) => <field.Text label={t("attributes.hsCode")} />}
      </form.AppField>
      <form.AppField name="mid_code">
        {(field) => <field.Text label={t("attributes.midCode")} />}
      </form.AppField>
    </FormDrawer>
  );
}

const pairs = css({
  display: "grid",
  gap: "16",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
});
