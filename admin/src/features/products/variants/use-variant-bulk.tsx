import { adminDeleteVariant, adminUpdateVariant } from "@countertop/sdk/operations";
import { useClient, useOperationWriter } from "@countertop/sdk/react";
import {
  CircleDollarSign,
  ImagePlus,
  PackageMinus,
  PackageCheck,
  Trash2,
  Warehouse,
} from "lucide-react";
import { useTranslation } from "react-i18next";
import type { ListAction } from "../../../patterns/list.ts";
import { useFormat } from "../../../patterns/page.ts";
import { readVariants } from "../../../resources/priced-products.ts";
import type { Variant } from "../product-queries.ts";
import type { ChosenVariants } from "../record/product-overlays.tsx";

/** Actions on the selected variants of a product. */
export function useVariantBulk(
  productId: string,
  onOpen: (edit: string, chosen: ChosenVariants) => void,
): readonly ListAction<Variant>[] {
  const { t } = useTranslation(["product-variants", "products", "common"]);
  const client = useClient();
  const write = useOperationWriter();
  const format = useFormat();
  const opens = (id: string, label: string, icon: ListAction<Variant>["icon"]) => ({
    id,
    label,
    icon,
    go: () => {},
    goMany: (chosen: ChosenVariants) => onOpen(id, chosen),
  });
  const track = (id: string, manage_inventory: boolean) =>
    write(adminUpdateVariant, {
      id: productId,
      variant_id: id,
      body: { manage_inventory },
      // Requests few fields, because the response is a whole product, which isn't needed.
      query: { fields: "id", expand: "" },
    });
  const tracking = (on: boolean): ListAction<Variant> => ({
    id: on ? "track" : "untrack",
    label: t(on ? "form.manage" : "actions.untrack"),
    icon: on ? <PackageCheck aria-hidden /> : <PackageMinus aria-hidden />,
    run: (id) => track(id, on),
    undo: async (id) => {
      const wanted = { fields: "id,manage_inventory", expand: "" };
      const before = (await readVariants(client, [id], wanted)).get(id)?.manage_inventory;
      return before === undefined || before === on ? undefined : () => track(id, before);
    },
    done: (count) => t("actions.changed", { number: format.number(count) }),
  });
  return [
    opens("prices", t("products:prices.edit"), <CircleDollarSign aria-hidden />),
    opens("stocks", t("actions.stock"), <Warehouse aria-hidden />),
    opens("variant-image", t("actions.image"), <ImagePlus aria-hidden />),
    tracking(true),
    tracking(false),
    {
      id: "delete",
      label: t("common:actions.delete"),
      icon: <Trash2 aria-hidden />,
      danger: true,
      ask: {
        title: t("delete.manyTitle"),
        text: () => t("delete.manyText"),
        confirm: t("common:actions.delete"),
      },
      run: (id) => write(adminDeleteVariant, { id: productId, variant_id: id }),
      done: (count) => t("delete.manyDone", { number: format.number(count) }),
    },
  ];
}
