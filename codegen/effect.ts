/** Severity of a write, from `x-effect`: openapi/README.md defines each value. */
export const EFFECTS = ["additive", "reversible", "destructive", "money", "credentials"] as const;
export type Effect = (typeof EFFECTS)[number];

/** The problem of an operation's `x-effect`, if it has one. */
export function effectFault(method: string, effect: unknown): string | undefined {
  if (method.toLowerCase() === "get")
    return effect === undefined ? undefined : "a read has no x-effect";
  return EFFECTS.some((one) => one === effect)
    ? undefined
    : "a write needs x-effect: additive, reversible, destructive, money, or credentials";
}
