import { computeVariantPrice, type PriceRegion, type PriceVariant } from "./prices.ts";

/** The fields of a product that search engines use. Any product of the API fits. */
export interface SearchableProduct {
  readonly title: string;
  readonly description?: string | null | undefined;
  readonly thumbnail?: string | null | undefined;
  readonly images?: readonly { readonly url: string }[] | undefined;
  readonly variants?: readonly SearchableVariant[] | undefined;
}

export interface SearchableVariant extends PriceVariant {
  readonly sku?: string | null | undefined;
  readonly title?: string | undefined;
  readonly inventory_quantity?: number | null | undefined;
  readonly manage_inventory?: boolean | undefined;
  readonly allow_backorder?: boolean | undefined;
  readonly purchasable?: boolean | undefined;
}

export interface ProductJsonLdOptions {
  /** The page's own absolute URL. */
  readonly url: string;
  /** The region of the prices. */
  readonly region: PriceRegion;
  /** True if the prices include tax. Default: true. Search engines distrust prices that differ from the page's. */
  readonly includeTaxes?: boolean | undefined;
  readonly brand?: string | undefined;
}

/** A product in schema.org's format. Add it to the page with `jsonLd`. */
export function productJsonLd(
  { title, description, thumbnail, images = [], variants = [] }: SearchableProduct,
  { url, region, includeTaxes, brand }: ProductJsonLdOptions,
): object {
  const pictures = images.length > 0 ? images.map((image) => image.url) : [thumbnail];
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: title,
    url,
    ...(description && { description }),
    ...(pictures[0] && { image: pictures.map((picture) => new URL(picture ?? "", url).href) }),
    ...(brand && { brand: { "@type": "Brand", name: brand } }),
    offers: variants.map((variant) => ({
      "@type": "Offer",
      url,
      ...(variant.sku && { sku: variant.sku }),
      ...(variant.title && { name: variant.title }),
      price: computeVariantPrice({ variant, region, includeTaxes }),
      priceCurrency: region.currency_code?.toUpperCase(),
      availability: `https://schema.org/${availabilityOf(variant)}`,
    })),
  };
}

function availabilityOf(variant: SearchableVariant): string {
  const { purchasable, manage_inventory, allow_backorder, inventory_quantity } = variant;
  if (purchasable === false) return "OutOfStock";
  if (manage_inventory === false || inventory_quantity == null || inventory_quantity > 0)
    return "InStock";
  return allow_backorder ? "BackOrder" : "OutOfStock";
}

/** The breadcrumbs of a page, from the top to the page itself. */
export const breadcrumbJsonLd = (
  path: readonly { readonly name: string; readonly url: string }[],
): object => ({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: path.map(({ name, url }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: url,
  })),
});

/** Data as the content of a `<script type="application/ld+json">`, escaped so that no product title can end the element. */
export const jsonLd = (data: object): string => JSON.stringify(data).replaceAll("<", "\\u003c");

/**
 * The `srcset` of an image in several widths.
 * @param url returns the URL of the image in a width in pixels, as an image service or a build provides it
 */
export const srcSet = (widths: readonly number[], url: (width: number) => string): string =>
  widths
    .map((width) => `${url(width).replaceAll(" ", "%20").replaceAll(",", "%2C")} ${width}w`)
    .join(", ");
