/** The required contrast of color pairs. Text needs 4.5:1, and the edge or mark of a control needs 3:1. */
export interface Pair {
  front: string;
  ground: string;
  least: number;
}
const TEXT = 4.5;
const CONTROL = 3;

const each = (fronts: string[], grounds: string[], least: number): Pair[] =>
  fronts.flatMap((front) => grounds.map((ground) => ({ front, ground, least })));

const grounds = [
  "bg.canvas",
  "bg.panel",
  "bg.subtle",
  "bg.raised",
  "bg.hover",
  "bg.active",
  "bg.selected",
];
const surfaces = ["bg.canvas", "bg.panel", "bg.subtle", "bg.raised"];
const tones = ["success", "warning", "danger", "info", "neutral"];

export const pairs: Pair[] = [
  ...each(["fg.default", "fg.subtle", "fg.muted", "fg.link", "fg.danger"], grounds, TEXT),
  ...each(["fg.default", "fg.subtle", "fg.muted"], ["bg.placeholder"], TEXT),
  ...each(["fg.onAccent"], ["accent.solid", "accent.hover"], TEXT),
  ...each(["fg.onDanger"], ["danger.solid", "danger.hover"], TEXT),
  ...each(["fg.onInverse"], ["inverse.bg"], TEXT),
  ...each(
    ["border.input", "border.focus", "border.danger", "accent.solid", "danger.solid"],
    surfaces,
    CONTROL,
  ),
  ...each(["inverse.bg"], surfaces, CONTROL),
  ...tones.flatMap((tone) => [
    ...each([`status.${tone}.fg`], [`status.${tone}.bg`, "bg.panel", "bg.raised"], TEXT),
    ...each([`status.${tone}.mark`], [`status.${tone}.bg`, "bg.panel", "bg.raised"], CONTROL),
  ]),
];

/** Colors that only separate or decorate. Users don't need to see them. */
export const decorative = [
  "bg.overlay",
  "border.default",
  "border.strong",
  ...tones.map((tone) => `status.${tone}.edge`),
];
