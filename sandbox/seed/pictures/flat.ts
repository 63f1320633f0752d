import { Random } from "../random.ts";
import { type Colour, darken, lighten } from "./colour.ts";
import { at, ellipse, n, path, type Point, type Sheet, type Stop } from "./sheet.ts";

/** A soft shadow for a thing lying on the table; the light comes from the upper left. */
export const cast = (sheet: Sheet, d: string, height = 1, opacity = 0.3): string =>
  path(d, {
    fill: "#2b211b",
    opacity,
    filter: sheet.blur(7 + 5 * height),
    transform: `translate(${n(9 * height)} ${n(13 * height)})`,
  });

/** The shadow of a thing that stands: one that touches, one that falls to the right. */
export const standing = (sheet: Sheet, cx: number, y: number, r: number, tilt: number): string =>
  ellipse(cx + r * 0.34, y + r * tilt * 0.32, r * 1.3, r * tilt * 1.25 + 8, {
    fill: "#2b211b",
    opacity: 0.2,
    filter: sheet.blur(20),
  }) +
  ellipse(cx + 4, y + 5, r * 1.02, r * tilt * 1.06 + 2, {
    fill: "#2b211b",
    opacity: 0.36,
    filter: sheet.blur(6),
  });

/** A flat piece: lit across the diagonal, with a bright upper and a dark lower edge. */
export function slab(
  sheet: Sheet,
  d: string,
  colour: Colour,
  from: Point,
  to: Point,
  stops: readonly Stop[] = [
    [0, lighten(colour, 0.2)],
    [0.5, colour],
    [1, darken(colour, 0.14)],
  ],
): string {
  const edge = sheet.linear(from, to, [
    [0, lighten(colour, 0.7), 0.9],
    [0.5, colour, 0],
    [1, darken(colour, 0.5), 0.6],
  ]);
  return (
    path(d, { fill: sheet.linear(from, to, stops) }) +
    path(d, { fill: "none", stroke: edge, "stroke-width": 3 })
  );
}

/** A handle or a wire: dark underneath, coloured, with a light along its upper side. */
export function tube(d: string, width: number, colour: Colour, sheen = 0.55): string {
  const line = { fill: "none", "stroke-linecap": "round", "stroke-linejoin": "round" } as const;
  return (
    path(d, { ...line, stroke: darken(colour, 0.34), "stroke-width": width }) +
    path(d, {
      ...line,
      stroke: colour,
      "stroke-width": width * 0.78,
      transform: `translate(${n(-width * 0.05)} ${n(-width * 0.07)})`,
    }) +
    path(d, {
      ...line,
      stroke: lighten(colour, sheen),
      "stroke-width": width * 0.2,
      opacity: 0.75,
      transform: `translate(${n(-width * 0.16)} ${n(-width * 0.18)})`,
    })
  );
}

/** Grain along the x axis within a box; the caller clips it to the wood. */
export function grain(
  box: { x: number; y: number; width: number; height: number },
  colour: Colour,
  seed: number,
  gap = 17,
): string {
  const random = new Random(seed);
  const lines: string[] = [];
  for (
    let y = box.y + random.between(2, gap);
    y < box.y + box.height;
    y += random.between(gap * 0.45, gap * 1.5)
  ) {
    const bend = random.between(-gap * 0.7, gap * 0.7);
    const middle = box.x + box.width * random.between(0.3, 0.7);
    lines.push(
      path(
        `M${at([box.x - 10, y])}Q${at([middle, y + bend])} ${at([box.x + box.width + 10, y + random.between(-4, 4)])}`,
        {
          fill: "none",
          stroke: random.chance(0.72) ? darken(colour, 0.4) : lighten(colour, 0.4),
          "stroke-width": random.between(1, 3),
          opacity: random.between(0.14, 0.4),
        },
      ),
    );
  }
  return lines.join("");
}

/** Glaze specks over a box; the caller clips them to the pot. */
export function specks(
  box: { x: number; y: number; width: number; height: number },
  colour: Colour,
  seed: number,
  count = 70,
): string {
  const random = new Random(seed);
  return Array.from({ length: count }, () => {
    const r = random.between(0.9, 3.1);
    return ellipse(
      box.x + random.next() * box.width,
      box.y + random.next() * box.height,
      r,
      r * random.between(0.7, 1),
      { fill: darken(colour, 0.55), opacity: random.between(0.25, 0.6) },
    );
  }).join("");
}

/** A cloth's weave or stripes: parallel lines in a box. */
export function stripes(
  box: { x: number; y: number; width: number; height: number },
  colour: Colour,
  lines: readonly (readonly [offset: number, width: number])[],
  direction: "across" | "down",
): string {
  return lines
    .map(([offset, width]) =>
      direction === "down"
        ? path(`M${at([box.x + offset, box.y])}v${n(box.height)}`, {
            stroke: colour,
            "stroke-width": width,
          })
        : path(`M${at([box.x, box.y + offset])}h${n(box.width)}`, {
            stroke: colour,
            "stroke-width": width,
          }),
    )
    .join("");
}
