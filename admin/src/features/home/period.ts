/** How far back home looks. On its own, since the address of home is read on every page. */
export const periods = ["today", "7", "30", "90"] as const;
export type Period = (typeof periods)[number];

export const isPeriod = (value: unknown): value is Period =>
  (periods as readonly unknown[]).includes(value);
