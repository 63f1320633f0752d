import { createHttpClient, iterate } from "@countertop/sdk";
import {
  storeListCollections,
  storeListProductCategories,
  storeListProducts,
} from "@countertop/sdk/operations";

/** Seconds for which a sitemap may be cached. */
const AGE = 3600;

/** The sitemap: the pages of all current products, categories, and collections. */
export async function sitemap(origin: string, store: string): Promise<Response> {
  const client = createHttpClient({ baseUrl: store, timeout: 10_000 });
  const pages: { path: string; changed?: string }[] = [{ path: "/" }, { path: "/products" }];
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
  const urls = pages.map(({ path, changed }) => {
    const when = changed === undefined ? "" : `<lastmod>${changed}</lastmod>`;
    return `  <url><loc>${new URL(path, origin).href.replaceAll("&", "&amp;")}</loc>${when}</url>`;
  });
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

/** The storefront's `robots.txt`, with the URL of the sitemap. */
export const robots = (text: string, origin: string): Response =>
  new Response(`${text.trimEnd()}\n\nSitemap: ${new URL("/sitemap.xml", origin).href}\n`, {
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
