/** Operations that a sandbox cannot reach, and why. */
export const UNREACHED: Readonly<Record<string, string>> = {};
