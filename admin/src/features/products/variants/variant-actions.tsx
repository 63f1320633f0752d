import {
  ArrowDownUp,
  Braces,
  Copy,
  Ellipsis,
  Grid2x2Plus,
  ImagePlus,
  Pencil,
  Plus,
  Settings2,
  Tags,
  Trash2,
  Warehouse,
} from "lucide-react";
import { Suspense, useId, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useAction } from "../../../patterns/action.ts";
import { LazyRowMenu } from "../../../patterns/list.ts";
import { useFeature } from "../../../patterns/page.ts";
import { useCommands } from "../../../lib/commands.ts";
import { IconButton } from "../../../ui/button.tsx";
import { removeVariant } from "./removal-actions.ts";

interface Named {
  id: string;
  title: string;
}

/** Actions on one variant and on all variants: the menus, and the confirmation before a deletion. */
export function useVariantActions({
  productId,
  onOpen,
  view = [],
}: {
  productId: string;
  onOpen(edit: string, variant?: string): void;
  /** Entries of the card's own menu that change how the variants are shown. */
  view?: readonly { id: string; label: string; icon: ReactNode; run(): void }[];
}) {
  const { t } = useTranslation(["product-variants", "common"]);
  const counted = useStockPerLocation();
  const base = useId();
  /** The variant whose menu is open. The id is empty for the card's own menu. */
  const [menu, setMenu] = useState<Named>();
  const removal = useAction(removeVariant);

  const forAll = [
    { id: "combine", label: t("combine.title"), icon: <Grid2x2Plus aria-hidden /> },
    { id: "options", label: t("options.title"), icon: <Settings2 aria-hidden /> },
    { id: "values", label: t("actions.values"), icon: <Tags aria-hidden /> },
    { id: "stocks", label: t("actions.stock"), icon: <Warehouse aria-hidden /> },
    { id: "order", label: t("order.title"), icon: <ArrowDownUp aria-hidden /> },
  ] as const;
  const forOne = [
    { id: "variant", label: t("form.edit"), icon: <Pencil aria-hidden /> },
    { id: "duplicate", label: t("actions.duplicate"), icon: <Copy aria-hidden /> },
    ...(counted
      ? [{ id: "stock", label: t("actions.stock"), icon: <Warehouse aria-hidden /> } as const]
      : []),
    { id: "variant-image", label: t("actions.image"), icon: <ImagePlus aria-hidden /> },
    { id: "variant-metadata", label: t("common:metadata.edit"), icon: <Braces aria-hidden /> },
    { id: "delete", label: t("common:actions.delete"), icon: <Trash2 aria-hidden /> },
  ] as const;
  useCommands([
    {
      id: "product.addVariant",
      group: "page",
      label: t("actions.add"),
      icon: <Plus aria-hidden />,
      run: () => onOpen("variant"),
    },
    ...forAll.map(({ id, label, icon }) => ({
      id: `product.${id}`,
      group: "page" as const,
      label,
      icon,
      run: () => onOpen(id),
    })),
    ...view.map(({ id, ...command }) => ({
      id: `product.${id}`,
      group: "page" as const,
      ...command,
    })),
  ]);

  const button = (of: Named, label: string) => (
    <IconButton
      size="sm"
      id={`${base}${of.id}`}
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={menu?.id === of.id}
      onClick={() => setMenu(menu?.id === of.id ? undefined : of)}
    >
      <Ellipsis aria-hidden />
    </IconButton>
  );
  const nameOf = (of: Named) =>
    of.id === "" ? t("actions.more") : t("common:list.rowActions", { name: of.title });

  return {
    /** True if stock is tracked by location. */
    counted,
    menu: button({ id: "", title: "" }, t("actions.more")),
    tools: ({ id, title }: Named) => button({ id, title }, nameOf({ id, title })),
    overlays: (
      <Suspense>
        {menu && (
          <LazyRowMenu
            key={menu.id}
            anchor={() => document.getElementById(`${base}${menu.id}`)}
            label={nameOf(menu)}
            actions={menu.id === "" ? [...forAll, ...view] : forOne}
            onAction={(id) => {
              const own = view.find((one) => one.id === id);
              if (own) own.run();
              else if (id === "delete") removal.begin({ ...menu, product: productId });
              else onOpen(id, menu.id);
            }}
            onClose={() => setMenu(undefined)}
          />
        )}
        {removal.overlay}
      </Suspense>
    ),
  };
}

/** True if the server tracks stock by location instead of one quantity for each variant. */
function useStockPerLocation(): boolean {
  const [items, places] = [useFeature("inventoryService"), useFeature("stockLocationService")];
  return items && places;
}
