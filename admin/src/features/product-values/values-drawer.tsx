import { css } from "#styled/css";
import { useClient } from "@countertop/sdk/react";
import { useStore } from "@tanstack/react-form";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { PartlySaved, problemOf } from "../../lib/errors.ts";
import { BackToForm, FormDrawer, FormDrawerWaiting, useEditForm } from "../../patterns/form.ts";
import { useFormat } from "../../patterns/page.ts";
import { combinationsQuery, valuesInUse } from "../../resources/product-variants.ts";
import { Alert } from "../../ui/alert.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { TextField } from "../../ui/field.tsx";
import { notify } from "../../ui/notify.ts";
import { SelectField } from "../../ui/select.tsx";
import { mergedWith, OptionValues, valuesForm, type ValuesForm } from "./option-values.tsx";
import { planValues, type Variant } from "./plan-values.ts";
import { Preview } from "./values-preview.tsx";
import { OtherVariants, useSaveValues, type SaveResult } from "./values-save.ts";

interface ValuesProps {
  product: {
    id: string;
    title: string;
    handle: string | null;
    options?: readonly { id: string; title: string }[] | null | undefined;
  };
  onClose(): void;
}

/** Renames, merges, deletes, and reorders the values of a product's options, with a preview of the variants that change. */
export function ValuesDrawer({ product, onClose }: ValuesProps) {
  const { t } = useTranslation("product-variants");
  const { data, error, refetch } = useQuery(combinationsQuery(useClient(), product.id));
  return data ? (
    <Values product={product} variants={data} onClose={onClose} />
  ) : (
    <FormDrawerWaiting
      shape="sheet"
      title={t("actions.values")}
      subtitle={product.title}
      error={error}
      onRetry={() => void refetch()}
      onClose={onClose}
    />
  );
}

const EXAMPLE = "{handle}-{color:3}-{size}";

function Values({ product, variants, onClose }: ValuesProps & { variants: readonly Variant[] }) {
  const { t } = useTranslation(["product-values", "product-variants", "products", "common"]);
  const { t: tCommon } = useTranslation("common");
  const format = useFormat();
  const options = product.options ?? [];
  const of = { id: product.id, handle: product.handle ?? "", options };
  const [first] = useState((): ValuesForm => ({
    rows: options.flatMap(({ id }) =>
      valuesInUse(id, variants).map(({ value }) => ({
        option: id,
        value,
        name: value,
        gone: false,
      })),
    ),
    keeps: "present",
    titles: true,
    pattern: "",
    agreed: false,
  }));
  const { save, progress } = useSaveValues(of);
  const [failed, setFailed] = useState<SaveResult["failed"]>([]);
  const [changed, setChanged] = useState(false);
  const { form, edit } = useEditForm<ValuesForm, ValuesForm>({
    values: first,
    schema: valuesForm,
    save: async (values) => {
      const plan = planValues(values, { ...of, variants }, first.rows);
      if (plan.unknown !== undefined || plan.twice !== undefined) throw new BackToForm();
      if (plan.removed.length > 0 && !values.agreed) throw new BackToForm();
      setFailed([]);
      setChanged(false);
      try {
        const result = await save(values, first.rows, new Set(plan.removed.map(({ id }) => id)));
        setFailed(result.failed);
        if (result.failed.length > 0)
          throw new PartlySaved(
            t("partly", {
              done: format.number(result.done),
              failed: format.number(result.failed.length),
            }),
          );
      } catch (error) {
        if (!(error instanceof OtherVariants)) throw error;
        setChanged(true);
        form.setFieldValue("agreed", false);
        throw new BackToForm();
      }
      notify("success", t("products:edit.saved"), product.title);
    },
  });
  const typed = useStore(form.store, (state) => state.values);
  const plan = planValues(typed, { ...of, variants }, first.rows);
  return (
    <FormDrawer
      wide
      title={t("product-variants:actions.values")}
      subtitle={product.title}
      edit={edit}
      onClose={onClose}
    >
      {options.length === 0 ? (
        <Alert tone="info">{t("product-variants:form.alone")}</Alert>
      ) : (
        <p className={quiet}>{t("hint")}</p>
      )}
      {progress && (
        <p role="status">
          {tCommon("bulk.progress", {
            done: format.number(progress.done),
            total: format.number(progress.of),
          })}
        </p>
      )}
      {failed.length > 0 && (
        <ul className={list} aria-label={tCommon("bulk.failures")}>
          {failed.map(({ title, error }) => (
            <li key={title}>
              <bdi>{title}</bdi>: {problemOf(error, tCommon).message}
            </li>
          ))}
        </ul>
      )}
      {changed && <Alert tone="warning">{t("changed")}</Alert>}
      <form.AppField name="rows">
        {({ state: { value: rows }, handleChange }) =>
          options.map(({ id, title }) => (
            <OptionValues
              key={id}
              title={title}
              rows={rows.filter(({ option }) => option === id)}
              counts={new Map(valuesInUse(id, variants).map((one) => [one.value, one.count]))}
              onChange={(own) =>
                handleChange(
                  options.flatMap((option) =>
                    option.id === id ? own : rows.filter((row) => row.option === option.id),
                  ),
                )
              }
            />
          ))
        }
      </form.AppField>
      {typed.rows.some((row) => mergedWith(row, typed.rows)) && (
        <form.AppField name="keeps">
          {({ state, handleChange }) => (
            <SelectField
              label={t("keeps")}
              value={state.value}
              options={[
                { value: "present", label: t("keepsPresent") },
                { value: "renamed", label: t("keepsRenamed") },
              ]}
              onValueChange={(value) => handleChange(value === "renamed" ? value : "present")}
            />
          )}
        </form.AppField>
      )}
      <form.AppField name="titles">
        {({ state, handleChange }) => (
          <Checkbox label={t("titles")} checked={state.value} onCheckedChange={handleChange} />
        )}
      </form.AppField>
      <form.AppField name="pattern">
        {({ state, handleChange }) => (
          <TextField
            label={t("pattern")}
            hint={t("patternHint", { example: EXAMPLE })}
            errors={[
              ...(plan.unknown === undefined ? [] : [t("patternWrong", { name: plan.unknown })]),
              ...(plan.twice === undefined ? [] : [t("patternTwice", { sku: plan.twice })]),
            ]}
            value={state.value}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => handleChange(event.target.value)}
          />
        )}
      </form.AppField>
      <Preview plan={plan} />
      {plan.removed.length > 0 && (
        <form.AppField name="agreed">
          {({ state, handleChange }) => (
            <Checkbox label={t("agree")} checked={state.value} onCheckedChange={handleChange} />
          )}
        </form.AppField>
      )}
    </FormDrawer>
  );
}

const quiet = css({ color: "fg.subtle" });
const list = css({ display: "grid", gap: "4", overflowWrap: "anywhere" });
