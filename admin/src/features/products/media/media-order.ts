/*
 * The server keeps no order of a product's pictures: it answers them as they happen to lie in its database. So the order is
 * written into their addresses, `mug.webp#order=2`, in a part that no request ever carries (decision 12).
 */

export interface Media {
  images: string[];
  thumbnail: string | null;
}

const ORDER = /#order=(\d+)$/;

/** The address without its place: what a picture is known by. */
export const plain = (url: string): string => url.replace(ORDER, "");

/** The last part of an address, as a reader knows the picture. */
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

/** In their order; those that never got a place come last, as the server has them. */
export const inOrder = <Image extends { url: string }>(images: readonly Image[]): Image[] =>
  images.toSorted((one, other) => {
    const [a, b] = [placeOf(one.url), placeOf(other.url)];
    return a === b ? 0 : a - b;
  });

/** The addresses to be stored so that this order holds. A place that is right as it is stays. */
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

/** Where somebody else has added pictures since, they stay, at the end. */
function withNewer(
  mine: readonly string[],
  base: readonly string[],
  now: readonly string[],
): string[] {
  const known = new Set([...mine, ...base].map(plain));
  return [...mine, ...now.filter((url) => !known.has(plain(url)))];
}

/** What is to be sent so that what was `base` becomes `mine`, where it is `now`. Only what was changed is. */
export function mediaBody(mine: Media, base: Media, now: Media): Partial<Media> {
  return {
    ...(!sameOrder(mine.images, base.images) && {
      images: numbered(withNewer(mine.images, base.images, now.images)),
    }),
    // Without a thumbnail, the server makes one of the first picture that it is sent.
    thumbnail: sameThumbnail(mine, base) ? now.thumbnail : mine.thumbnail,
  };
}

export const sameThumbnail = (one: Media, other: Media): boolean =>
  plain(one.thumbnail ?? "") === plain(other.thumbnail ?? "");
