import { useTranslation } from "react-i18next";
import { useCommands } from "../../lib/commands.ts";
import { addressOf, useAreas } from "./areas.ts";

interface AdminCommands {
  onPalette(): void;
  onKeys(): void;
  onSidebar(): void;
  onCalls(): void;
  onNavigate(path: string): void;
}

/** Commands that are available on every page. The palette's own icons load with it (`palette-commands.tsx`). */
export function useAdminCommands({
  onPalette,
  onKeys,
  onSidebar,
  onCalls,
  onNavigate,
}: AdminCommands): void {
  const { t } = useTranslation("shell");
  const areas = useAreas();
  useCommands([
    {
      id: "admin.palette",
      group: "admin",
      label: t("commands.openPalette"),
      keys: "mod+k",
      keysOnly: true,
      run: onPalette,
    },
    {
      id: "admin.keys",
      group: "admin",
      label: t("commands.openKeys"),
      keys: "?",
      run: onKeys,
    },
    {
      id: "admin.sidebar",
      group: "admin",
      label: t("commands.toggleSidebar"),
      keys: "[",
      run: onSidebar,
    },
    {
      id: "admin.calls",
      group: "admin",
      label: t("commands.toggleCalls"),
      keys: "]",
      run: onCalls,
    },
    ...areas.map((area) => ({
      id: `go.${area.id}`,
      group: "go" as const,
      label: t(`areas.${area.id}`),
      icon: <area.icon aria-hidden />,
      keys: area.keys,
      run: () => onNavigate(addressOf(area)),
    })),
  ]);
}
