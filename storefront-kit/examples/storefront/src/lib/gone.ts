/** True if a page was removed permanently. The list has plain characters, but a URL has them encoded. */
export const isGone = (pathname: string, gone: ReadonlySet<string>): boolean =>
  gone.has(pathname) ||
  [...gone].some((line) => new URL(line, "http://shop.invalid").pathname === pathname);
