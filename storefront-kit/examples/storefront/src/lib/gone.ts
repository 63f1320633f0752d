/** Whether a page was given up for good. Whoever writes that down writes letters as they are; an address has them encoded. */
export const isGone = (pathname: string, gone: ReadonlySet<string>): boolean =>
  gone.has(pathname) ||
  [...gone].some((line) => new URL(line, "http://shop.invalid").pathname === pathname);
