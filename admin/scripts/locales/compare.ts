import { intlLocale } from "../../src/lib/languages.ts";
import { placeholdersOf, pluralOf, type Strings } from "./strings.ts";

export interface Needed {
  /** The English text to translate; of a plural, the one that is nearest to the form. */
  english: string;
  /** For a plural form: numbers that it is used for. */
  numbers?: string[];
  /** The text may leave out the number, since only one number is meant. */
  single?: boolean;
}

export interface Comparison {
  /** Every string that the language must have, in the order of the English files. */
  needed: Map<string, Needed>;
  missing: string[];
  extra: string[];
  /** Sentences about texts that are there and wrong. */
  wrong: string[];
  /** Perhaps rightly so. */
  sameAsEnglish: string[];
}

const rulesOf = (language: string, type: Intl.PluralRuleType) =>
  new Intl.PluralRules(intlLocale(language), { type });

/** Numbers that show what a form is for; 1000000 and 1.5 stand for the forms that no small whole number takes. */
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

/** What a language must say, from what English says: as many forms of a plural as the language itself has. */
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
    // Every language may have a text of its own for none at all.
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
  for (const [id, text] of texts) if (flatDual(id, text, texts)) wrong.push(`${id} is no dual`);
  return {
    needed,
    missing: [...needed.keys()].filter((id) => !texts.has(id)),
    extra: [...texts.keys()].filter((id) => !needed.has(id)),
    wrong,
    sameAsEnglish,
  };
}

/** Languages that are not written in Latin letters; `tm` stands for Tamil here. */
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

/** Words that are neither in the language's letters nor English's own are another language's. */
function foreignIn(language: string, text: string, english: string): string | undefined {
  const script = SCRIPTS[language];
  if (!script || script.test(text)) return undefined;
  const words = text.replaceAll(/\{\{.*?\}\}|<.*?>/g, "").match(/\p{L}{2,}/gu) ?? [];
  return words.every((word) => english.includes(word))
    ? undefined
    : "is not in the letters of its language";
}

/** Where the word for things changes with their number at all, two of them have a form of their own. */
function flatDual(id: string, text: string, texts: Strings): boolean {
  const plural = pluralOf(id);
  if (plural?.form !== "two") return false;
  const [few, other] = ["few", "other"].map((form) => texts.get(`${plural.family}_${form}`));
  return text === other && few !== other;
}

function problemIn(text: string, english: string, single: boolean): string | undefined {
  if (text.trim() === "") return "is empty";
  if (text !== text.trim() && english === english.trim()) return "begins or ends with a blank";
  if (text.replaceAll(/\{\{.*?\}\}/g, "").match(/\{\{|\}\}/)) return "has braces that do not match";
  const [has, wants] = [placeholdersOf(text), placeholdersOf(english)];
  // "One product" needs no number, which is the value where English does not count. Of what English leaves out, only it may come back.
  const number = wants.has("{{count}}") ? "{{count}}" : "{{value}}";
  const free = single ? new Set([number]) : new Set<string>();
  const lost = [...wants].filter((one) => !has.has(one) && !free.has(one));
  const added = [...has].filter((one) => !wants.has(one) && one !== "{{count}}");
  if (lost.length > 0) return `lacks ${lost.join(", ")}`;
  return added.length > 0 ? `has ${added.join(", ")}, which English does not have` : undefined;
}
