/**
 * The first requests of a page start before its code has loaded: the signed-in user, the strings, and the page's queries. A page
 * that was opened before repeats its earlier requests. Any other page starts the requests that its URL determines. The code that
 * needs a response takes the pending one. Requests that no code takes are unnecessary, but harmless.
 */
import { isInside } from "../entry.ts";
import { readStorage, writeStorage } from "./browser-storage.ts";

const PLACES = 20;
/**
 * Matches URLs that aren't stored: a URL with a time differs the next time, and a URL with a search may contain a customer's name.
 */
const NOT_KEPT = /\d{4}-\d\d-\d\dT|[?&](q|email|token)=/;

interface Early {
  /** The page's initial URL, until the page has loaded. */
  place?: string | undefined;
  readonly answers: Map<string, Promise<Response>>;
}
/** Shared by two scripts: the one that starts requests (`early-begin.ts`) runs before the one that takes them. */
export const early: Early = ((globalThis as { countertopEarly?: Early }).countertopEarly ??= {
  answers: new Map(),
});
const asked = new Set<string>();

/** The pending response, for the first caller. */
export function takeEarly(url: string): Promise<Response> | undefined {
  if (early.place === undefined) return undefined;
  const whole = new URL(url, document.baseURI).href;
  asked.add(whole);
  const answer = early.answers.get(whole);
  early.answers.delete(whole);
  return answer;
}

/** Called when the page has loaded. Stores the list of requests for the next load. Later requests aren't recorded. */
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

/** True for pages behind the sign-in, without a query: invitation and reset links contain a token, and lists contain searches. */
const isKept = (place: string): boolean => isInside(place) && !place.includes("?");

function isRepeatable(url: string): boolean {
  try {
    return !NOT_KEPT.test(decodeURIComponent(url));
  } catch {
    return false; // a malformed URL could contain anything
  }
}

/** Requests by page URL. */
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
