import { attempt, readers, type Page } from "../kept.ts";

/**
 * The storage for the cart's id: `localStorage`, or an object with the same methods, such as `cookieStorage()`, whose cookie a
 * server can read.
 */
export type CartStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** The id of a cart, or `""` if there isn't one. The id is kept after the page closes, and is the same in every tab. */
export interface CartId {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => string;
  /**
   * The initial cart's id, for servers and for hydration. Undefined if there isn't one, because a server can't read the browser's
   * storage.
   */
  readonly getServerSnapshot: () => string | undefined;
  /** Reads the stored value, even before the event about its change arrives. */
  readonly read: () => string;
  readonly set: (id: string) => void;
  /** Clears this cart's id, unless a different id has replaced it. */
  readonly forget: (id: string) => void;
}

/** True if a stored string can be an id. Storage may contain anything, and an id must be valid in a URL. */
export const isId = (text: string | null | undefined): text is string =>
  !!text && /^[\w-]+$/.test(text);

export function createCartId(
  key: string,
  initial: string | undefined,
  storage?: CartStorage,
  page: Page | undefined = globalThis.window,
): CartId {
  let id: string | undefined;
  let seen: string | null | undefined;
  const { subscribe, notify } = readers(page, read);

  function read(): string {
    const before = id;
    const found = attempt(page, (kept) => kept.getItem(key), storage);
    const known = isId(found) ? found : "";
    if (id === undefined) id = known || (initial ?? "");
    else if (found !== undefined && found !== seen) id = known;
    if (found !== undefined) seen = found;
    if (before !== undefined && before !== id) notify();
    return id;
  }

  function set(next: string): void {
    const before = id;
    id = next;
    const keep = (kept: CartStorage): void => {
      if (next) kept.setItem(key, next);
      else kept.removeItem(key);
      seen = next || null;
    };
    attempt(page, keep, storage);
    if (id !== before) notify();
  }

  return {
    subscribe(listener) {
      const unsubscribe = subscribe(listener);
      // Stores the id of the cart that the page received from the server.
      if (read() && seen === null) set(read());
      return unsubscribe;
    },
    getSnapshot: () => id ?? read(),
    getServerSnapshot: () => initial,
    read,
    set,
    forget: (gone) => {
      if (read() === gone) set("");
    },
  };
}
