import { type Colour, paint } from "../colour.ts";
import { dripper, grinder, moka, press } from "../things/coffee.ts";
import { bowlCup, cup, enamelMug, espresso, steam } from "../things/cups.ts";
import { carafe, jug, lemonade, redWine, tumbler, water, wineGlass } from "../things/glasses.ts";
import { kettle, teapot } from "../things/kettles.ts";
import { caddy } from "../things/storage.ts";
import { type Draw, type Scene, all, stand } from "./shot.ts";

const mugs =
  (...colours: readonly Colour[]): Draw =>
  (sheet) =>
    colours
      .map((colour, i) =>
        enamelMug(sheet, colour, {
          cx: 270 + i * 130 - (i === 1 ? 10 : 0),
          y: i === 1 ? 660 : 610,
          width: i === 1 ? 190 : 160,
          height: i === 1 ? 205 : 172,
        }),
      )
      .reduce((back, mug, i) => (i === 1 ? back + mug : mug + back), "");

/** Cups, glasses, coffee and tea. */
export const drinks: Record<string, Scene> = {
  "harbour-enamel-mug": stand(
    "mist",
    (s) => enamelMug(s, paint.harbour, { cx: 375 }),
    [120, 240, 520],
  ),
  "harbour-enamel-mug-2": stand(
    "butter",
    mugs(paint.cream, paint.brick, paint.sage),
    [110, 240, 560],
  ),
  "stoneware-mug": stand(
    "oat",
    (s) =>
      cup(s, {
        cx: 375,
        colour: paint.sage,
        dip: { colour: paint.clay, from: 0.72 },
        speckled: true,
      }),
    [120, 240, 520],
  ),
  "stoneware-mug-2": stand(
    "sage",
    all(
      (s) =>
        cup(s, {
          cx: 375,
          colour: paint.cream,
          dip: { colour: paint.clay, from: 0.72 },
          speckled: true,
          drink: paint.coffee,
        }),
      (s) => steam(s, 375, 356),
    ),
    [120, 240, 520],
  ),
  "espresso-cup": stand("blush", (s) => espresso(s, paint.cream), [160, 270, 480]),
  "cafe-au-lait-bowl": stand(
    "sage",
    all(
      (s) => bowlCup(s, paint.mustard, paint.tea),
      (s) => steam(s, 400, 430),
    ),
    [140, 250, 520],
  ),
  "everyday-tumblers": stand(
    "mist",
    all(
      (s) => tumbler(s, { cx: 300, y: 600, r: 88, height: 200, drink: water }),
      (s) => tumbler(s, { cx: 490, y: 650, r: 92, height: 206 }),
    ),
    [130, 260, 520],
  ),
  "everyday-tumblers-2": stand(
    "blush",
    all(
      (s) => tumbler(s, { cx: 260, y: 610, r: 80, height: 180, tint: "#c6d9c4" }),
      (s) => tumbler(s, { cx: 420, y: 650, r: 84, height: 186, tint: "#e6c7b6" }),
      (s) => tumbler(s, { cx: 570, y: 606, r: 80, height: 180, tint: "#b9cfdb" }),
    ),
    [150, 260, 530],
  ),
  "wine-glasses": stand(
    "blush",
    (s) => wineGlass(s, { drink: redWine, scale: 1.08 }),
    [70, 130, 640],
  ),
  "wine-glasses-2": stand(
    "stone",
    all(
      (s) => wineGlass(s, { cx: 310, y: 610 }),
      (s) => wineGlass(s, { cx: 500, y: 655 }),
    ),
  ),
  "highball-glasses": stand(
    "butter",
    all(
      (s) => tumbler(s, { cx: 310, y: 606, r: 70, height: 290, taper: 0.94, drink: lemonade }),
      (s) => tumbler(s, { cx: 490, y: 655, r: 74, height: 300, taper: 0.94, drink: lemonade }),
    ),
  ),
  "water-carafe": stand(
    "sage",
    (s) => carafe(s, { drink: water, stopper: paint.cork }),
    [70, 110, 640],
  ),
  "glass-jug": stand("butter", (s) => jug(s, { drink: lemonade }), [70, 140, 640]),
  "pour-over-dripper": stand("blush", (s) => dripper(s, paint.white), [120, 150, 570]),
  "french-press": stand("sage", press, [110, 160, 560]),
  "moka-pot": stand("oat", moka, [80, 110, 620]),
  "gooseneck-kettle": stand("mist", (s) => kettle(s, paint.charcoal, "matt"), [110, 170, 600]),
  "gooseneck-kettle-2": stand("butter", (s) => kettle(s, paint.steel, "steel"), [110, 170, 600]),
  "hand-grinder": stand("lilac", grinder, [140, 170, 560]),
  "stoneware-teapot": stand("sea", (s) => teapot(s, paint.mustard)),
  "stoneware-teapot-2": stand(
    "oat",
    all(
      (s) => `<g transform="translate(-60 -30)">${teapot(s, paint.sage)}</g>`,
      (s) =>
        cup(s, {
          cx: 600,
          y: 664,
          width: 140,
          height: 112,
          colour: paint.sage,
          handle: "none",
          taper: 0.7,
          bulge: 0.1,
          drink: paint.tea,
        }),
    ),
    [40, 180, 650],
  ),
  "cast-iron-teapot": stand("stone", (s) =>
    teapot(s, paint.iron, { finish: "iron", bail: true, dotted: true, knob: paint.iron }),
  ),
  "loose-leaf-tea": stand(
    "sea",
    (s) => caddy(s, paint.fern, paint.cream, paint.fern),
    [140, 220, 520],
  ),
};
