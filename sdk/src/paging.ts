/**
 * Where the page after this one starts; `undefined` after the last. It goes by what came, not by the answer's `limit`: some
 * lists tell no count and repeat neither limit nor offset. Without a count, the list ends at an empty page.
 */
export function nextOffset(
  items: string | undefined,
  page: unknown,
  offset: number,
): number | undefined {
  const { [items ?? ""]: list, count } = page as Record<string, unknown>;
  const next = offset + (Array.isArray(list) ? list.length : 0);
  return next > offset && !(typeof count === "number" && next >= count) ? next : undefined;
}
