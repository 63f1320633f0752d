import { type Colour, paint } from "../colour.ts";
import { tube } from "../flat.ts";
import { at, ellipse, path, type Sheet } from "../sheet.ts";
import { glass } from "../glass.ts";
import { type Turned } from "../turned.ts";
import { ground } from "./cups.ts";

const lightShadow = (sheet: Sheet, cx: number, y: number, r: number): string =>
  ellipse(cx + r * 0.5, y + 10, r * 1.35, r * 0.34, {
    fill: "#2b211b",
    opacity: 0.16,
    filter: sheet.blur(14),
  }) +
  ellipse(cx + 3, y + 3, r, r * 0.22, { fill: "#2b211b", opacity: 0.28, filter: sheet.blur(5) }) +
  ellipse(cx + r * 0.55, y + 12, r * 0.5, r * 0.1, {
    fill: "#ffffff",
    opacity: 0.5,
    filter: sheet.blur(6),
  });

export interface Drink {
  colour: Colour;
  /** Share of the glass that is full. */
  full: number;
}

const filling = (top: number, bottom: number, drink?: Drink) =>
  drink && {
    filled: { colour: drink.colour, from: bottom - (bottom - top) * drink.full, to: bottom },
  };

export function tumbler(
  sheet: Sheet,
  options: {
    cx?: number;
    y?: number;
    r?: number;
    height?: number;
    tint?: Colour;
    drink?: Drink;
    taper?: number;
  },
): string {
  const { cx = 400, y = ground, r = 110, height = 250, taper = 0.82, drink, tint } = options;
  const turned: Turned = {
    cx,
    tilt: 0.22,
    profile: [
      [y - height, r],
      [y - height * 0.5, r * ((1 + taper) / 2)],
      [y - height * 0.06, r * taper],
      [y, r * taper * 0.97],
    ],
  };
  return (
    lightShadow(sheet, cx, y, r * taper) +
    glass(sheet, turned, { ...(tint && { tint }), ...filling(y - height, y - 18, drink) })
  );
}

export function wineGlass(
  sheet: Sheet,
  options: { cx?: number; y?: number; scale?: number; drink?: Drink },
): string {
  const { cx = 400, y = ground, scale = 1, drink } = options;
  const s = (value: number) => value * scale;
  const bowlTop = y - s(420);
  const bowlFoot = y - s(168);
  const bowl: Turned = {
    cx,
    tilt: 0.2,
    profile: [
      [bowlTop, s(80)],
      [bowlTop + s(70), s(104)],
      [bowlTop + s(140), s(112)],
      [bowlTop + s(210), s(76)],
      [bowlFoot, s(12)],
    ],
  };
  const stem: Turned = {
    cx,
    tilt: 0.2,
    profile: [
      [bowlFoot - s(8), s(12)],
      [bowlFoot + s(50), s(6)],
      [y - s(40), s(6)],
      [y - s(16), s(18)],
    ],
  };
  const base: Turned = {
    cx,
    tilt: 0.22,
    profile: [
      [y - s(12), s(84)],
      [y - s(4), s(88)],
      [y, s(86)],
    ],
  };
  return (
    lightShadow(sheet, cx, y, s(86)) +
    glass(sheet, base) +
    glass(sheet, stem) +
    glass(sheet, bowl, filling(bowlTop + s(40), bowlFoot - s(6), drink))
  );
}

export function carafe(
  sheet: Sheet,
  options: { cx?: number; y?: number; drink?: Drink; stopper?: Colour; tint?: Colour },
): string {
  const { cx = 400, y = ground, drink, stopper, tint } = options;
  const turned: Turned = {
    cx,
    tilt: 0.2,
    profile: [
      [y - 440, 56],
      [y - 380, 44],
      [y - 290, 60],
      [y - 190, 122],
      [y - 90, 148],
      [y - 20, 140],
      [y, 132],
    ],
  };
  const plug = stopper
    ? ellipse(cx, y - 440, 46, 10, { fill: stopper }) +
      path(`M${at([cx - 46, y - 440])}l6,-56a40,10 0 0 1 80,0l6,56a46,10 0 0 1 -92,0z`, {
        fill: sheet.linear(
          [cx - 46, 0],
          [cx + 46, 0],
          [
            [0, "#dcb88a"],
            [0.5, stopper],
            [1, "#93683f"],
          ],
        ),
      })
    : "";
  return (
    lightShadow(sheet, cx, y, 140) +
    glass(sheet, turned, { ...(tint && { tint }), ...filling(y - 330, y - 14, drink) }) +
    plug
  );
}

/** A jug with a spout to the left and a handle to the right. */
export function jug(sheet: Sheet, options: { drink?: Drink; tint?: Colour }): string {
  const [cx, y] = [390, ground];
  const turned: Turned = {
    cx,
    tilt: 0.2,
    profile: [
      [y - 380, 106],
      [y - 300, 96],
      [y - 180, 128],
      [y - 70, 142],
      [y - 10, 122],
      [y, 116],
    ],
  };
  return (
    lightShadow(sheet, cx, y, 122) +
    tube(
      `M${at([cx + 98, y - 330])}c120,-30 150,40 128,120c-14,54 -50,86 -92,96`,
      22,
      "#cfdfe2",
      0.9,
    ) +
    glass(sheet, turned, {
      ...(options.tint && { tint: options.tint }),
      ...filling(y - 340, y - 16, options.drink),
    }) +
    path(`M${at([cx - 100, y - 386])}q-40,-6 -54,-24q34,-4 70,8z`, {
      fill: "#ffffff",
      opacity: 0.65,
    })
  );
}

export const water: Drink = { colour: "#a9cbd2", full: 0.62 };
export const lemonade: Drink = { colour: "#ecd58a", full: 0.66 };
export const redWine: Drink = { colour: "#7a2f3b", full: 0.5 };
export const oil: Drink = { colour: paint.mustard, full: 0.8 };
