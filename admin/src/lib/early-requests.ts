/**
 * What a page asks for first is asked for before its code is there: who is signed in, the strings, and the page's own queries.
 * A page that was open here before asks for what it asked for then; any other, for what its address alone tells. Whoever
 * then really asks for one of these takes the answer that is on its way. What nobody takes was asked for in vain, no more.
 */
import LanguageDetector from "i18next-browser-languagedetector";
import { isInside } from "../entry.ts";
import { detection, inPage, shellStrings, stringsPath } from "./detection.ts";
import { languages } from "./languages.ts";
import { currentPath } from "./location.ts";

const MEMORY = "countertop.early";
const PLACES = 20;
/** An address that names a moment is another one the next time. */
const MOMENT = /\d{4}-\d\d-\d\dT/;

const early = new Map<string, Promise<Response>>();
const asked = new Set<string>();
let place: string | undefined;

export function beginEarly(): void {
  place = currentPath();
  try {
    for (const url of memory()[place] ?? []) void begin(url);
    if (early.size === 0) beginUsual(place);
  } catch {
    // Whatever is wrong is told by who needs it; nobody is kept out by it.
  }
}

/** The answer that is on its way already, for the first who asks. */
export function takeEarly(url: string): Promise<Response> | undefined {
  if (place === undefined) return undefined;
  const whole = new URL(url, document.baseURI).href;
  asked.add(whole);
  const answer = early.get(whole);
  early.delete(whole);
  return answer;
}

/** The page is there: what comes now is asked for as ever, and this is what it starts with the next time. */
export function endEarly(): void {
  if (place === undefined) return;
  const { [place]: _, ...others } = memory();
  const urls = [...asked].filter((url) => !MOMENT.test(decodeURIComponent(url)));
  write(Object.fromEntries([...Object.entries(others).slice(1 - PLACES), [place, urls]]));
  place = undefined;
  early.clear();
}

/** Nothing that the reader looked at is for the next one. */
export const forgetEarly = (): void => write({});

function begin(url: string): Promise<Response> {
  const whole = new URL(url, document.baseURI).href;
  return keep(whole, fetch(whole, { credentials: "include", redirect: "error" }));
}

function keep(url: string, answer: Promise<Response>): Promise<Response> {
  // Whoever takes it hears of it.
  answer.catch(() => undefined);
  early.set(url, answer);
  return answer;
}

function beginUsual(path: string): void {
  const inside = isInside(path);
  const spaces = ["common", ...(inside ? shellStrings : ["auth"]), ...list(inPage("strings"))];
  const language = detectedLanguage();
  // Without our server's help the configuration is a file that is yet to come.
  const config = inPage("config");
  if (config !== "") {
    const { apiUrl = "" } = JSON.parse(config) as { apiUrl?: string };
    const at = (call: string) => new URL(apiUrl + call, document.baseURI).href;
    const session = begin(at("/admin/auth"));
    for (const call of list(inPage("queries"))) if (!path.includes("?")) void begin(at(call));
    // What is switched on in a store is read only where there is a session.
    if (inside) {
      const store = at("/admin/store");
      const answer = session.then((found) =>
        found.ok ? fetch(store, { credentials: "include" }) : found.clone(),
      );
      void keep(store, answer);
    }
  }
  for (const space of spaces) void begin(stringsPath(language, space));
}

const list = (words: string): string[] => words.split(" ").filter(Boolean);

function detectedLanguage(): string {
  const services = { languageUtils: { getBestMatchFromCodes: () => undefined } };
  const found = [new LanguageDetector(services, detection as never).detect() ?? []].flat();
  return found.find((code) => (languages as string[]).includes(code)) ?? "en";
}

function memory(): Record<string, readonly string[]> {
  try {
    return (JSON.parse(localStorage.getItem(MEMORY) ?? "{}") ?? {}) as Record<string, string[]>;
  } catch {
    return {}; // storage is blocked, or holds nonsense
  }
}

function write(places: Record<string, readonly string[]>): void {
  try {
    localStorage.setItem(MEMORY, JSON.stringify(places));
  } catch {
    // The next start is a first one.
  }
}
