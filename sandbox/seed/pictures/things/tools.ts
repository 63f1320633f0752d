import { type Colour, darken, lighten, paint } from "../colour.ts";
import { cast, grain, slab, tube } from "../flat.ts";
import { type Sheet, at, circle, ellipse, group, n, path, roundedRect, turn } from "../sheet.ts";

type Head = "spoon" | "spatula" | "slotted" | "ladle" | "fork";

const heads: Record<Head, string> = {
  spoon: "M-11,0C-14,-40 -52,-66 -52,-126a52,62 0 0 1 104,0C52,-66 14,-40 11,0z",
  spatula:
    "M-11,0L-16,-44Q-54,-66 -50,-112L-44,-186q2,-14 16,-14h60q14,0 15,14L50,-112Q54,-66 16,-44L11,0z",
  slotted:
    "M-11,0L-16,-44Q-54,-66 -50,-112L-44,-186q2,-14 16,-14h60q14,0 15,14L50,-112Q54,-66 16,-44L11,0z",
  ladle: "M-10,0C-12,-30 -62,-44 -62,-112a62,62 0 0 1 124,0C62,-44 12,-30 10,0z",
  fork: "M-11,0C-12,-40 -48,-60 -48,-110L-46,-196q4,-12 10,0L-32,-126h16L-12,-200q4,-12 12,0L2,-126h14L20,-200q6,-12 12,0L36,-126L44,-196q6,-10 6,4C52,-60 14,-40 11,0z",
};

/** A wooden or steel tool lying upright, its head towards the top, its neck at (x, y). */
function utensil(
  sheet: Sheet,
  options: {
    head: Head;
    x: number;
    y: number;
    colour: Colour;
    handle?: Colour;
    length?: number;
    angle?: number;
  },
): string {
  const { head, x, y, colour, handle = colour, length = 320, angle = 0 } = options;
  const stem = `M${at([x - 10, y - 4])}L${at([x - 15, y + length - 14])}q0,16 15,16t15,-16L${at([x + 10, y - 4])}z`;
  const move = { transform: `translate(${n(x)} ${n(y)})` };
  const bowl =
    head === "spoon" || head === "ladle"
      ? ellipse(0, head === "spoon" ? -126 : -112, 36, 44, {
          fill: sheet.linear(
            [-36, -160],
            [36, -80],
            [
              [0, darken(colour, 0.34)],
              [1, lighten(colour, 0.28)],
            ],
          ),
        })
      : "";
  const slots =
    head === "slotted"
      ? [-24, 0, 24]
          .map((dx) =>
            path(`M${dx},-170v78`, {
              stroke: darken(colour, 0.5),
              "stroke-width": 11,
              "stroke-linecap": "round",
            }),
          )
          .join("")
      : "";
  return turn(
    angle,
    x,
    y,
    cast(sheet, stem, 0.9),
    group(move, cast(sheet, heads[head], 0.9)),
    slab(sheet, stem, handle, [x - 15, y], [x + 15, y]),
    group(move, slab(sheet, heads[head], colour, [-52, -190], [52, 0]), bowl, slots),
  );
}

/** Three or four tools fanned out. */
export const fan = (
  sheet: Sheet,
  tools: readonly { head: Head; colour: Colour; handle?: Colour }[],
): string =>
  tools
    .map((tool, index) => {
      const spread = (index - (tools.length - 1) / 2) * 17;
      const radians = (spread * Math.PI) / 180;
      return utensil(sheet, {
        ...tool,
        x: 400 + Math.sin(radians) * 330,
        y: 690 - Math.cos(radians) * 330,
        angle: spread,
        length: 290,
      });
    })
    .join("");

/** A balloon whisk, upright. */
export function whisk(sheet: Sheet, handle: Colour): string {
  const wires = [112, 84, 54, 22].map(
    (w) =>
      `M400,470C${400 - w * 1.5},330 ${400 - w},120 400,118C${400 + w},120 ${400 + w * 1.5},330 400,470`,
  );
  const grip = "M384,470h32l8,196q0,24 -24,24t-24,-24z";
  return turn(
    32,
    400,
    400,
    group(
      { opacity: 0.22, transform: "translate(14 18)", filter: sheet.blur(6) },
      ...wires.map((d) => path(d, { fill: "none", stroke: "#2b211b", "stroke-width": 8 })),
    ),
    cast(sheet, grip, 1),
    ...wires.map((d) => tube(d, 9, "#b9c0c5", 0.85)),
    slab(sheet, grip, handle, [376, 470], [424, 470]),
    slab(sheet, roundedRect(382, 448, 36, 34, 6), paint.steel, [382, 448], [418, 448]),
    circle(400, 672, 6, { fill: darken(handle, 0.6) }),
  );
}

export function rollingPin(sheet: Sheet, colour: Colour): string {
  const barrel = roundedRect(190, 340, 420, 120, 30);
  const left = "M194,376h-90q-30,0 -30,24t30,24h90z";
  const right = "M606,376h90q30,0 30,24t-30,24h-90z";
  const round = (y0: number, y1: number) =>
    sheet.linear(
      [0, y0],
      [0, y1],
      [
        [0, lighten(colour, 0.12)],
        [0.25, lighten(colour, 0.45)],
        [0.6, colour],
        [1, darken(colour, 0.34)],
      ],
    );
  return turn(
    -34,
    400,
    400,
    cast(sheet, left + right + barrel, 2, 0.4),
    path(left, { fill: round(376, 424) }),
    path(right, { fill: round(376, 424) }),
    path(barrel, { fill: round(340, 460) }),
    group(
      { "clip-path": sheet.clip(barrel) },
      grain({ x: 190, y: 340, width: 420, height: 120 }, colour, 5),
    ),
  );
}

/** A fine grater with its long handle. */
export function grater(sheet: Sheet, handle: Colour): string {
  const face = roundedRect(352, 96, 96, 380, 16);
  const grip = "M376,480h48l10,190q2,34 -34,34t-34,-34z";
  const teeth = Array.from({ length: 22 }, (_, row) =>
    Array.from({ length: 5 }, (_, column) =>
      path(`M${366 + column * 16 + (row % 2) * 4},${124 + row * 15}l5,-6l5,6z`, {
        fill: "#59646b",
        opacity: 0.75,
      }),
    ).join(""),
  );
  return turn(
    34,
    400,
    400,
    cast(sheet, face, 1),
    cast(sheet, grip, 1.1),
    slab(
      sheet,
      face,
      paint.steel,
      [352, 96],
      [448, 96],
      [
        [0, "#9aa3a8"],
        [0.3, "#f0f3f5"],
        [0.7, "#c2c9cd"],
        [1, "#8a9398"],
      ],
    ),
    ...teeth,
    slab(sheet, grip, handle, [366, 480], [434, 480]),
    slab(sheet, roundedRect(364, 462, 72, 30, 6), "#8f989d", [364, 462], [436, 462]),
  );
}
