import { useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { availableSettings, settingsGroups } from "../../lib/settings-pages.ts";
import { useExtensionLabel, useExtensions } from "../../patterns/extension.ts";
import { useFeatures } from "../../patterns/page.ts";

export interface SettingsEntry {
  to: string;
  icon: ReactNode;
  title: string;
  text: string;
}

export interface SettingsGroup {
  id: string;
  title: string;
  entries: readonly SettingsEntry[];
}

/** All settings pages, by group. Pages of extensions come last. */
export function useSettings(): readonly SettingsGroup[] {
  const { t } = useTranslation(["settings", "shell"]);
  const label = useExtensionLabel();
  const { routesByPath } = useRouter();
  const extensions = useExtensions();
  const own = availableSettings(routesByPath, useFeatures(), Boolean(extensions));
  const groups = settingsGroups.map((id) => ({
    id: id as string,
    title: t(`groups.${id}`),
    entries: own
      .filter(({ group }) => group === id)
      .map(({ id: page, path, icon: Icon }) => ({
        to: `/a${path}`,
        icon: <Icon aria-hidden />,
        title: t(`cards.${page}.title`),
        text: t(`cards.${page}.text`),
      })),
  }));
  const added = (extensions?.registry.settings ?? []).map(({ path, card, origin }) => ({
    to: `/a/settings${path}`,
    icon: extensions?.icon(card.icon),
    title: label(card.label, origin),
    text: label(card.description, origin),
  }));
  return [...groups, { id: "extensions", title: t("shell:groups.extensions"), entries: added }];
}
