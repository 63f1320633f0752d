import { createHash } from "node:crypto";
import { pluralOf, type Strings } from "./strings.ts";

/**
 * The English texts that the languages were translated from, so that later changes to English are noticed. The English recorded
 * here applies to every language, unless it's listed in `except`.
 */
export interface Accepted {
  /** Short hash of the English by text, or by family of plural forms. */
  english: Map<string, string>;
  /** Texts translated from an older English text, by language. */
  except: Map<string, Set<string>>;
}

/** Plural forms count as one text. */
export const textOf = (id: string): string => pluralOf(id)?.family ?? id;

export function digests(english: Strings): Map<string, string> {
  const texts = new Map<string, string[]>();
  for (const [id, text] of english) texts.set(textOf(id), [...(texts.get(textOf(id)) ?? []), text]);
  return new Map(
    [...texts].map(([id, forms]) => [
      id,
      createHash("sha256").update(forms.join("\n")).digest("hex").slice(0, 6),
    ]),
  );
}

export function isStale(
  accepted: Accepted,
  now: Map<string, string>,
  language: string,
  id: string,
) {
  const text = textOf(id);
  return (
    accepted.english.get(text) !== now.get(text) ||
    accepted.except.get(language)?.has(text) === true
  );
}

/**
 * Marks these texts of `language` as matching the current English. If the English is new, the `others` that have them become
 * exceptions.
 */
export function accept(
  accepted: Accepted,
  now: Map<string, string>,
  language: string,
  ids: Iterable<string>,
  others: ReadonlyMap<string, Strings>,
): void {
  const texts = new Set([...ids].map(textOf));
  const had = new Map(
    [...others].map(([other, strings]) => [other, new Set([...strings.keys()].map(textOf))]),
  );
  for (const text of texts) {
    const digest = now.get(text);
    if (digest === undefined) continue;
    accepted.except.get(language)?.delete(text);
    if (accepted.english.get(text) === digest) continue;
    accepted.english.set(text, digest);
    for (const [other, has] of had)
      if (other !== language && has.has(text))
        accepted.except.set(other, (accepted.except.get(other) ?? new Set()).add(text));
  }
}

/** One line per group of texts, in the order of English, so that changes to two groups merge without a conflict. */
export function print({ english, except }: Accepted, now: Map<string, string>): string {
  const groups = new Map<string, Record<string, string>>();
  for (const id of now.keys()) {
    const digest = english.get(id);
    if (digest === undefined) continue;
    const cut = /^[^:]+:(?:[^.]+(?=\.))?/.exec(id)?.[0].length ?? 0;
    const group = groups.get(id.slice(0, cut)) ?? {};
    groups.set(id.slice(0, cut), Object.assign(group, { [id.slice(cut)]: digest }));
  }
  const exceptions = Object.fromEntries(
    [...except]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([language, ids]) => {
        const left = [...now.keys()].filter((id) => ids.has(id));
        return left.length > 0 ? [[language, left]] : [];
      }),
  );
  const lines = [...groups].map(
    ([group, texts]) => `    ${JSON.stringify(group)}: ${JSON.stringify(texts)}`,
  );
  return `{\n  "except": ${JSON.stringify(exceptions)},\n  "english": {\n${lines.join(",\n")}\n  }\n}\n`;
}

export function parse(json: string): Accepted {
  const { english, except } = JSON.parse(json) as {
    english: Record<string, Record<string, string>>;
    except: Record<string, string[]>;
  };
  const texts = Object.entries(english).flatMap(([group, own]) =>
    Object.entries(own).map(([rest, digest]) => [group + rest, digest] as const),
  );
  return {
    english: new Map(texts),
    except: new Map(Object.entries(except).map(([language, ids]) => [language, new Set(ids)])),
  };
}
