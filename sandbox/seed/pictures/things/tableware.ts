import { type Colour, darken, lighten } from "../colour.ts";
import { cast, specks, standing } from "../flat.ts";
import { circle, ellipse, n, type Sheet } from "../sheet.ts";
import { type Turned, vessel } from "../turned.ts";
import { ground } from "./cups.ts";

const ring = (cx: number, cy: number, r: number): string =>
  `M${n(cx - r)},${n(cy)}a${n(r)},${n(r)} 0 1 1 ${n(2 * r)},0a${n(r)},${n(r)} 0 1 1 ${n(-2 * r)},0z`;

interface Plate {
  cx?: number;
  cy?: number;
  r?: number;
  colour: Colour;
  rim?: Colour;
  well?: number;
  seed?: number;
  speckled?: boolean;
}

/** A plate from above: rim, shoulder, well, each catching the light in turn. */
export function plate(sheet: Sheet, options: Plate): string {
  const { cx = 400, cy = 400, r = 290, colour, well = 0.66, seed = 3 } = options;
  const across = (radius: number, from: Colour, to: Colour) =>
    sheet.linear(
      [cx - radius * 0.7, cy - radius * 0.7],
      [cx + radius * 0.7, cy + radius * 0.7],
      [
        [0, from],
        [1, to],
      ],
    );
  const d = ring(cx, cy, r);
  const dots = options.speckled
    ? `<g clip-path="${sheet.clip(d)}">${specks({ x: cx - r, y: cy - r, width: 2 * r, height: 2 * r }, colour, seed, 150)}</g>`
    : "";
  return [
    cast(sheet, d, 1.3, 0.34),
    circle(cx, cy, r, { fill: across(r, lighten(colour, 0.55), darken(colour, 0.16)) }),
    circle(cx, cy, r - 5, { fill: across(r, lighten(colour, 0.22), darken(colour, 0.05)) }),
    options.rim
      ? circle(cx, cy, r - 6, {
          fill: "none",
          stroke: options.rim,
          "stroke-width": 12,
          opacity: 0.9,
        })
      : "",
    circle(cx, cy, r * (well + 0.035), {
      fill: across(r * well, darken(colour, 0.2), lighten(colour, 0.5)),
    }),
    circle(cx, cy, r * well, {
      fill: across(r * well, darken(colour, 0.05), lighten(colour, 0.3)),
    }),
    dots,
    ellipse(cx - r * 0.25, cy - r * 0.28, r * 0.34, r * 0.22, {
      fill: "#ffffff",
      opacity: 0.28,
      filter: sheet.blur(26),
    }),
  ].join("");
}

/** A deep bowl from above. */
export function bowlAbove(sheet: Sheet, options: Plate & { food?: Colour }): string {
  const { cx = 400, cy = 400, r = 250, colour } = options;
  const within = sheet.radial([cx + r * 0.22, cy + r * 0.26], r * 1.15, [
    [0, lighten(colour, 0.34)],
    [0.55, colour],
    [1, darken(colour, 0.36)],
  ]);
  const edge = sheet.linear(
    [cx - r, cy - r],
    [cx + r, cy + r],
    [
      [0.1, lighten(colour, 0.6)],
      [0.9, darken(colour, 0.14)],
    ],
  );
  const d = ring(cx, cy, r * 0.95);
  const dots = options.speckled
    ? `<g clip-path="${sheet.clip(d)}">${specks({ x: cx - r, y: cy - r, width: 2 * r, height: 2 * r }, colour, options.seed ?? 5, 130)}</g>`
    : "";
  return (
    cast(sheet, ring(cx, cy, r), 1.8, 0.36) +
    circle(cx, cy, r, { fill: options.rim ?? edge }) +
    circle(cx, cy, r * 0.95, { fill: within }) +
    dots
  );
}

/** A pile of plates or bowls, seen from the side. */
export function pile(sheet: Sheet, colours: readonly Colour[], r = 230, step = 30): string {
  const parts = [standing(sheet, 400, ground, r * 0.6, 0.24)];
  colours.forEach((colour, index) => {
    const y = ground - index * step;
    const turned: Turned = {
      cx: 400,
      tilt: 0.24,
      profile: [
        [y - 40, r],
        [y - 30, r * 0.99],
        [y - 12, r * 0.74],
        [y, r * 0.56],
      ],
    };
    parts.push(vessel(sheet, turned, { colour, finish: "gloss" }, { wall: 9 }));
  });
  return parts.join("");
}

/** A bowl that stands: for breakfast, salad, mixing. */
export function bowl(
  sheet: Sheet,
  options: {
    cx?: number;
    y?: number;
    r?: number;
    height?: number;
    colour: Colour;
    within?: Colour;
    finish?: "gloss" | "matt" | "steel" | "wood";
    rim?: Colour;
    tilt?: number;
  },
): string {
  const {
    cx = 400,
    y = ground,
    r = 220,
    height = 200,
    colour,
    finish = "gloss",
    tilt = 0.25,
  } = options;
  const turned: Turned = {
    cx,
    tilt,
    profile: [
      [y - height, r],
      [y - height * 0.74, r * 0.975],
      [y - height * 0.34, r * 0.76],
      [y - height * 0.08, r * 0.5],
      [y, r * 0.47],
    ],
  };
  return (
    standing(sheet, cx, y, r * 0.62, tilt) +
    vessel(
      sheet,
      turned,
      { colour, finish },
      {
        within: options.within ?? colour,
        ...(options.rim && { rim: options.rim }),
        wall: r * 0.045,
      },
    )
  );
}
