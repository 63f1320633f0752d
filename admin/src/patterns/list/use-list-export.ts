import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { problemOf } from "../../lib/errors.ts";
import { notify } from "../../ui/notify.ts";
import type { PageOf } from "../../lib/collect.ts";
import type { Column } from "./list-table.tsx";
import type { Paging } from "../list-state/list-search.ts";
import { useFormat } from "../page/use-format.ts";

/** The button that exports the list, and stops a running export. */
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
    const controller = (stop.current = new AbortController());
    setProgress({ got: 0, total: 0 });
    try {
      const { exportList } = await import("./list-export.ts");
      const { rows, total } = await exportList({
        ...given,
        signal: controller.signal,
        onProgress: (got, of) => setProgress({ got, total: of }),
      });
      const value = format.number(rows);
      if (rows < total) notify("warning", t("export.cut", { value, total: format.number(total) }));
      else notify("success", t("export.done", { count: rows, value }));
    } catch (error) {
      if (controller.signal.aborted) return;
      const problem = problemOf(error, t);
      notify("error", problem.title, problem.message);
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
