import { createInstance, type TFunction } from "i18next";
import { describe, expect, it } from "vitest";
import { formatterFor } from "../../lib/intl.ts";
import { languages } from "../../lib/languages.ts";
import { sentenceOf, type DiscountFacts } from "./sentence.ts";

const files = import.meta.glob<object>("../../../public/locales/*/discounts.json", {
  eager: true,
  import: "default",
});
/** The sentence in a language, with the current time set to noon on May 1, 2026. */
async function say(language: string, told: Partial<DiscountFacts>) {
  const discounts = files[`../../../public/locales/${language}/discounts.json`];
  const i18n = createInstance();
  await i18n.init({
    lng: language === "tm" ? "ta" : language,
    resources: { [language === "tm" ? "ta" : language]: { discounts: discounts as never } },
    ns: ["discounts"],
    defaultNS: "discounts",
    interpolation: { escapeValue: false },
  });
  const format = formatterFor(language === "tm" ? "ta" : language);
  const words = { t: i18n.t as unknown as TFunction<"discounts">, format, language };
  const said = sentenceOf({ ...plain, ...told }, words, new Date(2026, 4, 1, 12).getTime());
  // Normalizes spaces, whose widths differ between versions of Intl.
  return said?.replaceAll(/[\u2009\u202F\u00A0]/g, " ");
}
const plain: DiscountFacts = {
  kind: "percentage",
  value: 10,
  currency: "eur",
  allocation: "total",
  regions: ["Europe"],
  starts: undefined,
  ends: undefined,
  limit: null,
  conditions: [],
};
const mornings = {
  kind: "product_collections",
  operator: "in",
  names: ["Slow Mornings"],
  count: 1,
} as const;
const members = { kind: "customer_groups", operator: "in", names: ["Members"], count: 1 } as const;
const june = { starts: new Date(2026, 5, 1), ends: new Date(2026, 5, 30) };
const all: Partial<DiscountFacts> = {
  allocation: "item",
  conditions: [members, mornings],
  ...june,
  limit: 200,
};

it.each([12.5, 0, 101, Number.NaN])(
  "the sentence about a discount is undefined for an invalid percentage: %s",
  async (value) => {
    expect(await say("en", { value })).toBeUndefined();
  },
);

it("the sentence about a discount mentions each part of a discount", async () => {
  expect(await say("en", all)).toBe(
    "10% off each item of the collection Slow Mornings in Europe for Members, Jun 1 – 30, 2026, up to 200 uses.",
  );
  expect(await say("de", all)).toBe(
    "10 % auf jeden Artikel der Kollektion Slow Mornings in Europe für Members, 01.–30.06.2026, bis zu 200 Mal.",
  );
  expect(await say("ja", all)).toBe(
    "EuropeでMembers向けにコレクションSlow Morningsの各商品から 10% 割引、2026/06/01～2026/06/30、200 回まで。",
  );
});

it("the sentence about a discount has no extra spaces if a part is missing", async () => {
  expect(await say("en", {})).toBe("10% off the whole cart in Europe.");
  expect(await say("en", { regions: [] })).toBe("10% off the whole cart.");
  expect(await say("fr", { regions: [] })).toBe("10 % de remise sur tout le panier.");
});

it("the sentence about a discount is undefined until the value and its currency are known", async () => {
  expect(await say("en", { value: null })).toBeUndefined();
  expect(await say("en", { kind: "fixed", value: 500, currency: "" })).toBeUndefined();
});

it("the sentence about a discount formats an amount in its currency", async () => {
  expect(await say("en", { kind: "fixed", value: 500 })).toBe(
    "€5.00 off the whole cart in Europe.",
  );
  expect(await say("en", { kind: "fixed", value: 500, currency: "jpy" })).toContain("¥500 off");
});

it("the sentence about a discount doesn't mention products for free shipping, because the server ignores them", async () => {
  const told = { kind: "free_shipping", value: 0, conditions: [members, mornings] } as const;
  expect(await say("en", told)).toBe("Free shipping in Europe for Members.");
});

it("the sentence about a discount names excluded records, and shortens long lists", async () => {
  const but = { kind: "products", operator: "not_in", names: ["A", "B", "C"], count: 12 } as const;
  expect(await say("en", { conditions: [but] })).toBe(
    "10% off the items except A, B, C (+9) in Europe.",
  );
  const tags = { kind: "product_tags", operator: "in", names: ["blue", "red"], count: 2 } as const;
  expect(await say("en", { conditions: [tags] })).toContain("tagged blue or red");
  expect(await say("en", { conditions: [{ ...tags, names: [], count: 0 }] })).toContain(
    "tagged nothing",
  );
});

it("the sentence about a discount states the start unless it is in the past, and the end", async () => {
  expect(await say("en", { starts: june.starts })).toContain(", from Jun 1, 2026.");
  expect(await say("en", { ends: june.ends })).toContain(", until Jun 30, 2026.");
  expect(await say("en", { starts: new Date(2026, 0, 1) })).toBe(
    "10% off the whole cart in Europe.",
  );
});

it("the sentence about a discount mentions how long each code of a template is valid", async () => {
  expect(await say("en", { duration: { month: 1, day: 2 } })).toContain(
    ", each code for 1 month and 2 days.",
  );
});

it.each([
  ["pl", ["1 raz", "2 razy", "5 razy"]],
  ["ru", ["1 раз", "2 раза", "5 раз"]],
  ["ar", ["مرة واحدة", "مرتين", "5 مرات"]],
])("the sentence about a discount uses the plural rules of %s", async (language, forms) => {
  const said = await Promise.all([1, 2, 5].map((limit) => say(language, { limit })));
  forms.forEach((form, index) => expect(plainDigits(said[index] ?? "")).toContain(form));
});
/** Digits of any script as ASCII. */
const plainDigits = (text: string) =>
  text.replaceAll(/[٠-٩]/g, (digit) => String("٠١٢٣٤٥٦٧٨٩".indexOf(digit)));

describe.each(languages.map((language) => [language]))("in %s", (language) => {
  it("contains each part, and no placeholders or extra punctuation", async () => {
    const whole = (await say(language, { ...all, duration: { day: 30 } })) ?? "";
    for (const part of ["Slow Mornings", "Europe", "Members"]) expect(whole).toContain(part);
    expect(plainDigits(whole)).toContain("200");
    expect(whole).not.toMatch(/\{\{|\}\}|undefined| {2}| [,.،。、।]|sentence\./);
    for (const kind of ["products", "product_types", "product_tags"] as const)
      for (const operator of ["in", "not_in"] as const) {
        const one = await say(language, {
          conditions: [{ kind, operator, names: ["Blue"], count: 1 }],
        });
        expect(one).toContain("Blue");
        expect(one).not.toMatch(/\{\{|undefined|sentence\./);
      }
  });
});
