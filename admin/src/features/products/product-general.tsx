import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useRecordForm } from "../../patterns/record-form.tsx";
import { productForm, toBody, toForm, type ProductForm } from "./product-form.ts";
import type { Product } from "./product-queries.ts";
import { useReadProduct, useSaveProduct } from "./product-save.ts";

/** The words of a product. `children` receives the card with the form, and the bar that saves it. */
export function ProductGeneral({
  product,
  children,
}: {
  product: Product;
  children(card: ReactNode, bar: ReactNode): ReactNode;
}) {
  const { t } = useTranslation("products");
  const save = useSaveProduct(product.id);
  const { form, card, bar } = useRecordForm<Product, ProductForm>({
    record: product,
    read: useReadProduct(product.id),
    toForm,
    schema: productForm,
    labels: {
      title: t("general.fieldTitle"),
      subtitle: t("general.fieldSubtitle"),
      handle: t("general.fieldHandle"),
      description: t("general.fieldDescription"),
    },
    save: (settled, now) => save(toBody(settled, now)),
    words: { saved: t("general.savedTitle"), notSaved: t("general.notSavedTitle") },
  });

  return children(
    card(
      t("general.title"),
      <>
        <form.AppField name="title">
          {(field) => <field.Text label={t("general.fieldTitle")} required />}
        </form.AppField>
        <form.AppField name="subtitle">
          {(field) => <field.Text label={t("general.fieldSubtitle")} />}
        </form.AppField>
        <form.AppField name="handle">
          {(field) => (
            <field.Text
              label={t("general.fieldHandle")}
              hint={t("general.handleHint")}
              prefix="/"
              required
              spellCheck={false}
              autoCapitalize="none"
            />
          )}
        </form.AppField>
        <form.AppField name="description">
          {(field) => <field.Textarea label={t("general.fieldDescription")} rows={5} />}
        </form.AppField>
      </>,
    ),
    bar,
  );
}
