import { useTranslation } from "react-i18next";
import { useLacking } from "../../patterns/page.ts";
import type { Dependents } from "../../patterns/record.ts";

/** Counts a product's units that open orders need, before the product is deleted. */
export function useReserved(): ((product: { id: string }) => Dependents[]) | undefined {
  const { t } = useTranslation("products");
  const lacking = useLacking();
  if (lacking("inventoryService")) return undefined;
  return ({ id }) => [
    {
      id: "reserved",
      label: t("delete.reserved"),
      // Marked as incomplete, because orders for untracked variants have no reservations.
      open: true,
      query: (client) => ({
        // The key begins with the reservations' key, so that a write to a reservation makes this query stale.
        queryKey: ["admin", "reservations", "product", id],
        queryFn: async (context) =>
          (await import("./reserved.ts")).readReserved(client, id, context),
      }),
      countIn: (units: number) => units,
    },
  ];
}
