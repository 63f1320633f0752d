import { css } from "#styled/css";
import { adminListVariants } from "@countertop/sdk/operations";
import { useClient } from "@countertop/sdk/react";
import i18next from "i18next";
import Papa from "papaparse";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { problemOf, type Problem } from "../../lib/errors.ts";
import { intlLocale } from "../../lib/languages.ts";
import { FormDrawerWaiting } from "../../patterns/form.ts";
import type { RowChange } from "../../patterns/grid.ts";
import { collect } from "../../patterns/list.ts";
import { useFormat } from "../../patterns/page.ts";
import { readVariantsWithLists } from "../../resources/priced-products.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { FileDrop } from "../../ui/file-drop.tsx";
import { notify } from "../../ui/notify.ts";
import { Progress } from "../../ui/progress.tsx";
import * as Table from "../../ui/table.tsx";
import { csvColumns, nameOfColumn } from "./export-prices.ts";
import {
  checkFile,
  columnsIn,
  type CsvColumn,
  type Fault,
  type FilePrice,
} from "./import-check.ts";
import { deedsOf, placeOf, rowId, tierKey, tierOf } from "./list-prices.ts";
import type { ListOverlayProps } from "./price-list-grid.tsx";
import { usePlaces } from "./price-list-queries.ts";
import { useSavePrices } from "./save-prices.ts";

const MEGABYTE = 1024 * 1024;
/** So many problems are looked at; who has mended them sees the next. */
const FIRST = 100;

interface Checked {
  name: string;
  faults: Fault[];
  changes: RowChange[];
  prices: number;
}

/** Prices from a file: checked here, line by line, then saved in parts as the grid does. */
export function ImportPrices({ record: list, onClose }: ListOverlayProps) {
  const { t, i18n } = useTranslation(["price-list-parts", "price-lists", "members"]);
  const { t: say } = useTranslation("common");
  const format = useFormat();
  const client = useClient();
  const save = useSavePrices();
  const { places, error, retry } = usePlaces();
  const [busy, setBusy] = useState(false);
  const [checked, setChecked] = useState<Checked>();
  const [problem, setProblem] = useState<Problem>();
  const [progress, setProgress] = useState<{ done: number; of: number }>();
  const stop = useRef<AbortController>(undefined);
  const regions = new Set(places?.regions.map(({ id }) => id));

  const changesOf = async (prices: readonly FilePrice[]) => {
    const ids = new Set(prices.map((one) => one.variant));
    const now = await readVariantsWithLists(client, [...ids]);
    const rows = Map.groupBy(prices, ({ variant, tier }) => rowId(variant, tier));
    const changes = [...rows].map(([id, wanted]): RowChange => {
      const [first] = wanted;
      const there = (now.get(first?.variant ?? "")?.prices ?? []).filter(
        (price) =>
          price.price_list_id === list.id && tierKey(tierOf(price)) === tierKey(first?.tier),
      );
      return {
        row: {
          id,
          title: "",
          values: Object.fromEntries(there.map((price) => [placeOf(price), price.amount])),
        },
        values: new Map(wanted.map(({ place, amount }) => [place, amount])),
      };
    });
    // Rows in which nothing is to be written are left out.
    const changed = changes.filter(
      (change) => deedsOf([change], now, list.id, regions).write.length > 0,
    );
    return { changes: changed, prices: deedsOf(changed, now, list.id, regions).write.length };
  };

  const check = async (file: File) => {
    if (!places) return;
    setBusy(true);
    setProblem(undefined);
    setChecked(undefined);
    try {
      const [header = [], ...lines] = Papa.parse<string[]>(await file.text()).data;
      const english = i18next.getFixedT("en");
      const names = Object.fromEntries(
        csvColumns.map((column) => [
          column,
          [nameOfColumn(column, t), nameOfColumn(column, english)],
        ]),
      ) as Record<CsvColumn, string[]>;
      const { rows } = await collect((paging) =>
        adminListVariants(client, {
          query: { ...paging, fields: "id,sku", expand: "", order: "id" },
        }).then(({ variants, count }) => ({ rows: variants, count })),
      );
      const known = new Map(rows.map(({ id }) => [id, id]));
      for (const { id, sku } of rows) if (sku) known.set(sku.toLowerCase(), id);
      const { prices, faults } = checkFile(
        lines,
        columnsIn(
          header.map((one) => one.replace(/^\uFEFF/, "")),
          names,
        ),
        { variants: known, currencies: places.currencies, regions: places.regions },
        intlLocale(i18n.language, navigator.languages),
      );
      const found = faults.length > 0 ? { changes: [], prices: 0 } : await changesOf(prices);
      setChecked({ name: file.name, faults, ...found });
    } catch (failure) {
      setProblem(problemOf(failure, say));
    } finally {
      setBusy(false);
    }
  };

  const write = async () => {
    if (!checked || progress) return;
    const { signal } = (stop.current = new AbortController());
    const of = checked.changes.length;
    setProblem(undefined);
    setProgress({ done: 0, of });
    try {
      const failures = await save(list.id, checked.changes, regions, {
        signal,
        onProgress: (done) => setProgress({ done, of }),
      });
      if (failures.size === 0) {
        notify("success", t("csv.imported"), list.name);
        setChecked(undefined);
        onClose();
        return;
      }
      // What was saved is not written again; what is left is shown, and saved by the same button.
      const left = checked.changes.filter(({ row }) => failures.has(row.id));
      const prices = left.reduce((sum, { values }) => sum + values.size, 0);
      setChecked({ ...checked, changes: left, prices });
      setProblem({
        title: t("wizard.rest"),
        message: [...new Set(failures.values())].join(" "),
        retryable: true,
      });
    } catch (failure) {
      setProblem(problemOf(failure, say));
    } finally {
      setProgress(undefined);
    }
  };
  const through = say("bulk.progress", {
    done: format.number(progress?.done ?? 0),
    total: format.number(progress?.of ?? 0),
  });
  return (
    <FormDrawerWaiting
      shape="full"
      title={t("price-lists:tools.import")}
      subtitle={list.name}
      error={error}
      onRetry={retry}
      busy={progress !== undefined}
      onClose={onClose}
    >
      {places && (
        <div className={stack}>
          <p>{t("csv.importText")}</p>
          <FileDrop
            label={t("csv.file")}
            accept={[".csv"]}
            maxSize={20 * MEGABYTE}
            disabled={busy || progress !== undefined}
            labels={{ prompt: t("csv.file"), remove: (name) => say("picker.remove", { name }) }}
            files={checked ? [{ id: "file", name: checked.name }] : []}
            onRemove={() => setChecked(undefined)}
            onFiles={([file]) => file && void check(file)}
            onRefused={() => setProblem({ title: t("csv.file"), message: "", retryable: false })}
          />
          {busy && <p role="status">{say("list.loading")}</p>}
          {problem && <Alert title={problem.title}>{problem.message}</Alert>}
          {checked && checked.faults.length > 0 && (
            <>
              <Alert title={t("csv.problems", { value: format.number(checked.faults.length) })} />
              <Table.Scroller label={t("csv.problem")}>
                <Table.Root aria-label={t("csv.problem")}>
                  <Table.Head>
                    <Table.Row>
                      <Table.Header align="end">{t("csv.row")}</Table.Header>
                      <Table.Header>{t("csv.column")}</Table.Header>
                      <Table.Header>{t("csv.value")}</Table.Header>
                      <Table.Header>{t("csv.problem")}</Table.Header>
                    </Table.Row>
                  </Table.Head>
                  <Table.Body>
                    {checked.faults.slice(0, FIRST).map(({ row, column, value, problem: why }) => (
                      <Table.Row key={`${row} ${column}`}>
                        <Table.Cell align="end">{format.number(row)}</Table.Cell>
                        <Table.Cell>{nameOfColumn(column, t)}</Table.Cell>
                        <Table.Cell>
                          <bdi>{value}</bdi>
                        </Table.Cell>
                        <Table.Cell>{t(`csv.problem_${why}`)}</Table.Cell>
                      </Table.Row>
                    ))}
                  </Table.Body>
                </Table.Root>
              </Table.Scroller>
            </>
          )}
          {progress && (
            <>
              <p role="status">{through}</p>
              <Progress
                label={t("price-lists:tools.import")}
                value={progress.done / progress.of}
                valueText={through}
              />
              <Button onClick={() => stop.current?.abort()}>{say("bulk.stop")}</Button>
            </>
          )}
          {checked &&
            checked.faults.length === 0 &&
            !progress &&
            (checked.prices === 0 ? (
              <p role="status">{t("csv.nothing")}</p>
            ) : (
              <>
                <p role="status">{t("csv.ready", { value: format.number(checked.prices) })}</p>
                <div>
                  <Button visual="primary" onClick={() => void write()}>
                    {t("price-lists:tools.import")}
                  </Button>
                </div>
              </>
            ))}
        </div>
      )}
    </FormDrawerWaiting>
  );
}

const stack = css({ display: "grid", gap: "16", gridTemplateColumns: "minmax(0, 1fr)" });
