/** The folder that the admin is served from, from <base> in index.html: `/`, or `/back-office/`. */
export const basePath = (): string => new URL(document.baseURI).pathname;

/** Current address within the admin: `a/products?page=2`. */
export function currentPath(): string {
  const { pathname, search } = location;
  const base = basePath();
  return (pathname.startsWith(base) ? pathname.slice(base.length) : "") + search;
}
