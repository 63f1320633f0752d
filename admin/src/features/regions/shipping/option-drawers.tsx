import {
  useAdminRegionFulfillmentOptions,
  useAdminShippingProfiles,
  useClient,
} from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { createDrawer, EditDrawer } from "../../../patterns/fields.ts";
import { FormDrawerWaiting } from "../../../patterns/form.ts";
import { useFormFeature } from "../../../patterns/page.ts";
import type { RecordView } from "../../../patterns/record.ts";
import { shippingOptions } from "../../../resources/shipping-options.ts";
import { regionOptionsQuery } from "../region-queries.ts";
import { methodsOf, newOptionFields, optionFields } from "./option-fields.ts";

export interface OptionSearch {
  option: string;
}
interface DrawerProps {
  record: { id: string; name: string; currency_code: string; includes_tax?: boolean | undefined };
  view: RecordView<OptionSearch>;
  onClose(): void;
}

interface NewOptionProps extends Omit<DrawerProps, "view"> {
  facts: Parameters<typeof newOptionFields>[0];
}
function NewForm({ facts, onClose }: NewOptionProps) {
  const [Drawer] = useState(() =>
    createDrawer(shippingOptions, () => Promise.resolve(newOptionFields(facts)), {
      // Reads only the region's options. The list of all options fails with 404 if it contains an option of a deleted region.
      among: (client) => regionOptionsQuery(client, facts.region.id),
    }),
  );
  return (
    <Suspense>
      <Drawer search={{}} onClose={onClose} onCreated={onClose} />
    </Suspense>
  );
}

const newOption = (isReturn: boolean) =>
  function NewOption({ record, onClose }: DrawerProps) {
    const { t } = useTranslation("regions");
    const taxed = useFormFeature("tax_inclusive_pricing");
    const offers = useAdminRegionFulfillmentOptions({ id: record.id });
    const profiles = useAdminShippingProfiles();
    if (!offers.data || !profiles.data || taxed === undefined)
      return (
        <FormDrawerWaiting
          shape="drawer"
          title={t(isReturn ? "returns.add" : "shipping.add")}
          error={offers.error ?? profiles.error}
          onRetry={() => void Promise.all([offers.refetch(), profiles.refetch()])}
          onClose={onClose}
        />
      );
    return (
      <NewForm
        record={record}
        onClose={onClose}
        facts={{
          region: record,
          currency: record.currency_code,
          taxed,
          isReturn,
          methods: methodsOf(offers.data.fulfillment_options, isReturn),
          profiles: profiles.data.shipping_profiles.map(({ id, name }) => ({
            value: id,
            label: name,
          })),
        }}
      />
    );
  };
export const NewShippingOption = newOption(false);
export const NewReturnOption = newOption(true);

type Option = ReturnType<typeof shippingOptions.recordIn>;

/** Edits the shipping option whose id is in the URL. */
export function EditOption({ record, view, onClose }: DrawerProps) {
  const { t } = useTranslation("regions");
  const query = useQuery(shippingOptions.recordQueryOptions(useClient(), view.search.option));
  const taxed = useFormFeature("tax_inclusive_pricing");
  return query.data && taxed !== undefined ? (
    <EditForm
      option={query.data.shipping_option}
      facts={{ currency: record.currency_code, taxed }}
      onClose={onClose}
    />
  ) : (
    <FormDrawerWaiting
      shape="drawer"
      title={t("option.edit")}
      error={query.error}
      onRetry={() => void query.refetch()}
      onClose={onClose}
    />
  );
}

interface EditFormProps {
  option: Option;
  facts: Parameters<typeof optionFields>[0];
  onClose(): void;
}
function EditForm({ option, facts, onClose }: EditFormProps) {
  const { t } = useTranslation("regions");
  const [fields] = useState(() => optionFields(facts));
  return (
    <EditDrawer
      resource={shippingOptions}
      record={option}
      fields={fields}
      title={t("option.edit")}
      onClose={onClose}
    />
  );
}
