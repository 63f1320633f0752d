import { paint } from "../colour.ts";
import { cup } from "../things/cups.ts";
import { jug, water } from "../things/glasses.ts";
import { canister, jar, spices } from "../things/jars.ts";
import { book, giftCard, loaf, soup } from "../things/paper.ts";
import { bottle, breadBin, butterDish, caddy, carton, saltPig } from "../things/storage.ts";
import { type Scene, all, lay, stand } from "./shot.ts";

/** Storage, pantry, books, and what is not in the shop yet. */
export const pantry: Record<string, Scene> = {
  "storage-jar": stand("oat", (s) => jar(s, { filled: "#d9c7a0", grains: 60 }), [140, 230, 520]),
  "storage-jar-2": stand(
    "mist",
    all(
      (s) => jar(s, { cx: 270, y: 606, r: 92, height: 290, filled: "#d9c7a0", grains: 40 }),
      (s) => jar(s, { cx: 470, y: 620, r: 92, height: 200, filled: "#a4694a", grains: 40 }),
      (s) => jar(s, { cx: 590, y: 664, r: 72, height: 118, filled: "#7d8a5b", grains: 30 }),
    ),
  ),
  "ceramic-canister": stand(
    "sage",
    (s) => canister(s, { colour: paint.mist, lid: paint.beech, speckled: true }),
    [140, 240, 520],
  ),
  "biscuit-barrel": stand(
    "butter",
    (s) =>
      canister(s, {
        colour: paint.cream,
        lid: paint.harbour,
        band: paint.harbour,
        knob: true,
        r: 142,
        height: 240,
      }),
    [130, 210, 540],
  ),
  "spice-jar-set": stand("oat", spices, [140, 290, 520]),
  "bread-bin": stand("mist", (s) => breadBin(s, paint.cream)),
  "butter-dish": stand("sea", (s) => butterDish(s, paint.white), [110, 220, 580]),
  "salt-pig": stand("blush", (s) => saltPig(s, paint.sage), [120, 200, 560]),
  "olive-oil": stand(
    "butter",
    (s) => bottle(s, { tint: "#56653a", label: paint.cream, ink: paint.fern, cap: paint.cork }),
    [90, 90, 620],
  ),
  "sea-salt-flakes": stand(
    "lilac",
    (s) => caddy(s, paint.mist, paint.white, paint.harbour),
    [140, 220, 520],
  ),
  "book-soups": lay(
    "oat",
    (s) => book(s, paint.brick, paint.cream, soup(paint.cream)),
    [70, 70, 660],
  ),
  "book-bread": lay(
    "mist",
    (s) => book(s, paint.harbour, paint.cream, loaf(paint.cream), 7),
    [70, 70, 660],
  ),
  "starter-set": lay("stone", (s) => carton(s, paint.cork, paint.harbour)),
  "gift-card": lay("oat", (s) => giftCard(s, paint.harbour, paint.mustard), [90, 90, 620]),
  "bamboo-steamer": stand(
    "butter",
    all((s) =>
      canister(s, { colour: paint.ash, lid: paint.oak, band: paint.oak, r: 180, height: 150 }),
    ),
    [130, 270, 520],
  ),
  "glass-kettle": stand("lilac", (s) => jug(s, { drink: water, tint: "#c6dbe0" }), [70, 140, 640]),
  "novelty-egg-timer": stand(
    "blush",
    (s) =>
      cup(s, {
        colour: paint.plum,
        width: 190,
        height: 200,
        handle: "none",
        taper: 0.7,
        bulge: 0.24,
      }),
    [140, 270, 520],
  ),
};
