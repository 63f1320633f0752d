// A placeholder for the storefront's origin. A path is valid only if it stays on this origin after the browser has parsed it.
const HERE = "http://shop.invalid";

/** Returns the page to return to after signing in, which must be a page of this storefront. Any other value becomes undefined. */
export function readReturn({ next }: Record<string, unknown>): { next?: string | undefined } {
  return { next: typeof next === "string" && isOwn(next) ? next : undefined };
}

const isOwn = (path: string): boolean =>
  path.startsWith("/") &&
  URL.canParse(path, HERE) &&
  new URL(path, HERE).href.startsWith(`${HERE}/`);
