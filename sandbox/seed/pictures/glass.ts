import { type Colour, lighten, mix } from "./colour.ts";
import { type Sheet, at, ellipse, path } from "./sheet.ts";
import { type Turned, foot, outline, radiusAt, shading, top, widest } from "./turned.ts";

/** Glass shows its edges, its thick foot and two reflections; the wall behind does the rest. */
export function glass(
  sheet: Sheet,
  turned: Turned,
  options: { tint?: Colour; filled?: { colour: Colour; from: number; to: number } } = {},
): string {
  const { cx, tilt } = turned;
  const [from, to] = [top(turned), foot(turned)];
  const [r, rTop, rFoot] = [widest(turned), radiusAt(turned, from), radiusAt(turned, to)];
  const tint = options.tint ?? "#ffffff";
  const d = outline(turned, from, to, "rim");
  const body = sheet.linear(
    [cx - r, 0],
    [cx + r, 0],
    [
      [0, mix(tint, "#41525c", 0.45), 0.62],
      [0.08, lighten(tint, 0.6), 0.5],
      [0.3, tint, 0.24],
      [0.7, tint, 0.2],
      [0.9, lighten(tint, 0.5), 0.4],
      [1, mix(tint, "#41525c", 0.5), 0.65],
    ],
  );
  const parts = [
    ellipse(cx, from, rTop, rTop * tilt, { fill: mix(tint, "#5d6f78", 0.2), "fill-opacity": 0.22 }),
  ];
  parts.push(path(d, { fill: body }));
  if (options.filled) {
    const { colour, from: level, to: bottom } = options.filled;
    const thin: Turned = {
      ...turned,
      profile: turned.profile.map(([y, radius]) => [y, Math.max(0, radius - 9)]),
    };
    const liquid = sheet.linear([cx - r, 0], [cx + r, 0], shading("matt", colour));
    const surface = radiusAt(thin, level);
    parts.push(
      path(outline(thin, level, bottom, "rim"), { fill: liquid, opacity: 0.86 }),
      ellipse(cx, level, surface, surface * tilt, { fill: lighten(colour, 0.18) }),
    );
  }
  parts.push(
    ellipse(cx, to - 5, rFoot * 0.92, rFoot * tilt * 0.9, {
      fill: "#ffffff",
      "fill-opacity": 0.34,
    }),
    path(d, {
      fill: "none",
      stroke: mix(tint, "#394a54", 0.6),
      "stroke-opacity": 0.5,
      "stroke-width": 2.5,
    }),
    ellipse(cx, from, rTop - 1, rTop * tilt - 1, {
      fill: "none",
      stroke: "#ffffff",
      "stroke-opacity": 0.85,
      "stroke-width": 4,
    }),
    ellipse(cx, from, rTop, rTop * tilt, {
      fill: "none",
      stroke: "#51626b",
      "stroke-opacity": 0.3,
      "stroke-width": 1.5,
    }),
  );
  const height = to - from;
  const gleam = (side: number, width: number, opacity: number) =>
    path(
      `M${at([cx + side * radiusAt(turned, from + height * 0.16), from + height * 0.16])}` +
        `L${at([cx + side * radiusAt(turned, from + height * 0.5), from + height * 0.5])}` +
        `L${at([cx + side * radiusAt(turned, from + height * 0.84), from + height * 0.84])}`,
      {
        fill: "none",
        stroke: "#ffffff",
        "stroke-width": width,
        "stroke-linecap": "round",
        "stroke-linejoin": "round",
        opacity,
        filter: sheet.blur(2),
      },
    );
  parts.push(gleam(-0.72, r * 0.09, 0.7), gleam(0.8, r * 0.045, 0.5));
  return parts.join("");
}
