import { getCatalog } from "@/lib/catalog";
import { imageOf } from "@/lib/image";

/** A cache may keep the catalog for five minutes, and then update it in the background. */
const CACHED = "public, max-age=300, stale-while-revalidate=3600";

/** Returns the catalog for the search in the browser, with small images. */
export async function GET(): Promise<Response> {
  const { products, labels } = await getCatalog();
  const small = products.map((product) => ({
    ...product,
    thumbnail: product.thumbnail && imageOf(product.thumbnail, 48, "48px").src,
  }));
  return Response.json({ products: small, labels }, { headers: { "cache-control": CACHED } });
}
