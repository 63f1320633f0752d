import { useClient } from "@countertop/sdk/react";
import { Download, ListChecks, Upload } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { problemOf } from "../../lib/errors.ts";
import type { ListTool } from "../../patterns/list.ts";
import { useFormat } from "../../patterns/page.ts";
import { notify } from "../../ui/notify.ts";
import type { InventorySearch } from "./counts-queries.ts";

/** Actions on the counts of all listed items. */
export function useInventoryTools(
  search: InventorySearch,
  onOpen: (overlay: string) => void,
): readonly ListTool[] {
  const { t } = useTranslation(["inventory-items", "common"]);
  const { t: tCommon } = useTranslation("common");
  const format = useFormat();
  const client = useClient();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const { columnNames, exportCounts } = await import("./counts-export.ts");
      const how = { signal: new AbortController().signal, onProgress: () => {} };
      const { rows, total } = await exportCounts(client, search, columnNames(t), how);
      const value = format.number(rows);
      if (rows < total)
        notify("warning", t("common:export.cut", { value, total: format.number(total) }));
      else notify("success", t("common:export.done", { count: rows, value }));
    } catch (error) {
      const { title, message } = problemOf(error, tCommon);
      notify("error", title, message);
    } finally {
      setBusy(false);
    }
  };
  return [
    {
      id: "import",
      label: t("file.import"),
      icon: <Upload aria-hidden />,
      run: () => onOpen("import"),
    },
    {
      id: "export",
      label: t("file.export"),
      icon: <Download aria-hidden />,
      run: () => void save(),
      busy,
    },
    {
      id: "counts",
      label: t("counts.edit"),
      icon: <ListChecks aria-hidden />,
      primary: true,
      run: () => onOpen("counts"),
    },
  ];
}
