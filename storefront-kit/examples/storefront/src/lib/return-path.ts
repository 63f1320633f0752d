/** Where to go after signing in: a page of this shop, and nowhere else. */
export function readReturn({ next }: Record<string, unknown>): { next?: string } {
  return typeof next === "string" && /^\/(?![/\\])/.test(next) ? { next } : {};
}
