export const pictureTypes = ["image/jpeg", "image/png", "image/webp", "image/avif", "image/gif"];
export const MAX_PICTURE_MB = 10;
export const MAX_PICTURE_SIZE = MAX_PICTURE_MB * 1024 * 1024;

/**
 * The name under which a file is sent. The server makes an address of it as it is, so a `#` or a blank would break the
 * picture, and it reads no letters beyond ASCII; `mark` tells apart what is called the same.
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
