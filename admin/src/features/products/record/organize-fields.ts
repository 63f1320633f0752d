import { checkbox, defineFields, isNew, record, records } from "../../../patterns/fields.ts";
import type { Picked } from "../../../lib/picked.ts";
import { collections } from "../../../resources/collections.ts";
import { productCategories } from "../../../resources/product-categories.ts";
import { productTags } from "../../../resources/product-tags.ts";
import { productTypes } from "../../../resources/product-types.ts";
import { products } from "../../../resources/products.ts";
import { salesChannels } from "../../../resources/sales-channels.ts";
import { useMostUsedTags } from "./most-used-tags.ts";

/** If the store doesn't have the type or tag yet, it is created when the product is saved. */
const valueInput = (chosen: Picked) =>
  isNew(chosen) ? { value: chosen.title } : { id: chosen.id, value: chosen.title };

/** A product's collection, type, and other groupings. */
export const organization = {
  collection_id: record({
    label: "products:organize.collection",
    of: collections,
    from: "collection",
    choose: "products:organize.chooseCollection",
    search: "products:organize.searchCollections",
    none: { title: "products:organize.noCollections" },
  }),
  categories: records({
    label: "products:organize.categories",
    of: productCategories,
    choose: "products:organize.chooseCategories",
    search: "products:organize.searchCategories",
    none: { title: "products:organize.noCategories" },
  }),
  type: record({
    label: "products:organize.type",
    of: productTypes,
    choose: "products:organize.chooseType",
    search: "products:organize.searchTypes",
    none: { title: "products:organize.noTypes", text: "products:organize.createHint" },
    create: "products:organize.createType",
    toApi: valueInput,
  }),
  tags: records({
    label: "products:organize.tags",
    of: productTags,
    choose: "products:organize.chooseTags",
    search: "products:organize.searchTags",
    none: { title: "products:organize.noTags", text: "products:organize.createHint" },
    create: "products:organize.createTag",
    often: useMostUsedTags,
    toApi: valueInput,
  }),
  discountable: checkbox({
    label: "products:organize.discountable",
    hint: "products:organize.discountableHint",
    usual: true,
  }),
};
/** The sales channels of a product. */
export const channels = {
  sales_channels: records({
    label: "products:channels.title",
    newHint: "product-create:channelsHint",
    of: salesChannels,
    choose: "products:channels.add",
    search: "products:channels.search",
    none: { title: "products:channels.empty" },
    refused: ({ is_disabled }) => (is_disabled ? "products:channels.disabled" : undefined),
  }),
};

export const organizeFields = defineFields(products, organization);
export const channelFields = defineFields(products, channels);
