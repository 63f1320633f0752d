/**
 * A page's first requests start before its code has loaded: the signed-in user, the strings, and the page's queries. If the
 * page was opened before, they repeat its previous first requests. Otherwise, the page's URL determines them. The code that
 * needs a response takes the pending one. A request that no code takes is unnecessary, but harmless.
 */
import { isInside } from "../entry.ts";
import { readStorage, writeStorage } from "./browser-storage.ts";

const PLACES = 20;
/**
 * Matches URLs that aren't stored. A URL with a time won't be requested again, and a URL with a search text may contain a
 * customer's name.
 */
const NOT_KEPT = /\d{4}-\d\d-\d\dT|[?&](q|email|token)=/;

interface Early {
  /** The page's initial URL. Undefined once the page has loaded. */
  place?: string | undefined;
  readonly answers: Map<string, Promise<Response>>;
}
/** Two scripts share this object: the one that starts the requests (`early-begin.ts`) runs before the one that takes them. */
export const early: Early = ((globalThis as { countertopEarly?: Early }).countertopEarly ??= {
  answers: new Map(),
});
const asked = new Set<string>();

/** Returns the pending response to the first caller. */
export function takeEarly(url: string): Promise<Response> | undefined {
  if (early.place === undefined) return undefined;
  const whole = new URL(url, document.baseURI).href;
  asked.add(whole);
  const answer = early.answers.get(whole);
  early.answers.delete(whole);
  return answer;
}

/** Called when the page has loaded. Stores the list of requests for the next visit. Later requests aren't recorded. */
export function endEarly(): void {
  const { place } = early;
  if (place === undefined) return;
  const { [place]: _, ...others } = remembered();
  const urls = [...asked].filter((url) => isRepeatable(url));
  const places = [...Object.entries(others).slice(1 - PLACES), [place, urls] as const];
  write(Object.fromEntries(places.filter(([path]) => isKept(path))));
  early.place = undefined;
  early.answers.clear();
}

/**
 * True for pages behind the sign-in whose URL has no parameters. Links for invitations and password resets contain a token, and
 * lists contain search terms.
 */
const isKept = (place: string): boolean => isInside(place) && !place.includes("?");

function isRepeatable(url: string): boolean {
  try {
    return !NOT_KEPT.test(decodeURIComponent(url));
  } catch {
    return false; // a malformed URL could contain anything
  }
}

/** The stored requests, by page URL. */
export function remembered(): Record<string, readonly string[]> {
  try {
    return (JSON.parse(readStorage("early") ?? "{}") ?? {}) as Record<string, string[]>;
  } catch {
    return {}; // invalid JSON
  }
}

function write(places: Record<string, readonly string[]>): void {
  writeStorage("early", JSON.stringify(places));
}
