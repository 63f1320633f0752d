import { type Colour, paint } from "../colour.ts";
import { specks, standing } from "../flat.ts";
import { glass } from "../glass.ts";
import { type Sheet } from "../sheet.ts";
import { type Turned, finishing, inside, part, solid } from "../turned.ts";
import { ground } from "./cups.ts";
import { lid } from "./pots.ts";

/** A glass jar under a wooden lid. */
export function jar(
  sheet: Sheet,
  options: {
    cx?: number;
    y?: number;
    r?: number;
    height?: number;
    filled?: Colour;
    full?: number;
    lid?: Colour;
    grains?: number;
  },
): string {
  const {
    cx = 400,
    y = ground,
    r = 122,
    height = 290,
    full = 0.74,
    lid: cover = paint.beech,
  } = options;
  const turned: Turned = {
    cx,
    tilt: 0.2,
    profile: [
      [y - height, r * 0.9],
      [y - height * 0.93, r * 0.99],
      [y - height * 0.5, r],
      [y - height * 0.04, r],
      [y, r * 0.95],
    ],
  };
  const level = y - height * full;
  const thin: Turned = {
    cx,
    tilt: 0.2,
    profile: [
      [level, r - 10],
      [y - 16, r - 10],
    ],
  };
  const contents = options.filled
    ? inside(
        sheet,
        thin,
        specks(
          { x: cx - r, y: level - 20, width: 2 * r, height: height },
          options.filled,
          23,
          options.grains ?? 0,
        ),
      )
    : "";
  return (
    standing(sheet, cx, y, r * 0.95, 0.2) +
    glass(sheet, turned, {
      ...(options.filled && { filled: { colour: options.filled, from: level, to: y - 12 } }),
    }) +
    contents +
    solid(
      sheet,
      {
        cx,
        tilt: 0.2,
        profile: [
          [y - height - 30, r * 0.93],
          [y - height + 6, r * 0.93],
        ],
      },
      { colour: cover, finish: "wood" },
    )
  );
}

/** A ceramic canister with a lid of wood or its own clay. */
export function canister(
  sheet: Sheet,
  options: {
    cx?: number;
    y?: number;
    r?: number;
    height?: number;
    colour: Colour;
    lid: Colour;
    band?: Colour;
    knob?: boolean;
    speckled?: boolean;
  },
): string {
  const { cx = 400, y = ground, r = 120, height = 250, colour, band, knob = false } = options;
  const turned: Turned = {
    cx,
    tilt: 0.2,
    profile: [
      [y - height, r * 0.97],
      [y - height * 0.5, r],
      [y - height * 0.05, r * 0.98],
      [y, r * 0.92],
    ],
  };
  const look = { colour, finish: "gloss" } as const;
  return (
    standing(sheet, cx, y, r, 0.2) +
    part(sheet, turned, look) +
    (band
      ? part(sheet, turned, { colour: band, finish: "matt" }, y - height * 0.3, y - height * 0.22)
      : "") +
    (options.speckled
      ? inside(
          sheet,
          turned,
          specks({ x: cx - r, y: y - height, width: 2 * r, height: height + 40 }, colour, 31, 60),
        )
      : "") +
    finishing(sheet, turned, look) +
    (knob
      ? lid(sheet, cx, y - height, r * 0.96, look, options.lid, 0.24)
      : solid(
          sheet,
          {
            cx,
            tilt: 0.2,
            profile: [
              [y - height - 26, r * 0.94],
              [y - height + 8, r * 0.94],
            ],
          },
          { colour: options.lid, finish: "wood" },
        ))
  );
}

/** Six little jars in two rows, each with another spice. */
export function spices(sheet: Sheet): string {
  const fillings = [paint.mustard, paint.brick, "#6c5a3c", paint.fern, paint.terracotta, "#b9a27a"];
  return fillings
    .map((filled, index) => {
      const back = index < 3;
      return jar(sheet, {
        cx: 240 + (index % 3) * 160,
        y: back ? ground - 66 : ground + 24,
        r: 62,
        height: back ? 170 : 150,
        filled,
        full: 0.72,
        lid: paint.cork,
        grains: 24,
      });
    })
    .join("");
}
