import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { createI18n } from "../templates/start/src/i18n.ts";
import ar from "../templates/start/src/locales/ar.json";
import de from "../templates/start/src/locales/de.json";

const src = resolve(import.meta.dirname, "../templates/start/src");
const holes = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();
/** A plural form's key ends with its category. */
const textOf = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, "");
const textsOf = (table: object) => new Set(Object.keys(table).map(textOf));

describe.each([
  ["de", de],
  ["ar", ar],
] as const)("the texts in %s", (_language, table) => {
  it("have no other placeholders than the English texts, and all of them in the usual form", () => {
    const wrong = Object.entries(table).filter(([key, words]) => {
      const english = holes(textOf(key));
      return key === textOf(key)
        ? holes(words).join() !== english.join()
        : holes(words).some((hole) => !english.includes(hole));
    });
    expect(wrong).toEqual([]);
  });

  it("don't include a string that the storefront doesn't use", () => {
    const code = globSync(["*.tsx", "{components,lib,routes}/**/*.{ts,tsx}"], { cwd: src })
      .map((file) => readFileSync(join(src, file), "utf8"))
      .join("\n");
    const idle = [...textsOf(table)].filter(
      (english) => !code.includes(`"${english}"`) && !code.includes(`${english}:`),
    );
    expect(idle).toEqual([]);
  });
});

it("every text is translated into all languages", () => {
  expect([...textsOf(ar)].toSorted()).toEqual([...textsOf(de)].toSorted());
});

it("a string uses its language's plural rules, and formats numbers", async () => {
  const english = await createI18n().changeLanguage("en");
  const german = await createI18n().changeLanguage("de");
  const arabic = await createI18n().changeLanguage("ar");
  expect(english("{n} items", { n: 1200, count: 1200 })).toBe("1,200 items");
  expect(german("{n} items", { n: 1200, count: 1200 })).toBe("1.200 Artikel");
  expect(german("Only {n} left", { n: 3, count: 3 })).toBe("Nur noch 3 verfügbar");
  expect(arabic("{n} items", { n: 2, count: 2 })).toBe("منتجان");
  expect(arabic("{n} items", { n: 5, count: 5 })).toBe("5 منتجات");
  expect(arabic("{n} items", { n: 11, count: 11 })).toBe("11 منتجًا");
});
