/* The server doesn't store the sequence of a product's images, and returns them in database order. Therefore, each position is
   stored in the fragment of the URL, `mug.webp#order=2`, which is never sent in requests (decision 12). */

export interface Media {
  images: string[];
  thumbnail: string | null;
}

const ORDER = /#order=(\d+)$/;

/** Removes the position from a URL. The rest identifies an image. */
export const plain = (url: string): string => url.replace(ORDER, "");

/** The last part of an image's URL, which users recognize. */
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

/** The URLs to store, with positions that keep this order. Positions that are already correct don't change. */
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

/** Appends images that someone else has added in the meantime. */
function withNewer(
  mine: readonly string[],
  base: readonly string[],
  now: readonly string[],
): string[] {
  const known = new Set([...mine, ...base].map(plain));
  return [...mine, ...now.filter((url) => !known.has(plain(url)))];
}

/**
 * The request body that changes the images from `base` to `mine`, given that `now` is stored. Omits `images` if the user hasn't
 * changed them.
 */
export function mediaBody(mine: Media, base: Media, now: Media): Partial<Media> {
  return {
    ...(!sameOrder(mine.images, base.images) && {
      images: numbered(withNewer(mine.images, base.images, now.images)),
    }),
    // Always sends the thumbnail. Without one, the server uses the first image in the request.
    thumbnail: sameThumbnail(mine, base) ? now.thumbnail : mine.thumbnail,
  };
}

export const sameThumbnail = (one: Media, other: Media): boolean =>
  plain(one.thumbnail ?? "") === plain(other.thumbnail ?? "");
