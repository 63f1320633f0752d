/** The fields of a product that `productImages` reads. You can pass any product from the API. */
export interface PicturedProduct {
  readonly title: string;
  readonly thumbnail?: string | null | undefined;
  readonly images?: readonly { readonly url: string }[] | undefined;
  readonly metadata?: unknown;
}

/** The fields of a variant that `productImages` reads. You can pass any variant from the API. */
export interface PicturedVariant {
  readonly metadata?: unknown;
}

export interface ProductImage {
  readonly url: string;
  /** The text for shoppers who don't see the image. It is the product's title if the store has no text. */
  readonly alt: string;
}

const ORDER = /#order=(\d+)$/;
const plain = (url: string): string => url.replace(ORDER, "");
const placeOf = (url: string): number => Number(ORDER.exec(url)?.[1] ?? Number.POSITIVE_INFINITY);

const read = (metadata: unknown, key: string): unknown =>
  metadata !== null && typeof metadata === "object" ? Reflect.get(metadata, key) : undefined;

/**
 * The images of a product, in the order and with the alternative texts that the admin stores in URLs and metadata, because the
 * server has no fields for them. If a product has no images, returns its thumbnail. If you pass the chosen variant, its own image
 * comes first.
 */
export function productImages(product: PicturedProduct, variant?: PicturedVariant): ProductImage[] {
  const { title, thumbnail, images = [], metadata } = product;
  const alts = read(metadata, "image_alts");
  const urls = images.length > 0 ? images.map(({ url }) => url) : thumbnail ? [thumbnail] : [];
  const own = read(variant?.metadata, "variant_image");
  const placed = urls.map((url) => ({
    url,
    place: plain(url) === own ? Number.NEGATIVE_INFINITY : placeOf(url),
  }));
  return placed
    .sort((one, other) => (one.place === other.place ? 0 : one.place - other.place))
    .map(({ url }) => {
      const text = read(alts, plain(url));
      return { url: plain(url), alt: typeof text === "string" && text !== "" ? text : title };
    });
}
