/** Periods of the home page. They have their own module, because every page reads the home page's URL. */
export const periods = ["today", "7", "30", "90"] as const;
export type Period = (typeof periods)[number];

export const isPeriod = (value: unknown): value is Period =>
  (periods as readonly unknown[]).includes(value);
