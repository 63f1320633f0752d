import { useClient } from "@countertop/sdk/react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { FileText, ImportRows } from "../../patterns/import.ts";
import { useFormat } from "../../patterns/page.ts";
import { columnOf, countIn, readItems, useSaveLevels } from "../../patterns/stock.ts";
import { countsImport, type CountInFile } from "./counts-file.ts";
import { columnNames } from "./counts-export.ts";

/** Imports counts from a file. Reports other operators' changes before overwriting them. */
export function CountsImport({ onClose }: { onClose(): void }) {
  const { t } = useTranslation(["inventory-items", "common"]);
  const { t: tLevels } = useTranslation("stock-levels");
  const format = useFormat();
  const client = useClient();
  const save = useSaveLevels();
  const names = columnNames(t);
  /** The counts by row that were current when other operators' changes were reported. */
  const seen = useRef(new Map<string, number | undefined>());
  const seenOf = ({ id, now }: CountInFile) => (seen.current.has(id) ? seen.current.get(id) : now);
  return (
    <ImportRows
      title={t("file.import")}
      template="counts.csv"
      rules={[t("file.rows"), t("file.rest"), t("file.added")]}
      rows={countsImport(names)}
      ownText={(_, more) => tLevels("belowReserved", { value: format.number(Number(more)) })}
      preview={[
        { heading: names.sku[0], cell: ({ sku }) => <FileText>{sku}</FileText> },
        { heading: names.location[0], cell: ({ location }) => <FileText>{location}</FileText> },
        {
          heading: t("measures.inStock"),
          align: "end",
          cell: ({ now }) => (now === undefined ? t("common:values.none") : format.number(now)),
        },
        {
          heading: names.quantity[0],
          align: "end",
          cell: ({ quantity }) => format.number(quantity),
        },
      ]}
      save={async (counts, { signal, onProgress }) => {
        const rows = Map.groupBy(counts, ({ item }) => item);
        const changes = [...rows].map(([id, own]) => ({
          row: {
            id,
            title: id,
            values: Object.fromEntries(
              own.flatMap((count) => {
                const before = seenOf(count);
                return before === undefined ? [] : [[columnOf(count.place), before]];
              }),
            ),
          },
          values: new Map(own.map(({ place, quantity }) => [columnOf(place), quantity])),
        }));
        const failures = await save(changes, {
          signal,
          onProgress: (done) => onProgress(Math.round((done / changes.length) * counts.length)),
        });
        if (failures.size === 0) return failures;
        const items = await readItems(client, [...failures.keys()]).catch(() => undefined);
        const failed = new Map<string, string>();
        for (const count of counts) {
          const why = failures.get(count.item);
          const levels = items?.get(count.item)?.location_levels;
          const there = levels?.some(({ location_id }) => location_id === count.place)
            ? countIn(levels, columnOf(count.place))
            : undefined;
          if (why === undefined || there === count.quantity) continue;
          failed.set(count.id, why);
          if (levels) seen.current.set(count.id, there);
        }
        return failed;
      }}
      onClose={onClose}
    />
  );
}
