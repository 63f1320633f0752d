import { useTranslation } from "react-i18next";
import { useStored } from "../../lib/local-storage.ts";
import { lowStock } from "../../lib/low-stock.ts";
import { Select } from "../../ui/select.tsx";
import { useFormat } from "../page/use-format.ts";

const THRESHOLDS = [0, 1, 2, 3, 5, 10, 20, 50, 100];

/** A select field for the quantity that counts as low stock. The home page and all lists share this setting. */
export function LowStockSelect() {
  const { t } = useTranslation("stock-levels");
  const format = useFormat();
  const [low, setLow] = useStored(lowStock);
  const thresholds = [...new Set([...THRESHOLDS, low])].toSorted((a, b) => a - b);
  return (
    <Select
      size="sm"
      aria-label={t("threshold")}
      title={t("thresholdHint")}
      value={String(low)}
      onValueChange={(value) => setLow(Number(value))}
      options={thresholds.map((value) => ({
        value: String(value),
        label: t("orLess", { formatted: format.number(value) }),
      }))}
    />
  );
}
