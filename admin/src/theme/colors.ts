import { accent, amber, blue, green, neutral, red, type Step } from "./ramps.ts";

export interface Themed {
  value: { base: string; _dark: string };
}
const themed = (light: string, dark: string): Themed => ({ value: { base: light, _dark: dark } });

const status = (hue: Record<Step, string>) => ({
  bg: themed(hue[93], hue[30]),
  fg: themed(hue[38], hue[88]),
  edge: themed(hue[80], hue[38]),
  /** The mark before the word must be visible on the badge's own background. */
  mark: themed(hue[52], hue[72]),
});

/** Colors that components can use. pairs.ts lists each pair of text and control colors, and contrast.test.ts measures them. */
export const colors = {
  bg: {
    canvas: themed(neutral[98], neutral[18]),
    panel: themed(neutral[100], neutral[21]),
    subtle: themed(neutral[98], neutral[24]),
    raised: themed(neutral[100], neutral[24]),
    hover: themed(neutral[96], neutral[26]),
    active: themed(neutral[94], neutral[29]),
    selected: themed(accent[97], accent[24]),
    placeholder: themed(neutral[94], neutral[29]),
    /** The backdrop behind a dialog. */
    overlay: { value: { base: "oklch(0.2 0.01 75 / 0.45)", _dark: "oklch(0.1 0.01 75 / 0.6)" } },
  },
  fg: {
    default: themed(neutral[24], neutral[94]),
    subtle: themed(neutral[42], neutral[78]),
    muted: themed(neutral[52], neutral[74]),
    link: themed(accent[45], accent[80]),
    danger: themed(red[45], red[72]),
    onAccent: themed(neutral[100], neutral[18]),
    onDanger: themed(neutral[100], neutral[18]),
    onInverse: themed(neutral[98], neutral[18]),
  },
  accent: {
    solid: themed(accent[45], accent[65]),
    hover: themed(accent[38], accent[72]),
  },
  danger: {
    solid: themed(red[45], red[72]),
    hover: themed(red[38], red[80]),
  },
  inverse: {
    bg: themed(neutral[26], neutral[91]),
  },
  border: {
    default: themed(neutral[91], neutral[32]),
    strong: themed(neutral[86], neutral[36]),
    input: themed(neutral[65], neutral[55]),
    focus: themed(accent[52], accent[72]),
    danger: themed(red[52], red[65]),
  },
  status: {
    success: status(green),
    warning: status(amber),
    danger: status(red),
    info: status(blue),
    neutral: {
      bg: themed(neutral[94], neutral[32]),
      fg: themed(neutral[36], neutral[86]),
      edge: themed(neutral[86], neutral[42]),
      mark: themed(neutral[52], neutral[78]),
    },
  },
};
