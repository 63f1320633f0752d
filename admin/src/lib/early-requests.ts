/**
 * What a page asks for first is asked for before its code is there: who is signed in, the strings, and the page's own queries.
 * A page that was open here before asks for what it asked for then; any other, for what its address alone tells. Whoever
 * then really asks for one of these takes the answer that is on its way. What nobody takes was asked for in vain, no more.
 */
import { isInside } from "../entry.ts";
import { readStorage, writeStorage } from "./browser-storage.ts";

const PLACES = 20;
/** An address that names a moment is another one the next time; one that searches may name a customer. */
const NOT_KEPT = /\d{4}-\d\d-\d\dT|[?&](q|email|token)=/;

interface Early {
  /** Where the page began, until it is there. */
  place?: string | undefined;
  readonly answers: Map<string, Promise<Response>>;
}
/** Two scripts share it: the one that begins (`early-begin.ts`) comes before the one that takes. */
export const early: Early = ((globalThis as { countertopEarly?: Early }).countertopEarly ??= {
  answers: new Map(),
});
const asked = new Set<string>();

/** The answer that is on its way already, for the first who asks. */
export function takeEarly(url: string): Promise<Response> | undefined {
  if (early.place === undefined) return undefined;
  const whole = new URL(url, document.baseURI).href;
  asked.add(whole);
  const answer = early.answers.get(whole);
  early.answers.delete(whole);
  return answer;
}

/** The page is there: what comes now is asked for as ever, and this is what it starts with the next time. */
export function endEarly(): void {
  const { place } = early;
  if (place === undefined) return;
  const { [place]: _, ...others } = remembered();
  const urls = [...asked].filter((url) => !NOT_KEPT.test(decodeURIComponent(url)));
  const places = [...Object.entries(others).slice(1 - PLACES), [place, urls] as const];
  write(Object.fromEntries(places.filter(([path]) => isKept(path))));
  early.place = undefined;
  early.answers.clear();
}

/** Pages inside, without a query: invitation and reset links carry a token in theirs, lists what was searched for. */
const isKept = (place: string): boolean => isInside(place) && !place.includes("?");

/** Place → what was asked for there. */
export function remembered(): Record<string, readonly string[]> {
  try {
    return (JSON.parse(readStorage("early") ?? "{}") ?? {}) as Record<string, string[]>;
  } catch {
    return {}; // it holds nonsense
  }
}

function write(places: Record<string, readonly string[]>): void {
  writeStorage("early", JSON.stringify(places));
}
