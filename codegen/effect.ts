/** The possible severities of a write, from `x-effect`. openapi/README.md defines them. */
export const EFFECTS = ["additive", "reversible", "destructive", "money", "credentials"] as const;
export type Effect = (typeof EFFECTS)[number];

/** The severity of a write whose body doesn't have any of these fields, from `x-milder`. */
export interface Milder {
  readonly effect: Effect;
  readonly without: readonly string[];
}

/** The severity of a write with this input. It's never more severe than that of the operation. */
export function effectOfCall(
  { effect, milder }: { readonly effect: Effect | undefined; readonly milder?: Milder | undefined },
  { body }: { readonly body?: unknown },
): Effect | undefined {
  const isMilder =
    milder &&
    typeof body === "object" &&
    body !== null &&
    !milder.without.some((field) => field in body);
  return isMilder ? milder.effect : effect;
}

/** Returns the problem of an operation's `x-effect`, if there is one. */
export function effectProblem(method: string, effect: unknown): string | undefined {
  if (method.toLowerCase() === "get")
    return effect === undefined ? undefined : "a read can't have x-effect";
  return EFFECTS.some((one) => one === effect)
    ? undefined
    : "a write needs x-effect: additive, reversible, destructive, money, or credentials";
}
