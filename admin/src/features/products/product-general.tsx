import { css } from "#styled/css";
import { useClient } from "@countertop/sdk/react";
import { useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useConflict } from "../../patterns/conflict.tsx";
import { DraftNotice } from "../../patterns/draft-notice.tsx";
import { useDraft } from "../../patterns/draft.ts";
import { useEditForm } from "../../patterns/form.tsx";
import { SaveBar } from "../../patterns/save-bar.tsx";
import { UnsavedGuard } from "../../patterns/unsaved-guard.tsx";
import { Card } from "../../ui/card.tsx";
import { notify } from "../../ui/notify.ts";
import { productForm, toBody, toForm, type ProductForm } from "./product-form.ts";
import { productQuery, type Product } from "./product-queries.ts";
import { useSaveProduct } from "./product-save.ts";

/** The words of a product. `children` receives the card with the form, and the bar that saves it. */
export function ProductGeneral({
  product,
  children,
}: {
  product: Product;
  children(card: ReactNode, bar: ReactNode): ReactNode;
}) {
  const { t } = useTranslation("products");
  const queries = useQueryClient();
  const query = productQuery(useClient(), product.id);
  const save = useSaveProduct(product.id);
  const conflict = useConflict<ProductForm>();
  /** The record that the form was filled from; it may have become another one since. */
  const [read, setRead] = useState(product);
  const { form, edit } = useEditForm({
    values: toForm(read),
    schema: productForm,
    save: async (mine) => {
      const { product: now } = await queries.fetchQuery({ ...query, staleTime: 0 });
      const settled =
        now.updated_at === read.updated_at
          ? mine
          : await conflict.settle({
              base: toForm(read),
              mine,
              theirs: toForm(now),
              labels: {
                title: t("general.fieldTitle"),
                subtitle: t("general.fieldSubtitle"),
                handle: t("general.fieldHandle"),
                description: t("general.fieldDescription"),
              },
            });
      const saved = await save(toBody(settled, now));
      notify("success", t("general.savedTitle"), saved.title);
      setRead({ ...now, ...saved });
      return toForm(saved);
    },
  });
  const draft = useDraft("general", form);
  // As long as nobody writes in it, the form shows what the record has become.
  const follows = !edit.dirty && !edit.saving && product.updated_at !== read.updated_at;
  if (follows) setRead(product);

  const card = (
    <>
      <DraftNotice draft={draft} />
      <Card title={t("general.title")}>
        <form {...edit.props} className={fields}>
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
        </form>
      </Card>
      {conflict.question}
    </>
  );

  return (
    <>
      {children(
        card,
        <SaveBar
          form={edit.props.id}
          dirty={edit.dirty}
          saving={edit.saving}
          problem={edit.problem && `${t("general.notSavedTitle")}: ${edit.problem.message}`}
          onDiscard={edit.discard}
        />,
      )}
      <UnsavedGuard dirty={edit.dirty} />
    </>
  );
}

const fields = css({ display: "grid", gap: "16", gridTemplateColumns: "minmax(0, 1fr)" });
