import { useClient } from "@countertop/sdk/react";
import { Download, Layers2, Upload, UserRoundSearch } from "lucide-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { problemOf } from "../../lib/errors.ts";
import type { MoreAction, RecordView } from "../../patterns/record.ts";
import { notify } from "../../ui/notify.ts";
import type { PriceListSearch } from "./price-list-products.ts";
import { usePlaces } from "./price-list-queries.ts";
import type { Audience } from "./price-list-state.ts";

const overlays = [
  ["customer", UserRoundSearch],
  ["overlaps", Layers2],
  ["import", Upload],
] as const;

/** The less frequent actions of a price list. Each opens an overlay, except the export, which downloads a file. */
export function usePriceListActions() {
  const { t } = useTranslation("price-lists");
  const { t: say } = useTranslation("common");
  const client = useClient();
  const { places } = usePlaces();
  const exporting = useRef(false);
  const download = async (list: Audience) => {
    if (!places || exporting.current) return;
    exporting.current = true;
    try {
      const { exportPrices } = await import("./export-prices.ts");
      await exportPrices(client, list, places);
    } catch (error) {
      const { title, message } = problemOf(error, say);
      notify("error", title, message);
    } finally {
      exporting.current = false;
    }
  };
  return (list: Audience, view: RecordView<PriceListSearch>): readonly MoreAction[] => [
    ...overlays.map(([overlay, Icon]) => ({
      id: `price-list.${overlay}`,
      label: t(`tools.${overlay}`),
      icon: <Icon aria-hidden />,
      run: () => view.open(overlay),
    })),
    {
      id: "price-list.export",
      label: t("tools.export"),
      icon: <Download aria-hidden />,
      run: () => void download(list),
    },
  ];
}
