import { css } from "#styled/css";
import {
  useAdminCreateProductOption,
  useAdminDeleteProductOption,
  useAdminUpdateProduct,
  useAdminUpdateProductOption,
  useClient,
} from "@countertop/sdk/react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { fetchNow } from "../../../lib/fetch-now.ts";
import {
  BackToForm,
  FormDrawer,
  FormDrawerWaiting,
  focusField,
  useEditForm,
} from "../../../patterns/form.ts";
import { useFormat } from "../../../patterns/page.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { notify } from "../../../ui/notify.ts";
import { optionsForm, removalOf, type OptionRow } from "./options-form.ts";
import type { ProductPartProps } from "../record/product-overlays.tsx";
import { productQuery, type Product } from "../product-queries.ts";
import {
  combinationsQuery,
  type Combined,
  valuesInUse,
  writeOptionValue,
} from "../../../resources/product-variants.ts";

/** Number of values or variants to list by name. The others are only counted. */
const NAMED = 6;

/** Renames, adds, and deletes a product's options, with a preview of the effects. */
export function OptionsDrawer({ product, onClose }: ProductPartProps) {
  const { t } = useTranslation("product-variants");
  const { data, error, refetch } = useQuery(combinationsQuery(useClient(), product.id));
  return data ? (
    <Options product={product} variants={data} onClose={onClose} />
  ) : (
    <FormDrawerWaiting
      title={t("options.title")}
      subtitle={product.title}
      error={error}
      onRetry={() => void refetch()}
      onClose={onClose}
    />
  );
}

interface OptionsProps {
  product: Product;
  variants: readonly Combined[];
  onClose(): void;
}

function Options({ product, variants, onClose }: OptionsProps) {
  const { t } = useTranslation(["product-variants", "products"]);
  const save = useSaveOptions(product.id);
  const some = useSome();
  const format = useFormat();
  const count = variants.length;
  const [first] = useState(() => ({
    rows: (product.options ?? []).map(({ id, title }): OptionRow => ({
      id,
      key: id,
      title,
      value: "",
      gone: false,
    })),
  }));
  const before = (row: OptionRow) => first.rows.find(({ id }) => id === row.id)?.title ?? "";
  const { form, edit } = useEditForm({
    values: first,
    schema: optionsForm(count > 0),
    save: async ({ rows }) => {
      await save(rows, before);
      notify("success", t("products:edit.saved"), product.title);
    },
  });

  return (
    <FormDrawer title={t("options.title")} subtitle={product.title} edit={edit} onClose={onClose}>
      <form.AppField name="rows">
        {({ state: { value: rows }, handleChange }) => {
          const change = (key: string, changes: Partial<OptionRow>) =>
            handleChange(rows.map((row) => (row.key === key ? { ...row, ...changes } : row)));
          return (
            <>
              {rows.map((row, index) =>
                row.gone ? (
                  <Removed
                    key={row.key}
                    name={before(row)}
                    removal={removalOf(row.id, rows, variants)}
                    count={count}
                    onKeep={() => change(row.key, { gone: false })}
                  />
                ) : (
                  <div key={row.key} className={group}>
                    <form.AppField name={`rows[${index}].title`}>
                      {(field) => (
                        <field.Text
                          label={t("options.name", { number: index + 1 })}
                          hint={
                            row.id === ""
                              ? undefined
                              : row.title.trim() !== "" && row.title.trim() !== before(row)
                                ? t("options.renamed", { name: before(row) })
                                : some(valuesInUse(row.id, variants).map(({ value }) => value))
                          }
                          autoComplete="off"
                          required
                          deletable={{
                            label: t("options.delete", {
                              name: row.title.trim() || before(row) || String(index + 1),
                            }),
                            onDelete: () =>
                              row.id === ""
                                ? handleChange(rows.filter(({ key }) => key !== row.key))
                                : change(row.key, { gone: true }),
                          }}
                        />
                      )}
                    </form.AppField>
                    {row.id === "" && count > 0 && (
                      <form.AppField name={`rows[${index}].value`}>
                        {(field) => (
                          <field.Text
                            label={t("options.value", { number: format.number(count) })}
                            autoComplete="off"
                            required
                          />
                        )}
                      </form.AppField>
                    )}
                  </div>
                ),
              )}
              <div>
                <Button
                  icon={<Plus aria-hidden />}
                  onClick={() => {
                    const key = crypto.randomUUID();
                    handleChange([...rows, { id: "", key, title: "", value: "", gone: false }]);
                    focusField(`rows[${rows.length}].title`);
                  }}
                >
                  {t("options.add")}
                </Button>
              </div>
            </>
          );
        }}
      </form.AppField>
    </FormDrawer>
  );
}

interface RemovedProps {
  name: string;
  removal: ReturnType<typeof removalOf>;
  count: number;
  onKeep(): void;
}

/** The effect of deleting an option, or the reason why it can't be deleted. */
function Removed({ name, removal: { values, same }, count, onKeep }: RemovedProps) {
  const { t } = useTranslation("product-variants");
  const some = useSome();
  const format = useFormat();
  const keep = (
    <Button size="sm" onClick={onKeep}>
      {t("actions.keep")}
    </Button>
  );
  if (same.length === 0)
    return (
      <Alert tone="warning" action={keep}>
        {t("options.removes", { number: format.number(count), name, values: some(values) })}
      </Alert>
    );
  return (
    <div className={group}>
      <Alert action={keep}>{t("options.blocked", { name })}</Alert>
      <ul className={list}>
        {same.slice(0, NAMED).map((group) => (
          <li key={group[0]?.id}>{some(group.map(({ title }) => title))}</li>
        ))}
        {same.length > NAMED && <li>{beyond(same.length)}</li>}
      </ul>
    </div>
  );
}

const beyond = (count: number) => `+${count - NAMED}`;

/** Returns a function that lists the first values by name, and the number of the others. */
function useSome(): (values: readonly string[]) => string {
  const format = useFormat();
  return (values) =>
    format.list(
      values.length > NAMED + 1 ? [...values.slice(0, NAMED), beyond(values.length)] : values,
    );
}

/** Saves step by step, each based on the current data, so that a retry continues where the first attempt failed. */
function useSaveOptions(
  id: string,
): (rows: readonly OptionRow[], before: (row: OptionRow) => string) => Promise<void> {
  const client = useClient();
  const queries = useQueryClient();
  const { mutateAsync: create } = useAdminCreateProductOption();
  const { mutateAsync: rename } = useAdminUpdateProductOption();
  const { mutateAsync: remove } = useAdminDeleteProductOption();
  const { mutateAsync: update } = useAdminUpdateProduct();
  return async (rows, before) => {
    const [{ product }, variants] = await Promise.all([
      fetchNow(queries, productQuery(client, id)),
      fetchNow(queries, combinationsQuery(client, id)),
    ]);
    const { options } = product;
    const stored = (row: OptionRow) => options.find((option) => option.id === row.id);
    const going = rows.filter((row) => row.gone && stored(row));
    const removals = going.map((row) => ({ row, ...removalOf(row.id, rows, variants) }));
    if (removals.some(({ same }) => same.length > 0)) throw new BackToForm();
    for (const { row, values } of removals) {
      // First gives all variants the same value. The server doesn't delete an option if variants differ in it, even if other
      // options distinguish them.
      const [value] = values;
      if (value !== undefined && values.length > 1)
        await writeOptionValue(client, update, id, { id: row.id, value });
      await remove({ id, option_id: row.id });
    }
    for (const row of rows) {
      const option = stored(row);
      // Writes only titles that were changed here, because someone else may have renamed other options.
      if (option && !row.gone && ![before(row), option.title].includes(row.title))
        await rename({ id, option_id: option.id, body: { title: row.title } });
    }
    for (const { title, value } of rows.filter((row) => row.id === "")) {
      const option =
        options.find((one) => one.title === title) ??
        (await create({ id, body: { title } })).product.options.find((one) => one.title === title);
      if (option && variants.length > 0)
        await writeOptionValue(client, update, id, { id: option.id, value });
    }
  };
}

const group = css({ display: "grid", gap: "12", gridTemplateColumns: "minmax(0, 1fr)" });
const list = css({
  color: "fg.subtle",
  paddingInlineStart: "20",
  listStyle: "disc",
  overflowWrap: "anywhere",
});
