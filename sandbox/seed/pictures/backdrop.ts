import { type Colour, darken, lighten, mix } from "./colour.ts";
import { element, SIZE, type Sheet } from "./sheet.ts";

/** The walls that the things are photographed against: light, calm, all of one value. */
export const wall = {
  oat: "#e8dfcf",
  sage: "#cdd7c8",
  mist: "#cbd8de",
  blush: "#ecd6cb",
  butter: "#f0e1bb",
  stone: "#dbd8d1",
  lilac: "#d8d3df",
  sea: "#c3d6d3",
} satisfies Record<string, Colour>;

const fill = (paint: string, y = 0, height = SIZE): string =>
  element("rect", { x: -SIZE, y, width: 3 * SIZE, height, fill: paint });

/** A wall and a counter below it, for things that stand. */
export function counter(sheet: Sheet, colour: Colour, horizon = 548): string {
  const back = sheet.radial([250, 180], 760, [
    [0, lighten(colour, 0.5)],
    [0.6, colour],
    [1, darken(colour, 0.08)],
  ]);
  const front = sheet.linear(
    [0, horizon],
    [0, SIZE],
    [
      [0, lighten(mix(colour, "#f7efe2", 0.5), 0.35)],
      [1, mix(colour, "#efe4d2", 0.5)],
    ],
  );
  const seam = sheet.linear(
    [0, horizon - 16],
    [0, horizon],
    [
      [0, darken(colour, 0.4), 0],
      [1, darken(colour, 0.4), 0.12],
    ],
  );
  return (
    fill(back, -SIZE, SIZE + horizon) +
    fill(seam, horizon - 16, 16) +
    fill(front, horizon, SIZE * 2)
  );
}

/** A plain table top, for things seen from above. */
export function table(sheet: Sheet, colour: Colour): string {
  return fill(
    sheet.radial([260, 220], 860, [
      [0, lighten(colour, 0.5)],
      [0.55, colour],
      [1, darken(colour, 0.1)],
    ]),
    -SIZE,
    SIZE * 3,
  );
}
