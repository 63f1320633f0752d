/** Periods of the home page. They are in a separate module, because the code of all routes loads on every page. */
export const periods = ["today", "7", "30", "90"] as const;
export type Period = (typeof periods)[number];

export const isPeriod = (value: unknown): value is Period =>
  (periods as readonly unknown[]).includes(value);
