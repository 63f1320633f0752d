/**
 * Runs as a small blocking script (vite/early.ts), before the entry chunk has loaded. Starts the requests that
 * `early-requests.ts` passes to their callers.
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
    // Ignores errors. The code that needs the response reports them.
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
  // Prevents an unhandled rejection. The caller of `takeEarly` handles the error.
  answer.catch(() => undefined);
  early.answers.set(url, answer);
  return answer;
}

/**
 * Requests the strings of the page frame, which are in one file. If that file doesn't exist, requests the file of each
 * namespace.
 */
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
  // Without the admin's own server, the configuration is in a file that hasn't loaded yet instead of in the page. In that case,
  // these requests don't start.
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

/** Requests the store, which contains the feature flags, only if there is a session. */
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
