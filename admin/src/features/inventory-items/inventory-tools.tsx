import { useClient } from "@countertop/sdk/react";
import { Download, ListChecks, Upload } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { problemOf } from "../../lib/errors.ts";
import { useCommands, useFormat } from "../../patterns/page.ts";
import { Button } from "../../ui/button.tsx";
import { notify } from "../../ui/notify.ts";
import type { InventorySearch } from "./counts-queries.ts";

interface InventoryToolsProps {
  search: InventorySearch;
  onOpen(overlay: string): void;
}

/** Actions on the counts of all listed items. */
export function InventoryTools({ search, onOpen }: InventoryToolsProps) {
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
  const tools = [
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
      loading: busy,
    },
    {
      id: "counts",
      label: t("counts.edit"),
      icon: <ListChecks aria-hidden />,
      run: () => onOpen("counts"),
    },
  ];
  useCommands(
    tools.map(({ id, label, icon, run }) => ({
      id: `inventory.${id}`,
      group: "list" as const,
      label,
      icon,
      run,
    })),
  );
  return tools.map(({ id, label, icon, run, loading = false }) => (
    <Button key={id} icon={icon} loading={loading} onClick={run}>
      {label}
    </Button>
  ));
}
