// Any origin but the shop's own would do: a path is one only where it stays on it, whatever the browser makes of its characters.
const HERE = "http://shop.invalid";

/**
 * Where to go after signing in: a page of this shop, and nowhere else. What is no such page is named as `undefined`, as the
 * router puts back whatever a reader of the address leaves out.
 */
export function readReturn({ next }: Record<string, unknown>): { next?: string | undefined } {
  return { next: typeof next === "string" && isOwn(next) ? next : undefined };
}

const isOwn = (path: string): boolean =>
  path.startsWith("/") &&
  URL.canParse(path, HERE) &&
  new URL(path, HERE).href.startsWith(`${HERE}/`);
