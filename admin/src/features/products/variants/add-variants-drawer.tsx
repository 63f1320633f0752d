import { css } from "#styled/css";
import { adminCreateVariant } from "@countertop/sdk/operations";
import { useAdminCreateVariant, useClient, useRevalidate } from "@countertop/sdk/react";
import { useStore } from "@tanstack/react-form";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import * as v from "valibot";
import { fetchNow } from "../../../lib/fetch-now.ts";
import { BackToForm, FormDrawer, FormDrawerWaiting, useEditForm } from "../../../patterns/form.ts";
import { useFormat } from "../../../patterns/page.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { notify } from "../../../ui/notify.ts";
import { TagsField } from "../../../ui/tags.tsx";
import { closest, missingCombinations, MOST_ADDED } from "./variant-combinations.ts";
import { countOf, MAX_VARIANTS } from "../create/create-matrix.ts";
import type { ProductPartProps } from "../record/product-overlays.tsx";
import type { Product } from "../product-queries.ts";
import { toCopyForm, toNewVariant, toVariantForm } from "./variant-form.ts";
import {
  combinationsQuery,
  type Combined,
  plainValue,
  valuesInUse,
} from "../../../resources/product-variants.ts";
import { variantQuery } from "./variant-queries.ts";

/** A drawer in which the user adds option values, and selects the resulting variants to create. */
export function AddVariantsDrawer({ product, onClose }: ProductPartProps) {
  const { t } = useTranslation("product-variants");
  const { data, error, refetch } = useQuery(combinationsQuery(useClient(), product.id));
  return data ? (
    <AddVariants product={product} variants={data} onClose={onClose} />
  ) : (
    <FormDrawerWaiting
      shape="sheet"
      title={t("combine.title")}
      subtitle={product.title}
      error={error}
      onRetry={() => void refetch()}
      onClose={onClose}
    />
  );
}

/** Maximum number of combinations to show. */
const MOST_SHOWN = 500;

const combineForm = v.object({
  /** Chosen values by option id. */
  values: v.record(v.string(), v.array(v.string())),
  /** Combinations that the user selected or deselected, by key. */
  ticks: v.record(v.string(), v.boolean()),
});
type CombineForm = v.InferOutput<typeof combineForm>;

interface AddVariantsProps {
  product: Product;
  variants: readonly Combined[];
  onClose(): void;
}

function AddVariants({ product, variants, onClose }: AddVariantsProps) {
  const { t } = useTranslation(["product-variants", "products", "common"]);
  const format = useFormat();
  const client = useClient();
  const queries = useQueryClient();
  const { mutateAsync: createVariant } = useAdminCreateVariant();
  const settle = useRevalidate();
  const options = product.options ?? [];
  const [first] = useState((): CombineForm => ({
    values: Object.fromEntries(
      options.map(({ id }) => [id, valuesInUse(id, variants).map(({ value }) => value)]),
    ),
    ticks: {},
  }));
  const filled = ({ values }: CombineForm) =>
    options.map(({ id, title }) => ({ id, title, values: values[id] ?? [] }));
  const foundIn = (form: CombineForm, all: readonly Combined[]) =>
    missingCombinations(filled(form), all).map((one) => ({
      ...one,
      ticked: form.ticks[one.key] ?? one.fresh,
    }));

  const { form, edit } = useEditForm<CombineForm, CombineForm>({
    values: first,
    schema: combineForm,
    save: async (value) => {
      const now = await fetchNow(queries, combinationsQuery(client, product.id));
      const wanted = foundIn(value, now).filter(({ ticked }) => ticked);
      if (wanted.length === 0 || wanted.length > MOST_ADDED) throw new BackToForm();
      try {
        for (const { title, values } of wanted) {
          const like = closest(values, now);
          const source = like && (await fetchNow(queries, variantQuery(client, like.id))).variant;
          const body = source ? toCopyForm(source, options) : toVariantForm(undefined, options);
          await createVariant({
            id: product.id,
            body: toNewVariant({ ...body, title, options: values }, source),
          });
        }
      } finally {
        // Refetches after a failure, so that the drawer no longer offers variants that were created.
        await settle(adminCreateVariant);
      }
      notify("success", t("products:edit.saved"), product.title);
    },
  });
  const typed = useStore(form.store, (state) => state.values);
  const found = foundIn(typed, variants);
  const count = found.filter(({ ticked }) => ticked).length;
  const refused =
    countOf(filled(typed)) > MAX_VARIANTS || found.length > MOST_SHOWN || count > MOST_ADDED
      ? t("combine.tooMany", { most: format.number(MOST_ADDED) })
      : undefined;

  return (
    <FormDrawer
      wide
      title={t("combine.title")}
      subtitle={product.title}
      edit={edit}
      onClose={onClose}
      saveLabel={t("combine.add", { number: format.number(count) })}
    >
      {options.length === 0 ? (
        <Alert tone="info">{t("form.alone")}</Alert>
      ) : (
        <p className={quiet}>{t("combine.hint")}</p>
      )}
      {options.map(({ id, title }) => (
        <form.AppField key={id} name={`values.${id}`}>
          {(field) => (
            <TagsField
              label={title}
              // Existing values can't be removed here. That would look like deleting their variants.
              hint={`${t("form.inUse")}: ${format.list(first.values[id] ?? [])}`}
              value={field.state.value.filter((value) => !first.values[id]?.includes(value))}
              labels={{ remove: (name) => t("common:picker.remove", { name }) }}
              onValueChange={(fresh) => {
                const old = first.values[id] ?? [];
                const known = new Set(old.map(plainValue));
                field.handleChange([
                  ...old,
                  ...fresh.filter((value) => !known.has(plainValue(value))),
                ]);
              }}
            />
          )}
        </form.AppField>
      ))}
      {refused !== undefined && <Alert tone="warning">{refused}</Alert>}
      {options.length > 0 && refused === undefined && (
        <form.AppField name="ticks">
          {(field) => (
            <fieldset className={set}>
              <legend className={legend}>
                {t("combine.preview", { number: format.number(found.length) })}
              </legend>
              {found.length === 0 && <p className={quiet}>{t("combine.none")}</p>}
              {found.map(({ key, title, ticked }) => (
                <Checkbox
                  key={key}
                  label={<bdi>{title}</bdi>}
                  checked={ticked}
                  onCheckedChange={(on) => field.handleChange({ ...field.state.value, [key]: on })}
                />
              ))}
              {found.length > 0 && <p className={quiet}>{t("combine.like")}</p>}
            </fieldset>
          )}
        </form.AppField>
      )}
    </FormDrawer>
  );
}

const quiet = css({ color: "fg.subtle" });
const set = css({ border: "none", minWidth: 0, display: "grid", gap: "8" });
const legend = css({ textStyle: "label", marginBlockEnd: "8" });
