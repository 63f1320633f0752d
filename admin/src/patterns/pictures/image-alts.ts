import { plain } from "./media-order.ts";

/**
 * The key of a product's metadata that contains the alternative texts of its images, by URL without position. The server has no
 * such texts (decision 39). The storefront kit reads them.
 */
const ALTS = "image_alts";

export type Alts = Readonly<Record<string, string>>;
interface Described {
  metadata?: object | null;
}

export function altsOf({ metadata }: Described): Alts {
  const alts: unknown = metadata && Reflect.get(metadata, ALTS);
  if (alts === null || typeof alts !== "object") return {};
  return Object.fromEntries(
    Object.entries(alts).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string" && entry[1] !== "",
    ),
  );
}

export const altOf = (product: Described, url: string): string => altsOf(product)[plain(url)] ?? "";

export const sameAlts = (one: Alts, other: Alts): boolean =>
  Object.keys({ ...one, ...other }).every((url) => (one[url] ?? "") === (other[url] ?? ""));

/** The metadata that stores the texts of these images. The server deletes a key whose value is empty. */
export function altsBody(alts: Alts, images: readonly string[]): Record<string, unknown> {
  const urls = new Set(images.map(plain));
  const kept = Object.entries(alts).filter(([url, text]) => urls.has(url) && text.trim() !== "");
  // Also deletes a key that doesn't exist. Without a second change, the server doesn't notice that an object was deleted.
  return kept.length > 0 ? { [ALTS]: Object.fromEntries(kept) } : { [ALTS]: "", "": "" };
}
