import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { intlLocale } from "../../lib/languages.ts";
import { FormDrawerWaiting } from "../../patterns/form.ts";
import type { RowChange, Saving } from "../../patterns/grid.ts";
import { ImportRows } from "../../patterns/import.ts";
import { useFormat } from "../../patterns/page.ts";
import { csvColumns, inEnglish, nameOfColumn } from "./export-prices.ts";
import {
  pricesImport,
  type CsvColumn,
  type FilePrice,
  type ImportProblem,
} from "./import-check.ts";
import { currencyOf, usePlaces, type Places } from "./price-list-queries.ts";
import { useRowWords, type ListOverlayProps } from "./price-list-grid.tsx";
import { useSavePrices } from "./save-prices.ts";

/** Imports prices from a file. The rows are checked here, and then saved in batches, as in the grid. */
export function ImportPrices({ record, onClose }: ListOverlayProps) {
  const { t } = useTranslation("price-lists");
  const { places, error, retry } = usePlaces();
  if (places) return <Import {...{ record, places, onClose }} />;
  return (
    <FormDrawerWaiting
      shape="full"
      title={t("tools.import")}
      subtitle={record.name}
      error={error}
      onRetry={retry}
      onClose={onClose}
    />
  );
}

function Import({ record: list, places, onClose }: ListOverlayProps & { places: Places }) {
  const { t, i18n } = useTranslation(["price-list-parts", "price-lists", "members"]);
  const format = useFormat();
  const words = useRowWords(places);
  const savePrices = useSavePrices();
  const locale = intlLocale(i18n.language, navigator.languages);
  const rows = useMemo(() => {
    const names = Object.fromEntries(
      csvColumns.map((column) => [column, [nameOfColumn(column, t), inEnglish[column]]]),
    ) as Record<CsvColumn, [string, string]>;
    return pricesImport(list.id, places, names, locale);
  }, [list.id, places, t, locale]);
  const money = (amount: number | undefined, { place }: FilePrice) =>
    amount === undefined ? "–" : format.money(amount, currencyOf(place, places));
  const placeName = ({ place }: FilePrice) =>
    places.regions.find(({ id }) => id === place)?.name ?? place.toUpperCase();

  const save = async (entries: readonly FilePrice[], { signal, onProgress }: Saving) => {
    const byRow = Map.groupBy(entries, ({ row }) => row);
    const of = [...byRow.values()];
    const changes = of.map((prices): RowChange => {
      const before = prices.flatMap(({ place, now }) => (now === undefined ? [] : [[place, now]]));
      return {
        row: { id: prices[0]?.row ?? "", title: "", values: Object.fromEntries(before) },
        values: new Map(prices.map(({ place, amount }) => [place, amount])),
      };
    });
    const regions = new Set(places.regions.map(({ id }) => id));
    const failures = await savePrices(list.id, changes, regions, {
      signal,
      onProgress: (done) => onProgress(of.slice(0, done).flat().length),
    });
    return new Map(
      entries.flatMap(({ id, row }) => {
        const why = failures.get(row);
        return why === undefined ? [] : [[id, why] as const];
      }),
    );
  };
  return (
    <ImportRows
      title={t("price-lists:tools.import")}
      rules={[t("csv.importText")]}
      template="prices-template.csv"
      rows={rows}
      ownText={(code: ImportProblem, more) =>
        code === "quantity" ? t("grid.tierWrong") : t(`csv.problem_${code}`, { usual: more })
      }
      preview={[
        { heading: t("csv.variant"), cell: ({ name }) => <bdi>{name}</bdi> },
        { heading: t("csv.currency"), cell: placeName },
        {
          heading: t("csv.from"),
          cell: ({ tier }) => (tier.min === null && tier.max === null ? "" : words.tier(tier)),
        },
        {
          heading: t("price-lists:products.price"),
          align: "end",
          cell: (one) => money(one.now, one),
        },
        { heading: t("csv.amount"), align: "end", cell: (one) => money(one.amount, one) },
      ]}
      save={save}
      onClose={onClose}
    />
  );
}
