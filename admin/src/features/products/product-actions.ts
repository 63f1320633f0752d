import { ArchiveX, FolderTree, Layers, Rocket, Store } from "lucide-react";
import { defineAction } from "../../patterns/action.ts";
import { loadPublishWarning } from "../../patterns/sale-list.ts";
import { collections } from "../../resources/collections.ts";
import { productCategories } from "../../resources/product-categories.ts";
import { products } from "../../resources/products.ts";
import { salesChannels } from "../../resources/sales-channels.ts";

const links = () => import("./product-links.ts");
const state = {
  key: "p",
  command: "record.state",
  readQuery: { fields: "id,status", expand: "collection" },
};

export const publish = defineAction(products, {
  ...state,
  name: "publish",
  icon: Rocket,
  label: "products:actions.publish",
  done: "products:actions.published",
  warns: loadPublishWarning,
  sets: { status: "published" },
});

export const unpublish = defineAction(products, {
  ...state,
  name: "unpublish",
  icon: ArchiveX,
  label: "products:actions.unpublish",
  done: "products:actions.unpublished",
  gentle: true,
  offered: ({ status }) => status === "published",
  sets: { status: "draft" },
});

export const collect = defineAction(products, {
  name: "collection",
  icon: Layers,
  label: "products:actions.collect",
  done: "products:actions.collected",
  asks: {
    title: "products:actions.collectTitle",
    text: "products:actions.collectText",
    confirm: "products:actions.collectConfirm",
  },
  choose: collections,
  links: async () => (await links()).collection,
});

export const categorize = defineAction(products, {
  name: "category",
  icon: FolderTree,
  label: "products:actions.categorize",
  done: "products:actions.categorized",
  needs: "product_categories",
  asks: {
    title: "products:actions.categorizeTitle",
    text: "products:actions.categorizeText",
    confirm: "products:actions.categorizeConfirm",
  },
  choose: productCategories,
  links: async () => (await links()).category,
});

export const sell = defineAction(products, {
  name: "channel",
  icon: Store,
  label: "products:actions.sell",
  done: "products:actions.sold",
  needs: "sales_channels",
  asks: {
    title: "products:actions.sellTitle",
    text: "products:actions.sellText",
    confirm: "products:actions.sellConfirm",
  },
  choose: salesChannels,
  links: async () => (await links()).channel,
});
