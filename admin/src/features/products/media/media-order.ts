/* The server stores no order of a product's images, and returns them in the order of its database. Therefore, the order is
   part of their URLs, `mug.webp#order=2`, in a part that is never sent in requests (decision 12). */

export interface Media {
  images: string[];
  thumbnail: string | null;
}

const ORDER = /#order=(\d+)$/;

/** The URL without its position, which identifies an image. */
export const plain = (url: string): string => url.replace(ORDER, "");

/** The last part of an image's URL, which the user recognizes. */
export const fileName = (url: string): string => {
  const name =
    plain(url)
      .replace(/[?#].*$/, "")
      .split("/")
      .at(-1) ?? "";
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
};

const placeOf = (url: string): number => Number(ORDER.exec(url)?.[1] ?? Number.POSITIVE_INFINITY);

/** Sorts by position. Images without a position come last, in the server's order. */
export const inOrder = <Image extends { url: string }>(images: readonly Image[]): Image[] =>
  images.toSorted((one, other) => {
    const [a, b] = [placeOf(one.url), placeOf(other.url)];
    return a === b ? 0 : a - b;
  });

/** URLs to store so that this order is kept. Positions that are already correct don't change. */
export function numbered(urls: readonly string[]): string[] {
  if (urls.length < 2) return [...urls];
  let last = 0;
  return urls.map((url) => {
    const place = placeOf(url);
    const stays = place > last && place !== Number.POSITIVE_INFINITY;
    last = stays ? place : last + 1;
    return stays ? url : `${plain(url)}#order=${last}`;
  });
}

export const sameOrder = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length &&
  one.every((url, index) => plain(url) === plain(other[index] ?? ""));

/** Keeps images that another operator has added since then, at the end. */
function withNewer(
  mine: readonly string[],
  base: readonly string[],
  now: readonly string[],
): string[] {
  const known = new Set([...mine, ...base].map(plain));
  return [...mine, ...now.filter((url) => !known.has(plain(url)))];
}

/** Body that turns `base` into `mine`, given `now`. Contains only changes. */
export function mediaBody(mine: Media, base: Media, now: Media): Partial<Media> {
  return {
    ...(!sameOrder(mine.images, base.images) && {
      images: numbered(withNewer(mine.images, base.images, now.images)),
    }),
    // Sends the thumbnail each time, because without one, the server uses the first image of the request.
    thumbnail: sameThumbnail(mine, base) ? now.thumbnail : mine.thumbnail,
  };
}

export const sameThumbnail = (one: Media, other: Media): boolean =>
  plain(one.thumbnail ?? "") === plain(other.thumbnail ?? "");
