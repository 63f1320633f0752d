import { describe, expect, it } from "vitest";
import { readUses, textsByKey, unusedKeys, wrongCalls } from "./calls.ts";
import { compare, neededBy, pluralForms } from "./compare.ts";
import { accept, digests, isStale, parse, print, type Accepted } from "./accepted.ts";
import { flatten, unflatten } from "./strings.ts";

const english = flatten("shop", {
  greeting: "Hello {{name}}",
  link: "Read the <0>guide</0>",
  items_one: "{{count}} item",
  items_other: "{{count}} items",
});
const german = (change: Record<string, string>) =>
  flatten("shop", {
    greeting: "Hallo {{name}}",
    link: "Lies den <0>Leitfaden</0>",
    items_one: "Ein Artikel",
    items_other: "{{count}} Artikel",
    ...change,
  });

describe("a language compared with English", () => {
  it("is complete if every string is translated and has the same placeholders", () => {
    expect(compare("de", english, german({}))).toMatchObject({ missing: [], extra: [], wrong: [] });
  });

  it.each([
    [{ greeting: "Hallo {{Name}}" }, "shop:greeting lacks {{name}}"],
    [
      { greeting: "Hallo {{name}} {{other}}" },
      "shop:greeting has {{other}}, which the English string doesn't have",
    ],
    [{ greeting: "Hallo {{name}" }, "shop:greeting has unmatched braces"],
    [{ greeting: "  " }, "shop:greeting is empty"],
    [{ greeting: "Hallo {{name}} " }, "shop:greeting begins or ends with a space"],
    [{ link: "Lies den Leitfaden" }, "shop:link lacks <0>, </0>"],
    [{ items_other: "Viele Artikel" }, "shop:items_other lacks {{count}}"],
  ])("has a problem if it contains %j", (change, says) => {
    expect(compare("de", english, german(change)).wrong).toEqual([says]);
  });

  it("uses its own script, except for names that the English text contains too", () => {
    const tamil = (greeting: string) =>
      compare("tm", english, flatten("shop", { greeting })).wrong.join();
    expect(tamil("Salam {{name}}")).toBe("shop:greeting isn't in the script of its language");
    expect(tamil("வணக்கம் {{name}}")).toBe("");
    expect(tamil("Hello {{name}}")).toBe("");
  });

  it("reports missing, unused, and untranslated strings", () => {
    const texts = german({ old: "Alt", greeting: "Hello {{name}}" });
    texts.delete("shop:link");
    expect(compare("de", english, texts)).toMatchObject({
      missing: ["shop:link"],
      extra: ["shop:old"],
      sameAsEnglish: ["shop:greeting"],
    });
  });

  it.each([
    ["ja", ["other"]],
    ["tm", ["one", "other"]],
    ["bs", ["one", "few", "other"]],
    ["pl", ["one", "few", "many", "other"]],
    ["sl", ["one", "two", "few", "other"]],
    ["ar", ["zero", "one", "two", "few", "many", "other"]],
  ])("in %s has the language's own plural forms", (language, forms) => {
    expect([...pluralForms(language).keys()]).toEqual(forms);
    expect([...neededBy(language, english).keys()].filter((id) => id.includes("items"))).toEqual(
      forms.map((form) => `shop:items_${form}`),
    );
  });

  it("can omit the number only in a form that is used for exactly one number", () => {
    const russian = (form: string) => new Map([[`shop:items_${form}`, "предмет"]]);
    // In Russian, the form `one` is used for 1, 21, 31, and so on.
    expect(compare("ru", english, russian("one")).wrong).toHaveLength(1);
    expect(compare("ar", english, new Map([["shop:items_two", "عنصران"]])).wrong).toEqual([]);
    const written = flatten("shop", {
      items_one: "{{value}} item",
      items_other: "{{value}} items",
    });
    expect(compare("ar", written, new Map([["shop:items_two", "عنصران"]])).wrong).toEqual([]);
  });

  it("has a dual form only if its nouns change with the number", () => {
    const arabic = (few: string, two: string, other: string) =>
      flatten("shop", { items_two: two, items_few: few, items_other: other });
    const [item, items] = ["{{count}} عنصر", "{{count}} عناصر"];
    expect(compare("ar", english, arabic(items, item, item)).wrong).toEqual([
      "shop:items_two equals the plural, but must be a dual form",
    ]);
    expect(compare("ar", english, arabic(items, "عنصران", item)).wrong).toEqual([]);
    expect(compare("ar", english, arabic(item, item, item)).wrong).toEqual([]);
  });
});

it("strings don't change when their file is written and read again", () => {
  expect([...flatten("shop", unflatten(english)["shop"])]).toEqual([...english]);
});

describe("the accepted English texts", () => {
  const changed = flatten("shop", {
    greeting: "Hi {{name}}",
    link: "Read the <0>guide</0>",
    items_one: "{{count}} thing",
    items_other: "{{count}} items",
  });
  const now = digests(changed);
  const both = new Map(["de", "ru"].map((language) => [language, german({})]));
  const before = (): Accepted => ({ english: digests(english), except: new Map() });
  const stale = (accepted: Accepted, language: string) =>
    [...english.keys()].filter((id) => isStale(accepted, now, language, id));
  const old = ["shop:greeting", "shop:items_one", "shop:items_other"];

  it("apply to all languages until the English text changes", () => {
    const same = digests(english);
    expect([...english.keys()].filter((id) => isStale(before(), same, "de", id))).toEqual([]);
    expect(stale(before(), "de")).toEqual(old);
  });

  it("have an exception for each language whose translation is based on older English", () => {
    const accepted = before();
    accept(accepted, now, "de", ["shop:greeting", "shop:items_one", "shop:items_other"], both);
    expect([stale(accepted, "de"), stale(accepted, "ru")]).toEqual([[], old]);
    expect(JSON.parse(print(accepted, now))).toMatchObject({
      except: { ru: ["shop:greeting", "shop:items"] },
    });
    accept(accepted, now, "ru", old, both);
    expect(stale(accepted, "ru")).toEqual([]);
    expect(JSON.parse(print(accepted, now))).toMatchObject({ except: {} });
  });

  it("don't include strings that nobody accepted", () => {
    const accepted: Accepted = { english: new Map(), except: new Map() };
    expect(stale(accepted, "de")).toEqual([...english.keys()]);
    accept(accepted, now, "de", ["shop:link"], new Map([["ru", new Map()]]));
    expect(stale(accepted, "ru")).toEqual(old);
  });

  it("don't change when their file is written and read again, except that deleted strings are removed", () => {
    const accepted = before();
    accepted.except.set("de", new Set(["shop:link", "shop:gone"]));
    accepted.english.set("shop:gone", "abcdef");
    const read = parse(print(accepted, now));
    expect(read.english).toEqual(digests(english));
    expect(read.except).toEqual(new Map([["de", new Set(["shop:link"])]]));
  });
});

describe("calls to t in the code", () => {
  const uses = (code: string) =>
    readUses("part.tsx", `function Part() { const { t } = useTranslation("shop"); ${code} }`);
  const problems = (code: string) => wrongCalls(uses(code).calls, textsByKey(english));

  it.each([
    't("greeting", { name })',
    't("items", { count: 2 })',
    't("shop:greeting", { name })',
    't("greeting", values)',
    't(known ? "link" : "link")',
  ])("are valid with %s", (code) => expect(problems(code)).toEqual([]));

  it.each([
    ['t("greeting")', "1: shop:greeting needs {{name}}"],
    ['t("greeting", { nam: 1, name })', "1: shop:greeting doesn't use {{nam}}"],
    ['t(known ? "greeting" : "link")', "1: shop:greeting needs {{name}}"],
    ["t(`gre${rest}`)", "1: shop:greeting needs {{name}}"],
  ])("are invalid with %s", (code, says) => expect(problems(code)).toEqual([says]));

  it("are checked if a function has its own name for t", () => {
    const { calls } = readUses(
      "words.ts",
      'type Words = TFunction<"shop">; const say = (w: Words) => w("greeting");',
    );
    expect(wrongCalls(calls, textsByKey(english))).toEqual(["1: shop:greeting needs {{name}}"]);
  });

  it("show which keys are unused", () => {
    const idle = (code: string) => unusedKeys(textsByKey(english).keys(), [uses(code)]);
    expect(idle('t("greeting"); t("items")')).toEqual(["shop:link"]);
    expect(idle('t(`gree${"ting"}`); const label = "link"; t("items")')).toEqual([]);
  });
});
