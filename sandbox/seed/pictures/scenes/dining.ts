import { lighten, paint } from "../colour.ts";
import { turn } from "../sheet.ts";
import { servers, setting } from "../things/cutlery.ts";
import { apron, cloth, cloths, mitts, stack } from "../things/linen.ts";
import { tin } from "../things/pans.ts";
import { bowl, bowlAbove, pile, plate } from "../things/tableware.ts";
import { type Scene, all, lay, stand } from "./shot.ts";

/** Tableware, cutlery and linen. */
export const dining: Record<string, Scene> = {
  "dinner-plate": lay("oat", (s) => plate(s, { colour: paint.sage, speckled: true })),
  "dinner-plate-2": stand(
    "stone",
    (s) => pile(s, [paint.cream, paint.sage, paint.mist, paint.cream, paint.sage]),
    [110, 180, 580],
  ),
  "pasta-plate": lay("blush", (s) =>
    plate(s, { colour: paint.cream, well: 0.76, rim: paint.clay, speckled: true }),
  ),
  "breakfast-bowl": lay("mist", (s) => bowlAbove(s, { colour: paint.cream, speckled: true })),
  "breakfast-bowl-2": stand(
    "sea",
    (s) => bowl(s, { colour: paint.mist, within: paint.cream, r: 190, height: 170 }),
    [120, 210, 560],
  ),
  "serving-platter": lay("sage", (s) =>
    tin(s, { width: 580, height: 340, colour: paint.white, radius: 165, depth: 56, angle: -18 }),
  ),
  "beech-salad-bowl": stand("oat", (s) =>
    bowl(s, { colour: paint.oak, finish: "wood", within: lighten(paint.oak, 0.1) }),
  ),
  "dip-bowls": lay(
    "butter",
    all(
      (s) => bowlAbove(s, { colour: paint.clay, r: 120, cx: 270, cy: 290 }),
      (s) => bowlAbove(s, { colour: paint.cream, r: 120, cx: 520, cy: 320 }),
      (s) => bowlAbove(s, { colour: paint.sage, r: 120, cx: 370, cy: 530 }),
    ),
  ),
  "steel-cutlery": lay("stone", (s) => setting(s, paint.steel)),
  "walnut-cutlery": lay("sage", (s) => setting(s, paint.brass, paint.walnut)),
  "salad-servers": lay("oat", servers),
  "tea-towel-set": lay("oat", (s) => stack(s, [cloths.natural, cloths.sage, cloths.check])),
  "tea-towel-set-2": lay("sage", (s) =>
    turn(
      -8,
      400,
      400,
      cloth(s, { x: 180, y: 170, width: 440, height: 460, ...cloths.check, folds: [0.34, 0.67] }),
    ),
  ),
  "linen-apron": lay("mist", (s) => apron(s, paint.harbour, paint.cream), [60, 60, 700]),
  "linen-apron-2": lay("butter", (s) => apron(s, paint.clay, paint.cream), [60, 60, 700]),
  "oven-mitts": lay("butter", (s) => mitts(s, paint.terracotta, paint.linen)),
  "linen-napkins": lay("blush", (s) =>
    stack(
      s,
      [
        { colour: paint.sage, pattern: paint.cream, kind: "plain" },
        { colour: paint.blush, pattern: paint.cream, kind: "plain" },
        { colour: paint.linen, pattern: paint.harbour, kind: "border" },
      ],
      [340, 340],
    ),
  ),
  "linen-tablecloth": lay("stone", (s) =>
    turn(
      -6,
      400,
      400,
      cloth(s, {
        x: 150,
        y: 150,
        width: 500,
        height: 500,
        ...cloths.stripe,
        folds: [0.25, 0.5, 0.75],
      }),
    ),
  ),
  "linen-tablecloth-2": lay("sage", (s) =>
    turn(
      8,
      400,
      400,
      cloth(s, { x: 150, y: 190, width: 500, height: 420, ...cloths.natural, folds: [0.33, 0.66] }),
    ),
  ),
  "table-runner": lay("sea", (s) =>
    turn(
      -38,
      400,
      400,
      cloth(s, {
        x: 60,
        y: 290,
        width: 680,
        height: 220,
        colour: paint.linen,
        pattern: paint.clay,
        kind: "border",
        folds: [],
      }),
    ),
  ),
};
