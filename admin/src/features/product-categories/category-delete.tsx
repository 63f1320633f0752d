import { useAdminDeleteProductCategory } from "@countertop/sdk/react";
import { useTranslation } from "react-i18next";
import { Confirm, useOverlay } from "../../patterns/overlay.ts";
import { Button } from "../../ui/button.tsx";
import * as Dialog from "../../ui/dialog.tsx";
import { notify } from "../../ui/notify.ts";
import type { CategoryPartProps } from "./category-overlays.tsx";
import { childrenOf } from "./category-tree.ts";

/**
 * Deletes a category. The server only deletes categories without children, so for other categories, a dialog explains that
 * instead of asking for a confirmation.
 */
export function CategoryDelete({ tree, category, onClose }: CategoryPartProps) {
  const { t } = useTranslation("product-categories");
  const { mutateAsync } = useAdminDeleteProductCategory();
  if (!category) return null;
  if (childrenOf(tree, category.id).length > 0)
    return <HasChildren name={category.name} onClose={() => onClose()} />;
  return (
    <Confirm
      title={t("delete.title")}
      text={`${category.name}. ${t("delete.text")}`}
      action={t("actions.delete")}
      tone="danger"
      typed={category.name}
      onConfirm={() => mutateAsync({ id: category.id })}
      onClose={() => onClose()}
      onDone={() => {
        onClose(true);
        notify("success", t("delete.done"), category.name);
      }}
    />
  );
}

function HasChildren({ name, onClose }: { name: string; onClose(): void }) {
  const { t } = useTranslation(["product-categories", "common"]);
  const overlay = useOverlay({ onClose });
  return (
    <Dialog.Root {...overlay.root} role="alertdialog">
      <Dialog.Content>
        <Dialog.Title>{name}</Dialog.Title>
        <Dialog.Description>{t("delete.children")}</Dialog.Description>
        <Dialog.Footer>
          <Button visual="primary" onClick={overlay.close}>
            {t("common:overlay.close")}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
