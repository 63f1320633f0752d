import { attempt, readers, type Page } from "../kept.ts";
import {
  generateCartState,
  isItem,
  sessionCartReducer,
  type SessionCartAction,
  type SessionCartState,
} from "./reducer.ts";

export const SESSION_CART_KEY = "medusa-session-cart";

/**
 * A cart that is kept after the page closes. All components share one value, which is saved after every change, and is the same in
 * every tab.
 */
export interface SessionCartStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => SessionCartState;
  /** Reads the stored cart, even before the event about its change arrives. */
  readonly read: () => SessionCartState;
  /** The cart that a server renders, and that the browser renders first. It doesn't have saved items. */
  readonly getServerSnapshot: () => SessionCartState;
  readonly dispatch: (action: SessionCartAction) => void;
}

export function createSessionCartStore(
  initial: SessionCartState,
  page: Page | undefined = globalThis.window,
): SessionCartStore {
  let state: SessionCartState | undefined;
  let seen: string | null = null;
  const { subscribe, notify } = readers(page, refresh);

  /** Returns the current cart. If the stored cart has changed, reads it first. */
  function current(): SessionCartState {
    const found = attempt(page, (kept) => kept.getItem(SESSION_CART_KEY));
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

  return {
    subscribe,
    getSnapshot: () => state ?? current(),
    read: current,
    getServerSnapshot: () => initial,
    dispatch(action) {
      const before = current();
      state = sessionCartReducer(before, action);
      if (state === before) return;
      attempt(page, (kept) => {
        const text = JSON.stringify(state);
        kept.setItem(SESSION_CART_KEY, text);
        seen = text;
      });
      notify();
    },
  };
}

/** Parses a saved cart. Returns `undefined` if the text isn't a cart. */
function parse(text: string): SessionCartState | undefined {
  try {
    const { region, items } = JSON.parse(text) as { region?: object | null; items: unknown[] };
    return generateCartState({ region: region ?? {} }, items.filter(isItem));
  } catch {
    return undefined;
  }
}
