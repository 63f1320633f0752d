import { describe, expect, it } from "vitest";
import { colors, type Themed } from "./colors.ts";
import { contrast, inGamut, parseOklch } from "./oklch.ts";
import { decorative, pairs } from "./pairs.ts";

const isThemed = (node: object): node is Themed => "value" in node;

function flatten(node: object, path: string[] = []): Map<string, Themed["value"]> {
  if (isThemed(node)) return new Map([[path.join("."), node.value]]);
  return new Map(
    Object.entries(node).flatMap(([name, child]) => [...flatten(child, [...path, name])]),
  );
}

const tokens = flatten(colors);
const themes = ["base", "_dark"] as const;

describe("contrast", () => {
  it("is calculated correctly for black, white, and a medium gray", () => {
    const black = { l: 0, c: 0, h: 0 };
    const white = { l: 1, c: 0, h: 0 };
    expect(contrast(black, white)).toBeCloseTo(21, 1);
    expect(contrast(white, black)).toBeCloseTo(21, 1);
    // #767676 is known as the lightest gray that passes on white.
    expect(contrast({ l: 0.5659, c: 0, h: 0 }, white)).toBeCloseTo(4.54, 1);
  });

  describe.each(themes)("theme %s", (theme) => {
    it.each(pairs)(
      "$front on $ground has a contrast of at least $least",
      ({ front, ground, least }) => {
        const [one, other] = [front, ground].map((name) => {
          const token = tokens.get(name);
          if (!token) throw new Error(`pairs.ts names ${name}, which colors.ts does not have`);
          return parseOklch(token[theme]);
        });
        expect(contrast(one!, other!)).toBeGreaterThanOrEqual(least);
      },
    );

    it("has only colors inside sRGB, so that the measured color is the displayed one", () => {
      const outside = [...tokens]
        .filter(([, value]) => !value[theme].includes("/"))
        .filter(([, value]) => !inGamut(parseOklch(value[theme])));
      expect(outside).toEqual([]);
    });
  });

  it("measures every color", () => {
    const listed = new Set([
      ...pairs.flatMap(({ front, ground }) => [front, ground]),
      ...decorative,
    ]);
    expect([...tokens.keys()].filter((name) => !listed.has(name))).toEqual([]);
    expect(decorative.filter((name) => !tokens.has(name))).toEqual([]);
  });
});
