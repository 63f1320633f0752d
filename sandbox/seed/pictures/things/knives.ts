import { type Colour, darken, lighten, paint } from "../colour.ts";
import { cast, grain, slab } from "../flat.ts";
import { at, circle, group, n, path, type Sheet, turn } from "../sheet.ts";

interface Knife {
  /** Length and height of the blade. */
  length: number;
  height: number;
  kind: "chef" | "santoku" | "bread" | "paring" | "steak" | "cleaver";
  handle: Colour;
}

/** The blade's outline from the bolster at (x, y), its spine running to the left. */
function blade(x: number, y: number, { length: l, height: h, kind }: Knife): string {
  const tip = x - l;
  switch (kind) {
    case "santoku":
      return `M${at([x, y])}L${at([tip + h * 0.9, y])}C${at([tip + h * 0.3, y])} ${at([tip, y + h * 0.5])} ${at([tip, y + h * 0.94])}C${at([tip + l * 0.3, y + h * 1.04])} ${at([x - l * 0.3, y + h * 1.02])} ${at([x, y + h])}z`;
    case "bread": {
      const teeth = Math.round(l / 24);
      const scallop = Array.from(
        { length: teeth },
        () => `q${n(l / teeth / 2)},${n(9)} ${n(l / teeth)},0`,
      ).join("");
      return `M${at([x, y])}L${at([tip + 24, y])}Q${at([tip - 4, y + h * 0.4])} ${at([tip, y + h])}${scallop}z`;
    }
    case "cleaver":
      return `M${at([x, y])}L${at([tip + 10, y])}q-10,0 -10,10L${at([tip, y + h - 8])}Q${at([tip + l * 0.5, y + h + 8])} ${at([x, y + h])}z`;
    case "chef":
    case "paring":
    case "steak":
      return `M${at([x, y])}C${at([x - l * 0.5, y])} ${at([tip + l * 0.16, y + h * 0.12])} ${at([tip, y + h * 0.66])}C${at([tip + l * 0.28, y + h * 1.02])} ${at([x - l * 0.34, y + h * 1.06])} ${at([x, y + h])}z`;
  }
}

/** A knife that lies with its handle to the right; the caller turns it. */
export function knife(sheet: Sheet, x: number, y: number, options: Knife): string {
  const { length, height: h, handle } = options;
  const cut = blade(x, y, options);
  const long = Math.max(150, length * 0.44);
  const thick = Math.min(h * 0.62, 46);
  const bolster = `M${at([x - 4, y])}h22v${n(thick + 6)}q-14,6 -22,${n(Math.max(0, h - thick - 6))}z`;
  const grip =
    `M${at([x + 16, y - 1])}C${at([x + long * 0.35, y - 8])} ${at([x + long * 0.7, y + 6])} ${at([x + long, y])}q22,4 20,${n(thick * 0.7)}` +
    `q-4,${n(thick * 0.5)} -28,${n(thick * 0.44)}C${at([x + long * 0.7, y + thick * 0.84])} ${at([x + long * 0.4, y + thick * 1.1])} ${at([x + 16, y + thick + 4])}z`;
  const steel = sheet.linear(
    [0, y],
    [0, y + h],
    [
      [0, "#8f979c"],
      [0.12, "#dfe4e7"],
      [0.5, "#c3cacf"],
      [0.62, "#eef1f3"],
      [0.8, "#d3d9dd"],
      [1, "#f8fafb"],
    ],
  );
  const shine = sheet.linear(
    [x - length, 0],
    [x, 0],
    [
      [0, "#ffffff", 0],
      [0.35, "#ffffff", 0.55],
      [0.5, "#ffffff", 0],
      [0.82, "#4e5a61", 0.2],
      [1, "#4e5a61", 0.05],
    ],
  );
  const rivets = [0.28, 0.55, 0.82].map((share) =>
    circle(x + long * share, y + thick * 0.48, 5.5, {
      fill: lighten(paint.brass, 0.25),
      stroke: darken(handle, 0.5),
      "stroke-width": 1.5,
    }),
  );
  return (
    cast(sheet, cut, 0.9, 0.34) +
    cast(sheet, grip, 1.1, 0.34) +
    path(cut, { fill: steel }) +
    path(cut, { fill: shine }) +
    path(cut, { fill: "none", stroke: "#66727a", "stroke-width": 1.4, opacity: 0.5 }) +
    slab(sheet, bolster, "#aab2b7", [x, y], [x, y + thick]) +
    slab(sheet, grip, handle, [x, y - 6], [x, y + thick + 6]) +
    group(
      { "clip-path": sheet.clip(grip) },
      grain({ x, y: y - 10, width: long + 40, height: thick + 24 }, handle, 11, 8),
    ) +
    rivets.join("")
  );
}

/** Three knives side by side. */
export const trio = (sheet: Sheet, handle: Colour): string =>
  turn(
    -34,
    400,
    400,
    knife(sheet, 470, 232, { kind: "chef", length: 390, height: 84, handle }),
    knife(sheet, 440, 382, { kind: "bread", length: 350, height: 56, handle }),
    knife(sheet, 400, 508, { kind: "paring", length: 210, height: 46, handle }),
  );

/** Table knives in a row. */
export const row = (sheet: Sheet, handle: Colour, count: number): string =>
  turn(
    -62,
    400,
    400,
    ...Array.from({ length: count }, (_, i) =>
      knife(sheet, 430, 400 + (i - (count - 1) / 2) * 92 - 18, {
        kind: "steak",
        length: 260,
        height: 40,
        handle,
      }),
    ),
  );

/** The rod that keeps an edge. */
export function rod(sheet: Sheet, handle: Colour): string {
  const steel = "M90,388h420v24h-420q-26,-4 -26,-12t26,-12z";
  const guard = "M510,366h20v68h-20z";
  const grip = "M530,374C580,366 640,380 690,372q26,6 26,28t-26,28C640,420 580,434 530,426z";
  return turn(
    -38,
    400,
    400,
    cast(sheet, steel, 0.9),
    cast(sheet, grip, 1.1),
    slab(
      sheet,
      steel,
      paint.steel,
      [0, 388],
      [0, 412],
      [
        [0, "#8f979c"],
        [0.3, "#eef1f3"],
        [0.6, "#aeb6bb"],
        [1, "#737c82"],
      ],
    ),
    slab(sheet, guard, "#aab2b7", [510, 366], [530, 434]),
    slab(sheet, grip, handle, [0, 370], [0, 430]),
    group(
      { "clip-path": sheet.clip(grip) },
      grain({ x: 520, y: 360, width: 210, height: 80 }, handle, 8, 9),
    ),
    circle(692, 400, 8, { fill: darken(handle, 0.6) }),
  );
}
