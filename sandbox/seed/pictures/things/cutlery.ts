import { type Colour, lighten, paint } from "../colour.ts";
import { cast, slab } from "../flat.ts";
import { ellipse, group, path, type Sheet, turn } from "../sheet.ts";

type Piece = "fork" | "knife" | "spoon" | "teaspoon";

const outline: Record<Piece, string> = {
  fork: "M-8,60C-10,10 -40,-6 -40,-60L-38,-160q5,-10 10,0L-26,-84h12L-10,-162q5,-10 10,0L4,-84h10L18,-162q5,-10 10,0L30,-84L32,-160q5,-10 8,0C42,-6 10,10 8,60L15,286q0,18 -15,18t-15,-18z",
  knife:
    "M-9,80L-15,286q0,18 15,18t15,-18L12,70C34,0 36,-110 18,-166q-8,-12 -22,0C-14,-90 -12,0 -9,80z",
  spoon:
    "M-8,60C-10,10 -44,-20 -44,-92a44,66 0 0 1 88,0C44,-20 10,10 8,60L15,286q0,18 -15,18t-15,-18z",
  teaspoon:
    "M-6,40C-8,4 -32,-16 -32,-64a32,48 0 0 1 64,0C32,-16 8,4 6,40L12,206q0,14 -12,14t-12,-14z",
};

/** One piece, head upwards, its middle at (x, y). */
export function piece(
  sheet: Sheet,
  kind: Piece,
  x: number,
  y: number,
  metal: Colour,
  handle?: Colour,
  angle = 0,
): string {
  const d = outline[kind];
  const grip = handle ? "M-9,96h18l8,190q0,22 -17,22t-17,-22z" : "";
  const shine = sheet.linear(
    [-44, 0],
    [44, 0],
    [
      [0.1, lighten(metal, 0.7)],
      [0.4, metal],
      [0.55, lighten(metal, 0.8)],
      [0.9, metal],
    ],
  );
  const bowl = kind === "spoon" || kind === "teaspoon";
  const [by, rx, ry] = kind === "spoon" ? [-90, 34, 54] : [-62, 24, 38];
  return group(
    { transform: `translate(${x} ${y}) rotate(${angle})` },
    cast(sheet, d, 0.8, 0.34),
    path(d, { fill: shine }),
    path(d, { fill: "none", stroke: "#5f6a71", "stroke-width": 1.5, opacity: 0.45 }),
    bowl
      ? ellipse(0, by, rx, ry, {
          fill: sheet.linear(
            [-rx, by - ry],
            [rx, by + ry],
            [
              [0, "#7b868d", 0.75],
              [1, "#ffffff", 0.85],
            ],
          ),
        })
      : "",
    grip ? slab(sheet, grip, handle ?? metal, [-16, 0], [16, 0]) : "",
  );
}

/** A place setting without its plate. */
export const setting = (sheet: Sheet, metal: Colour, handle?: Colour): string =>
  turn(
    -8,
    400,
    400,
    piece(sheet, "fork", 232, 350, metal, handle),
    piece(sheet, "knife", 350, 350, metal, handle),
    piece(sheet, "spoon", 468, 350, metal, handle),
    piece(sheet, "teaspoon", 578, 420, metal, handle),
  );

/** A big spoon and a big fork that cross. */
export const servers = (sheet: Sheet): string =>
  `<g transform="translate(400 400) scale(1.25) translate(-400 -400)">` +
  piece(sheet, "fork", 436, 350, paint.brass, paint.walnut, 16) +
  piece(sheet, "spoon", 364, 350, paint.brass, paint.walnut, -16) +
  "</g>";
