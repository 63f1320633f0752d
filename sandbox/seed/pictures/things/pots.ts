import { type Colour, darken, lighten, paint } from "../colour.ts";
import { standing, tube } from "../flat.ts";
import { at, ellipse, path, type Sheet } from "../sheet.ts";
import { ball, type Look, mouth, part, finishing, solid, type Turned, vessel } from "../turned.ts";
import { ground } from "./cups.ts";

const drum = (
  cx: number,
  y: number,
  r: number,
  height: number,
  tilt = 0.2,
  soften = 0.96,
): Turned => ({
  cx,
  tilt,
  profile: [
    [y - height, r],
    [y - height * 0.5, r],
    [y - height * 0.18, r * 0.995],
    [y - height * 0.07, r * (soften + 0.03)],
    [y, r * (soften - 0.05)],
  ],
});

/** A domed lid that rests on a rim of radius `r` at height `y`. */
export function lid(
  sheet: Sheet,
  cx: number,
  y: number,
  r: number,
  look: Look,
  knob: Colour,
  dome = 0.3,
): string {
  const turned: Turned = {
    cx,
    tilt: 0.2,
    profile: [
      [y - r * dome, r * 0.1],
      [y - r * dome * 0.96, r * 0.3],
      [y - r * dome * 0.72, r * 0.66],
      [y - r * dome * 0.28, r * 0.94],
      [y, r * 1.02],
      [y + 9, r * 1.02],
    ],
  };
  const top = y - r * dome;
  const stem = solid(
    sheet,
    {
      cx,
      tilt: 0.2,
      profile: [
        [top - 20, r * 0.07],
        [top + 6, r * 0.09],
      ],
    },
    look,
  );
  return (
    part(sheet, turned, look) +
    finishing(sheet, turned, look) +
    stem +
    solid(
      sheet,
      {
        cx,
        tilt: 0.26,
        profile: [
          [top - 42, r * 0.13],
          [top - 32, r * 0.19],
          [top - 20, r * 0.15],
        ],
      },
      { colour: knob, finish: "gloss" },
    )
  );
}

const ear = (sheet: Sheet, x: number, y: number, side: 1 | -1, colour: Colour): string =>
  tube(
    `M${at([x, y - 8])}c${side * 34},-12 ${side * 66},-2 ${side * 60},16c${side * -4},16 ${side * -34},22 ${side * -60},16`,
    19,
    colour,
  ) + ellipse(x, y + 6, 4, 12, { fill: darken(colour, 0.5), opacity: 0.25, filter: sheet.blur(4) });

/** Casserole, braiser and stockpot: a drum with two ears and, mostly, a lid. */
export function casserole(
  sheet: Sheet,
  options: {
    colour: Colour;
    r?: number;
    height?: number;
    finish?: Look["finish"];
    knob?: Colour;
    lidded?: boolean;
    dome?: number;
  },
): string {
  const {
    colour,
    r = 208,
    height = 218,
    finish = "gloss",
    knob = paint.brass,
    lidded = true,
    dome = 0.34,
  } = options;
  const [cx, y] = [400, ground];
  const body = drum(cx, y, r, height, 0.2, finish === "steel" ? 0.985 : 0.93);
  const look: Look = { colour, finish };
  const handleY = y - height * 0.74;
  const rim = y - height;
  return (
    standing(sheet, cx, y, r * 0.95, 0.2) +
    ear(sheet, cx - r + 6, handleY, -1, colour) +
    ear(sheet, cx + r - 6, handleY, 1, colour) +
    part(sheet, body, look) +
    finishing(sheet, body, look) +
    (lidded
      ? ellipse(cx, rim + 9, r * 1.015, r * 0.205, { fill: darken(colour, 0.5) }) +
        lid(sheet, cx, rim, r, look, knob, dome)
      : mouth(
          sheet,
          body,
          { colour: finish === "steel" ? lighten(colour, 0.2) : paint.cream, finish },
          { rim: colour, wall: 10 },
        ))
  );
}

/** A saucepan with one long handle to the right. */
export function saucepan(
  sheet: Sheet,
  options: {
    colour: Colour;
    finish: Look["finish"];
    within: Colour;
    handle: Colour;
    rim?: Colour;
    r?: number;
    height?: number;
    lip?: boolean;
  },
): string {
  const { colour, finish, within, handle, r = 176, height = 190 } = options;
  const [cx, y] = [330, ground];
  const body = drum(cx, y, r, height, 0.22, finish === "gloss" ? 0.9 : 0.97);
  const at0 = y - height * 0.82;
  const grip = `M${at([cx + r - 4, at0])}C${at([cx + r + 90, at0 - 24])} ${at([cx + r + 150, at0 - 58])} ${at([cx + r + 250, at0 - 66])}`;
  const neck = `M${at([cx + r - 4, at0])}C${at([cx + r + 30, at0 - 8])} ${at([cx + r + 50, at0 - 18])} ${at([cx + r + 86, at0 - 34])}`;
  return (
    standing(sheet, cx, y, r * 0.95, 0.22) +
    tube(grip, 26, handle) +
    tube(neck, 15, finish === "iron" ? handle : paint.steel) +
    vessel(
      sheet,
      body,
      { colour, finish },
      { within, ...(options.rim && { rim: options.rim }), wall: 8 },
    ) +
    (options.lip
      ? path(`M${at([cx - r + 4, y - height + 3])}q-26,-4 -34,-18q18,-8 48,-2z`, {
          fill: lighten(colour, 0.24),
        })
      : "")
  );
}

/** The cone of a tagine over its shallow base. */
export function tagine(sheet: Sheet, colour: Colour): string {
  const [cx, y] = [400, ground];
  const base: Turned = {
    cx,
    tilt: 0.2,
    profile: [
      [y - 82, 226],
      [y - 60, 224],
      [y - 18, 190],
      [y, 160],
    ],
  };
  const cone: Turned = {
    cx,
    tilt: 0.2,
    profile: [
      [y - 396, 34],
      [y - 350, 40],
      [y - 270, 84],
      [y - 170, 160],
      [y - 100, 208],
      [y - 84, 210],
    ],
  };
  const look: Look = { colour, finish: "gloss" };
  return (
    standing(sheet, cx, y, 190, 0.2) +
    vessel(sheet, base, look, { wall: 10 }) +
    part(sheet, cone, look) +
    part(sheet, cone, { colour: paint.cream, finish: "matt" }, y - 150, y - 136) +
    part(sheet, cone, { colour: paint.cream, finish: "matt" }, y - 120, y - 112) +
    finishing(sheet, cone, look) +
    ball(sheet, cx, y - 408, 42, colour)
  );
}

/** Nested bowls: of the inner ones only what rises above the next bigger rim is seen. */
export function nest(
  sheet: Sheet,
  colours: readonly [Colour, Colour, Colour],
  finish: Look["finish"] = "gloss",
): string {
  const y = ground;
  const outer: Turned = {
    cx: 400,
    tilt: 0.27,
    profile: [
      [y - 236, 250],
      [y - 170, 244],
      [y - 76, 188],
      [y - 14, 116],
      [y, 110],
    ],
  };
  const look = (colour: Colour): Look => ({ colour, finish });
  const within = (colour: Colour) => lighten(colour, finish === "steel" ? 0.16 : 0.3);
  const sleeve = (top: number, r: number, colour: Colour): string => {
    const turned: Turned = {
      cx: 400,
      tilt: 0.27,
      profile: [
        [top, r],
        [top + 30, r * 0.985],
        [top + 60, r * 0.94],
      ],
    };
    return vessel(sheet, turned, look(colour), { within: within(colour), wall: 8 });
  };
  /** Hides what of an inner bowl lies below the near edge of the mouth it sits in. */
  const inMouth = (top: number, r: number, part: string): string => {
    const above = `M0,-400H800V${top}H${400 + r}A${r},${r * 0.27} 0 0 1 ${400 - r},${top}H0z`;
    return `<g clip-path="${sheet.clip(above)}">${part}</g>`;
  };
  const [a, b, c] = colours;
  return (
    standing(sheet, 400, y, 120, 0.27) +
    vessel(sheet, outer, look(a), { within: within(a), wall: 9 }) +
    inMouth(y - 236, 241, sleeve(y - 262, 206, b) + inMouth(y - 262, 198, sleeve(y - 286, 164, c)))
  );
}
