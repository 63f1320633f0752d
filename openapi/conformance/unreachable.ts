/** Operations that can't be called in a sandbox, each with its reason. */
export const UNREACHABLE: Readonly<Record<string, string>> = {};
