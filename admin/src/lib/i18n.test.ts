import i18next from "i18next";
import LanguageDetector from "i18next-browser-languagedetector";
import HttpBackend from "i18next-http-backend";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { digits, englishWhereNeeded, i18nOptions, markPage, pluralRules } from "./i18n.ts";
import { codeOf, directionOf, languageNames, languages } from "./languages.ts";
import { pseudo } from "./pseudo.ts";

/** The admin's options, with the real library and a simulated server. */
function load(answer: (url: string) => Response | Error) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url);
    const response = answer(url);
    if (response instanceof Error) throw response;
    return response;
  });
  const i18n = i18next.createInstance();
  const ready = i18n
    .use(HttpBackend)
    .use(englishWhereNeeded)
    .init({
      ...(i18nOptions as unknown as Parameters<typeof i18next.init>[0] & object),
      lng: "de-AT",
      ns: ["common"],
    });
  return { i18n, asked, ready };
}
const strings = (text: string) => Response.json({ greeting: text });

describe("translations", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("are loaded from public/locales/{lng}/{ns}.json, for the language without its region", async () => {
    const { i18n, asked, ready } = load((url) => strings(url));
    await vi.advanceTimersByTimeAsync(1000);
    await ready;
    await i18n.loadNamespaces("shell");
    expect(asked).toEqual(["public/locales/de/common.json", "public/locales/de/shell.json"]);
    expect(i18n.t("greeting" as never)).toBe("public/locales/de/common.json");
  });

  it("fall back to English without a retry if the file doesn't exist on the server", async () => {
    const { i18n, asked, ready } = load((url) =>
      url.includes("/de/") ? new Response("Not Found", { status: 404 }) : strings("Hello"),
    );
    await vi.advanceTimersByTimeAsync(60_000);
    await ready;
    expect(i18n.t("greeting" as never)).toBe("Hello");
    expect(asked).toEqual(["public/locales/de/common.json", "public/locales/en/common.json"]);
  });

  it.each([
    ["5xx", () => new Response("", { status: 503 })],
    ["no response", () => new TypeError("Failed to fetch")],
  ])(
    "are requested 5 more times after %s, first after 350 ms, then after twice as long each",
    async (_name, failure) => {
      const start = Date.now();
      const times: number[] = [];
      const { ready } = load((url) => {
        if (!url.includes("/de/")) return strings("Hello");
        times.push(Date.now() - start);
        return failure();
      });
      await vi.advanceTimersByTimeAsync(60_000);
      await ready;
      expect(times).toEqual([0, 350, 1050, 2450, 5250, 10850]);
    },
  );

  it("are loaded at most 10 at a time", async () => {
    let open = 0;
    let most = 0;
    vi.stubGlobal("fetch", async () => {
      most = Math.max(most, ++open);
      await new Promise((resolve) => setTimeout(resolve, 50));
      open -= 1;
      return strings("Hello");
    });
    const i18n = i18next.createInstance();
    const ready = i18n
      .use(HttpBackend)
      .use(englishWhereNeeded)
      .init({
        ...(i18nOptions as unknown as Parameters<typeof i18next.init>[0] & object),
        lng: "en",
        ns: Array.from({ length: 25 }, (_, index) => `part${index}`),
      });
    await vi.advanceTimersByTimeAsync(60_000);
    await ready;
    expect(most).toBe(10);
  });
});

describe("strings with a number", () => {
  const speak = async (lng: string, resources: Record<string, string>) => {
    const i18n = i18next.createInstance();
    await i18n
      .use(pluralRules)
      .use(digits)
      .init({
        ...(i18nOptions as unknown as Parameters<typeof i18next.init>[0] & object),
        lng,
        resources: { [lng]: { common: resources } },
      });
    return (options: object): unknown => i18n.t("items" as never, options as never);
  };

  it("show numbers in the language's digits, and don't change other values", async () => {
    const german = await speak("de", {
      items_one: "1 Teil",
      items_other: "{{count}} Teile, Nr. {{id}}",
    });
    expect(german({ count: 12345, id: 12345 })).toBe("12.345 Teile, Nr. 12345");
  });

  it("have the plural form that the language's rules require, including in Tamil", async () => {
    vi.stubGlobal("navigator", { languages: ["ar"] });
    const tamil = await speak("tm", { items_one: "one", items_other: "other" });
    expect([tamil({ count: 0 }), tamil({ count: 1 }), tamil({ count: 2 })]).toEqual([
      "other",
      "one",
      "other",
    ]);
    const polish = await speak("pl", {
      items_one: "1",
      items_few: "few",
      items_many: "many",
      items_other: "other",
    });
    expect([1, 3, 5, 22].map((count) => polish({ count }))).toEqual(["1", "few", "many", "few"]);
    vi.unstubAllGlobals();
  });

  it("isolate a Latin value only in a right-to-left language", async () => {
    const strings = { items_other: "{{name}}: {{count}}" };
    const [arabic, german] = [await speak("ar", strings), await speak("de", strings)];
    expect(arabic({ count: 100, name: "Kettle" })).toMatch(/^\u{2068}Kettle\u{2069}: /u);
    expect(german({ count: 100, name: "Kettle" })).toBe("Kettle: 100");
  });

  it("are in English, with the English plural form, if the translation is missing", async () => {
    const i18n = i18next.createInstance();
    await i18n
      .use(pluralRules)
      .use(digits)
      .init({
        ...(i18nOptions as unknown as Parameters<typeof i18next.init>[0] & object),
        lng: "pl",
        resources: {
          pl: { common: {} },
          en: { common: { items_one: "item", items_other: "items" } },
        },
      });
    expect([1, 3, 5].map((count) => i18n.t("items" as never, { count } as never))).toEqual([
      "item",
      "items",
      "items",
    ]);
  });
});

it("the pseudo-language changes words, but not placeholders and tags", () => {
  expect(pseudo({ a: { b: "Hi {{name}}, <0>go</0>" } })).toEqual({
    a: { b: "[Hí {{name}}, <0>ĝö</0>~~~~~~~~]" },
  });
});

describe("the language", () => {
  it("is detected in this order, and stored in local storage", () => {
    expect(i18nOptions.detection).toMatchObject({
      order: ["querystring", "cookie", "localStorage", "sessionStorage", "navigator", "htmlTag"],
      lookupQuerystring: "lng",
      lookupCookie: "i18next",
      lookupLocalStorage: "i18nextLng",
      lookupSessionStorage: "i18nextLng",
      caches: ["localStorage"],
    });
    expect(i18nOptions.fallbackLng).toBe("en");
  });

  it("is only the part before the hyphen", () => {
    expect(codeOf("pt-BR")).toBe("pt");
    expect(codeOf("ta-IN")).toBe("tm");
    const detector = new LanguageDetector(undefined, i18nOptions.detection as never);
    detector.addDetector({ name: "test", lookup: () => "zh-TW" });
    detector.init({ languageUtils: {} }, {
      ...(i18nOptions.detection as object),
      order: ["test"],
    } as never);
    expect(detector.detect()).toBe("zh");
  });

  it("sets the page's `lang` to the standard tag instead of the admin's own code", () => {
    const documentElement = { lang: "en", dir: "ltr" };
    vi.stubGlobal("document", { documentElement });
    const tags = languages.map((language) => {
      markPage(language);
      return documentElement.lang;
    });
    expect(tags).toEqual(
      "ar bg bs cs de en es fr hi hr it ja ko pl pt-BR ru sl ta uk vi zh-Hans".split(" "),
    );
    markPage("ar");
    expect(documentElement.dir).toBe("rtl");
    vi.unstubAllGlobals();
  });

  it("is one of 21, sorted by code", () => {
    const named = "ar bg bs cs de en es fr hi hr it ja ko pl pt ru sl tm uk vi zh";
    expect(languages.join(" ")).toBe(named);
    expect(new Set(Object.values(languageNames)).size).toBe(21);
    expect(languageNames).toMatchObject({ de: "Deutsch", ja: "日本語", tm: "தமிழ்" });
  });

  it("is right-to-left only for Arabic", () => {
    expect(languages.filter((language) => directionOf(language) === "rtl")).toEqual(["ar"]);
  });
});
