import { checkbox, defineFields, isNew, record, records } from "../../../patterns/fields.ts";
import type { Picked } from "../../../patterns/picker.ts";
import { collections } from "../../../resources/collections.ts";
import { productCategories } from "../../../resources/product-categories.ts";
import { productTags } from "../../../resources/product-tags.ts";
import { productTypes } from "../../../resources/product-types.ts";
import { products } from "../../../resources/products.ts";
import { salesChannels } from "../../../resources/sales-channels.ts";

/** A type or a tag that the store does not have yet is made when the product is saved. */
const valueInput = (chosen: Picked) =>
  isNew(chosen) ? { value: chosen.title } : { id: chosen.id, value: chosen.title };

/** Where a product stands in the shop. */
export const organiseFields = defineFields(products, {
  collection_id: record({
    label: "products:organise.collection",
    of: collections,
    from: "collection",
    choose: "products:organise.chooseCollection",
    search: "products:organise.searchCollections",
    none: { title: "products:organise.noCollections" },
  }),
  categories: records({
    label: "products:organise.categories",
    of: productCategories,
    choose: "products:organise.chooseCategories",
    search: "products:organise.searchCategories",
    none: { title: "products:organise.noCategories" },
  }),
  type: record({
    label: "products:organise.type",
    of: productTypes,
    choose: "products:organise.chooseType",
    search: "products:organise.searchTypes",
    none: { title: "products:organise.noTypes", text: "products:organise.createHint" },
    create: "products:organise.createType",
    toApi: valueInput,
  }),
  tags: records({
    label: "products:organise.tags",
    of: productTags,
    choose: "products:organise.chooseTags",
    search: "products:organise.searchTags",
    none: { title: "products:organise.noTags", text: "products:organise.createHint" },
    create: "products:organise.createTag",
    toApi: valueInput,
  }),
  discountable: checkbox({
    label: "products:organise.discountable",
    hint: "products:organise.discountableHint",
    usual: true,
  }),
});

/** Where a product is sold. */
export const channelFields = defineFields(products, {
  sales_channels: records({
    label: "products:channels.title",
    newHint: "product-create:channelsHint",
    of: salesChannels,
    choose: "products:channels.add",
    search: "products:channels.search",
    none: { title: "products:channels.empty" },
    refused: ({ is_disabled }) => (is_disabled ? "products:channels.disabled" : undefined),
  }),
});
