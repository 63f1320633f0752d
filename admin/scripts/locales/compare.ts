import { intlLocale } from "../../src/lib/languages.ts";
import { placeholdersOf, pluralOf, type Strings } from "./strings.ts";

export interface Needed {
  /**
   * The English text to translate. For a plural form, the English text of the same form, or of `other` if English doesn't have
   * that form.
   */
  english: string;
  /** Sample numbers that use this plural form, if the text has plural forms. */
  numbers?: string[];
  /** True if the text may omit the number, because only one number uses this form. */
  single?: boolean;
}

export interface Comparison {
  /** Every string that the language must have, by id, in the order of the English files. */
  needed: Map<string, Needed>;
  missing: string[];
  extra: string[];
  /** A sentence for each incorrect string. */
  wrong: string[];
  /** Strings that are the same as in English, which may be intentional. */
  sameAsEnglish: string[];
}

const rulesOf = (language: string, type: Intl.PluralRuleType) =>
  new Intl.PluralRules(intlLocale(language), { type });

/** Sample numbers for plural forms. 1000000 and 1.5 stand for forms that no small integer uses. */
const SAMPLES = [...Array(201).keys(), 1_000_000, 1.5];

export function pluralForms(
  language: string,
  type: Intl.PluralRuleType = "cardinal",
): Map<Intl.LDMLPluralRule, number[]> {
  const rules = rulesOf(language, type);
  const order: Intl.LDMLPluralRule[] = ["zero", "one", "two", "few", "many", "other"];
  const present = new Set(rules.resolvedOptions().pluralCategories);
  return new Map(
    order
      .filter((form) => present.has(form))
      .map((form) => [form, SAMPLES.filter((number) => rules.select(number) === form)]),
  );
}

/** Strings that a language needs to match the English ones. A plural has the forms of that language. */
export function neededBy(language: string, english: Strings): Map<string, Needed> {
  const needed = new Map<string, Needed>();
  for (const [id, text] of english) {
    const plural = pluralOf(id);
    if (!plural) {
      needed.set(id, { english: text });
      continue;
    }
    for (const [form, numbers] of pluralForms(language, plural.type)) {
      const own = english.get(`${plural.family}_${form}`);
      needed.set(`${plural.family}_${form}`, {
        english: own ?? english.get(`${plural.family}_other`) ?? text,
        numbers: numbers.slice(0, 5).map(String),
        single: numbers.length === 1 && (numbers[0] ?? 9) <= 2,
      });
    }
    // Any language may have a separate text for zero, even if it doesn't have a zero form.
    if (plural.form === "zero") needed.set(id, { english: text, numbers: ["0"], single: true });
  }
  return needed;
}

export function compare(language: string, english: Strings, texts: Strings): Comparison {
  const needed = neededBy(language, english);
  const wrong: string[] = [];
  const sameAsEnglish: string[] = [];
  for (const [id, text] of texts) {
    const { english: source, single } = needed.get(id) ?? {};
    if (source === undefined) continue;
    const problem = problemIn(text, source, single === true) ?? foreignIn(language, text, source);
    if (problem !== undefined) wrong.push(`${id} ${problem}`);
    else if (text === source && language !== "en") sameAsEnglish.push(id);
  }
  for (const [id, text] of texts)
    if (flatDual(id, text, texts)) wrong.push(`${id} equals the plural, but must be a dual form`);
  return {
    needed,
    missing: [...needed.keys()].filter((id) => !texts.has(id)),
    extra: [...texts.keys()].filter((id) => !needed.has(id)),
    wrong,
    sameAsEnglish,
  };
}

/** Scripts of the languages that don't use the Latin script. `tm` is Tamil here. */
const SCRIPTS: Readonly<Record<string, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  bg: /\p{Script=Cyrillic}/u,
  hi: /\p{Script=Devanagari}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  ko: /\p{Script=Hangul}/u,
  ru: /\p{Script=Cyrillic}/u,
  tm: /\p{Script=Tamil}/u,
  uk: /\p{Script=Cyrillic}/u,
  zh: /\p{Script=Han}/u,
};

/** Reports a string if none of its letters are in the language's script, unless the English string contains all of its words. */
function foreignIn(language: string, text: string, english: string): string | undefined {
  const script = SCRIPTS[language];
  if (!script || script.test(text)) return undefined;
  const words = text.replaceAll(/\{\{.*?\}\}|<.*?>/g, "").match(/\p{L}{2,}/gu) ?? [];
  return words.every((word) => english.includes(word))
    ? undefined
    : "isn't in the script of its language";
}

/** True if the `two` form equals the `other` form, although the noun has different forms for different numbers. */
function flatDual(id: string, text: string, texts: Strings): boolean {
  const plural = pluralOf(id);
  if (plural?.form !== "two") return false;
  const [few, other] = ["few", "other"].map((form) => texts.get(`${plural.family}_${form}`));
  return text === other && few !== other;
}

function problemIn(text: string, english: string, single: boolean): string | undefined {
  if (text.trim() === "") return "is empty";
  if (text !== text.trim() && english === english.trim()) return "begins or ends with a space";
  if (text.replaceAll(/\{\{.*?\}\}/g, "").match(/\{\{|\}\}/)) return "has unmatched braces";
  const [has, wants] = [placeholdersOf(text), placeholdersOf(english)];
  // A form that only one number uses, such as "One product", may omit the count, or the value if the English has no count. A
  // translation may add the count, but no other placeholder.
  const number = wants.has("{{count}}") ? "{{count}}" : "{{value}}";
  const free = single ? new Set([number]) : new Set<string>();
  const lost = [...wants].filter((one) => !has.has(one) && !free.has(one));
  const added = [...has].filter((one) => !wants.has(one) && one !== "{{count}}");
  if (lost.length > 0) return `lacks ${lost.join(", ")}`;
  return added.length > 0
    ? `has ${added.join(", ")}, which the English string doesn't have`
    : undefined;
}
