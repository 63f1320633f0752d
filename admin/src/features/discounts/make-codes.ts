/** Letters and digits that can't be confused with each other when they are written or spoken. */
const SIGNS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";

/** Converts a code to uppercase, as the server does, and removes invisible characters, which pasted text may contain. */
export const asCode = (text: string): string => text.replaceAll(/\p{Cf}/gu, "").toUpperCase();

/** A random code for a pattern, in which each # becomes a letter or a digit. */
export const randomCode = (pattern: string): string =>
  asCode(pattern).replaceAll("#", () => {
    // Draws again until the number is in a range that gives each character the same probability.
    for (;;) {
      const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
      if (byte < 256 - (256 % SIGNS.length)) return SIGNS.charAt(byte % SIGNS.length);
    }
  });

/** A code that can't be guessed, for a template: customers never learn it. */
export const templateCode = (): string => randomCode(`TEMPLATE-${"#".repeat(12)}`);

/** The number of codes that a pattern can produce. */
export const roomOf = (pattern: string): number =>
  SIGNS.length ** (pattern.match(/#/g)?.length ?? 0);

/**
 * Creates the requested number of unique codes that aren't in use. Undefined if the pattern has fewer than twice as many
 * combinations as there are codes, new ones and those in use, so that unused codes are found quickly.
 */
export function codesOf(
  pattern: string,
  count: number,
  taken: ReadonlySet<string>,
): string[] | undefined {
  const room = roomOf(pattern);
  // A pattern without # is a single code, which is returned if it isn't in use.
  if (room === 1 && count === 1) return taken.has(asCode(pattern)) ? undefined : [asCode(pattern)];
  if (room < 2 * (count + taken.size)) return undefined;
  const codes = new Set<string>();
  while (codes.size < count) {
    const code = randomCode(pattern);
    if (!taken.has(code)) codes.add(code);
  }
  return [...codes];
}
