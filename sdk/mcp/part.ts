/**
 * Returns one part of a result, such as `order.items`, from an offset, so that an assistant can read a record that exceeds the
 * limit.
 */
import { LIMIT } from "./answer.ts";

export interface Part {
  /** Names and positions, separated by dots. */
  readonly part: string;
  readonly offset?: number | undefined;
}

const NOTE_ROOM = 300;

/**
 * Returns the part as text within the limit. Throws an `Error` if the part doesn't exist or is too long. The message lists the
 * names that exist.
 */
export function partOf(answer: unknown, { part, offset = 0 }: Part): string {
  const names = part.split(".");
  let value = answer;
  for (const [at, name] of names.entries()) {
    if (!isHolder(value) || !Object.hasOwn(value, name)) {
      const there = isHolder(value) ? Object.keys(value).slice(0, 40).join(", ") : "nothing inside";
      const place = names.slice(0, at).join(".") || "the response";
      throw new Error(`There is no part ${part}. ${place} has: ${there}.`);
    }
    value = value[name];
  }
  const room = LIMIT - NOTE_ROOM - part.length;
  const said = (shown: unknown, next: number, all: number, unit: string) =>
    JSON.stringify({
      part,
      value: shown,
      ...(next < all && {
        more: `${all - next} more ${unit}. Continue with part and offset ${next}`,
      }),
    });
  if (typeof value === "string") {
    const text = fittingText(value.slice(offset), room);
    return said(text, offset + text.length, value.length, "characters");
  }
  if (Array.isArray(value)) {
    let next = offset;
    let size = 2;
    while (next < value.length && (size += JSON.stringify(value[next]).length + 1) <= room)
      next += 1;
    if (next > offset || next >= value.length)
      return said(value.slice(offset, next), next, value.length, "items");
    throw new Error(tooLong(`${part}.${offset}`, value[offset]));
  }
  if (JSON.stringify(value ?? null).length <= room) return said(value ?? null, 1, 1, "");
  throw new Error(tooLong(part, value));
}

const isHolder = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const tooLong = (part: string, value: unknown): string => {
  const names = isHolder(value) ? Object.keys(value).slice(0, 40).join(", ") : "";
  return `${part} is too long for one response. Request a part of it${names ? `: ${part}.… with ${names}` : ""}.`;
};

/** Returns the start of a string. As JSON, it has at most `room` characters. */
function fittingText(text: string, room: number): string {
  let some = text.slice(0, room);
  while (JSON.stringify(some).length > room) some = some.slice(0, Math.floor(some.length * 0.9));
  // Doesn't end with half a character.
  return /[\uD800-\uDBFF]$/.test(some) && some.length > 1 ? some.slice(0, -1) : some;
}
