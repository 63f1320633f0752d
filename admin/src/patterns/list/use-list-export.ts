import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { importWithRetry } from "../../lib/lazy-with-retry.ts";
import type { PageOf } from "../../lib/collect.ts";
import type { Column } from "./list-table.tsx";
import type { Paging } from "../list-state/list-search.ts";
import { useFormat } from "../page/use-format.ts";

/** The action that exports the list, and stops a running export. */
export function useListExport<Row>(given: {
  name: string;
  columns: readonly Column<Row>[];
  fetchPage(paging: Paging): Promise<PageOf<Row>>;
}) {
  const { t } = useTranslation("common");
  const format = useFormat();
  const [progress, setProgress] = useState<{ got: number; total: number }>();
  const stop = useRef<AbortController>(undefined);

  async function run() {
    const { signal } = (stop.current = new AbortController());
    setProgress({ got: 0, total: 0 });
    const onProgress = (got: number, total: number) => setProgress({ got, total });
    try {
      const { exportList } = await importWithRetry(() => import("./list-export.ts"));
      await exportList({ ...given, signal, onProgress, t, format });
    } finally {
      setProgress(undefined);
    }
  }
  return {
    busy: progress !== undefined,
    label: progress
      ? t("export.stop", {
          done: format.number(progress.got),
          total: format.number(progress.total),
        })
      : t("export.start"),
    press: () => (progress ? stop.current?.abort() : void run()),
  };
}
