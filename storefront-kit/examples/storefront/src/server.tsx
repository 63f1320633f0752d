import { createHttpClient } from "@countertop/sdk";
import { jsonLd } from "@countertop/storefront-kit/seo";
import { readCart, readCookie } from "@countertop/storefront-kit/server";
import { dehydrate, QueryClient } from "@tanstack/react-query";
import { prerender } from "react-dom/static";
import { directionOf, LANGUAGE_KEY, preferencesOf } from "./lib/language.ts";
import { CLIENT_ID, STATE_ID, type PageState } from "./lib/page-state.ts";
import { REGION_KEY } from "./lib/region.tsx";
import type { HeadTag, Served } from "./lib/visitor.ts";
import { loadTranslate } from "./lib/texts.ts";
import { placeAt } from "./lib/address.ts";
import { isGone } from "./lib/gone.ts";
import { preload } from "./lib/page-code.ts";
import { Shop } from "./shop.tsx";

/** Milliseconds until the server stops waiting for the store. The browser then sends the requests. */
const PATIENCE = 5000;
/** Rounds of requests: a page needs its region, then its product, then related data. */
const ROUNDS = 5;
/** Pages with private data, which only the browser renders. */
const PRIVATE =
  /^\/(account|cart|checkout|forgot-password|order-lookup|orders|register|reset-password|sign-in)(\/|$)/;

const BLANK: Served = { status: 200, title: "", head: [] };

export interface RenderOptions {
  /** The built index.html. */
  readonly template: string;
  /** Paths that were removed permanently. */
  readonly gone: ReadonlySet<string>;
  /** URL of the store, such as `http://127.0.0.1:9000`. */
  readonly store: string;
}

export { robots, sitemap } from "./sitemap.ts";

/** Renders a complete page of the storefront, for search engines and for visitors who wait for scripts. */
export async function render(
  request: Request,
  { template, gone, store }: RenderOptions,
): Promise<Response> {
  const { origin, pathname, search, searchParams } = new URL(request.url);
  const cookie = request.headers.get("cookie");
  const preferences = preferencesOf(
    (request.headers.get("accept-language") ?? "").split(",").map((one) => one.split(";")[0] ?? ""),
    searchParams.get("lang") ?? readCookie(cookie, LANGUAGE_KEY),
  );
  const { language, locale } = preferences;
  const t = await loadTranslate(language, locale);
  const blank = template
    .replace('<html lang="en">', `<html lang="${language}" dir="${directionOf(language)}">`)
    .replace(
      /<noscript>.*?<\/noscript>/,
      () => `<noscript>${t("You can look around without JavaScript. Buying needs it.")}</noscript>`,
    );
  const address = pathname + search;
  const place = placeAt(address);
  if (PRIVATE.test(pathname)) return page(blank, place.path ? 200 : 404);
  const connection = { baseUrl: store, id: CLIENT_ID, timeout: PATIENCE };
  // The server doesn't use the visitor's session. No page contains a customer's own prices, so a cached page reveals nothing.
  const client = createHttpClient(connection);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const cart = await readCart(request, connection).catch(() => undefined);
  const regionId = readCookie(cookie, REGION_KEY);
  let served: Served = BLANK;
  const tell = (change: Partial<Served>) => (served = { ...served, ...change });
  const visitor = { ...preferences, t, origin, regionId, cart, tell };

  await preload(address);

  let content = "";
  for (let round = 0; round < ROUNDS; round += 1) {
    served = BLANK;
    const { prelude } = await prerender(
      <Shop client={client} queryClient={queryClient} address={address} visitor={visitor} />,
      // React would insert late content with an inline script, which the policy forbids.
      { progressiveChunkSize: Number.POSITIVE_INFINITY },
    );
    content = await new Response(prelude).text();
    const open = queryClient.getQueryCache().findAll({
      predicate: ({ state, options }) => state.status === "pending" && isEnabled(options),
    });
    if (open.length === 0) break;
    await Promise.allSettled(open.map((query) => query.fetch()));
  }
  const failed = queryClient
    .getQueryCache()
    .findAll()
    .some(({ state }) => state.status === "error");
  const state: PageState = {
    ...preferences,
    address,
    regionId,
    cart,
    queries: dehydrate(queryClient),
  };
  queryClient.clear();
  return page(
    blank
      .replace(/<title>.*?<\/title>/, () => `<title>${escaped(served.title)}</title>`)
      .replace(/ *<meta name="description".*?>\n/, "")
      .replace(
        "</head>",
        () => `<script src="/early.js"></script>${served.head.map(tagOf).join("")}</head>`,
      )
      .replace(
        '<div id="root"></div>',
        () =>
          `<div id="root">${content}</div><script id="${STATE_ID}" type="application/json">${jsonLd(state)}</script>`,
      ),
    // 503 makes crawlers return later instead of indexing a page without products.
    failed ? 503 : served.status === 404 && isGone(place.pathname, gone) ? 410 : served.status,
  );
}

const page = (html: string, status: number): Response =>
  new Response(html, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      // The page contains the cart and the region.
      "cache-control": "private, no-cache",
      vary: "cookie, accept-language",
    },
  });

const isEnabled = (options: object): boolean =>
  !("enabled" in options) || options.enabled === undefined || options.enabled === true;

const tagOf = ({ tag, attributes, text }: HeadTag): string => {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  return `<${tag} data-served${written.join("")}>${tag === "script" ? `${text ?? ""}</script>` : ""}`;
};

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
