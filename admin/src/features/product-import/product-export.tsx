import { css } from "#styled/css";
import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { collect } from "../../lib/collect.ts";
import { download, toCsv } from "../../lib/csv.ts";
import { problemOf } from "../../lib/errors.ts";
import { writeXlsx } from "../../lib/write-xlsx.ts";
import { isSelected, type ListExportProps } from "../../patterns/list.ts";
import { useFormat } from "../../patterns/page.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import * as Dialog from "../../ui/dialog.tsx";
import { notify } from "../../ui/notify.ts";
import { Progress } from "../../ui/progress.tsx";
import { RadioGroup } from "../../ui/radio-group.tsx";
import { exportRows, type Sheet } from "./export-rows.ts";
import { readShop } from "./import-queries.ts";

/** These names are the same in all languages. */
const formats = { xlsx: "Excel (.xlsx)", csv: "CSV (.csv)" };

/** Exports the products of the list to a file: which products, which columns, and which format. */
export function ProductExport(view: ListExportProps<{ id: string }>) {
  const { t } = useTranslation("product-import");
  const { t: tCommon } = useTranslation("common");
  const format = useFormat();
  const client = useClient();
  const [open, setOpen] = useState(true);
  const selected = view.selected.count;
  const [which, setWhich] = useState(selected > 0 ? "selected" : "matching");
  const [what, setWhat] = useState("whole");
  const [kind, setKind] = useState("xlsx");
  const [progress, setProgress] = useState<number | null>();
  const [error, setError] = useState<unknown>();
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const matches = useQuery({
    queryKey: ["product-export"],
    queryFn: () => view.fetchPage({ limit: 1, offset: 0 }),
    gcTime: 0,
  });

  const read = async (signal: AbortSignal): Promise<Sheet> => {
    const everyone = () =>
      collect(view.fetchPage, {
        signal,
        most: Infinity,
        onProgress: (done, total) => setProgress(done / Math.max(total, 1)),
      });
    const onlySelected = which === "selected";
    if (what === "whole") {
      const shop = await readShop(client, signal);
      const products = onlySelected ? await view.selected.rows(signal) : (await everyone()).rows;
      const ids = products.map(({ id }) => id);
      return exportRows(client, ids, shop, { signal, onProgress: setProgress });
    }
    const { selection } = view.selected;
    const all = (await everyone()).rows;
    const rows = onlySelected ? all.filter(({ id }) => isSelected(selection, id)) : all;
    const columns = view.columns.filter(({ csv }) => csv);
    return {
      headers: columns.map(({ header }) => header),
      rows: rows.map((row) => columns.map((column) => column.csv?.(row))),
    };
  };
  async function run() {
    const { signal } = (stop.current = new AbortController());
    setError(undefined);
    setProgress(null);
    try {
      const { headers, rows } = await read(signal);
      const name = `products-${new Date().toISOString().slice(0, 10)}.${kind}`;
      download(name, kind === "xlsx" ? await writeXlsx(headers, rows) : toCsv(headers, rows));
      const value = format.number(rows.length);
      notify("success", tCommon("export.done", { count: rows.length, value }), name);
      setOpen(false);
    } catch (thrown) {
      if (!signal.aborted) setError(thrown);
    } finally {
      setProgress(undefined);
    }
  }

  const total = matches.data?.count;
  const count = which === "selected" ? selected : total;
  const failure = error ?? matches.error;
  const problem = failure != null && problemOf(failure, tCommon);
  const shared = { disabled: progress !== undefined };
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(change) => setOpen(change.open)}
      onExitComplete={view.onClose}
    >
      <Dialog.Content>
        <Dialog.Title>{t("exportTitle")}</Dialog.Title>
        <div className={body}>
          {selected > 0 ? (
            <RadioGroup
              {...shared}
              label={t("exportWhich")}
              value={which}
              onValueChange={setWhich}
              options={[
                {
                  value: "selected",
                  label: t("exportSelected", { value: format.number(selected) }),
                },
                {
                  value: "matching",
                  label: t("exportMatching", {
                    value: total === undefined ? "…" : format.number(total),
                  }),
                },
              ]}
            />
          ) : (
            <p>
              {total !== undefined &&
                t("exportText", { count: total, value: format.number(total) })}
            </p>
          )}
          <RadioGroup
            {...shared}
            label={t("exportWhat")}
            value={what}
            onValueChange={setWhat}
            options={[
              { value: "whole", label: t("exportWhole"), hint: t("exportRows") },
              { value: "view", label: t("exportView") },
            ]}
          />
          <RadioGroup
            {...shared}
            label={t("exportFormat")}
            value={kind}
            onValueChange={setKind}
            options={[
              { value: "xlsx", label: formats.xlsx },
              { value: "csv", label: formats.csv, hint: t("exportCsv") },
            ]}
          />
        </div>
        {progress !== undefined && <Progress label={t("exportTitle")} value={progress} />}
        {problem && <Alert title={problem.title}>{problem.message}</Alert>}
        <Dialog.Footer>
          <Button onClick={() => setOpen(false)}>{tCommon("actions.cancel")}</Button>
          <Button
            visual="primary"
            icon={<Download aria-hidden />}
            disabled={count === 0}
            loading={progress !== undefined}
            onClick={() => void run()}
          >
            {t("exportStart")}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

const body = css({ display: "grid", gap: "16" });
