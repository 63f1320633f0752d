import { useTranslation } from "react-i18next";
import { nameOfRow } from "../grid/contents.ts";
import type { RowChange } from "../grid/sheet.ts";
import { useFormat } from "../page/use-format.ts";
import { belowReserved, type Place, type StockItem } from "./levels.ts";

/** Warnings for changed counts that are lower than the reserved quantity at their location. */
export function useBelowReserved(
  changes: readonly RowChange[],
  places: readonly Place[],
  itemOf: (row: string) => StockItem | undefined,
): string[] {
  const { t } = useTranslation("stock-levels");
  const format = useFormat();
  return changes.flatMap((change) =>
    belowReserved(change, itemOf(change.row.id)).map(({ location, reserved }) => {
      const place = places.find(({ id }) => id === location)?.name ?? location;
      const value = format.number(reserved);
      return `${nameOfRow(change.row)} · ${place}: ${t("belowReserved", { value })}`;
    }),
  );
}
