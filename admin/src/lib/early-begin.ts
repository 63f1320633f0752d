/**
 * Runs as a small blocking script (vite/early.ts) before the entry chunk has loaded. Starts the requests that
 * `early-requests.ts` passes on.
 */
import LanguageDetector from "i18next-browser-languagedetector";
import { isInside } from "../entry.ts";
import { detection, inPage, shellStrings, stringsPath } from "./detection.ts";
import { early, remembered } from "./early-requests.ts";
import { languages } from "./languages.ts";
import { currentPath } from "./location.ts";

export function beginEarly(): void {
  const place = currentPath();
  early.place = place;
  try {
    const language = detectedLanguage();
    if (isInside(place)) beginTogether(language, ["common", ...shellStrings]);
    const last = remembered()[place] ?? [];
    for (const url of last)
      if (STORE.test(url)) beginStore(url);
      else void begin(url);
    if (last.length === 0) beginUsual(place, language);
  } catch {
    // Ignores errors: the code that needs the response reports them.
  }
}

const whole = (url: string): string => new URL(url, document.baseURI).href;

function begin(url: string): Promise<Response> {
  const at = whole(url);
  return (
    early.answers.get(at) ?? keep(at, fetch(at, { credentials: "include", redirect: "error" }))
  );
}

function keep(url: string, answer: Promise<Response>): Promise<Response> {
  // Ignores the error, which the consumer handles.
  answer.catch(() => undefined);
  early.answers.set(url, answer);
  return answer;
}

/** The strings of the page's frame are in one file. If it is missing, each namespace's file is requested. */
function beginTogether(language: string, spaces: readonly string[]): void {
  const all = fetch(whole(stringsPath(language, "together")))
    .then<Strings>((answer) => (answer.ok ? answer.json() : {}))
    .catch((): Strings => ({}));
  for (const space of spaces) {
    const url = whole(stringsPath(language, space));
    const own = all.then(({ [space]: strings }) => (strings ? Response.json(strings) : fetch(url)));
    void keep(url, own);
  }
}

/** Strings by namespace. */
type Strings = Record<string, object>;

function beginUsual(path: string, language: string): void {
  const inside = isInside(path);
  // Without our server, the configuration isn't in the page, but in a file that hasn't loaded yet. These requests then don't start.
  const config = inPage("config");
  if (config !== "") {
    const { apiUrl = "" } = JSON.parse(config) as { apiUrl?: string };
    void begin(`${apiUrl}/admin/auth`);
    for (const call of list(inPage("queries"))) if (!path.includes("?")) void begin(apiUrl + call);
    if (inside) beginStore(`${apiUrl}/admin/store`);
  }
  for (const space of [...(inside ? [] : ["common", "auth"]), ...list(inPage("strings"))])
    void begin(stringsPath(language, space));
}

const STORE = /\/admin\/store$/;

/** Loads feature flags only if a session exists. */
function beginStore(url: string): void {
  const store = whole(url);
  const answer = begin(store.replace(STORE, "/admin/auth")).then((found) =>
    found.ok ? fetch(store, { credentials: "include", redirect: "error" }) : found.clone(),
  );
  void keep(store, answer);
}

const list = (words: string): string[] => words.split(" ").filter(Boolean);

function detectedLanguage(): string {
  const services = { languageUtils: { getBestMatchFromCodes: () => undefined } };
  const found = [new LanguageDetector(services, detection as never).detect() ?? []].flat();
  return found.find((code) => (languages as string[]).includes(code)) ?? "en";
}
