import { type Colour, darken, lighten, paint } from "../colour.ts";
import { cast, slab, stripes, tube } from "../flat.ts";
import { at, group, n, path, roundedRect, type Sheet, turn } from "../sheet.ts";

export type Weave = "plain" | "stripe" | "check" | "border" | "grain-sack";

/** The pattern of a cloth over a box. */
function weave(
  box: { x: number; y: number; width: number; height: number },
  kind: Weave,
  colour: Colour,
): string {
  const every = (gap: number, width: number, length: number) =>
    Array.from({ length: Math.floor(length / gap) }, (_, i) => [gap * (i + 0.5), width] as const);
  const faint = (parts: string) => group({ opacity: 0.7 }, parts);
  switch (kind) {
    case "stripe":
      return faint(stripes(box, colour, every(44, 10, box.width), "down"));
    case "check":
      return group(
        { opacity: 0.45 },
        stripes(box, colour, every(56, 26, box.width), "down"),
        stripes(box, colour, every(56, 26, box.height), "across"),
      );
    case "border":
      return faint(
        stripes(
          box,
          colour,
          [
            [26, 9],
            [44, 4],
            [box.height - 44, 4],
            [box.height - 26, 9],
          ],
          "across",
        ),
      );
    case "grain-sack": {
      const middle = box.width / 2;
      return faint(
        stripes(
          box,
          colour,
          [
            [middle - 34, 6],
            [middle, 26],
            [middle + 34, 6],
          ],
          "down",
        ),
      );
    }
    case "plain":
      return "";
  }
}

const threads = (
  box: { x: number; y: number; width: number; height: number },
  colour: Colour,
): string =>
  group(
    { opacity: 0.16 },
    stripes(
      box,
      darken(colour, 0.5),
      Array.from({ length: Math.floor(box.height / 5) }, (_, i) => [i * 5, 1]),
      "across",
    ),
    stripes(
      box,
      darken(colour, 0.5),
      Array.from({ length: Math.floor(box.width / 5) }, (_, i) => [i * 5, 1]),
      "down",
    ),
  );

interface Cloth {
  x: number;
  y: number;
  width: number;
  height: number;
  colour: Colour;
  pattern: Colour;
  kind: Weave;
  /** Folds across the cloth, as shares of its height. */
  folds?: readonly number[];
  hem?: boolean;
}

/** A folded cloth: threads, pattern, and the soft ridge of each fold. */
export function cloth(sheet: Sheet, options: Cloth): string {
  const { x, y, width, height, colour, folds = [0.5], hem = true } = options;
  const d = roundedRect(x, y, width, height, 12);
  const ridge = (share: number): string => {
    const at0 = y + height * share;
    const fill = sheet.linear(
      [0, at0 - 34],
      [0, at0 + 34],
      [
        [0, darken(colour, 0.4), 0],
        [0.48, darken(colour, 0.45), 0.22],
        [0.52, lighten(colour, 0.8), 0.5],
        [1, lighten(colour, 0.8), 0],
      ],
    );
    return path(`M${at([x, at0 - 34])}h${n(width)}v68h${n(-width)}z`, { fill });
  };
  return (
    cast(sheet, d, 1.1, 0.3) +
    slab(sheet, d, colour, [x, y], [x + width, y + height]) +
    group(
      { "clip-path": sheet.clip(d) },
      weave(options, options.kind, options.pattern),
      threads(options, colour),
      folds.map(ridge).join(""),
      hem
        ? path(roundedRect(x + 9, y + 9, width - 18, height - 18, 7), {
            fill: "none",
            stroke: darken(colour, 0.35),
            "stroke-width": 1.5,
            "stroke-dasharray": "5 4",
            opacity: 0.6,
          })
        : "",
    )
  );
}

/** Cloths piled so that each shows its edge under the next. */
export const stack = (
  sheet: Sheet,
  cloths: readonly { colour: Colour; pattern: Colour; kind: Weave }[],
  size: readonly [number, number] = [400, 330],
  angle = -9,
): string =>
  cloths
    .map((one, index) =>
      turn(
        angle + index * 7,
        400,
        400,
        cloth(sheet, {
          ...one,
          x: 400 - size[0] / 2,
          y: 400 - size[1] / 2 + (cloths.length - 1 - index) * 34 - 30,
          width: size[0],
          height: size[1],
        }),
      ),
    )
    .join("");

/** An apron laid out flat. */
export function apron(sheet: Sheet, colour: Colour, trim: Colour): string {
  const d = "M302,176h196q4,96 92,150v300q0,20 -20,20h-340q-20,0 -20,-20v-300q88,-54 92,-150z";
  const pocket = roundedRect(300, 430, 200, 128, 12);
  const strap = "M314,180C296,70 504,70 486,180";
  return (
    cast(sheet, d, 1, 0.3) +
    tube(strap, 18, trim) +
    tube("M212,336C150,380 130,470 168,560", 15, trim) +
    tube("M588,336C650,380 670,470 632,560", 15, trim) +
    slab(sheet, d, colour, [220, 170], [590, 650]) +
    group(
      { "clip-path": sheet.clip(d) },
      threads({ x: 200, y: 170, width: 400, height: 490 }, colour),
    ) +
    cast(sheet, pocket, 0.35, 0.25) +
    slab(sheet, pocket, lighten(colour, 0.06), [300, 430], [500, 558]) +
    path("M400,432v126", {
      stroke: darken(colour, 0.4),
      "stroke-width": 2,
      "stroke-dasharray": "6 4",
    }) +
    path(roundedRect(307, 437, 186, 114, 8), {
      fill: "none",
      stroke: lighten(colour, 0.5),
      "stroke-width": 1.6,
      "stroke-dasharray": "6 4",
      opacity: 0.8,
    })
  );
}

/** A pair of oven mitts, one over the other. */
export function mitts(sheet: Sheet, colour: Colour, pattern: Colour): string {
  const d =
    "M300,610v-220q-72,-20 -96,-84q-12,-40 26,-50q34,-6 50,34l20,40v-110q0,-92 100,-92t100,92v390q0,20 -20,20h-160q-20,0 -20,-20z";
  const cuff = roundedRect(292, 560, 216, 84, 14);
  const one = (seedAngle: number, dx: number): string =>
    `<g transform="translate(${dx} 10) rotate(${seedAngle} 400 420)">` +
    cast(sheet, d, 1.3, 0.34) +
    slab(sheet, d, colour, [220, 140], [500, 630]) +
    group(
      { "clip-path": sheet.clip(d), opacity: 0.5 },
      Array.from({ length: 17 }, (_, i) =>
        path(`M${i * 56 - 300},80l560,560M${i * 56 + 200},80l-560,560`, {
          stroke: darken(colour, 0.4),
          "stroke-width": 2,
          "stroke-dasharray": "7 5",
        }),
      ).join(""),
    ) +
    slab(sheet, cuff, pattern, [292, 560], [508, 644]) +
    "</g>";
  return `<g transform="translate(400 400) scale(0.92) translate(-400 -400)">${one(-17, -40)}${one(13, 90)}</g>`;
}

export const cloths = {
  natural: { colour: paint.linen, pattern: paint.harbour, kind: "grain-sack" },
  sage: { colour: lighten(paint.sage, 0.2), pattern: paint.cream, kind: "plain" },
  check: { colour: paint.white, pattern: paint.brick, kind: "check" },
  stripe: { colour: paint.white, pattern: paint.mist, kind: "stripe" },
} satisfies Record<string, { colour: Colour; pattern: Colour; kind: Weave }>;
