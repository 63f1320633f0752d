import type { Output } from "@countertop/sdk";
import {
  adminListCollections,
  adminListProductCategories,
  adminListProductTags,
  adminListProductTypes,
  adminListSalesChannels,
} from "@countertop/sdk/operations";
import type { operations } from "@countertop/sdk/types";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import {
  LazyWithPicker,
  type Picked,
  PickedField,
  type PickerSource,
} from "../../../patterns/picker.ts";
import { byValue, newItem } from "./product-organise-form.ts";

interface PlaceProps {
  value: Picked[];
  onChange(value: Picked[]): void;
  /** The product, under the title of the window to choose in. */
  product: string;
}

interface PlaceFieldProps<O, Item> extends PlaceProps {
  words: {
    label: string;
    hint?: string;
    choose: string;
    search: string;
    create?: (words: string) => string;
  };
  source: PickerSource<O, Item>;
  multiple?: boolean;
}

/** One of the fields: what is chosen, and the window to choose in. */
function PlaceField<O, Item>({
  words: { label, hint, choose, search, create },
  source,
  value,
  onChange,
  product,
  multiple = false,
}: PlaceFieldProps<O, Item>) {
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
      words={{
        label: t("organise.collection"),
        choose: t("organise.chooseCollection"),
        search: t("organise.searchCollections"),
      }}
      source={{
        list: adminListCollections,
        items: ({ collections }) => collections,
        item: ({ id, title, handle }) => ({ id, title, note: `/${handle ?? ""}` }),
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
      words={{
        label: t("organise.categories"),
        choose: t("organise.chooseCategories"),
        search: t("organise.searchCategories"),
      }}
      source={{
        list: adminListProductCategories,
        items: ({ product_categories }) => product_categories,
        item: ({ id, name, handle }) => ({ id, title: name, note: `/${handle}` }),
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
      words={{
        label: t("organise.type"),
        choose: t("organise.chooseType"),
        search: t("organise.searchTypes"),
        create: (value) => t("organise.createType", { value }),
      }}
      source={{
        list: adminListProductTypes,
        items: ({ product_types }) => product_types,
        item: byValue,
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
      words={{
        label: t("organise.tags"),
        choose: t("organise.chooseTags"),
        search: t("organise.searchTags"),
        create: (value) => t("organise.createTag", { value }),
      }}
      source={{
        list: adminListProductTags,
        items: ({ product_tags }) => product_tags,
        item: byValue,
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
      words={{
        label: t("channels.title"),
        hint,
        choose: t("channels.add"),
        search: t("channels.search"),
      }}
      source={useChannelSource()}
    />
  );
}

type Channels = operations["adminListSalesChannels"];
type Channel = Output<Channels>["sales_channels"][number];

/** Where a product can be sold; what is switched off can be seen, and not chosen. */
export function useChannelSource(): PickerSource<Channels, Channel> {
  const { t } = useTranslation("products");
  return {
    list: adminListSalesChannels,
    items: ({ sales_channels }) => sales_channels,
    item: ({ id, name, description, is_disabled }) => ({
      id,
      title: name,
      note: description,
      refused: is_disabled ? t("channels.disabled") : undefined,
    }),
    empty: { title: t("channels.empty") },
  };
}
