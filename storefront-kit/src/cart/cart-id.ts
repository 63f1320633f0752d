import { attempt, readers, type Page } from "../kept.ts";

/** Storage of the cart's id: `localStorage`, or an object like it, such as cookies that the server reads too. */
export type CartStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** The id of a cart, or `""` if it is missing. It outlives the page and is the same in every tab. */
export interface CartId {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => string;
  /** `undefined` while the id is unknown: on a server, and in a browser until hydration. */
  readonly getServerSnapshot: () => string | undefined;
  /** The stored value at this moment, even before its event arrives. */
  readonly read: () => string;
  readonly set: (id: string) => void;
  /** Clears this cart's id, unless another one replaced it. */
  readonly forget: (id: string) => void;
}

/** Storage may contain anything. A value that can't be part of a URL isn't an id. */
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
      // The cart that the page received from the server is stored like one that was created here.
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
