import { currencyDigits } from "./currency-digits.ts";
import { hasPrice } from "./has-price.ts";
import { computeVariantPrice, type PriceRegion, type PriceVariant } from "./prices.ts";

/** The fields of a product that search engines use. You can pass any product from the API. */
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
  /**
   * True if the prices include tax. Default: true. Use the same setting as on the page, because search engines distrust prices that
   * differ from the page's prices.
   */
  readonly includeTaxes?: boolean | undefined;
  readonly brand?: string | undefined;
}

/**
 * Returns a product in schema.org's format. Add it to the page with `jsonLd`. Leaves out variants without a price in the region's
 * currency.
 */
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
    offers: variants
      .filter((variant) => hasPrice(variant, region))
      .map((variant) => ({
        "@type": "Offer",
        url,
        ...(variant.sku && { sku: variant.sku }),
        ...(variant.title && { name: variant.title }),
        price: rounded(computeVariantPrice({ variant, region, includeTaxes }), region),
        priceCurrency: region.currency_code?.toUpperCase(),
        availability: `https://schema.org/${availabilityOf(variant)}`,
      })),
  };
}

/** Rounds an amount in major units as `formatAmount` does, so that it equals the price on the page. */
const rounded = (amount: number, { currency_code = "" }: PriceRegion): number =>
  Number(amount.toFixed(currencyDigits(currency_code)));

function availabilityOf(variant: SearchableVariant): string {
  const { purchasable, manage_inventory, allow_backorder, inventory_quantity } = variant;
  if (purchasable === false) return "OutOfStock";
  if (manage_inventory === false || inventory_quantity == null || inventory_quantity > 0)
    return "InStock";
  return allow_backorder ? "BackOrder" : "OutOfStock";
}

/** Returns a page's breadcrumbs in schema.org's format, from the top page to the page itself. */
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

/**
 * Returns data as the content of a `<script type="application/ld+json">`. Escapes it, so that a product's title can't end the
 * element.
 */
export const jsonLd = (data: object): string => JSON.stringify(data).replaceAll("<", "\\u003c");

/**
 * Returns the `srcset` of an image in several widths.
 * @param url returns the image's URL for a width in pixels, such as a URL of an image service
 */
export const srcSet = (widths: readonly number[], url: (width: number) => string): string =>
  widths
    .map((width) => `${url(width).replaceAll(" ", "%20").replaceAll(",", "%2C")} ${width}w`)
    .join(", ");
