/**
 * Languages whose translation is still being made: what they lack is told, but fails no check. What they have is checked like
 * any other. A finished language never comes back here.
 */
export const unfinished: readonly string[] = [];
