import { paint } from "../colour.ts";
import { type Sheet } from "../sheet.ts";
import { board } from "../things/boards.ts";
import { fluted, muffinTray, pan, tin, wok } from "../things/pans.ts";
import { casserole, saucepan, tagine } from "../things/pots.ts";
import { bowl, bowlAbove } from "../things/tableware.ts";
import { type Scene, all, lay, stand } from "./shot.ts";

/** Pots, pans and bakeware. */
export const cooking: Record<string, Scene> = {
  "carbon-steel-frying-pan": lay(
    "oat",
    (s) => pan(s, { body: "#4a4b4d", within: "#5c5e61", handle: paint.iron }),
    [20, 20, 800],
  ),
  "cast-iron-skillet": lay(
    "sage",
    (s) => pan(s, { body: paint.iron, within: "#37393c", handle: paint.iron, r: 222 }),
    [20, 20, 800],
  ),
  "cast-iron-skillet-2": lay(
    "butter",
    all(
      (s) => board(s, { colour: paint.oak, width: 640, height: 470, hole: false, angle: 6 }),
      (s) => pan(s, { body: paint.iron, within: "#37393c", handle: paint.iron, r: 200 }),
    ),
    [20, 20, 800],
  ),
  "ceramic-frying-pan": lay(
    "blush",
    (s) => pan(s, { body: paint.sage, within: "#e9e2d2", handle: paint.beech, grip: "wood" }),
    [20, 20, 800],
  ),
  "ridged-grill-pan": lay(
    "mist",
    (s) => pan(s, { body: paint.iron, within: "#3b3d40", handle: paint.iron, ridges: true }),
    [20, 20, 800],
  ),
  "hammered-wok": stand("butter", wok, [50, 90, 780]),
  "three-ply-saucepan": stand(
    "stone",
    (s) =>
      saucepan(s, {
        colour: paint.steel,
        finish: "steel",
        within: paint.steel,
        handle: paint.charcoal,
      }),
    [90, 130, 700],
  ),
  "enamel-milk-pan": stand(
    "sea",
    (s) =>
      saucepan(s, {
        colour: paint.cream,
        finish: "gloss",
        within: paint.white,
        handle: paint.beech,
        rim: paint.harbour,
        lip: true,
      }),
    [90, 130, 700],
  ),
  "tall-stockpot": stand(
    "mist",
    (s) =>
      casserole(s, {
        colour: paint.steel,
        finish: "steel",
        height: 300,
        r: 196,
        knob: paint.charcoal,
        dome: 0.24,
      }),
    [90, 130, 620],
  ),
  "copper-saucier": stand(
    "sage",
    (s) =>
      saucepan(s, {
        colour: paint.copper,
        finish: "copper",
        within: paint.steel,
        handle: paint.brass,
        height: 160,
      }),
    [90, 130, 700],
  ),
  "cast-iron-casserole": stand("stone", (s) => casserole(s, { colour: paint.brick })),
  "cast-iron-casserole-2": stand("butter", (s) =>
    casserole(s, { colour: paint.harbour, knob: paint.steel }),
  ),
  "shallow-braiser": stand(
    "oat",
    (s) => casserole(s, { colour: paint.fern, r: 236, height: 128, dome: 0.24 }),
    [80, 190, 640],
  ),
  tagine: stand("mist", (s) => tagine(s, paint.terracotta), [90, 140, 620]),
  "loaf-tin": lay("blush", (s) =>
    tin(s, { width: 500, height: 260, colour: "#8d8f90", depth: 34 }),
  ),
  "springform-tin": lay("sage", (s) => bowlAbove(s, { colour: "#8a8c8e", r: 262, rim: "#c9cdd0" })),
  "muffin-tray": lay("oat", (s) => muffinTray(s, "#8d8f90")),
  "stoneware-oven-dish": lay(
    "stone",
    (s) =>
      tin(s, {
        width: 520,
        height: 350,
        colour: paint.harbour,
        within: paint.cream,
        handles: true,
        radius: 60,
      }),
    [30, 30, 740],
  ),
  "fluted-pie-dish": lay("sea", (s) => fluted(s, paint.cream)),
  "ramekin-set": stand(
    "butter",
    all(
      ...[
        [290, 590],
        [500, 590],
        [395, 660],
      ].map(
        ([cx, y]) =>
          (s: Sheet) =>
            bowl(s, {
              ...(cx && { cx }),
              ...(y && { y }),
              r: 94,
              height: 100,
              colour: paint.cream,
              tilt: 0.26,
            }),
      ),
    ),
    [130, 280, 530],
  ),
};
