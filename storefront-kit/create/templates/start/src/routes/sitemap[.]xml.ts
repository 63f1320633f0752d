import { createHttpClient, iterate } from "@countertop/sdk";
import {
  storeListCollections,
  storeListProductCategories,
  storeListProducts,
  storeListRegions,
} from "@countertop/sdk/operations";
import { createFileRoute } from "@tanstack/react-router";
import { origin } from "../lib/head.ts";
import { LANGUAGES, places } from "../lib/place.ts";
import { mainCountry } from "../lib/region-country.ts";
import { storeSettings } from "../lib/store.ts";

/** Time in seconds for which a sitemap may be cached. */
const AGE = 3600;

export const Route = createFileRoute("/sitemap.xml")({
  server: { handlers: { GET: async () => sitemap(origin()) } },
});

/** Returns the sitemap, with the pages of all current products, categories, and collections in each language and region. */
async function sitemap(base: string): Promise<Response> {
  const client = createHttpClient({ ...storeSettings(), timeout: 10_000 });
  const pages: { path: string; changed?: string }[] = [{ path: "" }, { path: "/products" }];
  const add = (part: string, handle: string | null | undefined, changed: string): void => {
    if (handle) pages.push({ path: `/${part}/${encodeURIComponent(handle)}`, changed });
  };
  const fields = "id,handle,updated_at";
  const lean = { query: { fields, expand: "", limit: 100 } };
  for await (const one of iterate(client, storeListProducts, lean))
    add("products", one.handle, one.updated_at);
  for await (const one of iterate(client, storeListProductCategories, lean))
    add("categories", one.handle, one.updated_at);
  for await (const one of iterate(client, storeListCollections, { query: { limit: 100 } }))
    add("collections", one.handle, one.updated_at);
  const { regions } = await storeListRegions(client, { query: { limit: 100 } });
  const locales = regions
    .map(mainCountry)
    .flatMap((country) => LANGUAGES.map((language) => places.placeOf(country, language)));
  const urls = pages.flatMap(({ path, changed }) =>
    locales.map((locale) => {
      const when = changed === undefined ? "" : `<lastmod>${changed}</lastmod>`;
      const url = new URL(`/${locale}${path}`, base).href.replaceAll("&", "&amp;");
      return `  <url><loc>${url}</loc>${when}</url>`;
    }),
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
  return new Response(xml, {
    headers: {
      "content-type": "application/xml; charset=utf-8",
      "cache-control": `public, max-age=${AGE}`,
    },
  });
}
