/**
 * `npm run sitemap -- https://shop.example https://store.example` writes dist/client/sitemap.xml, of all products, categories and
 * collections, and names it in dist/client/robots.txt. Run it after a build, and again when the goods have changed.
 */
import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createHttpClient, iterate } from "@countertop/sdk";
import {
  storeListCollections,
  storeListProductCategories,
  storeListProducts,
} from "@countertop/sdk/operations";

const [
  shop = "",
  store = "http://localhost:9000",
  folder = resolve(import.meta.dirname, "dist/client"),
] = process.argv.slice(2);
if (!URL.canParse(shop)) {
  console.error("Name the shop's address first, such as https://shop.example");
  process.exit(1);
}
const client = createHttpClient({ baseUrl: store });

const pages: { path: string; changed?: string }[] = [{ path: "/" }, { path: "/products" }];
const add = (part: string, handle: string | null | undefined, changed: string): void => {
  if (handle) pages.push({ path: `/${part}/${encodeURIComponent(handle)}`, changed });
};
const fields = "id,handle,updated_at";
for await (const one of iterate(client, storeListProducts, { query: { fields, limit: 100 } }))
  add("products", one.handle, one.updated_at);
for await (const one of iterate(client, storeListProductCategories, { query: { limit: 100 } }))
  add("categories", one.handle, one.updated_at);
for await (const one of iterate(client, storeListCollections, { query: { limit: 100 } }))
  add("collections", one.handle, one.updated_at);

const urls = pages.map(({ path, changed }) => {
  const when = changed === undefined ? "" : `<lastmod>${changed}</lastmod>`;
  return `  <url><loc>${new URL(path, shop).href.replaceAll("&", "&amp;")}</loc>${when}</url>`;
});
writeFileSync(
  join(folder, "sitemap.xml"),
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`,
);
const robots = join(folder, "robots.txt");
const line = `Sitemap: ${new URL("/sitemap.xml", shop).href}\n`;
if (!readFileSync(robots, "utf8").includes(line)) appendFileSync(robots, `\n${line}`);
console.log(`${pages.length} pages`);
