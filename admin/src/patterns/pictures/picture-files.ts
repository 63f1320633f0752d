export const pictureTypes = ["image/jpeg", "image/png", "image/webp", "image/avif", "image/gif"];
export const MAX_PICTURE_MB = 10;
export const MAX_PICTURE_SIZE = MAX_PICTURE_MB * 1024 * 1024;

/**
 * A safe name for the uploaded file. The server uses the name in the URL without encoding it, so a `#` or a space would break the
 * image, and it misreads non-ASCII characters. `mark` makes equal names different.
 */
export function safeName(name: string, mark: string): string {
  const dot = name.lastIndexOf(".");
  const plain = (text: string) =>
    text
      .normalize("NFKD")
      .replace(/\p{M}/gu, "")
      .replace(/[^a-z0-9]+/gi, "-")
      .replace(/^-+|-+$/g, "")
      .toLowerCase();
  const stem = plain(dot > 0 ? name.slice(0, dot) : name).slice(0, 80);
  const ending = dot > 0 ? plain(name.slice(dot + 1)) : "";
  return `${[stem || "picture", mark].join("-")}${ending && `.${ending}`}`;
}
