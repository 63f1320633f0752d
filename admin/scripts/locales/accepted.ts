import { createHash } from "node:crypto";
import { pluralOf, type Strings } from "./strings.ts";

/**
 * The English strings that the translations are based on, so that later changes to the English are noticed. A recorded English
 * string applies to every language that isn't listed in `except`.
 */
export interface Accepted {
  /** Short hash of the English string, by its id. The forms of a plural share one id. */
  english: Map<string, string>;
  /** Ids of strings that were translated from an older English version, by language. */
  except: Map<string, Set<string>>;
}

/** Id of a string. All forms of a plural count as one string. */
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
 * Marks these strings of `language` as matching the current English. If the English string has changed, the `others` that have a
 * translation become exceptions.
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

/**
 * Returns the file's content, with one line per group of strings in the order of the English files, so that changes to two
 * groups merge without a conflict.
 */
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
