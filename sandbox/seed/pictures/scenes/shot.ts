import { counter, table, wall } from "../backdrop.ts";
import { SIZE, type Sheet, turn } from "../sheet.ts";

export type Draw = (sheet: Sheet) => string;
type Hue = keyof typeof wall;
/** Left, top and side of the square that is shown. */
export type View = readonly [number, number, number];

/** A finished scene, as an SVG document. */
export type Scene = (sheet: Sheet) => string;

export const stand =
  (hue: Hue, draw: Draw, view: View = [90, 150, 620]): Scene =>
  (sheet) =>
    sheet.svg(counter(sheet, wall[hue]) + draw(sheet), view);

export const lay =
  (hue: Hue, draw: Draw, view: View = [70, 70, SIZE - 140]): Scene =>
  (sheet) =>
    sheet.svg(table(sheet, wall[hue]) + draw(sheet), view);

export const all =
  (...draws: Draw[]): Draw =>
  (sheet) =>
    draws.map((draw) => draw(sheet)).join("");

export const aslant =
  (draw: Draw, angle = -36): Draw =>
  (sheet) =>
    turn(angle, 400, 400, draw(sheet));
