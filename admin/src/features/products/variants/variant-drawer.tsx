import { useAdminCreateVariant, useAdminUpdateVariant, useClient } from "@countertop/sdk/react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CannotBeDone } from "../../../lib/errors.ts";
import { fetchNow } from "../../../lib/fetch-now.ts";
import { featuresOf } from "../../../lib/feature-flags.ts";
import { storeQuery } from "../../../patterns/page.ts";
import { fieldTexts } from "../../../patterns/fields.ts";
import { FormDrawerWaiting, useEditForm, useRecordEdit } from "../../../patterns/form.ts";
import { locationsQuery, useSaveLevels, type Place } from "../../../patterns/stock.ts";
import { notify } from "../../../ui/notify.ts";
import type { ProductPartProps } from "../record/product-overlays.tsx";
import { useCombination } from "./use-combination.ts";
import { useLabels, VariantFields } from "./variant-fields.tsx";
import {
  toCopyForm,
  toNewVariant,
  toVariantBody,
  toVariantForm,
  variantFields,
} from "./variant-form.ts";
import { inOwnOrder } from "../../../resources/variant-prices.ts";
import {
  editableIn,
  pricedForm,
  priceName,
  stockName,
  toNewPrices,
  toPriceFields,
  toPrices,
  type PricedForm,
} from "./variant-price-fields.ts";
import { toStockChange, toStockFields } from "./variant-stock-fields.ts";
import { stockedVariantQuery, type FullVariant } from "./variant-queries.ts";

interface DrawerProps extends ProductPartProps {
  /** The store's currencies, starting with the default. */
  codes: readonly string[];
  /** The store's stock locations. Empty if it doesn't track stock by location. */
  places: readonly Place[];
}

/** Edits the variant whose id is in the URL, or adds a variant. */
export const VariantDrawer = (props: ProductPartProps) => (
  <Loaded {...props}>
    {(own, stored) =>
      stored ? (
        <EditedVariant {...{ ...props, ...own, stored }} />
      ) : (
        <NewVariant {...{ ...props, ...own }} />
      )
    }
  </Loaded>
);

/** Adds a variant whose fields start with the values of an existing one. */
export const DuplicateDrawer = (props: ProductPartProps) => (
  <Loaded {...props}>
    {(own, stored) => <NewVariant {...{ ...props, ...own, copied: stored }} />}
  </Loaded>
);

interface LoadedProps extends ProductPartProps {
  children(own: Pick<DrawerProps, "codes" | "places">, stored: FullVariant | undefined): ReactNode;
}
function Loaded({ product, variant, onClose, children }: LoadedProps) {
  const { t } = useTranslation("product-variants");
  const client = useClient();
  const store = useQuery({ ...storeQuery(client), staleTime: Infinity });
  const features = store.data && featuresOf(store.data.store);
  const placed = features?.has("inventoryService") && features.has("stockLocationService");
  const stored = useQuery({
    ...stockedVariantQuery(client, variant, placed === true),
    enabled: variant !== "" && placed !== undefined,
  });
  const places = useQuery({ ...locationsQuery(client), enabled: placed === true });
  if (store.data && (variant === "" || stored.data) && (!placed || places.data))
    return children(
      { codes: inOwnOrder(store.data.store), places: places.data?.stock_locations ?? [] },
      stored.data?.variant,
    );
  const failed = [store, stored, places].filter(({ error }) => error);
  return (
    <FormDrawerWaiting
      shape="drawer"
      title={variant === "" ? t("actions.add") : t("form.edit")}
      subtitle={product.title}
      error={failed[0]?.error}
      onRetry={() => failed.forEach((query) => void query.refetch())}
      onClose={onClose}
    />
  );
}

function NewVariant({ copied, ...props }: DrawerProps & { copied?: FullVariant | undefined }) {
  const { product, onUnpriced } = props;
  const { t } = useTranslation("product-variants");
  const { mutateAsync: create } = useAdminCreateVariant();
  const options = product.options ?? [];
  const place = useRef<HTMLDivElement>(null);
  const combination = useCombination(product, place);
  const currencies = editableIn(props.codes, copied);
  const { form, edit } = useEditForm<PricedForm, PricedForm>({
    values: {
      ...(copied ? toCopyForm(copied, options) : toVariantForm(undefined, options)),
      ...toPriceFields(copied, currencies),
    },
    schema: pricedForm(currencies),
    save: async (value) => {
      await combination.check(value);
      const own = toNewVariant(value, copied);
      const body = { ...own, prices: toNewPrices(value, own.prices, currencies) };
      await create({ id: product.id, body });
      notify("success", t("form.added"), value.title);
      if (body.prices.length === 0) onUnpriced(value.title);
    },
  });
  const add = t("actions.add");
  return (
    <VariantFields
      {...props}
      title={add}
      saveLabel={add}
      form={form}
      edit={edit}
      currencies={currencies}
      combination={combination}
      place={place}
    />
  );
}

function EditedVariant({ stored, ...props }: DrawerProps & { stored: FullVariant }) {
  const { product } = props;
  const { t } = useTranslation(["product-variants", "products"]);
  const queries = useQueryClient();
  const places = stored.items?.length === 1 ? props.places : [];
  const query = stockedVariantQuery(useClient(), stored.id, stored.items !== undefined);
  const saveLevels = useSaveLevels();
  const { mutateAsync: update } = useAdminUpdateVariant();
  const currencies = editableIn(props.codes, stored);
  const toForm = (variant: FullVariant): PricedForm => ({
    ...toVariantForm(variant, product.options ?? []),
    ...toPriceFields(variant, currencies),
    ...toStockFields(variant, places),
  });
  const toText = fieldTexts(variantFields);
  const place = useRef<HTMLDivElement>(null);
  const combination = useCombination(product, place, stored);
  const { form, edit } = useRecordEdit<FullVariant, PricedForm>({
    record: stored,
    read: async () => (await fetchNow(queries, query)).variant,
    toForm,
    schema: pricedForm(currencies, places),
    labels: useLabels(product, currencies, places),
    toText: (name, value, format) => {
      if (places.some(({ id }) => stockName(id) === name))
        return typeof value === "number" ? format.number(value) : "";
      const currency = currencies.find((code) => priceName(code) === name);
      if (currency === undefined) return toText(name, value, format);
      return typeof value === "number" ? format.money(value, currency) : "";
    },
    save: async (settled, now) => {
      await combination.check(settled);
      const prices = toPrices(settled, now, currencies);
      if (prices === "needsCurrency") throw new CannotBeDone(t("products:prices.needsCurrency"));
      await update({
        id: product.id,
        variant_id: stored.id,
        body: { ...toVariantBody(settled, now), ...(prices && { prices }) },
        // Requests few fields, because the response is a whole product, which isn't needed.
        query: { fields: "id", expand: "" },
      });
      const counts = toStockChange(settled, now, places);
      const [failure] = counts ? (await saveLevels([counts])).values() : [];
      if (failure !== undefined) throw new CannotBeDone(failure);
      notify("success", t("form.saved"), settled.title);
    },
  });
  return (
    <VariantFields
      {...props}
      title={t("form.edit")}
      form={form}
      edit={edit}
      stocked={{ stored, places }}
      currencies={currencies}
      combination={combination}
      place={place}
    />
  );
}
