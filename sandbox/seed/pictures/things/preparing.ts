import { type Colour, darken, lighten, paint } from "../colour.ts";
import { cast, grain, slab, standing, tube } from "../flat.ts";
import { type Sheet, at, circle, ellipse, group, path, roundedRect, turn } from "../sheet.ts";
import { type Turned, ball, finishing, inside, part, solid, vessel } from "../turned.ts";
import { ground } from "./cups.ts";

/** A pair of mills: the tall one turned with rings, the short one plain. */
export function mill(sheet: Sheet, cx: number, y: number, height: number, colour: Colour): string {
  const s = height / 330;
  const turned: Turned = {
    cx,
    tilt: 0.22,
    profile: [
      [y - 250 * s, 40 * s],
      [y - 236 * s, 50 * s],
      [y - 200 * s, 38 * s],
      [y - 140 * s, 46 * s],
      [y - 60 * s, 64 * s],
      [y - 16 * s, 68 * s],
      [y, 66 * s],
    ],
  };
  const look = { colour, finish: "wood" } as const;
  const head: Turned = {
    cx,
    tilt: 0.22,
    profile: [
      [y - 316 * s, 16 * s],
      [y - 300 * s, 42 * s],
      [y - 276 * s, 50 * s],
      [y - 256 * s, 40 * s],
    ],
  };
  const lines = (body: Turned, from: number, to: number) =>
    inside(
      sheet,
      body,
      turn(
        90,
        cx,
        y - height / 2,
        grain(
          { x: cx - height, y: y - height / 2 - 80 * s, width: height * 2, height: 160 * s },
          colour,
          Math.round(from + to),
          13,
        ),
      ),
    );
  return (
    standing(sheet, cx, y, 68 * s, 0.22) +
    part(sheet, turned, look) +
    lines(turned, 0, 1) +
    finishing(sheet, turned, look) +
    solid(sheet, head, look) +
    lines(head, 2, 3) +
    ball(sheet, cx, y - 326 * s, 13 * s, paint.brass)
  );
}

/** Stone mortar with its pestle leaning out of it. */
export function mortar(sheet: Sheet, colour: Colour): string {
  const [cx, y] = [390, ground];
  const turned: Turned = {
    cx,
    tilt: 0.26,
    profile: [
      [y - 214, 178],
      [y - 150, 172],
      [y - 70, 138],
      [y - 34, 118],
      [y - 16, 132],
      [y, 136],
    ],
  };
  return (
    standing(sheet, cx, y, 136, 0.24) +
    vessel(sheet, turned, { colour, finish: "matt" }, { wall: 22 }) +
    `<g clip-path="${sheet.clip(`M0,0H800V${y - 214}H${cx + 156}A156,40 0 0 1 ${cx - 156},${y - 214}H0z`)}">` +
    tube(`M${at([cx + 10, y - 176])}L${at([cx + 132, y - 420])}`, 52, lighten(colour, 0.1), 0.4) +
    "</g>" +
    ball(sheet, cx + 136, y - 428, 34, lighten(colour, 0.12))
  );
}

export function colander(sheet: Sheet, colour: Colour): string {
  const [cx, y] = [400, ground];
  const turned: Turned = {
    cx,
    tilt: 0.26,
    profile: [
      [y - 206, 234],
      [y - 160, 226],
      [y - 80, 178],
      [y - 34, 112],
      [y - 24, 100],
      [y, 118],
    ],
  };
  const holes = [150, 118, 86].flatMap((height, rowIndex) =>
    Array.from({ length: 15 - rowIndex * 2 }, (_, i) => {
      const share = (i - (14 - rowIndex * 2) / 2) / (8.2 - rowIndex * 0.6);
      const r = 214 - rowIndex * 22;
      const depth = Math.sqrt(Math.max(0, 1 - share * share));
      return ellipse(cx + share * r, y - height + depth * 34, 8.5 * Math.max(0.35, depth), 8, {
        fill: darken(colour, 0.62),
      });
    }),
  );
  const ear = (side: 1 | -1) =>
    tube(
      `M${at([cx + side * 226, y - 190])}c${side * 50},-20 ${side * 74},8 ${side * 52},30c${side * -14},12 ${side * -38},12 ${side * -56},4`,
      16,
      colour,
    );
  return (
    standing(sheet, cx, y, 122, 0.26) +
    ear(-1) +
    ear(1) +
    vessel(
      sheet,
      turned,
      { colour, finish: "gloss" },
      { within: paint.white, rim: darken(paint.harbour, 0.45), wall: 9 },
    ) +
    holes.join("")
  );
}

/** Measuring cups, each on its own handle. */
export function measures(sheet: Sheet, colour: Colour): string {
  const one = (cx: number, cy: number, r: number, angle: number): string => {
    const grip = roundedRect(cx + r - 6, cy - 13, 150, 26, 13);
    const across = (from: Colour, to: Colour) =>
      sheet.linear(
        [cx - r, cy - r],
        [cx + r, cy + r],
        [
          [0.1, from],
          [0.9, to],
        ],
      );
    return turn(
      angle,
      cx,
      cy,
      group({}, cast(sheet, grip, 0.9)),
      ellipse(cx + 12, cy + 18, r, r, { fill: "#2b211b", opacity: 0.3, filter: sheet.blur(14) }),
      slab(sheet, grip, colour, [cx, cy - 13], [cx, cy + 13]),
      circle(cx + r + 126, cy, 6, { fill: darken(colour, 0.6) }),
      circle(cx, cy, r, { fill: across(lighten(colour, 0.6), darken(colour, 0.24)) }),
      circle(cx, cy, r - 7, { fill: across(darken(colour, 0.4), lighten(colour, 0.4)) }),
      circle(cx, cy, r - 24, { fill: across(darken(colour, 0.06), lighten(colour, 0.2)) }),
    );
  };
  return (
    one(250, 270, 122, -24) + one(300, 500, 98, 4) + one(532, 366, 76, 30) + one(470, 600, 58, -14)
  );
}

export function scale(sheet: Sheet, colour: Colour): string {
  const body = "M210,500h380q24,0 30,24l18,92q4,24 -22,24h-432q-26,0 -22,-24l18,-92q6,-24 30,-24z";
  const tray: Turned = {
    cx: 400,
    tilt: 0.2,
    profile: [
      [452, 236],
      [466, 234],
      [486, 190],
      [500, 120],
    ],
  };
  return (
    ellipse(430, 640, 250, 26, { fill: "#2b211b", opacity: 0.34, filter: sheet.blur(12) }) +
    slab(sheet, body, colour, [180, 500], [620, 640]) +
    circle(400, 572, 56, { fill: paint.white }) +
    circle(400, 572, 56, { fill: "none", stroke: darken(colour, 0.3), "stroke-width": 4 }) +
    Array.from({ length: 12 }, (_, i) =>
      turn(i * 30, 400, 572, path("M400,523v10", { stroke: paint.charcoal, "stroke-width": 3 })),
    ).join("") +
    turn(
      46,
      400,
      572,
      path("M400,578v-44", { stroke: paint.brick, "stroke-width": 5, "stroke-linecap": "round" }),
    ) +
    circle(400, 572, 7, { fill: paint.charcoal }) +
    vessel(sheet, tray, { colour: paint.steel, finish: "steel" }, { wall: 8 })
  );
}
