import { ArchiveX, Rocket } from "lucide-react";
import { defineAction } from "../../patterns/action.ts";
import { products } from "../../resources/products.ts";

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
  sets: { status: "published" },
});

export const unpublish = defineAction(products, {
  ...state,
  name: "unpublish",
  icon: ArchiveX,
  label: "products:actions.unpublish",
  gentle: true,
  offered: ({ status }) => status === "published",
  sets: { status: "draft" },
});
