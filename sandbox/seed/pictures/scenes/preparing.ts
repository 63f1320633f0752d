import { paint } from "../colour.ts";
import { turn } from "../sheet.ts";
import { board, endGrain, paddle } from "../things/boards.ts";
import { ground } from "../things/cups.ts";
import { knife, rod, row, trio } from "../things/knives.ts";
import { nest } from "../things/pots.ts";
import { colander, measures, mill, mortar, scale } from "../things/preparing.ts";
import { fan, grater, rollingPin, whisk } from "../things/tools.ts";
import { type Draw, type Scene, all, aslant, lay, stand } from "./shot.ts";

const chef: Draw = (s) =>
  knife(s, 470, 352, { kind: "chef", length: 400, height: 92, handle: paint.walnut });

/** Knives, boards and tools. */
export const preparing: Record<string, Scene> = {
  "chefs-knife": lay("oat", aslant(chef)),
  "chefs-knife-2": lay(
    "mist",
    all((s) => board(s, { colour: paint.ash, width: 560, height: 400 }), aslant(chef)),
  ),
  "santoku-knife": lay(
    "mist",
    aslant((s) =>
      knife(s, 470, 350, { kind: "santoku", length: 380, height: 96, handle: paint.oak }),
    ),
  ),
  "bread-knife": lay(
    "butter",
    aslant(
      (s) => knife(s, 490, 366, { kind: "bread", length: 420, height: 62, handle: paint.walnut }),
      -30,
    ),
  ),
  "paring-knife": lay(
    "blush",
    aslant(
      (s) => knife(s, 440, 370, { kind: "paring", length: 260, height: 56, handle: paint.walnut }),
      -40,
    ),
    [90, 110, 600],
  ),
  "vegetable-cleaver": lay(
    "stone",
    aslant((s) =>
      knife(s, 460, 326, { kind: "cleaver", length: 350, height: 156, handle: paint.oak }),
    ),
  ),
  "three-knife-set": lay("sage", (s) => trio(s, paint.oak)),
  "steak-knives": lay("blush", (s) => row(s, paint.charcoal, 4), [130, 120, 560]),
  "sharpening-steel": lay("sea", (s) => rod(s, paint.walnut)),
  "oak-chopping-board": lay(
    "stone",
    (s) => board(s, { colour: paint.oak, groove: true }),
    [60, 60, 680],
  ),
  "oak-chopping-board-2": lay(
    "sage",
    all(
      (s) => board(s, { colour: paint.oak, groove: true, angle: 8 }),
      (s) =>
        turn(
          -52,
          400,
          400,
          knife(s, 450, 380, { kind: "paring", length: 220, height: 50, handle: paint.walnut }),
        ),
    ),
  ),
  "end-grain-block": lay("mist", (s) => endGrain(s, paint.oak, paint.walnut), [80, 80, 640]),
  "walnut-serving-board": lay("sea", (s) => paddle(s, paint.walnut)),
  "long-bread-board": lay("blush", (s) =>
    board(s, { colour: paint.ash, width: 620, height: 220, radius: 60, angle: -32, seed: 9 }),
  ),
  "beech-tool-set": lay("oat", (s) =>
    fan(s, [
      { head: "spoon", colour: paint.beech },
      { head: "slotted", colour: paint.oak },
      { head: "fork", colour: paint.beech },
    ]),
  ),
  "steel-ladle-and-turner": lay(
    "mist",
    (s) =>
      fan(s, [
        { head: "ladle", colour: paint.steel, handle: paint.walnut },
        { head: "spatula", colour: paint.steel, handle: paint.walnut },
      ]),
    [110, 110, 590],
  ),
  "balloon-whisk": lay("sage", (s) => whisk(s, paint.beech)),
  "rolling-pin": lay("blush", (s) => rollingPin(s, paint.beech)),
  "fine-grater": lay("sea", (s) => grater(s, paint.walnut)),
  "pepper-mill": stand(
    "oat",
    all(
      (s) => mill(s, 320, 620, 400, paint.walnut),
      (s) => mill(s, 500, 660, 300, paint.oak),
    ),
    [110, 150, 580],
  ),
  "pepper-mill-2": stand("sea", (s) => mill(s, 400, ground, 430, paint.oak), [110, 150, 580]),
  "granite-mortar": stand("sage", (s) => mortar(s, "#8d8f90"), [110, 160, 570]),
  "enamel-colander": stand("mist", (s) => colander(s, paint.cream)),
  "copper-measuring-cups": lay("mist", (s) => measures(s, paint.copper), [70, 90, 640]),
  "kitchen-scale": stand("butter", (s) => scale(s, paint.sage), [120, 220, 560]),
  "mixing-bowl-nest": stand("lilac", (s) => nest(s, [paint.fern, paint.sage, paint.cream])),
  "mixing-bowl-nest-2": stand("stone", (s) =>
    nest(s, [paint.steel, paint.steel, paint.steel], "steel"),
  ),
};
