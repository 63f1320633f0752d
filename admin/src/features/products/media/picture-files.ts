export const pictureTypes = ["image/jpeg", "image/png", "image/webp", "image/avif", "image/gif"];
export const MAX_PICTURE_MB = 10;
export const MAX_PICTURE_SIZE = MAX_PICTURE_MB * 1024 * 1024;

/**
 * Name under which a file is uploaded. The server uses it in the URL unchanged, so a `#` or a space would break the image. It also
 * misreads characters beyond ASCII. `mark` makes equal names different.
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
