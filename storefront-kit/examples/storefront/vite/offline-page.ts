import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import { directionOf, LANGUAGE_KEY, LANGUAGES } from "../src/lib/language.ts";
import { loadTranslate } from "../src/lib/texts.ts";
import { colors } from "../src/theme/tokens.ts";

const STYLE = `body{display:grid;place-content:center;min-height:90dvh;padding:24px;text-align:center;font:1rem/1.5 system-ui;background:${colors.paper.value};color:${colors.ink.value}}a{color:inherit}`;
// Polls, because an online browser gets no event when a storefront that was down is available again.
const SCRIPT = `addEventListener("online",()=>location.reload());if(navigator.onLine)setTimeout(()=>location.reload(),10000)`;
const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const POLICY = `default-src 'none'; style-src ${hash(STYLE)}; script-src ${hash(SCRIPT)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/**
 * `sw.js`: if a page can't be loaded, as on a reload without a connection, the visitor sees the storefront's own message, and the
 * page loads automatically later. The worker caches nothing, so no page, price, or cart is ever out of date.
 */
export function offlinePage(isWanted: boolean): Plugin {
  return {
    name: "countertop:offline-page",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    async generateBundle() {
      const pages: Record<string, Record<"true" | "false", string>> = {};
      for (const { id } of LANGUAGES) {
        const t = await loadTranslate(id, id);
        const page = (title: string) =>
          `<!doctype html><html lang="${id}" dir="${directionOf(id)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} – Countertop</title><style>${STYLE}</style><main><h1>${title}</h1><p>${t("We couldn't reach the store. Check your connection and try again.")}<p><a href="">${t("Try again")}</a></main><script>${SCRIPT}</script>`;
        pages[id] = { true: page(t("Something went wrong")), false: page(t("You are offline")) };
      }
      this.emitFile({
        type: "asset",
        fileName: "sw.js",
        source: isWanted ? workerOf(pages) : "void registration.unregister();",
      });
    },
  };
}

const workerOf = (pages: object): string => `const pages = ${JSON.stringify(pages)};
const headers = { "content-type": "text/html; charset=utf-8", "content-security-policy": ${JSON.stringify(POLICY)} };
const instead = async () => {
  const chosen = await globalThis.cookieStore?.get("${LANGUAGE_KEY}").catch(() => undefined);
  const wanted = [chosen?.value ?? "", ...navigator.languages].map((one) => one.slice(0, 2));
  const language = wanted.find((one) => Object.hasOwn(pages, one)) ?? "en";
  return new Response(pages[language][navigator.onLine], { status: 503, headers });
};
addEventListener("install", () => skipWaiting());
// Requests the page while the worker starts, so that no request waits for the worker.
addEventListener("activate", (event) => event.waitUntil(registration.navigationPreload?.enable()));
addEventListener("fetch", (event) => {
  if (event.request.mode !== "navigate") return;
  const answer = Promise.resolve(event.preloadResponse).then((found) => found ?? fetch(event.request));
  event.respondWith(answer.catch(instead));
});
`;
