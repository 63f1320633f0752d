import { storeListProducts } from "@countertop/sdk/operations";
import type { MetadataRoute } from "next";
import { places } from "@/lib/place";
import { catalog, countriesOf, getRegions, siteUrl } from "@/lib/store";

/** Creates the sitemap on request, so that it contains new products. The store's responses are cached for 5 minutes. */
export const dynamic = "force-dynamic";

const PAGE = 100;
/** Maximum number of URLs that search engines accept in a file. */
const LIMIT = 50_000;

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const countries = countriesOf(await getRegions());
  const [first] = countries;
  if (!first) return [];
  const entry = (path: string, lastModified?: string): MetadataRoute.Sitemap[number] => ({
    url: `${siteUrl}/${first}${path}`,
    ...(lastModified && { lastModified }),
    alternates: {
      languages: Object.fromEntries(
        Object.entries(places.alternates(path, countries)).map(([locale, one]) => [
          locale,
          `${siteUrl}${one}`,
        ]),
      ),
    },
  });
  const entries = [entry(""), entry("/products")];
  for (let offset = 0; entries.length < LIMIT; offset += PAGE) {
    const { products, count } = await storeListProducts(catalog, {
      query: {
        limit: PAGE,
        offset,
        order: "created_at",
        fields: "id,handle,updated_at",
        expand: "",
      },
    });
    entries.push(
      ...products.map(({ handle, updated_at }) => entry(`/products/${handle}`, updated_at)),
    );
    if (offset + PAGE >= count || products.length === 0) return entries;
  }
  return entries;
}
