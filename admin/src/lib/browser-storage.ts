/**
 * The register of everything that the admin stores in the browser. No other file uses storage, which a convention test checks.
 * In addition, `public/theme.js` reads the theme and the density, i18next stores the language, and the router stores scroll
 * positions.
 */

/**
 * The lifetime of an entry. `session`: until the session ends, by signing out or otherwise. `reader`: until sign-out, or until
 * another user opens a page. `own`: unlimited, because the name contains the user's id, and only that user's pages read the
 * entry. `computer`: unlimited, because the entry isn't personal.
 */
type Life = "session" | "reader" | "own" | "computer";
type Area = "local" | "session";

const register = {
  // Preferences for this computer.
  theme: ["local", "countertop.theme", "computer"],
  density: ["local", "countertop.density", "computer"],
  sidebar: ["local", "countertop.sidebar", "computer"],
  language: ["local", "i18nextLng", "computer"],
  /** The quantity at or below which stock is low. */
  lowStock: ["local", "countertop.lowStock", "computer"],
  /** The state of the setup checklist. Once it is done, the home page doesn't check the store again. */
  "set-up": ["local", "countertop.set-up", "computer"],
  /** Custom shortcuts. */
  keys: ["local", "countertop.keys", "computer"],
  /** Ids of expanded categories. */
  categories: ["local", "countertop.categories", "computer"],
  /** The choice to group the variants of a product by their first option, or not to. */
  variantGroups: ["local", "countertop.variantGroups", "computer"],
  /** Columns that the user hides in a grid. */
  grid: ["local", "countertop.grid.", "computer"],
  /** How prices were last calculated and rounded in a grid, by currency. */
  recipes: ["local", "countertop.recipes", "computer"],
  /** The id of the record, such as a location, that was last chosen as the target of a bulk action. */
  target: ["local", "countertop.target.", "computer"],
  /** The store's name and features, for the first paint. */
  store: ["local", "countertop.store", "computer"],
  /** The build for which the page was reloaded, so that it is reloaded only once. */
  reloaded: ["session", "countertop.reloaded", "computer"],
  /** The router's scroll positions, by a random key in the history entry. */
  scroll: ["session", "tsr-scroll-restoration-v1_3", "computer"],
  /** The id of the last user. */
  reader: ["local", "countertop.reader", "computer"],
  /** Columns, widths, and saved views of a list. */
  list: ["local", "countertop.list.", "own"],
  /** Names and URLs of recently opened records. */
  recent: ["local", "countertop.recent", "reader"],
  /** The user's id and traits, which Segment's library stored in earlier versions. */
  analytics: ["local", "ajs_", "reader"],
  /** URLs of a page's first requests. They don't contain search terms or tokens. */
  early: ["local", "countertop.early", "session"],
  /** The search, the selection, and the position in a list. The search text may be a customer's email. */
  listMemory: ["session", "countertop.list ", "session"],
  /** Unsaved input, without passwords and tokens. It is kept when the session expires, so that the same user can restore it. */
  draft: ["session", "countertop.draft ", "reader"],
  /**
   * Writes whose response is pending or was lost. They are kept when the session expires, so that the same user doesn't repeat
   * them.
   */
  once: ["session", "countertop.once.", "reader"],
} as const satisfies Record<string, readonly [Area, string, Life]>;

/** The names of entries. If an entry is stored separately for each list or page, pass the list or page as `suffix`. */
export type StorageEntry = keyof typeof register;

export const storageKey = (entry: StorageEntry, suffix = ""): string => register[entry][1] + suffix;

const areaOf = (area: Area): Storage => (area === "local" ? localStorage : sessionStorage);

/** Reads the stored text. Null if no text is stored, or if storage is blocked. */
export function readStorage(entry: StorageEntry, suffix?: string): string | null {
  try {
    return areaOf(register[entry][0]).getItem(storageKey(entry, suffix));
  } catch {
    return null;
  }
}

/** Stores text, or removes the entry if the text is null. Returns false if storage is blocked or full. */
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

/** True if the register contains this key. */
export const isRegistered = (area: Area, key: string): boolean =>
  Object.values(register).some((entry) => entry[0] === area && covers(entry[1], key));

/** True if the entry is this key, or a prefix of it. Prefixes end with a separator. */
const covers = (entry: string, key: string): boolean =>
  key === entry || (/[. _]$/.test(entry) && key.startsWith(entry));

/** Deletes the entries with the lifetime `session` and, for `reader`, also those with the lifetime `reader`. */
export function emptyStorage(end: "session" | "reader"): void {
  for (const [area, key, life] of Object.values(register)) {
    if (life !== "session" && life !== end) continue;
    try {
      for (const name of Object.keys(areaOf(area)))
        if (covers(key, name)) areaOf(area).removeItem(name);
    } catch {
      // Ignores the error, because blocked storage is empty.
    }
  }
}
