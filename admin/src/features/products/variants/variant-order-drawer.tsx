import { useAdminUpdateProduct, useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { ArrowDownAZ } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import * as v from "valibot";
import { intlLocale } from "../../../lib/languages.ts";
import { BackToForm, FormDrawer, FormDrawerWaiting, useEditForm } from "../../../patterns/form.ts";
import { SortableList } from "../../../patterns/sortable.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { notify } from "../../../ui/notify.ts";
import type { ProductPartProps } from "../record/product-overlays.tsx";
import type { Product } from "../product-queries.ts";
import { inOrder, TooManyVariants, writeVariants } from "../../../resources/product-variants.ts";
import { namesQuery } from "./variant-queries.ts";

const orderForm = v.object({ order: v.array(v.string()) });

/** Changes the order in which variants are displayed. */
export function VariantOrderDrawer({ product, onClose }: ProductPartProps) {
  const { t } = useTranslation("product-variants");
  const { data, error, refetch } = useQuery(namesQuery(useClient(), product.id));
  return data ? (
    <Order product={product} variants={data} onClose={onClose} />
  ) : (
    <FormDrawerWaiting
      title={t("order.title")}
      subtitle={product.title}
      error={error}
      onRetry={() => void refetch()}
      onClose={onClose}
    />
  );
}

interface OrderProps {
  product: Product;
  variants: readonly { id: string; title: string; sku: string | null }[];
  onClose(): void;
}

function Order({ product, variants, onClose }: OrderProps) {
  const { t, i18n } = useTranslation(["product-variants", "products"]);
  const client = useClient();
  const { mutateAsync: update } = useAdminUpdateProduct();
  const [tooMany, setTooMany] = useState(false);
  const [first] = useState(() => ({ order: variants.map(({ id }) => id) }));
  const { form, edit } = useEditForm({
    values: first,
    schema: orderForm,
    save: async ({ order }) => {
      try {
        await writeVariants(client, update, product.id, (ids) =>
          inOrder(order, ids).map((id) => ({ id })),
        );
      } catch (error) {
        if (!(error instanceof TooManyVariants)) throw error;
        setTooMany(true);
        throw new BackToForm();
      }
      notify("success", t("products:edit.saved"), product.title);
    },
  });
  const known = new Map(variants.map((variant) => [variant.id, variant]));
  const items = (order: readonly string[]) =>
    order.map((id) => ({
      id,
      title: known.get(id)?.title ?? id,
      note: known.get(id)?.sku ?? "",
    }));
  const sorted = (order: readonly string[]) => {
    const { compare } = new Intl.Collator(intlLocale(i18n.language, navigator.languages), {
      numeric: true,
    });
    return items(order)
      .sort((a, b) => compare(a.title, b.title))
      .map(({ id }) => id);
  };
  return (
    <FormDrawer title={t("order.title")} subtitle={product.title} edit={edit} onClose={onClose}>
      {tooMany && <Alert>{t("order.tooMany")}</Alert>}
      <form.AppField name="order">
        {({ state, handleChange }) => (
          <SortableList
            label={t("products:variants.title")}
            hint={t("order.hint")}
            items={items(state.value)}
            labels={{
              move: (name) => t("order.move", { name }),
              moved: (name, place) => t("order.moved", { name, place, count: state.value.length }),
            }}
            onOrder={handleChange}
            tools={
              <Button
                size="sm"
                icon={<ArrowDownAZ aria-hidden />}
                onClick={() => handleChange(sorted(state.value))}
              >
                {t("order.sort")}
              </Button>
            }
          />
        )}
      </form.AppField>
    </FormDrawer>
  );
}
