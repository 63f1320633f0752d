import { type Colour, darken, paint } from "../colour.ts";
import { specks, standing, tube } from "../flat.ts";
import { at, ellipse, n, type Sheet } from "../sheet.ts";
import {
  finishing,
  inside,
  type Look,
  mouth,
  part,
  radiusAt,
  type Turned,
  vessel,
} from "../turned.ts";

export const ground = 640;

interface Cup {
  cx?: number;
  y?: number;
  width?: number;
  height?: number;
  colour: Colour;
  finish?: Look["finish"];
  /** A second colour from this share of the height downwards: the cup was dipped. */
  dip?: { colour: Colour; from: number };
  rim?: Colour;
  within?: Colour;
  drink?: Colour;
  handle?: "right" | "none";
  speckled?: boolean;
  /** How much narrower the foot is than the mouth, and how far the sides bulge. */
  taper?: number;
  bulge?: number;
}

const loop = (cx: number, top: number, bottom: number, r0: number, r1: number): string => {
  const height = bottom - top;
  return (
    `M${at([cx + r0 * 0.92, top])}C${at([cx + r0 + height * 0.62, top - height * 0.12])} ` +
    `${at([cx + r0 + height * 0.56, bottom + height * 0.12])} ${at([cx + r1 * 0.94, bottom])}`
  );
};

/** Mugs, beakers and small cups are one shape with different measures. */
export function cup(sheet: Sheet, options: Cup): string {
  const { cx = 400, y = ground, width = 250, height = 270, colour, finish = "gloss" } = options;
  const { taper = 0.9, bulge = 0.02, handle = "right" } = options;
  const r = width / 2;
  const y0 = y - height;
  const turned: Turned = {
    cx,
    tilt: 0.22,
    profile: [
      [y0, r],
      [y0 + height * 0.05, r],
      [y0 + height * 0.5, r * (1 + (taper - 1) * 0.4 + bulge)],
      [y - height * 0.08, r * (taper + bulge * 0.6)],
      [y, r * (taper - 0.08)],
    ],
  };
  const look: Look = { colour, finish };
  const parts = [standing(sheet, cx, y, r * taper, turned.tilt)];
  if (handle === "right") {
    const [a, b] = [y0 + height * 0.22, y - height * 0.24];
    parts.push(
      tube(loop(cx, a, b, radiusAt(turned, a), radiusAt(turned, b)), height * 0.095, colour),
    );
  }
  parts.push(part(sheet, turned, look));
  if (options.dip) {
    const from = y0 + height * options.dip.from;
    parts.push(part(sheet, turned, { colour: options.dip.colour, finish: "matt" }, from));
  }
  if (options.speckled)
    parts.push(
      inside(sheet, turned, specks({ x: cx - r, y: y0, width, height: height + 30 }, colour, 7)),
    );
  parts.push(
    finishing(sheet, turned, look),
    mouth(
      sheet,
      turned,
      { colour: options.within ?? colour, finish },
      {
        ...(options.rim && { rim: options.rim }),
        wall: options.rim ? r * 0.075 : r * 0.06,
        ...(options.drink && { filled: { colour: options.drink, depth: height * 0.06 } }),
      },
    ),
  );
  return parts.join("");
}

/** The mug of the shop's name: thin steel, white within, a dark rolled rim. */
export const enamelMug = (sheet: Sheet, colour: Colour, options: Partial<Cup> = {}): string =>
  cup(sheet, {
    colour,
    rim: darken(paint.harbour, 0.55),
    within: paint.white,
    taper: 0.98,
    bulge: 0,
    ...options,
  });

/** A small cup on its saucer. */
export function espresso(sheet: Sheet, colour: Colour, cx = 400, y = ground): string {
  const saucer: Turned = {
    cx,
    tilt: 0.26,
    profile: [
      [y - 26, 178],
      [y - 14, 150],
      [y, 92],
    ],
  };
  return (
    standing(sheet, cx, y, 150, 0.26) +
    vessel(sheet, saucer, { colour, finish: "gloss" }, { wall: 8 }) +
    ellipse(cx + 8, y - 22, 82, 20, {
      fill: darken(colour, 0.5),
      opacity: 0.35,
      filter: sheet.blur(7),
    }) +
    cup(sheet, {
      cx,
      y: y - 24,
      width: 176,
      height: 148,
      colour,
      taper: 0.62,
      bulge: 0.12,
      drink: paint.coffee,
    })
  );
}

/** A wide bowl-shaped cup without a handle. */
export const bowlCup = (sheet: Sheet, colour: Colour, drink: Colour): string =>
  cup(sheet, { width: 330, height: 190, colour, taper: 0.5, bulge: 0.24, handle: "none", drink });

export const steam = (sheet: Sheet, cx: number, y: number): string =>
  [-34, 6, 44]
    .map(
      (dx, index) =>
        `<path d="M${at([cx + dx, y])}c${n(-26)},-34 ${n(26)},-62 0,-${96 + index * 14}" fill="none" stroke="#ffffff" stroke-width="9" stroke-linecap="round" opacity="0.5" filter="${sheet.blur(5)}"/>`,
    )
    .join("");
