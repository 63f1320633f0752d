import { useClient } from "@countertop/sdk/react";
import { useQueries, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useStored } from "../../lib/local-storage.ts";
import { matchesWords } from "../../lib/text-match.ts";
import {
  type commandGroups,
  keysOf,
  useChosenKeys,
  useCurrentCommands,
} from "../../patterns/page.ts";
import { addressOf, useAreas, useCurrentRecord } from "./areas.ts";
import { searchOf, type Hit } from "./palette-search.ts";
import { recentRecords } from "./recent.ts";

/** How long one stops typing before the store is asked. */
const PAUSE = 250;

export interface PaletteItem {
  id: string;
  label: string;
  note?: string | undefined;
  icon?: ReactNode;
  keys?: string;
  run(): void;
}

export interface PaletteGroup {
  id: string;
  title: string;
  items: readonly PaletteItem[];
}

/** What fits the words: what is known here at once, what the store finds as it comes in. */
export function usePaletteItems(searchText: string, onNavigate: (path: string) => void) {
  const typed = searchText.trim();
  const commands = useCommandGroups(typed);
  const recent = useRecentGroup(typed, onNavigate);
  const found = useFoundGroups(typed, onNavigate);
  const groups = useMemo(
    // What was typed is meant for the page or the store; with nothing typed, where one has just been comes first.
    () => [...recent, ...commands.page, ...found.groups, ...commands.rest],
    [recent, commands, found.groups],
  );
  return { groups, searching: found.searching, failed: found.failed };
}

function useCommandGroups(typed: string) {
  const { t } = useTranslation("shell");
  const commands = useCurrentCommands();
  const chosen = useChosenKeys();
  return useMemo(() => {
    const groupsOf = (names: readonly (typeof commandGroups)[number][]): PaletteGroup[] =>
      names.flatMap((group) => {
        const items = commands
          .filter((command) => command.group === group && !command.keysOnly)
          .filter(({ label }) => matchesWords(label, typed))
          .map((command): PaletteItem => ({
            id: command.id,
            label: command.label,
            icon: command.icon,
            keys: chosen[command.id] ?? keysOf(command),
            run: () => void command.run(),
          }));
        return items.length > 0 ? [{ id: group, title: t(`commands.${group}`), items }] : [];
      });
    return { page: groupsOf(["page"]), rest: groupsOf(["list", "go", "extensions", "admin"]) };
  }, [t, commands, chosen, typed]);
}

function useRecentGroup(typed: string, onNavigate: (path: string) => void): PaletteGroup[] {
  const { t } = useTranslation("shell");
  const [recent] = useStored(recentRecords);
  const areas = useAreas();
  const here = useCurrentRecord()?.path;
  return useMemo(() => {
    const items = recent.flatMap(({ path, title, area: id }): PaletteItem[] => {
      const area = areas.find((candidate) => candidate.id === id);
      if (!area || path === here || !matchesWords(title, typed)) return [];
      return [
        {
          id: `recent ${path}`,
          label: title,
          note: t(`areas.${area.id}`),
          icon: <area.icon aria-hidden />,
          run: () => onNavigate(path),
        },
      ];
    });
    const shown = typed === "" ? items.slice(0, 5) : items.slice(0, 3);
    return shown.length > 0 ? [{ id: "recent", title: t("palette.recent"), items: shown }] : [];
  }, [t, recent, areas, here, typed, onNavigate]);
}

function useFoundGroups(typed: string, onNavigate: (path: string) => void) {
  const { t } = useTranslation("shell");
  const client = useClient();
  const areas = useAreas();
  const queries = useQueryClient();
  const [asked, before] = useDebounced(typed, PAUSE);
  const searches = areas.flatMap((area) => {
    const search = searchOf(area.id);
    return search ? [{ area, search }] : [];
  });
  const results = useQueries({
    queries: searches.map(({ search }) => ({
      ...search(client, asked),
      enabled: asked !== "",
      // A search that nobody waits for any more is aborted; what the last one found, and still fits, stays meanwhile.
      placeholderData: () =>
        queries
          .getQueryData<readonly Hit[]>(search(client, before).queryKey)
          ?.filter(({ title }) => matchesWords(title, asked)),
      gcTime: 60_000,
      retry: false,
    })),
  });
  const groups = searches.flatMap(({ area }, index): PaletteGroup[] => {
    const hits = asked === "" || typed === "" ? undefined : results[index]?.data;
    if (!hits?.length) return [];
    const items = hits.map(({ id, title, note }): PaletteItem => ({
      id: `${area.id} ${id}`,
      label: title,
      note,
      icon: <area.icon aria-hidden />,
      run: () => onNavigate(addressOf(area, id)),
    }));
    return [{ id: `found ${area.id}`, title: t(`areas.${area.id}`), items }];
  });
  return {
    groups,
    searching:
      typed !== "" &&
      searches.length > 0 &&
      (asked !== typed ||
        results.some(({ isFetching, isPlaceholderData }) => isFetching || isPlaceholderData)),
    failed: asked !== "" && results.some(({ isError }) => isError),
  };
}

/** The value that has stood still for a while, and the one that did before it. */
function useDebounced(value: string, pause: number): readonly [now: string, before: string] {
  const [settled, setSettled] = useState<readonly [string, string]>([value, ""]);
  useEffect(() => {
    const settle = () => setSettled(([now, before]) => [value, now === value ? before : now]);
    const timer = setTimeout(settle, value === "" ? 0 : pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
