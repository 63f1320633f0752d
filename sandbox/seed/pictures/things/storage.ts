import { type Colour, darken, lighten, paint } from "../colour.ts";
import { cast, grain, slab, specks, standing } from "../flat.ts";
import { type Sheet, at, ellipse, group, n, path, roundedRect, turn } from "../sheet.ts";
import { type Turned, finishing, inside, part, solid, vessel } from "../turned.ts";
import { ground } from "./cups.ts";

export function breadBin(sheet: Sheet, colour: Colour): string {
  const body = "M150,440q0,-110 110,-110h280q110,0 110,110v176q0,24 -24,24h-452q-24,0 -24,-24z";
  const top = roundedRect(140, 300, 520, 58, 20);
  const across = sheet.linear(
    [150, 0],
    [650, 0],
    [
      [0, lighten(colour, 0.06)],
      [0.2, lighten(colour, 0.3)],
      [0.5, colour],
      [0.85, darken(colour, 0.2)],
      [1, darken(colour, 0.28)],
    ],
  );
  return (
    ellipse(430, 642, 280, 26, { fill: "#2b211b", opacity: 0.34, filter: sheet.blur(12) }) +
    path(body, { fill: across }) +
    path(body, {
      fill: sheet.linear(
        [0, 340],
        [0, 640],
        [
          [0, darken(colour, 0.4), 0.3],
          [0.14, darken(colour, 0.4), 0],
          [0.7, darken(colour, 0.4), 0],
          [1, darken(colour, 0.5), 0.3],
        ],
      ),
    }) +
    slab(sheet, top, paint.beech, [140, 300], [140, 358]) +
    group(
      { "clip-path": sheet.clip(top) },
      grain({ x: 140, y: 300, width: 520, height: 58 }, paint.beech, 15, 12),
    ) +
    path("M310,470h180", {
      stroke: darken(colour, 0.5),
      "stroke-width": 10,
      "stroke-linecap": "round",
      opacity: 0.9,
    }) +
    path("M310,500h120", {
      stroke: darken(colour, 0.5),
      "stroke-width": 6,
      "stroke-linecap": "round",
      opacity: 0.5,
    }) +
    path("M196,420q8,-46 40,-56", {
      fill: "none",
      stroke: "#ffffff",
      "stroke-width": 14,
      "stroke-linecap": "round",
      opacity: 0.5,
      filter: sheet.blur(4),
    })
  );
}

export function butterDish(sheet: Sheet, colour: Colour): string {
  const tray: Turned = {
    cx: 400,
    tilt: 0.2,
    profile: [
      [ground - 44, 262],
      [ground - 30, 256],
      [ground - 6, 214],
      [ground, 206],
    ],
  };
  const hood = `M212,600v-112q0,-62 62,-62h252q62,0 62,62v112q-188,40 -376,0z`;
  const fill = sheet.linear(
    [212, 0],
    [588, 0],
    [
      [0, lighten(colour, 0.08)],
      [0.22, lighten(colour, 0.36)],
      [0.5, colour],
      [0.86, darken(colour, 0.2)],
      [1, darken(colour, 0.28)],
    ],
  );
  return (
    standing(sheet, 400, ground, 214, 0.2) +
    vessel(sheet, tray, { colour: lighten(colour, 0.14), finish: "gloss" }, { wall: 10 }) +
    ellipse(408, 604, 190, 26, { fill: "#2b211b", opacity: 0.3, filter: sheet.blur(6) }) +
    path(hood, { fill }) +
    path("M252,470q4,-24 26,-26", {
      fill: "none",
      stroke: "#ffffff",
      "stroke-width": 13,
      "stroke-linecap": "round",
      opacity: 0.6,
      filter: sheet.blur(3),
    }) +
    solid(
      sheet,
      {
        cx: 400,
        tilt: 0.24,
        profile: [
          [386, 30],
          [400, 44],
          [420, 26],
          [430, 24],
        ],
      },
      { colour: paint.beech, finish: "wood" },
    )
  );
}

/** The salt pig: a pot that leans its mouth towards the cook. */
export function saltPig(sheet: Sheet, colour: Colour): string {
  const [cx, y] = [400, ground];
  const turned: Turned = {
    cx,
    tilt: 0.2,
    profile: [
      [y - 300, 24],
      [y - 290, 86],
      [y - 230, 142],
      [y - 110, 164],
      [y - 20, 138],
      [y, 128],
    ],
  };
  const look = { colour, finish: "gloss" } as const;
  const hole = (grow: number) => ellipse(0, 0, 96 + grow, 76 + grow, {});
  return (
    standing(sheet, cx, y, 134, 0.2) +
    part(sheet, turned, look) +
    inside(
      sheet,
      turned,
      specks({ x: cx - 170, y: y - 310, width: 340, height: 340 }, colour, 41, 90),
    ) +
    finishing(sheet, turned, look) +
    group(
      { transform: `translate(${n(cx - 26)} ${n(y - 196)}) rotate(-12)` },
      hole(12).replace("<ellipse", `<ellipse fill="${lighten(colour, 0.3)}"`),
      hole(0).replace("<ellipse", `<ellipse fill="${darken(colour, 0.62)}"`),
      `<g clip-path="${sheet.clip("M-96,0a96,76 0 0 1 192,0a96,76 0 0 1 -192,0z")}">` +
        ellipse(0, 64, 92, 44, { fill: "#f7f4ee" }) +
        ellipse(-20, 46, 46, 16, { fill: "#ffffff" }) +
        "</g>",
    )
  );
}

/** A bottle with a label: oil, vinegar. */
export function bottle(
  sheet: Sheet,
  options: { tint: Colour; label: Colour; ink: Colour; cap: Colour },
): string {
  const [cx, y] = [400, ground];
  const turned: Turned = {
    cx,
    tilt: 0.18,
    profile: [
      [y - 470, 30],
      [y - 400, 30],
      [y - 340, 48],
      [y - 280, 96],
      [y - 200, 104],
      [y - 10, 104],
      [y, 98],
    ],
  };
  return (
    standing(sheet, cx, y, 102, 0.18) +
    part(sheet, turned, { colour: options.tint, finish: "gloss" }) +
    part(sheet, turned, { colour: options.label, finish: "matt" }, y - 220, y - 60) +
    path(`M${at([cx - 58, y - 130])}q58,22 116,0`, {
      fill: "none",
      stroke: options.ink,
      "stroke-width": 9,
      "stroke-linecap": "round",
    }) +
    path(`M${at([cx - 36, y - 96])}q36,14 72,0`, {
      fill: "none",
      stroke: options.ink,
      "stroke-width": 5,
      "stroke-linecap": "round",
      opacity: 0.6,
    }) +
    ellipse(cx, y - 156, 13, 19, { fill: options.ink, transform: `rotate(24 ${cx} ${y - 156})` }) +
    finishing(sheet, turned, { colour: options.tint, finish: "gloss" }) +
    solid(
      sheet,
      {
        cx,
        tilt: 0.2,
        profile: [
          [y - 512, 33],
          [y - 456, 34],
        ],
      },
      { colour: options.cap, finish: "wood" },
    )
  );
}

/** A round tin for leaves, or for salt. */
export function caddy(sheet: Sheet, colour: Colour, label: Colour, ink: Colour): string {
  const [cx, y] = [400, ground];
  const turned: Turned = {
    cx,
    tilt: 0.2,
    profile: [
      [y - 290, 118],
      [y, 118],
    ],
  };
  const cover: Turned = {
    cx,
    tilt: 0.2,
    profile: [
      [y - 322, 118],
      [y - 314, 122],
      [y - 262, 122],
    ],
  };
  return (
    standing(sheet, cx, y, 118, 0.2) +
    part(sheet, turned, { colour, finish: "gloss" }) +
    part(sheet, turned, { colour: label, finish: "matt" }, y - 200, y - 64) +
    path(`M${at([cx - 64, y - 120])}q64,26 128,0`, {
      fill: "none",
      stroke: ink,
      "stroke-width": 8,
      "stroke-linecap": "round",
    }) +
    path(`M${at([cx - 38, y - 88])}q38,16 76,0`, {
      fill: "none",
      stroke: ink,
      "stroke-width": 5,
      "stroke-linecap": "round",
      opacity: 0.6,
    }) +
    path(`M${at([cx, y - 130])}c-30,-20 -26,-44 0,-52c26,8 30,32 0,52z`, { fill: ink }) +
    finishing(sheet, turned, { colour, finish: "gloss" }) +
    solid(sheet, cover, { colour: lighten(colour, 0.08), finish: "gloss" })
  );
}

/** A sturdy carton, for a set that has no single face. */
export const carton = (sheet: Sheet, colour: Colour, band: Colour): string => {
  const box = roundedRect(190, 230, 420, 340, 14);
  return turn(
    -10,
    400,
    400,
    cast(sheet, box, 2.2, 0.4),
    slab(sheet, box, colour, [190, 230], [610, 570]),
    path("M190,400h420", { stroke: darken(colour, 0.3), "stroke-width": 3, opacity: 0.6 }),
    path("M350,230v340h100v-340z", { fill: band, opacity: 0.92 }),
    ellipse(400, 400, 34, 34, { fill: lighten(band, 0.6) }),
  );
};
