// An origin that stands for the storefront's. A path is valid only if it stays on this origin, however the browser parses its
// characters.
const HERE = "http://shop.invalid";

/**
 * The page to return to after signing in, always one of this storefront. Other values become `undefined`, because the
 * router restores parameters that this function leaves out.
 */
export function readReturn({ next }: Record<string, unknown>): { next?: string | undefined } {
  return { next: typeof next === "string" && isOwn(next) ? next : undefined };
}

const isOwn = (path: string): boolean =>
  path.startsWith("/") &&
  URL.canParse(path, HERE) &&
  new URL(path, HERE).href.startsWith(`${HERE}/`);
