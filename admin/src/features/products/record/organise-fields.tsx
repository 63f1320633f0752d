import type { operations } from "@countertop/sdk/types";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import {
  LazyWithPicker,
  type Picked,
  PickedField,
  type PickerSource,
} from "../../../patterns/picker.ts";
import { collections } from "../../../resources/collections.ts";
import { productCategories } from "../../../resources/product-categories.ts";
import { productTags } from "../../../resources/product-tags.ts";
import { productTypes } from "../../../resources/product-types.ts";
import { salesChannels } from "../../../resources/sales-channels.ts";
import { newItem } from "./product-organise-form.ts";

interface PlaceProps {
  value: Picked[];
  onChange(value: Picked[]): void;
  /** The product, under the title of the window to choose in. */
  product: string;
}

interface PlaceFieldProps<L> extends PlaceProps {
  labels: {
    label: string;
    hint?: string;
    choose: string;
    search: string;
    create?: (searchText: string) => string;
  };
  source: PickerSource<L>;
  multiple?: boolean;
}

/** One of the fields: what is chosen, and the window to choose in. */
function PlaceField<L>({
  labels: { label, hint, choose, search, create },
  source,
  value,
  onChange,
  product,
  multiple = false,
}: PlaceFieldProps<L>) {
  return (
    <PickedField
      label={label}
      {...(hint !== undefined && { hint })}
      chooseLabel={choose}
      value={value}
      onChange={(next) => onChange([...next])}
      picker={(close) => (
        <Suspense>
          <LazyWithPicker>
            {(Picker) => (
              <Picker
                {...source}
                {...(create && { create: { label: create, make: newItem } })}
                title={choose}
                subtitle={product}
                searchLabel={search}
                multiple={multiple}
                value={value}
                onPick={(next) => onChange([...next])}
                onClose={close}
              />
            )}
          </LazyWithPicker>
        </Suspense>
      )}
    />
  );
}

export function CollectionField(props: PlaceProps) {
  const { t } = useTranslation("products");
  return (
    <PlaceField
      {...props}
      labels={{
        label: t("organise.collection"),
        choose: t("organise.chooseCollection"),
        search: t("organise.searchCollections"),
      }}
      source={{
        resource: collections,
        empty: { title: t("organise.noCollections") },
      }}
    />
  );
}

export function CategoriesField(props: PlaceProps) {
  const { t } = useTranslation("products");
  return (
    <PlaceField
      {...props}
      multiple
      labels={{
        label: t("organise.categories"),
        choose: t("organise.chooseCategories"),
        search: t("organise.searchCategories"),
      }}
      source={{
        resource: productCategories,
        empty: { title: t("organise.noCategories") },
      }}
    />
  );
}

export function TypeField(props: PlaceProps) {
  const { t } = useTranslation("products");
  return (
    <PlaceField
      {...props}
      labels={{
        label: t("organise.type"),
        choose: t("organise.chooseType"),
        search: t("organise.searchTypes"),
        create: (value) => t("organise.createType", { value }),
      }}
      source={{
        resource: productTypes,
        empty: { title: t("organise.noTypes"), text: t("organise.createHint") },
      }}
    />
  );
}

export function ProductTagsField(props: PlaceProps) {
  const { t } = useTranslation("products");
  return (
    <PlaceField
      {...props}
      multiple
      labels={{
        label: t("organise.tags"),
        choose: t("organise.chooseTags"),
        search: t("organise.searchTags"),
        create: (value) => t("organise.createTag", { value }),
      }}
      source={{
        resource: productTags,
        empty: { title: t("organise.noTags"), text: t("organise.createHint") },
      }}
    />
  );
}

export function ChannelsField({ hint, ...props }: PlaceProps & { hint: string }) {
  const { t } = useTranslation("products");
  return (
    <PlaceField
      {...props}
      multiple
      labels={{
        label: t("channels.title"),
        hint,
        choose: t("channels.add"),
        search: t("channels.search"),
      }}
      source={useChannelSource()}
    />
  );
}

/** Where a product can be sold; what is switched off can be seen, and not chosen. */
export function useChannelSource(): PickerSource<operations["adminListSalesChannels"]> {
  const { t } = useTranslation("products");
  return {
    resource: salesChannels,
    refused: ({ is_disabled }) => (is_disabled ? t("channels.disabled") : undefined),
    empty: { title: t("channels.empty") },
  };
}
