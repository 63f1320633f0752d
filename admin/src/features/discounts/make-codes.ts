/** Letters and digits that nobody takes for another, read or heard. */
const SIGNS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";

/** As the server keeps it. Marks that nobody sees come along with what is pasted, and no shopper would write them. */
export const asCode = (text: string): string => text.replaceAll(/\p{Cf}/gu, "").toUpperCase();

/** A code by its pattern: each # is a letter or a digit. */
export const randomCode = (pattern: string): string =>
  asCode(pattern).replaceAll("#", () => {
    // Taken anew until it is of the range that all signs share alike.
    for (;;) {
      const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
      if (byte < 256 - (256 % SIGNS.length)) return SIGNS.charAt(byte % SIGNS.length);
    }
  });

/** A code that nobody can guess, for a template: customers never learn it. */
export const templateCode = (): string => randomCode(`TEMPLATE-${"#".repeat(12)}`);

/** How many codes a pattern has. */
export const roomOf = (pattern: string): number =>
  SIGNS.length ** (pattern.match(/#/g)?.length ?? 0);

/** So many different codes, none of which is taken; nothing where the pattern has no room for them, with some to spare. */
export function codesOf(
  pattern: string,
  count: number,
  taken: ReadonlySet<string>,
): string[] | undefined {
  const room = roomOf(pattern);
  // One without a # is itself, if it is free.
  if (room === 1 && count === 1) return taken.has(asCode(pattern)) ? undefined : [asCode(pattern)];
  if (room < 2 * (count + taken.size)) return undefined;
  const codes = new Set<string>();
  while (codes.size < count) {
    const code = randomCode(pattern);
    if (!taken.has(code)) codes.add(code);
  }
  return [...codes];
}
