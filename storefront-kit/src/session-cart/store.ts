import {
  generateCartState,
  isItem,
  sessionCartReducer,
  type SessionCartAction,
  type SessionCartState,
} from "./reducer.ts";

export const SESSION_CART_KEY = "medusa-session-cart";

/** A cart that outlives its page: one value for all its readers, saved after every change and the same in every tab. */
export interface SessionCartStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => SessionCartState;
  /** What storage holds at this moment, also before its event has come. */
  readonly read: () => SessionCartState;
  /** What a server draws, and what the browser therefore draws first: the cart without what was saved. */
  readonly getServerSnapshot: () => SessionCartState;
  readonly dispatch: (action: SessionCartAction) => void;
}

type Page = Pick<Window, "localStorage" | "addEventListener" | "removeEventListener">;

export function createSessionCartStore(
  initial: SessionCartState,
  page: Page | undefined = globalThis.window,
): SessionCartStore {
  let state: SessionCartState | undefined;
  let seen: string | null = null;
  const listeners = new Set<() => void>();

  /** The cart, after taking over what storage holds if that is news. */
  function current(): SessionCartState {
    const found = load(page);
    if (found !== undefined && found !== seen) {
      seen = found;
      state = found === null ? initial : (parse(found) ?? state);
    }
    return (state ??= initial);
  }

  function refresh(): void {
    const before = state;
    if (current() !== before) notify();
  }

  function notify(): void {
    for (const listener of listeners) listener();
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      page?.addEventListener("storage", refresh);
      // A page that the browser kept aside and brings back has missed what other tabs did.
      page?.addEventListener("pageshow", refresh);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        page?.removeEventListener("storage", refresh);
        page?.removeEventListener("pageshow", refresh);
      };
    },
    getSnapshot: () => state ?? current(),
    read: current,
    getServerSnapshot: () => initial,
    dispatch(action) {
      const before = current();
      state = sessionCartReducer(before, action);
      if (state === before) return;
      seen = save(page, state) ?? seen;
      notify();
    },
  };
}

/** What storage holds; `undefined` where there is none or the browser refuses to read it. */
function load(page: Page | undefined): string | null | undefined {
  try {
    return page?.localStorage.getItem(SESSION_CART_KEY);
  } catch {
    return undefined;
  }
}

/** The text that was saved; `undefined` where storage is full or refused. The cart then lives as long as its page. */
function save(page: Page | undefined, state: SessionCartState): string | undefined {
  try {
    const text = JSON.stringify(state);
    page?.localStorage.setItem(SESSION_CART_KEY, text);
    return text;
  } catch {
    return undefined;
  }
}

/** The cart in a saved text; `undefined` where the text is none of ours. */
function parse(text: string): SessionCartState | undefined {
  try {
    const { region, items } = JSON.parse(text) as { region?: object | null; items: unknown[] };
    return generateCartState({ region: region ?? {} }, items.filter(isItem));
  } catch {
    return undefined;
  }
}
