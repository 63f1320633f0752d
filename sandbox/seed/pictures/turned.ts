import { type Colour, darken, lighten } from "./colour.ts";
import { type Point, type Sheet, type Stop, at, ellipse, n, path } from "./sheet.ts";

/** Everything round is a profile turned about an axis, as on a potter's wheel, seen from slightly above. */
export interface Turned {
  cx: number;
  /** Points [y, radius] from top to bottom; the curve runs smoothly through them. */
  profile: readonly (readonly [y: number, radius: number])[];
  /** Height of a circle's ellipse over its width. */
  tilt: number;
}

export type Finish = "matt" | "gloss" | "steel" | "copper" | "iron" | "glass" | "wood";

const STEPS = 14;

function smooth(profile: Turned["profile"]): Point[] {
  const get = (index: number) =>
    profile[Math.max(0, Math.min(profile.length - 1, index))] ?? [0, 0];
  const points: Point[] = [];
  for (let i = 0; i < profile.length - 1; i += 1) {
    const [y0, r0] = get(i - 1);
    const [y1, r1] = get(i);
    const [y2, r2] = get(i + 1);
    const [y3, r3] = get(i + 2);
    for (let step = 0; step < STEPS; step += 1) {
      const t = step / STEPS;
      const curve = (a: number, b: number, c: number, d: number) =>
        b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
      points.push([curve(y0, y1, y2, y3), Math.max(0, curve(r0, r1, r2, r3))]);
    }
  }
  points.push(get(profile.length - 1));
  return points;
}

export function radiusAt(turned: Turned, y: number): number {
  const points = smooth(turned.profile);
  for (let i = 1; i < points.length; i += 1) {
    const [y0, r0] = points[i - 1] ?? [0, 0];
    const [y1, r1] = points[i] ?? [0, 0];
    if (y <= y1) return y1 === y0 ? r1 : r0 + ((r1 - r0) * (y - y0)) / (y1 - y0);
  }
  return points.at(-1)?.[1] ?? 0;
}

export const widest = (turned: Turned): number =>
  Math.max(...smooth(turned.profile).map(([, r]) => r));
export const top = ({ profile }: Turned): number => profile[0]?.[0] ?? 0;
export const foot = ({ profile }: Turned): number => profile.at(-1)?.[0] ?? 0;

/** The outline between two heights. The upper edge bends away when it is a rim, towards us when it is a painted line. */
export function outline(turned: Turned, from: number, to: number, upper: "rim" | "line"): string {
  const { cx, tilt } = turned;
  const inside = smooth(turned.profile).filter(([y]) => y > from && y < to);
  const side: Point[] = [[from, radiusAt(turned, from)], ...inside, [to, radiusAt(turned, to)]];
  const [r0, r1] = [side[0]?.[1] ?? 0, side.at(-1)?.[1] ?? 0];
  const right = side.map(([y, r]) => `L${at([cx + r, y])}`).join("");
  const left = side
    .toReversed()
    .map(([y, r]) => `L${at([cx - r, y])}`)
    .join("");
  const arc = (r: number, sweep: 0 | 1, x: number, y: number) =>
    `A${n(r)},${n(r * tilt)} 0 0 ${sweep} ${at([x, y])}`;
  return (
    `M${at([cx - r0, from])}${arc(r0, upper === "rim" ? 1 : 0, cx + r0, from)}${right}` +
    `${arc(r1, 1, cx - r1, to)}${left}z`
  );
}

const METAL: readonly (readonly [number, number])[] = [
  [0, -0.34],
  [0.1, 0.62],
  [0.24, 0.02],
  [0.42, 0.78],
  [0.56, 0.3],
  [0.74, -0.2],
  [0.9, 0.4],
  [1, -0.42],
];

const CERAMIC: readonly (readonly [number, number])[] = [
  [0, 0.06],
  [0.2, 0.3],
  [0.48, 0],
  [0.8, -0.2],
  [0.94, -0.3],
  [1, -0.24],
];

/** Light from the left: which tone the surface has across its width. */
export function shading(finish: Finish, colour: Colour): Stop[] {
  const tones = finish === "steel" || finish === "copper" ? METAL : CERAMIC;
  const strength = finish === "iron" ? 0.75 : finish === "wood" ? 0.8 : 1;
  return tones.map(([offset, tone]) => [
    offset,
    tone < 0 ? darken(colour, -tone * strength) : lighten(colour, tone * strength),
  ]);
}

export interface Look {
  colour: Colour;
  finish: Finish;
}

/** A painted or solid part of a turned body between two heights. */
export function part(
  sheet: Sheet,
  turned: Turned,
  look: Look,
  from = top(turned),
  to = foot(turned),
): string {
  const r = widest(turned);
  const { cx } = turned;
  const edge = from === top(turned) ? "rim" : "line";
  const d = outline(turned, from, to, edge);
  const fill = sheet.linear([cx - r, 0], [cx + r, 0], shading(look.finish, look.colour));
  return path(d, { fill });
}

/** What makes a body sit: it darkens to its foot, and a gloss catches the window. */
export function finishing(sheet: Sheet, turned: Turned, look: Look): string {
  const [from, to] = [top(turned), foot(turned)];
  const d = outline(turned, from, to, "rim");
  const r = widest(turned);
  const low = sheet.linear(
    [0, from],
    [0, to + r * turned.tilt],
    [
      [0.55, darken(look.colour, 0.5), 0],
      [1, darken(look.colour, 0.6), 0.32],
    ],
  );
  const parts = [path(d, { fill: low })];
  if (look.finish === "gloss") {
    const height = to - from;
    const streak = path(
      `M${at([turned.cx - r * 0.62, from + height * 0.14])}q${n(-r * 0.08)},${n(height * 0.32)} ${n(r * 0.05)},${n(height * 0.62)}`,
      {
        fill: "none",
        stroke: "#ffffff",
        "stroke-width": r * 0.1,
        "stroke-linecap": "round",
        opacity: 0.5,
        filter: sheet.blur(r * 0.025),
      },
    );
    parts.push(`<g clip-path="${sheet.clip(d)}">${streak}</g>`);
  }
  return parts.join("");
}

/** Speckles or a pattern, held inside the body. */
export function inside(sheet: Sheet, turned: Turned, ...parts: string[]): string {
  const d = outline(turned, top(turned), foot(turned), "rim");
  return `<g clip-path="${sheet.clip(d)}">${parts.join("")}</g>`;
}

/** The mouth of an open vessel, with what is in it. */
export function mouth(
  sheet: Sheet,
  turned: Turned,
  look: Look,
  options: { wall?: number; rim?: Colour; filled?: { colour: Colour; depth: number } } = {},
): string {
  const { cx, tilt } = turned;
  const y = top(turned);
  const r = radiusAt(turned, y);
  const wall = options.wall ?? Math.max(5, r * 0.05);
  const inner = r - wall;
  const hollow = sheet.linear(
    [cx - inner, y],
    [cx + inner, y],
    [
      [0, darken(look.colour, 0.46)],
      [0.45, darken(look.colour, 0.22)],
      [1, lighten(look.colour, 0.12)],
    ],
  );
  const rim = sheet.linear(
    [cx - r, y],
    [cx + r, y],
    [
      [0, lighten(options.rim ?? look.colour, 0.42)],
      [0.6, options.rim ?? lighten(look.colour, 0.12)],
      [1, darken(options.rim ?? look.colour, 0.16)],
    ],
  );
  const parts = [
    ellipse(cx, y, r, r * tilt, { fill: rim }),
    ellipse(cx, y, inner, inner * tilt, { fill: hollow }),
  ];
  if (options.filled) {
    const { colour, depth } = options.filled;
    const hole = `M${at([cx - inner, y])}a${n(inner)},${n(inner * tilt)} 0 1 0 ${n(2 * inner)},0a${n(inner)},${n(inner * tilt)} 0 1 0 ${n(-2 * inner)},0z`;
    const surface = sheet.linear(
      [cx - inner, y - inner * tilt],
      [cx + inner, y + inner * tilt],
      [
        [0, lighten(colour, 0.22)],
        [1, darken(colour, 0.14)],
      ],
    );
    parts.push(
      `<g clip-path="${sheet.clip(hole)}">${ellipse(cx, y + depth, inner * 0.97, inner * tilt * 0.97, { fill: surface })}</g>`,
    );
  }
  return parts.join("");
}

/** The usual vessel in one go: body, finish, mouth. */
export function vessel(
  sheet: Sheet,
  turned: Turned,
  look: Look,
  options: Parameters<typeof mouth>[3] & { within?: Colour } = {},
): string {
  const hollow = { ...look, colour: options.within ?? look.colour };
  return (
    part(sheet, turned, look) +
    finishing(sheet, turned, look) +
    mouth(sheet, turned, hollow, options)
  );
}

/** A closed body: its top is covered by the body's own colour. */
export function solid(sheet: Sheet, turned: Turned, look: Look): string {
  const { cx, tilt } = turned;
  const y = top(turned);
  const r = radiusAt(turned, y);
  const cover = sheet.linear(
    [cx - r, y],
    [cx + r, y],
    [
      [0, lighten(look.colour, 0.5)],
      [1, lighten(look.colour, 0.06)],
    ],
  );
  return (
    part(sheet, turned, look) +
    finishing(sheet, turned, look) +
    (r > 1 ? ellipse(cx, y, r, r * tilt, { fill: cover }) : "")
  );
}

/** A lid's knob, a mill's head: a ball that catches the light. */
export function ball(sheet: Sheet, cx: number, cy: number, r: number, colour: Colour): string {
  const fill = sheet.radial([cx - r * 0.35, cy - r * 0.4], r * 1.5, [
    [0, lighten(colour, 0.5)],
    [0.45, colour],
    [1, darken(colour, 0.4)],
  ]);
  return ellipse(cx, cy, r, r, { fill });
}
