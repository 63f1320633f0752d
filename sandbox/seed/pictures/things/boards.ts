import { type Colour, darken, lighten } from "../colour.ts";
import { Random } from "../../random.ts";
import { cast, grain, slab } from "../flat.ts";
import { at, circle, group, n, path, roundedRect, type Sheet, turn } from "../sheet.ts";

/** A chopping board from above, with the groove for juices or a hole to hang it by. */
export function board(
  sheet: Sheet,
  options: {
    colour: Colour;
    x?: number;
    y?: number;
    width?: number;
    height?: number;
    radius?: number;
    angle?: number;
    groove?: boolean;
    hole?: boolean;
    seed?: number;
  },
): string {
  const {
    colour,
    width = 540,
    height = 360,
    radius = 36,
    angle = -16,
    groove = false,
    hole = true,
    seed = 2,
  } = options;
  const { x = 400 - width / 2, y = 400 - height / 2 } = options;
  const d = roundedRect(x, y, width, height, radius);
  const inset = roundedRect(x + 30, y + 30, width - 60, height - 60, Math.max(8, radius - 20));
  return turn(
    angle,
    400,
    400,
    cast(sheet, d, 1.5, 0.36),
    slab(sheet, d, colour, [x, y], [x + width, y + height]),
    group({ "clip-path": sheet.clip(d) }, grain({ x, y, width, height }, colour, seed)),
    groove
      ? path(inset, {
          fill: "none",
          stroke: darken(colour, 0.4),
          "stroke-width": 9,
          opacity: 0.55,
        }) +
          path(inset, {
            fill: "none",
            stroke: lighten(colour, 0.45),
            "stroke-width": 3,
            opacity: 0.8,
            transform: "translate(3 4)",
          })
      : "",
    hole
      ? circle(x + width - 46, y + 46, 17, { fill: darken(colour, 0.6) }) +
          circle(x + width - 46, y + 46, 17, {
            fill: "none",
            stroke: lighten(colour, 0.4),
            "stroke-width": 2.5,
            opacity: 0.7,
          })
      : "",
  );
}

/** A round or long board with a handle, for bread and cheese. */
export function paddle(
  sheet: Sheet,
  colour: Colour,
  options: { r?: number; angle?: number; seed?: number } = {},
): string {
  const { r = 220, angle = 40, seed = 6 } = options;
  const [cx, cy] = [345, 400];
  const half = 34;
  const joint = Math.sqrt(r * r - (half + 18) ** 2);
  const d =
    `M${at([cx + joint, cy - half - 18])}Q${at([cx + joint + 18, cy - half])} ${at([cx + joint + 46, cy - half])}L${at([cx + r + 150, cy - half])}` +
    `a${half},${half} 0 0 1 0,${half * 2}L${at([cx + joint + 46, cy + half])}Q${at([cx + joint + 18, cy + half])} ${at([cx + joint, cy + half + 18])}` +
    `A${r},${r} 0 1 1 ${at([cx + joint, cy - half - 18])}z`;
  return turn(
    angle,
    400,
    400,
    cast(sheet, d, 1.4, 0.36),
    slab(sheet, d, colour, [cx - r, cy - r], [cx + r, cy + r]),
    group(
      { "clip-path": sheet.clip(d) },
      grain({ x: cx - r, y: cy - r, width: 2 * r + 200, height: 2 * r }, colour, seed, 20),
    ),
    circle(cx + r + 148, cy, 12, { fill: darken(colour, 0.6) }),
  );
}

/** End grain: a quilt of small blocks with their rings upwards. */
export function endGrain(sheet: Sheet, colour: Colour, second: Colour): string {
  const [x, y, width, height] = [140, 200, 520, 400];
  const random = new Random(19);
  const d = roundedRect(x, y, width, height, 22);
  const blocks: string[] = [];
  for (let row = 0; row < 6; row += 1) {
    const offset = row % 2 === 0 ? 0 : -40;
    for (let column = 0; column < 8; column += 1) {
      const [bx, by] = [x + offset + column * 80, y + row * (height / 6)];
      const tone = random.chance(0.45) ? second : colour;
      const shade = random.chance(0.5)
        ? lighten(tone, random.between(0, 0.18))
        : darken(tone, random.between(0, 0.14));
      const rings = [24, 42, 60, 78].map((r) =>
        circle(bx + 14, by + 70, r, {
          fill: "none",
          stroke: darken(shade, 0.35),
          "stroke-width": 1.6,
          opacity: 0.4,
        }),
      );
      const box = `M${at([bx, by])}h80v${n(height / 6)}h-80z`;
      blocks.push(
        path(box, {
          fill: shade,
          stroke: darken(colour, 0.5),
          "stroke-width": 1.4,
          "stroke-opacity": 0.5,
        }),
      );
      blocks.push(group({ "clip-path": sheet.clip(box) }, ...rings));
    }
  }
  const edge = sheet.linear(
    [x, y],
    [x + width, y + height],
    [
      [0, "#fff8ea", 0.28],
      [0.5, "#fff8ea", 0],
      [1, "#2b1a0e", 0.24],
    ],
  );
  return turn(
    -13,
    400,
    400,
    cast(sheet, d, 2.3, 0.42),
    path(d, { fill: darken(colour, 0.4), transform: "translate(5 12)" }),
    group({ "clip-path": sheet.clip(d) }, ...blocks),
    path(d, { fill: edge, stroke: lighten(colour, 0.3), "stroke-width": 2, "stroke-opacity": 0.6 }),
  );
}
