/** OKLCH colors (Björn Ottosson's matrices), as far as needed to keep ramps inside sRGB, and to measure contrast. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

export const toCss = ({ l, c, h }: Oklch): string => `oklch(${l} ${c} ${h})`;

export function parseOklch(css: string): Oklch {
  const match = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(css);
  if (!match) throw new Error(`not an opaque oklch() color: ${css}`);
  return { l: Number(match[1]), c: Number(match[2]), h: Number(match[3]) };
}

function toLinearRgb({ l, c, h }: Oklch): [number, number, number] {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

export const inGamut = (color: Oklch): boolean =>
  toLinearRgb(color).every((channel) => channel >= -0.0005 && channel <= 1.0005);

/** The color itself, or else the most saturated color with the same lightness and hue that sRGB can show. */
export function intoGamut(color: Oklch): Oklch {
  // Uses whole thousandths, because rounding up a valid value could result in a color outside of sRGB.
  let c = Math.floor(color.c * 1000);
  while (c > 0 && !inGamut({ ...color, c: c / 1000 })) c -= 1;
  return { ...color, c: c / 1000 };
}

function luminance(color: Oklch): number {
  const within = (channel: number) => Math.min(1, Math.max(0, channel));
  const [red, green, blue] = toLinearRgb(color);
  return 0.2126 * within(red) + 0.7152 * within(green) + 0.0722 * within(blue);
}

/** The contrast ratio, as defined by WCAG 2. */
export function contrast(first: Oklch, second: Oklch): number {
  const [one, other] = [luminance(first), luminance(second)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
