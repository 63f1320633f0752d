import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { preferencesOf } from "../lib/language.ts";
import { loadTranslate } from "../lib/texts.ts";
import { ar } from "./ar.ts";
import { de } from "./de.ts";

const src = resolve(import.meta.dirname, "..");
const holes = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

describe.each([["de", de] as const, ["ar", ar] as const])("the texts in %s", (_language, table) => {
  it("have exactly the placeholders of the English ones", () => {
    const wrong = Object.entries(table).filter(([english, words]) => {
      const whole = typeof words === "string" ? words : words.other;
      return holes(whole).join() !== holes(english).join();
    });
    expect(wrong).toEqual([]);
  });

  it("the translated texts are exactly those that the storefront uses", () => {
    const code = globSync(["*.tsx", "{components,lib,routes}/**/*.{ts,tsx}"], { cwd: src })
      .map((file) => readFileSync(join(src, file), "utf8"))
      .join("\n");
    const idle = Object.keys(table).filter(
      (english) => !code.includes(`"${english}"`) && !code.includes(`${english}:`),
    );
    expect(idle).toEqual([]);
  });
});

describe("a text", () => {
  it("uses its language's plural rules and writes numbers in the visitor's format", async () => {
    const english = await loadTranslate("en", "en-US");
    const german = await loadTranslate("de", "de-DE");
    const arabic = await loadTranslate("ar", "ar-EG");
    expect(english("{n} items", { n: 1200 })).toBe("1,200 items");
    expect(german("Only {n} left", { n: 3 })).toBe("Nur noch 3 verfügbar");
    expect(arabic("{n} items", { n: 2 })).toBe("منتجان");
    expect(arabic("{n} items", { n: 5 })).toBe("٥ منتجات");
    expect(arabic("{n} items", { n: 11 })).toBe("١١ منتجًا");
  });
});

describe("the visitor's language", () => {
  it.each([
    [["de-AT", "en"], undefined, { language: "de", locale: "de-AT", country: "at" }],
    [["fr-FR", "de"], undefined, { language: "de", locale: "de", country: "fr" }],
    [["fr-FR"], undefined, { language: "en", locale: "fr-FR", country: "fr" }],
    [["en-US", "ar-EG"], "ar", { language: "ar", locale: "ar-EG", country: "us" }],
    [["en-US"], "ar", { language: "ar", locale: "ar", country: "us" }],
    [["en-GB"], "xx", { language: "en", locale: "en-GB", country: "gb" }],
    [["*", "", "no locale"], null, { language: "en", locale: "en-US", country: "us" }],
  ])("follows from %j, with %j chosen", (wanted, chosen, expected) => {
    expect(preferencesOf(wanted, chosen)).toEqual(expected);
  });
});
