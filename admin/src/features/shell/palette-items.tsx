import { useClient } from "@countertop/sdk/react";
import { useQueries, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Plus } from "lucide-react";
import { useStored } from "../../lib/local-storage.ts";
import { matchesWords } from "../../lib/text-match.ts";
import {
  type commandGroups,
  keysOf,
  useChosenKeys,
  useCurrentCommands,
} from "../../lib/commands.ts";
import { cachedResults } from "../../patterns/resource.ts";
import { useAreas, useCurrentRecord } from "./areas.ts";
import { useReachable, useSettingsPages } from "./palette-resources.ts";
import { paletteIcons } from "./palette-commands.tsx";
import { recentRecords } from "./recent.ts";

/** Pause in ms after the last typed character before the store is searched. */
const PAUSE = 250;
/** Maximum number of records of the same kind. */
const RESULTS = 5;

export interface PaletteItem {
  id: string;
  label: string;
  note?: string | undefined;
  icon?: ReactNode;
  /** The record's image, shown instead of the icon. Null if this record has no image. */
  picture?: string | null | undefined;
  keys?: string;
  run(): void;
}

export interface PaletteGroup {
  id: string;
  title: string;
  items: readonly PaletteItem[];
}

/** Items that match the search text. Local items appear immediately, and the store's records when the response arrives. */
export function usePaletteItems(searchText: string, onNavigate: (path: string) => void) {
  const typed = searchText.trim();
  const commands = useCommandGroups(typed);
  const recent = useRecentGroup(typed, onNavigate);
  const found = useFoundGroups(typed, onNavigate);
  const create = useCreateGroup(typed, onNavigate);
  const settings = useSettingsGroup(typed, onNavigate);
  const groups = useMemo(
    // Recent pages come first, followed by the current page's commands and the store's records, which the user probably means.
    () => [
      ...recent,
      ...commands.page,
      ...found.groups,
      ...commands.go,
      ...settings,
      ...create,
      ...commands.rest,
    ],
    [recent, commands, found.groups, settings, create],
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
            icon: command.icon ?? paletteIcons[command.id],
            keys: chosen[command.id] ?? keysOf(command),
            run: () => void command.run(),
          }));
        return items.length > 0 ? [{ id: group, title: t(`commands.${group}`), items }] : [];
      });
    return {
      page: groupsOf(["page"]),
      go: groupsOf(["go"]),
      rest: groupsOf(["list", "extensions", "admin"]),
    };
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
  const { t: say } = useTranslation("common");
  const client = useClient();
  const queries = useQueryClient();
  const reachable = useReachable().filter(({ resource }) => !resource.unsearched);
  const asked = useDebounced(typed, PAUSE);
  const results = useQueries({
    queries: reachable.map(({ resource }) => ({
      ...resource.hits(client, asked, RESULTS),
      // Doesn't search while the user is typing, because the text is then outdated.
      enabled: asked !== "" && asked === typed,
      // Keeps results in the cache, so that a later search with a typo still finds them.
      gcTime: 30 * 60_000,
      retry: false,
    })),
  });
  const searching =
    typed !== "" && (asked !== typed || results.some(({ isFetching }) => isFetching));
  const sources = reachable.map((source, index) => ({
    ...source,
    cached: cachedResults(queries, client, source.resource, typed),
    answered: asked === typed ? (results[index]?.data ?? []) : [],
  }));
  // Fuzzy matches are offered only if no record contains the exact words.
  const nothing =
    !searching &&
    sources.every(({ cached, answered }) => cached.exact.length + answered.length === 0);
  const groups = sources.flatMap(
    ({ resource, area, addressOf, cached, answered }): PaletteGroup[] => {
      const hits = new Map(
        [...answered, ...cached.exact, ...(nothing ? cached.meant : [])].map((hit) => [
          hit.id,
          hit,
        ]),
      );
      if (typed === "" || hits.size === 0) return [];
      const Icon = area?.icon ?? resource.icon;
      const items = [...hits.values()].slice(0, RESULTS).map((hit): PaletteItem => ({
        id: `${resource.slug} ${hit.id}`,
        label: hit.part ? `${hit.title} · ${hit.part.name}` : hit.title,
        note: [hit.part?.note ?? hit.note, hit.fact && say(hit.fact as never)]
          .filter(Boolean)
          .join(" · "),
        ...("picture" in hit ? { picture: hit.picture } : { icon: <Icon aria-hidden /> }),
        run: () => onNavigate(addressOf(hit.id, hit.part?.search)),
      }));
      const title = area ? t(`areas.${area.id}`) : say(`${resource.slug}:list.title` as never);
      return [{ id: `found-${resource.slug}`, title, items }];
    },
  );
  return {
    groups,
    searching,
    failed: asked !== "" && results.some(({ isError }) => isError),
  };
}

/** The commands that create a record in any area, available on all pages. */
function useCreateGroup(typed: string, onNavigate: (path: string) => void): PaletteGroup[] {
  const { t } = useTranslation("shell");
  const reachable = useReachable();
  const slugs = reachable.map(({ resource }) => resource.slug);
  // These strings load when the palette opens.
  const { t: say } = useTranslation(slugs as never, { useSuspense: false });
  const here = useCurrentCommands();
  const items = reachable.flatMap(({ resource, create }): PaletteItem[] => {
    const id = `${resource.slug}.create`;
    const label: string = say([
      `${resource.slug}:create.title`,
      `${resource.slug}:actions.add`,
    ] as never);
    // An area's own page registers this command itself.
    if (create === undefined || here.some((command) => command.id === id)) return [];
    if (!matchesWords(label, typed)) return [];
    return [{ id, label, icon: <Plus aria-hidden />, run: () => onNavigate(create) }];
  });
  return items.length > 0 ? [{ id: "create", title: t("palette.create"), items }] : [];
}

/** The settings pages that match by name or description. Settings pages that are also areas are listed with the areas. */
function useSettingsGroup(typed: string, onNavigate: (path: string) => void): PaletteGroup[] {
  const areas = useAreas();
  const pages = useSettingsPages();
  // These strings load when the palette opens.
  const { t } = useTranslation(["settings"], { useSuspense: false });
  if (typed === "") return [];
  const items = pages.flatMap(({ id, path, icon: Icon }): PaletteItem[] => {
    const label = t(`cards.${id}.title`);
    const note = t(`cards.${id}.text`);
    if (areas.some((area) => area.path === path)) return [];
    if (!matchesWords(`${label} ${note}`, typed)) return [];
    const run = () => onNavigate(`/a${path}`);
    return [{ id: `settings.${id}`, label, note, icon: <Icon aria-hidden />, run }];
  });
  return items.length > 0 ? [{ id: "settings", title: t("title"), items }] : [];
}

/** Returns the value once it hasn't changed for `pause` ms. Returns an empty value immediately. */
function useDebounced(value: string, pause: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === "" ? 0 : pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
