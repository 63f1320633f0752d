import type { TFunction } from "i18next";
import type { Formatter } from "../../lib/intl.ts";
import type { DiscountKind } from "../../resources/discounts.ts";
import {
  conditionKinds,
  type ConditionKind,
  type Members,
  type Operator,
} from "./condition-kinds.ts";
import { units, type Duration } from "../../lib/duration.ts";

/** A discount for the sentence: stored or being edited. */
export interface DiscountFacts {
  kind: DiscountKind;
  /** A percentage, or an amount in minor units; null while it is empty. */
  value: number | null;
  currency: string;
  allocation: "total" | "item";
  regions: readonly string[];
  starts: Date | undefined;
  ends: Date | undefined;
  limit: number | null;
  /** Set only for a template. */
  duration?: Duration;
  conditions: readonly ({ kind: ConditionKind; operator: Operator } & Members)[];
}

interface Words {
  t: TFunction<"discounts">;
  format: Formatter;
  language: string;
}

/**
 * The effect of a discount as one sentence. Each language has its own sequence of the parts, and a missing part leaves no gap.
 * Undefined while the value is missing or invalid.
 */
export function sentenceOf(
  told: DiscountFacts,
  words: Words,
  now = Date.now(),
): string | undefined {
  const { kind, value, currency, allocation, conditions } = told;
  const { t, format } = words;
  // Requires a whole number, because the server stores only whole numbers.
  if (kind !== "free_shipping" && !(Number.isInteger(value) && Number(value) > 0)) return undefined;
  if (kind === "percentage" && Number(value) > 100) return undefined;
  if (kind === "fixed" && currency === "") return undefined;
  // Free shipping ignores conditions on products.
  const ofGoods = conditions.filter(
    (one) => one.kind !== "customer_groups" && kind !== "free_shipping",
  );
  const off =
    kind === "fixed" ? format.money(value ?? 0, currency) : format.percent((value ?? 0) / 100);
  const part = allocation === "total" && ofGoods.length > 0 ? "part" : allocation;
  const phrase = (one: DiscountFacts["conditions"][number]) =>
    t(`sentence.${one.operator}.${one.kind}`, { names: namesOf(one, words) });
  const inOrder = (list: DiscountFacts["conditions"]) =>
    list.toSorted((a, b) => conditionKinds.indexOf(a.kind) - conditionKinds.indexOf(b.kind));
  const whole = t("sentence.whole", {
    what: kind === "free_shipping" ? t("sentence.free") : t(`sentence.${part}`, { value: off }),
    goods: format.list(inOrder(ofGoods).map(phrase)),
    where:
      told.regions.length > 0 ? t("sentence.where", { regions: format.list(told.regions) }) : "",
    whom: format.list(conditions.filter((one) => one.kind === "customer_groups").map(phrase)),
    when: whenOf(told, words, now),
    limit:
      told.limit === null
        ? ""
        : t("sentence.limit", { count: told.limit, value: format.number(told.limit) }),
    each: told.duration ? eachOf(told.duration, words) : "",
  });
  return capitalized(tidied(whole), words.language);
}

function namesOf({ names, count, operator }: Members & { operator: Operator }, words: Words) {
  const { t, format } = words;
  const more = count - names.length;
  if (count === 0) return t("sentence.nobody");
  if (more > 0) {
    const { language } = words;
    const comma = /^(ja|zh)/.test(language) ? "、" : language.startsWith("ar") ? "، " : ", ";
    return `${names.join(comma)} (+${format.number(more)})`;
  }
  return operator === "in" ? format.either(names) : format.list(names);
}

/** Leaves out a start in the past. */
function whenOf({ starts, ends }: DiscountFacts, { t, format }: Words, now: number): string {
  const from = starts && starts.getTime() > now ? starts : undefined;
  if (from && ends && from < ends)
    return t("sentence.between", { dates: format.dates(from, ends) });
  if (from) return t("sentence.from", { date: format.date(from) });
  return ends ? t("sentence.until", { date: format.date(ends) }) : "";
}

function eachOf(duration: Duration, { t, format }: Words): string {
  const parts = units.flatMap((unit) => {
    const value = duration[unit];
    return value ? [format.measure(value, unit)] : [];
  });
  return parts.length === 0 ? "" : t("sentence.each", { duration: format.list(parts) });
}

/** Removes the extra spaces that missing parts leave. */
const tidied = (text: string) =>
  text
    .replaceAll(/ +/g, " ")
    .replaceAll(/ +(?=[,.،。、، ۔।])/g, "")
    .trim();
const capitalized = (text: string, locale: string) =>
  text.replace(
    /^(\u2068?)(\p{Ll})/u,
    (_, mark: string, letter: string) => mark + letter.toLocaleUpperCase(locale),
  );
