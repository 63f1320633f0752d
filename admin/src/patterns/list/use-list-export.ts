import type { TFunction } from "i18next";
import { useRef, useState } from "react";
import { importWithRetry } from "../../lib/lazy-with-retry.ts";
import type { PageOf } from "../../lib/collect.ts";
import type { Column } from "./list-table.tsx";
import type { Paging } from "../list-state/list-search.ts";
import type { Formatter } from "../../lib/intl.ts";

/** The action that exports the list, or stops a running export. */
export function useListExport<Row>(given: {
  name: string;
  columns: readonly Column<Row>[];
  fetchPage(paging: Paging): Promise<PageOf<Row>>;
  t: TFunction<"common">;
  format: Formatter;
}) {
  const { t } = given;
  const [progress, setProgress] = useState<string>();
  const stop = useRef<AbortController>(undefined);

  async function run() {
    const { signal } = (stop.current = new AbortController());
    setProgress(t("list.loading"));
    try {
      const { exportList } = await importWithRetry(() => import("./list-export.ts"));
      await exportList({ ...given, signal, onProgress: setProgress });
    } finally {
      setProgress(undefined);
    }
  }
  return {
    busy: progress !== undefined,
    label: progress ?? t("export.start"),
    press: () => (progress ? stop.current?.abort() : void run()),
  };
}
