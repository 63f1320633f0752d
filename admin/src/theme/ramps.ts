import { intoGamut, toCss } from "./oklch.ts";

/**
 * Raw colors, by hue and lightness in percent. They aren't Panda tokens, so that components can use only the semantic names
 * based on them (colors.ts), and raw colors in components don't compile.
 */
export const LIGHTNESS = [97, 93, 88, 80, 72, 65, 58, 52, 45, 38, 30, 24] as const;
export type Step = (typeof LIGHTNESS)[number];

/**
 * The share of its maximum chroma that a hue has at each lightness. Light and dark colors are less saturated than those in the
 * middle.
 */
const SATURATION: Record<Step, number> = {
  97: 0.12,
  93: 0.28,
  88: 0.45,
  80: 0.7,
  72: 0.88,
  65: 1,
  58: 1,
  52: 0.96,
  45: 0.86,
  38: 0.74,
  30: 0.42,
  24: 0.36,
};

const ramp = (hue: number, peak: number) =>
  Object.fromEntries(
    LIGHTNESS.map((step) => [
      step,
      toCss(intoGamut({ l: step / 100, c: peak * SATURATION[step], h: hue })),
    ]),
  ) as Record<Step, string>;

const NEUTRAL_LIGHTNESS = [
  100, 98, 96, 94, 91, 86, 78, 74, 65, 55, 52, 42, 36, 32, 29, 26, 24, 21, 18,
] as const;

/** A warm gray, almost without color, so that images and states stand out. */
export const neutral = Object.fromEntries(
  NEUTRAL_LIGHTNESS.map((step) => [
    step,
    toCss({ l: step / 100, c: step === 100 ? 0 : 0.005, h: 75 }),
  ]),
) as Record<(typeof NEUTRAL_LIGHTNESS)[number], string>;

export const accent = ramp(218, 0.11);
export const green = ramp(155, 0.14);
export const amber = ramp(75, 0.13);
export const red = ramp(25, 0.19);
export const blue = ramp(258, 0.16);
