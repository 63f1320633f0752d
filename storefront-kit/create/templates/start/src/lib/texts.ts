import type de from "../locales/de.json";

/** The key of a string, which is the English text. */
export type Text = keyof typeof de;
