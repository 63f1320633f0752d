import { useTranslation } from "react-i18next";
import { EditDrawer } from "../../patterns/fields.ts";
import { inventoryItems } from "../../resources/inventory-items.ts";
import { inventoryItemFields } from "./inventory-item-fields.ts";

type Item = ReturnType<typeof inventoryItems.recordIn>;

export function ItemDrawer({ record, onClose }: { record: Item; onClose(): void }) {
  const { t } = useTranslation("inventory-items");
  return (
    <EditDrawer
      resource={inventoryItems}
      record={record}
      fields={inventoryItemFields}
      title={t("attributes.edit")}
      onClose={onClose}
    />
  );
}
