/** Colours are `#rrggbb` strings; shades lean warm, so nothing in the shop's light turns to plain grey. */
export type Colour = string;

const SHADE = "#241a14";
const LIGHT = "#fffdf8";

const channels = (colour: Colour): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

export function mix(from: Colour, to: Colour, amount: number): Colour {
  const target = channels(to);
  const mixed = channels(from).map((value, index) =>
    Math.round(value + ((target[index] ?? value) - value) * amount),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

export const darken = (colour: Colour, amount: number): Colour => mix(colour, SHADE, amount);
export const lighten = (colour: Colour, amount: number): Colour => mix(colour, LIGHT, amount);

/** The glazes, woods, metals and cloths that the shop's things are made of. */
export const paint = {
  cream: "#efe6d4",
  white: "#f4f1ea",
  sage: "#9db096",
  fern: "#5f7a62",
  harbour: "#3f5f7d",
  mist: "#9db7c6",
  slate: "#5b6670",
  clay: "#c27f5d",
  terracotta: "#b5654a",
  blush: "#dfb3a3",
  mustard: "#d7a649",
  plum: "#7a5566",
  brick: "#a5483c",
  charcoal: "#3b3a3a",
  iron: "#2f3032",
  oak: "#d2a877",
  beech: "#e0bd92",
  walnut: "#80583c",
  ash: "#e6d0ad",
  copper: "#c98157",
  brass: "#c9a25a",
  steel: "#b9bfc3",
  linen: "#e5dcc9",
  cork: "#c69c6d",
  coffee: "#4a2f22",
  tea: "#a8642c",
} satisfies Record<string, Colour>;
