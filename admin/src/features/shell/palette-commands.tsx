import { Keyboard, PanelLeft, SquareTerminal, SunMoon } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useCommands } from "../../lib/commands.ts";
import { useThemeChoice } from "../../lib/theme-choice.ts";

/** Icons of the shell's commands. Only the palette shows them. */
export const paletteIcons: Readonly<Record<string, ReactNode>> = {
  "admin.keys": <Keyboard aria-hidden />,
  "admin.sidebar": <PanelLeft aria-hidden />,
  "admin.calls": <SquareTerminal aria-hidden />,
};

/** Registers commands without a shortcut, which only the palette offers. */
export function usePaletteCommands(): void {
  const { t } = useTranslation("shell");
  const [, chooseTheme] = useThemeChoice();
  useCommands([
    {
      id: "admin.theme",
      group: "admin",
      label: t("commands.switchTheme"),
      icon: <SunMoon aria-hidden />,
      run: () =>
        chooseTheme(document.documentElement.dataset["theme"] === "dark" ? "light" : "dark"),
    },
  ]);
}
