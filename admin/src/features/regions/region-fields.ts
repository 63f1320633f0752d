import {
  adminAddRegionFulfillmentProvider,
  adminAddRegionPaymentProvider,
  adminCreateRegion,
  adminDeleteRegionFulfillmentProvider,
  adminDeleteRegionPaymentProvider,
} from "@countertop/sdk/operations";
import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import {
  defineFields,
  listCall,
  number,
  optionalText,
  select,
  groupField,
  switchField,
  text,
} from "../../patterns/fields.ts";
import { providerName } from "../../lib/to-words.ts";
import { storeQuery } from "../../patterns/page.ts";
import { regions } from "../../resources/regions.ts";
import { countries } from "./countries-field.tsx";

/** A tax rate in percent, with up to four decimals. */
export const rateField = (hint?: "regions:fields.taxRateHint") =>
  number({
    label: "regions:fields.taxRate",
    ...(hint && { hint }),
    required: true,
    min: 0,
    max: 100,
    decimals: 4,
    unit: "%",
    half: true,
  });

/** A region's default tax, for everything that has no tax rate of its own. */
export const defaultRateFields = {
  tax_rate: rateField("regions:fields.taxRateHint"),
  tax_code: optionalText({ label: "regions:fields.taxCode", half: true }),
};

const useStore = () => useQuery(storeQuery(useClient())).data?.store;
const installed = (providers: readonly { id: string; is_installed: boolean }[] = []) =>
  providers
    .filter((one) => one.is_installed)
    .map(({ id }) => ({ value: id, label: providerName(id) }));
const usePaymentProviders = () => installed(useStore()?.payment_providers);
const useFulfillmentProviders = () => installed(useStore()?.fulfillment_providers);
const useCurrencies = () =>
  useStore()?.currencies.map(({ code, name }) => ({
    value: code,
    label: `${code.toUpperCase()} · ${name}`,
  })) ?? [];

const general = {
  name: text({ label: "regions:fields.name" }),
  currency_code: select({
    label: "regions:fields.currency",
    required: true,
    options: useCurrencies,
  }),
  ...defaultRateFields,
};
const includesTax = {
  includes_tax: switchField({
    label: "regions:fields.includesTax",
    hint: "regions:fields.includesTaxHint",
    usual: false,
  }),
};
const providers = {
  payment_providers: groupField({
    label: "regions:fields.payment",
    required: true,
    options: usePaymentProviders,
    calls: {
      add: (id, ids) =>
        ids.map((provider_id) =>
          listCall(adminAddRegionPaymentProvider, { id, body: { provider_id } }),
        ),
      remove: (id, ids) =>
        ids.map((provider_id) => listCall(adminDeleteRegionPaymentProvider, { id, provider_id })),
    },
  }),
  fulfillment_providers: groupField({
    label: "regions:fields.fulfillment",
    required: true,
    options: useFulfillmentProviders,
    calls: {
      add: (id, ids) =>
        ids.map((provider_id) =>
          listCall(adminAddRegionFulfillmentProvider, { id, body: { provider_id } }),
        ),
      remove: (id, ids) =>
        ids.map((provider_id) =>
          listCall(adminDeleteRegionFulfillmentProvider, { id, provider_id }),
        ),
    },
  }),
};

/** Editable fields of a region, with and without the feature for tax-inclusive prices. */
export const regionFields = {
  plain: defineFields(regions, { ...general, countries, ...providers }),
  taxed: defineFields(regions, { ...general, ...includesTax, countries, ...providers }),
};
const generalNames = ["name", "currency_code", "countries", "tax_rate", "tax_code"];
/** The fields of the first card. */
export const regionSections = {
  plain: [{ names: generalNames }],
  taxed: [{ names: [...generalNames, "includes_tax"] }],
};

/** A new region's default values: the store's currency, and each provider that is the only one of its kind. */
export function useRegionDefaults() {
  const store = useStore();
  const only = (providers: ReturnType<typeof installed>) =>
    providers.length === 1
      ? providers.map(({ value, label }) => ({ id: value, title: label }))
      : [];
  return {
    currency_code: store?.default_currency_code ?? "",
    payment_providers: only(installed(store?.payment_providers)),
    fulfillment_providers: only(installed(store?.fulfillment_providers)),
  };
}

const ofNew = { update: adminCreateRegion };
export const newRegionFields = {
  plain: defineFields(ofNew, { ...general, countries, ...providers }),
  taxed: defineFields(ofNew, { ...general, ...includesTax, countries, ...providers }),
};
