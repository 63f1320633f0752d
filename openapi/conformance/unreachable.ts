/** Operations that a sandbox cannot reach, and why. */
export const UNREACHABLE: Readonly<Record<string, string>> = {};
