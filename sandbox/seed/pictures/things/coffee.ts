import { type Colour, darken, lighten, paint } from "../colour.ts";
import { standing, tube } from "../flat.ts";
import { glass } from "../glass.ts";
import { type Sheet, at, path } from "../sheet.ts";
import { type Turned, ball, solid, vessel } from "../turned.ts";
import { ground } from "./cups.ts";
import { lid } from "./pots.ts";

/** A cone on a glass server. */
export function dripper(sheet: Sheet, colour: Colour): string {
  const [cx, y] = [400, ground];
  const server: Turned = {
    cx,
    tilt: 0.2,
    profile: [
      [y - 236, 62],
      [y - 210, 56],
      [y - 120, 122],
      [y - 40, 134],
      [y, 122],
    ],
  };
  const cone: Turned = {
    cx,
    tilt: 0.22,
    profile: [
      [y - 410, 142],
      [y - 390, 140],
      [y - 290, 62],
      [y - 262, 52],
    ],
  };
  const plate: Turned = {
    cx,
    tilt: 0.22,
    profile: [
      [y - 266, 100],
      [y - 256, 102],
      [y - 246, 96],
    ],
  };
  return (
    standing(sheet, cx, y, 124, 0.2) +
    tube(`M${at([cx + 100, y - 150])}c96,-22 104,100 8,104`, 20, "#cfdcdf", 0.9) +
    glass(sheet, server, { filled: { colour: paint.coffee, from: y - 118, to: y - 12 } }) +
    tube(`M${at([cx + 124, y - 378])}c84,-22 92,64 -40,84`, 20, colour) +
    solid(sheet, plate, { colour, finish: "gloss" }) +
    vessel(
      sheet,
      cone,
      { colour, finish: "gloss" },
      { within: lighten(paint.linen, 0.3), wall: 9, filled: { colour: paint.coffee, depth: 26 } },
    )
  );
}

export function press(sheet: Sheet): string {
  const [cx, y] = [380, ground];
  const jar: Turned = {
    cx,
    tilt: 0.2,
    profile: [
      [y - 330, 116],
      [y - 200, 116],
      [y - 30, 116],
      [y - 12, 112],
    ],
  };
  const band = (top: number) =>
    solid(
      sheet,
      {
        cx,
        tilt: 0.2,
        profile: [
          [top, 121],
          [top + 16, 121],
        ],
      },
      { colour: paint.copper, finish: "copper" },
    );
  const bar = (x: number) =>
    path(`M${x},${y - 320}v318`, {
      stroke: sheet.linear(
        [x - 6, 0],
        [x + 6, 0],
        [
          [0, "#8a5534"],
          [0.4, "#f0b692"],
          [1, "#8a5534"],
        ],
      ),
      "stroke-width": 11,
    });
  const base: Turned = {
    cx,
    tilt: 0.2,
    profile: [
      [y - 26, 122],
      [y, 122],
    ],
  };
  return (
    standing(sheet, cx, y, 124, 0.2) +
    tube(`M${at([cx + 116, y - 290])}c140,-10 140,210 0,214`, 24, paint.walnut) +
    solid(sheet, base, { colour: paint.copper, finish: "copper" }) +
    glass(sheet, jar, { filled: { colour: paint.coffee, from: y - 236, to: y - 24 } }) +
    bar(cx - 96) +
    bar(cx + 96) +
    band(y - 160) +
    path(`M${cx},${y - 340}v-90`, { stroke: "#c9a28a", "stroke-width": 9 }) +
    lid(sheet, cx, y - 330, 118, { colour: paint.copper, finish: "copper" }, paint.walnut, 0.22) +
    ball(sheet, cx, y - 436, 24, paint.walnut)
  );
}

/** Eight facets up, eight facets down. */
export function moka(sheet: Sheet): string {
  const [cx, y] = [390, ground];
  const facets = (top: number, bottom: number, rTop: number, rBottom: number): string => {
    const edges = [-1, -0.72, -0.28, 0.28, 0.72, 1];
    const tones = [0.32, 0.62, 0.1, -0.12, -0.34];
    return tones
      .map((tone, i) => {
        const [a, b] = [edges[i] ?? 0, edges[i + 1] ?? 0];
        const dip = (edge: number) => Math.sqrt(1 - edge * edge) * 0.16;
        const colour = tone > 0 ? lighten("#a9b0b4", tone) : darken("#a9b0b4", -tone);
        return path(
          `M${at([cx + a * rTop, top + dip(a) * rTop])}L${at([cx + b * rTop, top + dip(b) * rTop])}L${at([cx + b * rBottom, bottom + dip(b) * rBottom])}L${at([cx + a * rBottom, bottom + dip(a) * rBottom])}z`,
          { fill: colour, stroke: colour, "stroke-width": 1 },
        );
      })
      .join("");
  };
  const collar: Turned = {
    cx,
    tilt: 0.18,
    profile: [
      [y - 218, 92],
      [y - 196, 96],
    ],
  };
  const cap: Turned = {
    cx,
    tilt: 0.18,
    profile: [
      [y - 462, 12],
      [y - 446, 60],
      [y - 420, 118],
      [y - 410, 124],
    ],
  };
  return (
    standing(sheet, cx, y, 134, 0.2) +
    tube(
      `M${at([cx + 112, y - 392])}C${at([cx + 210, y - 420])} ${at([cx + 220, y - 380])} ${at([cx + 206, y - 250])}`,
      27,
      paint.charcoal,
      0.3,
    ) +
    facets(y - 196, y - 8, 104, 136) +
    solid(sheet, collar, { colour: "#a9b0b4", finish: "steel" }) +
    facets(y - 412, y - 218, 122, 88) +
    path(`M${at([cx - 116, y - 404])}l-44,-14l34,70z`, { fill: "#949ca1" }) +
    solid(sheet, cap, { colour: "#b7bdc1", finish: "steel" }) +
    ball(sheet, cx, y - 478, 20, paint.charcoal)
  );
}

/** A hand grinder with a crank. */
export function grinder(sheet: Sheet): string {
  const [cx, y] = [400, ground];
  const body: Turned = {
    cx,
    tilt: 0.2,
    profile: [
      [y - 260, 84],
      [y - 130, 80],
      [y - 116, 80],
    ],
  };
  const cupPart: Turned = {
    cx,
    tilt: 0.2,
    profile: [
      [y - 114, 82],
      [y - 20, 84],
      [y, 80],
    ],
  };
  const dome: Turned = {
    cx,
    tilt: 0.2,
    profile: [
      [y - 330, 18],
      [y - 318, 48],
      [y - 280, 82],
      [y - 260, 86],
    ],
  };
  return (
    standing(sheet, cx, y, 84, 0.2) +
    solid(sheet, cupPart, { colour: paint.walnut, finish: "wood" }) +
    solid(sheet, body, { colour: paint.steel, finish: "steel" }) +
    solid(sheet, dome, { colour: paint.charcoal, finish: "gloss" }) +
    path(`M${cx},${y - 322}v-46`, { stroke: "#8d969b", "stroke-width": 12 }) +
    tube(
      `M${at([cx, y - 368])}C${at([cx + 60, y - 392])} ${at([cx + 110, y - 372])} ${at([cx + 168, y - 366])}`,
      14,
      "#aab2b7",
    ) +
    solid(
      sheet,
      {
        cx: cx + 168,
        tilt: 0.24,
        profile: [
          [y - 440, 18],
          [y - 424, 25],
          [y - 396, 20],
          [y - 376, 12],
        ],
      },
      { colour: paint.walnut, finish: "wood" },
    )
  );
}
