import { describe, expect, it } from "vitest";
import { currencyDigits, formatterFor } from "./intl.ts";
import { intlLocale } from "./languages.ts";

const en = formatterFor("en-US");

describe("money", () => {
  it("divides minor units by 100", () => {
    expect(en.money(1995, "usd")).toBe("$19.95");
    expect(en.money(123456789, "EUR")).toBe("€1,234,567.89");
    expect(en.money(-50, "usd")).toBe("-$0.50");
  });

  it("doesn't show zero with a sign", () => expect(en.money(-0, "usd")).toBe("$0.00"));

  it.each([
    ["jpy", "¥3,200"],
    ["krw", "₩3,200"],
    ["vnd", "₫3,200"],
  ])("doesn't divide %s", (currency, text) => expect(en.money(3200, currency)).toBe(text));

  it("divides all other currencies by 100, regardless of their own conventions", () => {
    expect(en.money(3200, "isk")).toMatch(/32\.00/);
  });

  it("has no decimals in three currencies, and two in all others", () => {
    expect(["krw", "JPY", "vnd"].map(currencyDigits)).toEqual([0, 0, 0]);
    expect(["eur", "USD", "kwd", "isk"].map(currencyDigits)).toEqual([2, 2, 2, 2]);
  });

  it("keeps a currency's sign next to its letters in right-to-left text", () => {
    expect(formatterFor("ar").money(1500, "usd")).toMatch(/15\.00\s\u{200f}US\$\u{200e}$/u);
    expect(formatterFor("ar").money(-1500, "usd")).toMatch(/-15\.00\s\u{200f}US\$\u{200e}$/u);
    expect(formatterFor("ar").money(1500, "eur")).toMatch(/€$/);
    expect(formatterFor("es-MX").money(1500, "cad")).not.toContain("\u{200e}");
  });

  it("uses the format of the user's country", () => {
    expect(formatterFor("de-DE").money(123456, "eur").replaceAll(/\s/g, " ")).toBe("1.234,56 €");
  });
});

describe("dates", () => {
  const now = new Date("2026-11-20T12:00:00Z");
  it.each([
    ["2026-11-20T11:59:58Z", "2 seconds ago"],
    ["2026-11-20T11:20:00Z", "40 minutes ago"],
    ["2026-11-20T04:00:00Z", "8 hours ago"],
    ["2026-11-19T12:00:00Z", "yesterday"],
    ["2026-11-01T12:00:00Z", "19 days ago"],
    ["2026-09-05T12:00:00Z", "Sep 5, 2026"],
  ])("%s is %s", (value, text) => expect(en.relative(value, now)).toBe(text));
});

it("text that isn't a date is returned unchanged", () => {
  for (const kind of ["date", "dateTime", "time", "relative"] as const)
    expect(en[kind]("next week")).toBe("next week");
});

it("Bosnian is formatted, although Chromium doesn't support it", () => {
  const bs = formatterFor("bs");
  expect(bs.number(12345.5)).toBe("12.345,5");
  expect(bs.date("2026-06-01T12:00:00Z")).toBe("1. 6. 2026.");
  expect(bs.relative("2026-06-01T12:00:00Z", new Date("2026-06-04T12:00:00Z"))).toBe(
    "prije 3 dana",
  );
});

it("Tamil has short units, because the whole words are long", () => {
  const ta = formatterFor("ta-IN");
  const now = new Date("2026-06-04T12:00:00Z");
  expect(ta.relative("2026-06-04T08:00:00Z", now)).toBe("4 ம. முன்");
  expect(ta.relative("2026-06-01T12:00:00Z", now)).toBe("3 நா. முன்");
  expect(ta.measure(5, "day")).toBe("5 நா");
});

describe("country", () => {
  it("returns the name in the user's language", () => {
    expect(en.country("pt")).toBe("Portugal");
    expect(formatterFor("de").country("DE")).toBe("Deutschland");
  });
  it("returns a value that isn't a code unchanged", () =>
    expect(en.country("Portugal")).toBe("Portugal"));
});

describe("intlLocale", () => {
  it("prefers the user's own variety of the language", () => {
    expect(intlLocale("en", ["fr-FR", "en-GB"])).toBe("en-GB");
    expect(intlLocale("en", ["fr-FR"])).toBe("en");
  });
  it.each([
    ["tm", "ta"],
    ["pt", "pt-BR"],
    ["zh", "zh-Hans"],
  ])("maps %s to %s", (language, tag) => expect(intlLocale(language, [])).toBe(tag));
});
