/** The path below which the admin is served, such as `/` or `/back-office/`. index.html sets it in <base>. */
export const basePath = (): string => new URL(document.baseURI).pathname;

/** The current URL within the admin, such as `a/products?page=2`. */
export function currentPath(): string {
  const { pathname, search } = location;
  const base = basePath();
  return (pathname.startsWith(base) ? pathname.slice(base.length) : "") + search;
}
