import { type Colour, darken, lighten, paint } from "../colour.ts";
import { cast, grain, slab, standing, tube } from "../flat.ts";
import { at, circle, ellipse, group, n, path, type Sheet, turn } from "../sheet.ts";
import { type Look, type Turned, vessel } from "../turned.ts";
import { ground } from "./cups.ts";

const disc = (cx: number, cy: number, r: number): string =>
  `M${n(cx - r)},${n(cy)}a${n(r)},${n(r)} 0 1 1 ${n(2 * r)},0a${n(r)},${n(r)} 0 1 1 ${n(-2 * r)},0z`;

interface Pan {
  body: Colour;
  within: Colour;
  handle: Colour;
  /** How the grip is made: forged in one piece, or wood on a neck of steel. */
  grip?: "metal" | "wood";
  r?: number;
  ridges?: boolean;
  hammered?: boolean;
}

/** A pan from above with its handle to the lower right. */
export function pan(sheet: Sheet, options: Pan): string {
  const { body, within, handle, grip = "metal", r = 232 } = options;
  const [cx, cy] = [330, 330];
  const w = grip === "wood" ? 27 : 24;
  const x0 = cx + r - 14;
  const long = 290;
  const shape =
    `M${at([x0, cy - 20])}L${at([x0 + 60, cy - w * 0.62])}C${at([x0 + 120, cy - w * 0.5])} ${at([x0 + long * 0.7, cy - w * 1.1])} ${at([x0 + long, cy - w])}` +
    `a${w},${w} 0 0 1 0,${2 * w}C${at([x0 + long * 0.7, cy + w * 1.1])} ${at([x0 + 120, cy + w * 0.5])} ${at([x0 + 60, cy + w * 0.62])}L${at([x0, cy + 20])}z`;
  const neck = `M${at([x0, cy - 22])}L${at([x0 + 92, cy - 13])}v26L${at([x0, cy + 22])}z`;
  const wood = group(
    { "clip-path": sheet.clip(shape) },
    grain({ x: x0, y: cy - 40, width: long + 40, height: 80 }, handle, 4, 9),
  );
  const handlePart =
    slab(sheet, shape, handle, [x0, cy - w], [x0, cy + w]) +
    (grip === "wood" ? wood + slab(sheet, neck, paint.steel, [x0, cy - 20], [x0, cy + 20]) : "") +
    circle(x0 + long + 2, cy, 9, { fill: darken(handle, 0.65) }) +
    circle(x0 + 26, cy - 7, 4, { fill: lighten(body, 0.35) }) +
    circle(x0 + 26, cy + 7, 4, { fill: lighten(body, 0.35) });
  const rim = sheet.linear(
    [cx - r, cy - r],
    [cx + r, cy + r],
    [
      [0.1, lighten(body, 0.45)],
      [0.5, body],
      [0.9, darken(body, 0.35)],
    ],
  );
  const side = sheet.linear(
    [cx - r, cy - r],
    [cx + r, cy + r],
    [
      [0.1, darken(within, 0.4)],
      [0.9, lighten(within, 0.2)],
    ],
  );
  const floor = sheet.linear(
    [cx - r, cy - r],
    [cx + r, cy + r],
    [
      [0.15, lighten(within, 0.1)],
      [0.85, darken(within, 0.12)],
    ],
  );
  const inner = r * 0.79;
  const relief = options.ridges
    ? Array.from({ length: 11 }, (_, i) => {
        const y = cy - inner * 0.86 + (i * inner * 1.72) / 10;
        const half = Math.sqrt(Math.max(0, inner * inner * 0.94 - (y - cy) ** 2));
        return tube(`M${at([cx - half, y])}h${n(half * 2)}`, 13, lighten(within, 0.08), 0.3);
      }).join("")
    : options.hammered
      ? [0.3, 0.5, 0.7, 0.9]
          .flatMap((share, ringIndex) =>
            Array.from({ length: 8 + ringIndex * 7 }, (_, i) => {
              const angle = (i / (8 + ringIndex * 7)) * Math.PI * 2 + ringIndex * 0.4;
              const spot = r * share;
              return ellipse(cx + Math.cos(angle) * spot, cy + Math.sin(angle) * spot, 14, 12, {
                fill: sheet.linear(
                  [cx + Math.cos(angle) * spot - 12, cy + Math.sin(angle) * spot - 12],
                  [cx + Math.cos(angle) * spot + 12, cy + Math.sin(angle) * spot + 12],
                  [
                    [0, darken(within, 0.3), 0.5],
                    [1, lighten(within, 0.4), 0.5],
                  ],
                ),
              });
            }),
          )
          .join("")
      : "";
  return turn(
    38,
    400,
    400,
    cast(sheet, shape, 1.4),
    cast(sheet, disc(cx, cy, r), 1.8, 0.38),
    handlePart,
    circle(cx, cy, r, { fill: rim }),
    circle(cx, cy, r - 9, { fill: side }),
    circle(cx, cy, inner, { fill: floor }),
    relief,
    ellipse(cx - r * 0.24, cy - r * 0.3, r * 0.36, r * 0.16, {
      fill: "#ffffff",
      opacity: options.ridges ? 0.06 : 0.14,
      filter: sheet.blur(24),
      transform: `rotate(-38 ${n(cx)} ${n(cy)})`,
    }),
  );
}

/** The wok, from the side, with its wooden grip. */
export function wok(sheet: Sheet): string {
  const [cx, y] = [380, ground];
  const look: Look = { colour: "#4c4f52", finish: "steel" };
  const turned: Turned = {
    cx,
    tilt: 0.3,
    profile: [
      [y - 190, 268],
      [y - 140, 252],
      [y - 60, 180],
      [y - 10, 96],
      [y, 80],
    ],
  };
  return (
    standing(sheet, cx, y, 120, 0.3) +
    tube(`M${at([cx + 250, y - 176])}l66,-50`, 17, paint.steel) +
    tube(`M${at([cx + 306, y - 218])}l104,-80`, 33, paint.beech) +
    vessel(sheet, turned, look, { within: "#5a5d60", wall: 8 })
  );
}

/** A rectangular tin from above: loaf, oven dish, tray. */
export function tin(
  sheet: Sheet,
  options: {
    width: number;
    height: number;
    colour: Colour;
    within?: Colour;
    depth?: number;
    radius?: number;
    handles?: boolean;
    angle?: number;
    cx?: number;
    cy?: number;
    rim?: Colour;
  },
): string {
  const {
    width,
    height,
    colour,
    depth = 40,
    radius = 34,
    handles = false,
    angle = -14,
    cx = 400,
    cy = 400,
  } = options;
  const within = options.within ?? colour;
  const rect = (inset: number, r: number): string => {
    const [w, h] = [width - inset * 2, height - inset * 2];
    const [x, y] = [cx - w / 2, cy - h / 2];
    return `M${at([x + r, y])}h${n(w - 2 * r)}a${r},${r} 0 0 1 ${r},${r}v${n(h - 2 * r)}a${r},${r} 0 0 1 -${r},${r}h${n(2 * r - w)}a${r},${r} 0 0 1 -${r},-${r}v${n(2 * r - h)}a${r},${r} 0 0 1 ${r},-${r}z`;
  };
  const corner = (sign: 1 | -1) => [cx + (sign * width) / 2, cy + (sign * height) / 2] as const;
  const across = (from: Colour, to: Colour) =>
    sheet.linear(corner(-1), corner(1), [
      [0.15, from],
      [0.85, to],
    ]);
  const outer = rect(0, radius);
  const grip = (side: 1 | -1): string =>
    slab(
      sheet,
      `M${at([cx + side * (width / 2 - 6), cy - 72])}h${side * 36}q${side * 22},0 ${side * 22},26v92q0,26 ${side * -22},26h${side * -36}z`,
      colour,
      [cx + side * (width / 2) - 30, cy - 70],
      [cx + side * (width / 2) + 30, cy + 70],
    );
  return turn(
    angle,
    cx,
    cy,
    cast(sheet, outer, 1.8, 0.36),
    handles ? grip(-1) + grip(1) : "",
    path(outer, { fill: options.rim ?? across(lighten(colour, 0.5), darken(colour, 0.12)) }),
    path(rect(11, radius - 7), { fill: across(darken(within, 0.42), lighten(within, 0.22)) }),
    path(rect(depth, radius - 8), { fill: across(darken(within, 0.04), lighten(within, 0.2)) }),
    ellipse(cx - width * 0.2, cy - height * 0.2, width * 0.18, height * 0.1, {
      fill: "#ffffff",
      opacity: 0.3,
      filter: sheet.blur(22),
    }),
  );
}

/** A round dish with a fluted edge: pie, tart, quiche. */
export function fluted(sheet: Sheet, colour: Colour, r = 268, flutes = 36): string {
  const [cx, cy] = [400, 400];
  const scallop = Array.from({ length: flutes * 6 }, (_, i) => {
    const angle = (i / (flutes * 6)) * Math.PI * 2;
    const radius = r + Math.sin(angle * flutes) * 7;
    return at([cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radius]);
  });
  const d = `M${scallop.join("L")}z`;
  const across = (from: Colour, to: Colour) =>
    sheet.linear(
      [cx - r * 0.7, cy - r * 0.7],
      [cx + r * 0.7, cy + r * 0.7],
      [
        [0, from],
        [1, to],
      ],
    );
  return (
    cast(sheet, d, 1.7, 0.36) +
    path(d, { fill: across(lighten(colour, 0.5), darken(colour, 0.18)) }) +
    circle(cx, cy, r - 18, { fill: across(darken(colour, 0.36), lighten(colour, 0.26)) }) +
    circle(cx, cy, r - 54, { fill: across(darken(colour, 0.03), lighten(colour, 0.24)) }) +
    ellipse(cx - 70, cy - 84, 88, 44, {
      fill: "#ffffff",
      opacity: 0.3,
      filter: sheet.blur(24),
      transform: `rotate(-40 ${cx - 70} ${cy - 84})`,
    })
  );
}

/** Twelve cups in a tray. */
export function muffinTray(sheet: Sheet, colour: Colour): string {
  const d =
    "M150,190h500a34,34 0 0 1 34,34v352a34,34 0 0 1 -34,34h-500a34,34 0 0 1 -34,-34v-352a34,34 0 0 1 34,-34z";
  const cups = [0, 1, 2, 3].flatMap((column) =>
    [0, 1, 2].map((row) => {
      const [cx, cy] = [192 + column * 139, 270 + row * 130];
      const across = (from: Colour, to: Colour) =>
        sheet.linear(
          [cx - 40, cy - 40],
          [cx + 40, cy + 40],
          [
            [0, from],
            [1, to],
          ],
        );
      return (
        circle(cx, cy, 56, { fill: across(lighten(colour, 0.5), darken(colour, 0.2)) }) +
        circle(cx, cy, 51, { fill: across(darken(colour, 0.5), lighten(colour, 0.24)) }) +
        circle(cx, cy, 35, { fill: across(darken(colour, 0.05), lighten(colour, 0.12)) })
      );
    }),
  );
  return turn(
    -12,
    400,
    400,
    cast(sheet, d, 1.4),
    slab(sheet, d, colour, [116, 190], [684, 610]),
    ...cups,
  );
}
