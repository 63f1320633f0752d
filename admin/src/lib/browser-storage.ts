/**
 * Register of everything that the admin stores in the browser. No other file uses storage; a convention test checks this. In
 * addition, `public/theme.js` reads the theme and the density, i18next stores the language, and the router stores scroll positions.
 */

/**
 * Lifetime of an entry. `session`: until the session ends, by signing out or otherwise. `reader`: until sign-out, or until another
 * user sees a page. `own`: unlimited, because its name contains the user's id and only that user's pages read it. `computer`:
 * unlimited, because it isn't personal.
 */
type Life = "session" | "reader" | "own" | "computer";
type Area = "local" | "session";

const register = {
  // Preferences for this computer.
  theme: ["local", "countertop.theme", "computer"],
  density: ["local", "countertop.density", "computer"],
  sidebar: ["local", "countertop.sidebar", "computer"],
  language: ["local", "i18nextLng", "computer"],
  /** Quantity below which stock is low. */
  lowStock: ["local", "countertop.lowStock", "computer"],
  /** True once the store is set up, so that the home page doesn't check again. */
  "set-up": ["local", "countertop.set-up", "computer"],
  /** Custom shortcuts. */
  keys: ["local", "countertop.keys", "computer"],
  /** Ids of the categories that are expanded. */
  categories: ["local", "countertop.categories", "computer"],
  /** Columns that are hidden in a grid. */
  grid: ["local", "countertop.grid.", "computer"],
  /** Id of the record chosen last for an action on many rows, such as a location. */
  target: ["local", "countertop.target.", "computer"],
  /** The store's name and features, for the first paint. */
  store: ["local", "countertop.store", "computer"],
  /** The build for which the page was already reloaded, so that it's reloaded only once. */
  reloaded: ["session", "countertop.reloaded", "computer"],
  /** The router's scroll positions, by a random key of the history entry. */
  scroll: ["session", "tsr-scroll-restoration-v1_3", "computer"],
  /** Id of the last user. */
  reader: ["local", "countertop.reader", "computer"],
  /** Columns, widths, and saved views of a list. */
  list: ["local", "countertop.list.", "own"],
  /** Names and URLs of recently opened records. */
  recent: ["local", "countertop.recent", "reader"],
  /** Earlier versions let Segment's library store the user's id and traits. */
  analytics: ["local", "ajs_", "reader"],
  /** URLs of a page's first requests. They contain no searches and no tokens. */
  early: ["local", "countertop.early", "session"],
  /** Search, selection, and position in a list; the search may be a customer's email. */
  listMemory: ["session", "countertop.list ", "session"],
  /** Unsaved input, without passwords and tokens. It survives the end of a session, so that the same user loses nothing. */
  draft: ["session", "countertop.draft ", "reader"],
  /** Writes without a response. They survive the end of a session, so that the same user doesn't repeat them. */
  once: ["session", "countertop.once.", "reader"],
} as const satisfies Record<string, readonly [Area, string, Life]>;

/** Names of entries. If an entry has parts for lists or pages, pass the part as `suffix`. */
export type StorageEntry = keyof typeof register;

export const storageKey = (entry: StorageEntry, suffix = ""): string => register[entry][1] + suffix;

const areaOf = (area: Area): Storage => (area === "local" ? localStorage : sessionStorage);

/** The stored text; null if there is none, or if storage is blocked. */
export function readStorage(entry: StorageEntry, suffix?: string): string | null {
  try {
    return areaOf(register[entry][0]).getItem(storageKey(entry, suffix));
  } catch {
    return null;
  }
}

/** Stores a text, or removes it for null. False if storage is blocked or full. */
export function writeStorage(entry: StorageEntry, text: string | null, suffix?: string): boolean {
  try {
    const area = areaOf(register[entry][0]);
    if (text === null) area.removeItem(storageKey(entry, suffix));
    else area.setItem(storageKey(entry, suffix), text);
    return true;
  } catch {
    return false;
  }
}

/** True if the register has this key. */
export const isRegistered = (area: Area, key: string): boolean =>
  Object.values(register).some((entry) => entry[0] === area && covers(entry[1], key));

/** A prefix ends with a separator. */
const covers = (entry: string, key: string): boolean =>
  key === entry || (/[. _]$/.test(entry) && key.startsWith(entry));

/** Deletes entries that end with a session, or for `reader` everything about the current user. */
export function emptyStorage(end: "session" | "reader"): void {
  for (const [area, key, life] of Object.values(register)) {
    if (life !== "session" && life !== end) continue;
    try {
      for (const name of Object.keys(areaOf(area)))
        if (covers(key, name)) areaOf(area).removeItem(name);
    } catch {
      // Ignores the error: storage is blocked, so it's empty.
    }
  }
}
