import { type Colour, darken, lighten, paint } from "../colour.ts";
import { standing, tube } from "../flat.ts";
import { type Sheet, at, ellipse, path } from "../sheet.ts";
import { type Look, type Turned, finishing, part } from "../turned.ts";
import { ground } from "./cups.ts";
import { lid } from "./pots.ts";

/** The pouring kettle with its thin neck. */
export function kettle(sheet: Sheet, colour: Colour, finish: Look["finish"]): string {
  const [cx, y] = [420, ground];
  const body: Turned = {
    cx,
    tilt: 0.18,
    profile: [
      [y - 220, 104],
      [y - 190, 126],
      [y - 100, 148],
      [y - 16, 160],
      [y, 154],
    ],
  };
  const neck = `M${at([cx - 138, y - 60])}C${at([cx - 250, y - 70])} ${at([cx - 190, y - 250])} ${at([cx - 262, y - 284])}`;
  return (
    standing(sheet, cx, y, 156, 0.18) +
    tube(neck, 24, colour) +
    tube(`M${at([cx - 262, y - 284])}l-22,4`, 18, colour) +
    tube(
      `M${at([cx + 92, y - 224])}C${at([cx + 150, y - 330])} ${at([cx + 240, y - 300])} ${at([cx + 236, y - 200])}S${at([cx + 210, y - 110])} ${at([cx + 206, y - 96])}`,
      29,
      paint.walnut,
    ) +
    part(sheet, body, { colour, finish }) +
    finishing(sheet, body, { colour, finish }) +
    lid(sheet, cx, y - 220, 100, { colour, finish }, paint.walnut, 0.26)
  );
}

export function teapot(
  sheet: Sheet,
  colour: Colour,
  options: { finish?: Look["finish"]; knob?: Colour; bail?: boolean; dotted?: boolean } = {},
): string {
  const { finish = "gloss", knob = colour, bail = false, dotted = false } = options;
  const [cx, y] = [400, ground];
  const look: Look = { colour, finish };
  const body: Turned = {
    cx,
    tilt: 0.2,
    profile: [
      [y - 244, 96],
      [y - 220, 128],
      [y - 130, 178],
      [y - 50, 148],
      [y - 8, 98],
      [y, 94],
    ],
  };
  const spout = `M${at([cx - 150, y - 88])}C${at([cx - 236, y - 96])} ${at([cx - 214, y - 196])} ${at([cx - 268, y - 232])}L${at([cx - 222, y - 236])}C${at([cx - 176, y - 206])} ${at([cx - 176, y - 180])} ${at([cx - 144, y - 184])}z`;
  const handle = bail
    ? tube(
        `M${at([cx - 108, y - 232])}C${at([cx - 120, y - 440])} ${at([cx + 120, y - 440])} ${at([cx + 108, y - 232])}`,
        17,
        paint.charcoal,
        0.3,
      )
    : tube(`M${at([cx + 146, y - 196])}c120,-40 132,120 8,132`, 27, colour);
  const dots = dotted
    ? [0, 1, 2, 3].flatMap((line) =>
        Array.from({ length: 13 }, (_, i) => {
          const share = (i - 6) / 6.6;
          const r = [150, 172, 172, 150][line] ?? 150;
          const depth = Math.sqrt(1 - share * share);
          return ellipse(
            cx + share * r,
            y - 190 + line * 36 + depth * 26,
            7 * Math.max(0.3, depth),
            7,
            {
              fill: sheet.radial([cx + share * r - 2, y - 192 + line * 36 + depth * 26], 8, [
                [0, lighten(colour, 0.34)],
                [1, darken(colour, 0.4)],
              ]),
            },
          );
        }),
      )
    : [];
  return (
    standing(sheet, cx, y, 112, 0.2) +
    (bail ? "" : handle) +
    path(spout, {
      fill: sheet.linear(
        [cx - 230, y - 230],
        [cx - 160, y - 100],
        [
          [0, lighten(colour, 0.3)],
          [0.5, colour],
          [1, darken(colour, 0.3)],
        ],
      ),
    }) +
    ellipse(cx - 245, y - 234, 24, 7, { fill: darken(colour, 0.5) }) +
    part(sheet, body, look) +
    dots.join("") +
    finishing(sheet, body, look) +
    lid(sheet, cx, y - 244, 94, look, knob, 0.32) +
    (bail ? handle : "")
  );
}
