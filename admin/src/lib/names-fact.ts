import type { Formatter } from "./intl.ts";

/** Number of characters that fit next to the title of a collapsed card on a phone. */
const ROOM = 24;

/** A list of names for a collapsed card: the names if they fit, or how many there are. Undefined while they load. */
export function namesFact(
  format: Formatter,
  names: readonly string[] | undefined,
): string | undefined {
  if (!names) return undefined;
  const different = [...new Set(names)];
  const text = format.list(different);
  const fits = different.length === 1 || text.length <= ROOM;
  return different.length > 0 && fits ? text : format.number(different.length);
}
