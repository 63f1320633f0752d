import { type Colour, darken, lighten, paint } from "../colour.ts";
import { cast, slab } from "../flat.ts";
import { ellipse, group, path, roundedRect, type Sheet, turn } from "../sheet.ts";

/** A cookbook from above; what is on its cover is drawn by the caller within 300..500 x 270..470. */
export function book(sheet: Sheet, cover: Colour, ink: Colour, emblem: string, angle = -8): string {
  const board = roundedRect(220, 150, 360, 500, 10);
  const pages = roundedRect(228, 158, 362, 502, 6);
  return turn(
    angle,
    400,
    400,
    cast(sheet, board, 2, 0.42),
    path(pages, { fill: "#f3ecdd", stroke: "#cdbfa6", "stroke-width": 2 }),
    slab(sheet, board, cover, [220, 150], [580, 650]),
    path("M252,150v500", { stroke: darken(cover, 0.4), "stroke-width": 4, opacity: 0.5 }),
    path("M258,150v500", { stroke: lighten(cover, 0.4), "stroke-width": 2, opacity: 0.5 }),
    path("M306,206h220M336,236h160", {
      stroke: ink,
      "stroke-width": 13,
      "stroke-linecap": "round",
    }),
    emblem,
    path("M356,602h120", {
      stroke: ink,
      "stroke-width": 7,
      "stroke-linecap": "round",
      opacity: 0.8,
    }),
  );
}

export const soup = (ink: Colour): string =>
  group(
    { transform: "translate(16 30)" },
    path("M296,400h208q-8,110 -104,110t-104,-110z", { fill: ink }),
    ellipse(400, 400, 104, 20, { fill: paint.mustard }),
    path("M360,366q-16,-26 0,-48t0,-46M400,366q-16,-26 0,-48t0,-46M440,366q-16,-26 0,-48t0,-46", {
      fill: "none",
      stroke: ink,
      "stroke-width": 7,
      "stroke-linecap": "round",
    }),
  );

export const loaf = (ink: Colour): string =>
  group(
    { transform: "translate(16 30)" },
    path("M284,440q0,-110 116,-110t116,110q0,44 -44,44h-144q-44,0 -44,-44z", { fill: ink }),
    path("M340,366q20,24 8,58M392,356q20,28 8,70M446,364q20,24 8,58", {
      fill: "none",
      stroke: paint.oak,
      "stroke-width": 11,
      "stroke-linecap": "round",
    }),
  );

/** The gift card, on its envelope. */
export function giftCard(sheet: Sheet, colour: Colour, ribbon: Colour): string {
  const envelope = roundedRect(170, 230, 460, 330, 14);
  const card = roundedRect(190, 280, 420, 262, 24);
  return turn(
    -9,
    400,
    400,
    cast(sheet, envelope, 1.4, 0.34),
    slab(sheet, envelope, paint.cream, [170, 230], [630, 560]),
    path("M170,240l230,180l230,-180", {
      fill: "none",
      stroke: darken(paint.cream, 0.26),
      "stroke-width": 3,
    }),
    turn(
      15,
      400,
      400,
      cast(sheet, card, 1.3, 0.38),
      slab(sheet, card, colour, [190, 280], [610, 542]),
      path("M300,280v262h44v-262z", { fill: ribbon }),
      path("M190,376h420v40h-420z", { fill: ribbon, opacity: 0.94 }),
      path(
        "M322,396c-64,-92 -148,-44 -108,0c-40,44 44,92 108,0zM322,396c64,-92 148,-44 108,0c40,44 -44,92 -108,0z",
        { fill: lighten(ribbon, 0.14), stroke: darken(ribbon, 0.3), "stroke-width": 3 },
      ),
      ellipse(322, 396, 20, 24, { fill: ribbon, stroke: darken(ribbon, 0.3), "stroke-width": 3 }),
      path("M470,486h104M510,512h64", {
        stroke: lighten(colour, 0.75),
        "stroke-width": 9,
        "stroke-linecap": "round",
      }),
    ),
  );
}
