import { type Colour } from "./colour.ts";

export const SIZE = 800;

/** offset 0..1, colour, opacity */
export type Stop = readonly [number, Colour, number?];
export type Point = readonly [x: number, y: number];

export const n = (value: number): string => String(Math.round(value * 10) / 10);
export const at = ([x, y]: Point): string => `${n(x)},${n(y)}`;

type Attributes = Record<string, string | number | undefined>;

const attributes = (values: Attributes): string =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === "number" ? n4(value) : value}"`)
    .join("");
const n4 = (value: number): string => String(Math.round(value * 1e4) / 1e4);

export const element = (name: string, values: Attributes, body = ""): string =>
  `<${name}${attributes(values)}>${body}</${name}>`;

export const path = (d: string, values: Attributes): string => element("path", { d, ...values });
export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  values: Attributes,
): string => element("ellipse", { cx, cy, rx, ry, ...values });
export const circle = (cx: number, cy: number, r: number, values: Attributes): string =>
  ellipse(cx, cy, r, r, values);
export const group = (values: Attributes, ...parts: string[]): string =>
  element("g", values, parts.join(""));
export const turn = (degrees: number, cx: number, cy: number, ...parts: string[]): string =>
  group({ transform: `rotate(${n4(degrees)} ${n4(cx)} ${n4(cy)})` }, ...parts);
export const roundedRect = (x: number, y: number, w: number, h: number, r: number): string =>
  `M${at([x + r, y])}h${n(w - 2 * r)}a${n(r)},${n(r)} 0 0 1 ${n(r)},${n(r)}v${n(h - 2 * r)}` +
  `a${n(r)},${n(r)} 0 0 1 ${n(-r)},${n(r)}h${n(2 * r - w)}a${n(r)},${n(r)} 0 0 1 ${n(-r)},${n(-r)}` +
  `v${n(2 * r - h)}a${n(r)},${n(r)} 0 0 1 ${n(r)},${n(-r)}z`;

/** One picture in the making: shapes go where the caller puts them, definitions are kept here. */
export class Sheet {
  readonly #definitions: string[] = [];

  #define(name: string, values: Attributes, body: string): string {
    const id = `d${this.#definitions.length}`;
    this.#definitions.push(element(name, { id, ...values }, body));
    return `url(#${id})`;
  }

  #stops(stops: readonly Stop[]): string {
    return stops
      .map(([offset, colour, opacity]) =>
        element("stop", { offset, "stop-color": colour, "stop-opacity": opacity }),
      )
      .join("");
  }

  linear(from: Point, to: Point, stops: readonly Stop[]): string {
    const [x1, y1] = from;
    const [x2, y2] = to;
    const values = { gradientUnits: "userSpaceOnUse", x1, y1, x2, y2 };
    return this.#define("linearGradient", values, this.#stops(stops));
  }

  radial(centre: Point, r: number, stops: readonly Stop[]): string {
    const [cx, cy] = centre;
    return this.#define(
      "radialGradient",
      { gradientUnits: "userSpaceOnUse", cx, cy, r },
      this.#stops(stops),
    );
  }

  clip(d: string): string {
    return this.#define("clipPath", {}, path(d, {}));
  }

  blur(amount: number): string {
    const region = { x: "-50%", y: "-50%", width: "200%", height: "200%" };
    return this.#define("filter", region, element("feGaussianBlur", { stdDeviation: amount }));
  }

  svg(body: string, view: readonly [number, number, number] = [0, 0, SIZE]): string {
    const [x, y, side] = view;
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="${x} ${y} ${side} ${side}">` +
      `<defs>${this.#definitions.join("")}</defs>${body}</svg>`
    );
  }
}
