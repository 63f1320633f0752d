/** Searches operations, guides, and recipes by words, resource, and effect. */
import type { Contract, Operation } from "../../codegen/contract.ts";
import type { Guide } from "./guides.ts";

export interface Filter {
  readonly query?: string;
  readonly resource?: string;
  readonly effect?: string;
  readonly offset?: number;
}
export interface Found {
  readonly name: string;
  readonly title: string;
  /** The operation's call, such as `GET /admin/orders`. */
  readonly call?: string;
  readonly effect: string;
}

const PAGE = 8;

/** Words that operators search for, with the words that the contract uses. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  coupon: ["discount"],
  voucher: ["discount", "gift"],
  promotion: ["discount"],
  promo: ["discount"],
  exchange: ["swap"],
  ship: ["shipment", "fulfillment", "shipping"],
  pack: ["fulfillment"],
  send: ["shipment"],
  stock: ["inventory", "level"],
  warehouse: ["stock", "location"],
  staff: ["user", "invite"],
  client: ["customer"],
  buyer: ["customer"],
  bought: ["buy"],
  sold: ["buy", "order"],
  unavailable: ["buy"],
  sale: ["price", "list", "order"],
  money: ["refund", "payment"],
  vat: ["tax"],
  categorie: ["category"],
  article: ["product"],
  item: ["product", "line"],
  find: ["list"],
  show: ["list", "retrieve"],
  change: ["update"],
  edit: ["update"],
  raise: ["update"],
  remove: ["delete"],
  hide: ["update"],
};
const FILLERS = new Set(
  "a an and are at be by can do for from has have how i in is it its me my of on or that the their them this to was what which who with".split(
    " ",
  ),
);

const stem = (word: string): string =>
  word.length > 4 ? word.replace(/(?:ies)$/, "y").replace(/(?:ing|ed|es|s)$/, "") : word;
const wordsOf = (text: string): string[] =>
  text
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && !FILLERS.has(word))
    .map(stem);

interface Entry extends Found {
  readonly resource: string;
  readonly area: string;
  readonly weights: ReadonlyMap<string, number>;
}

export function catalogOf(
  operations: readonly Operation[],
  guides: readonly Guide[],
  contract: Contract,
) {
  const entries = [
    ...operations.map((one) => operationEntry(one, contract)),
    ...guides.map(guideEntry),
  ];
  const counts = new Map<string, number>();
  for (const { weights } of entries)
    for (const word of weights.keys()) counts.set(word, (counts.get(word) ?? 0) + 1);
  const rarity = (word: string) => Math.log(1 + entries.length / (counts.get(word) ?? 1));

  const scoreOf = ({ weights, area }: Entry, words: readonly string[]): number => {
    let score = 0;
    let found = 0;
    for (const word of words) {
      const own = weights.get(word) ?? 0;
      const related = (SYNONYMS[word] ?? []).map((one) => (weights.get(stem(one)) ?? 0) * 0.5);
      const best = Math.max(own, ...related);
      score += best * rarity(word);
      if (best > 0) found += 1;
    }
    const share = words.length === 0 ? 1 : found / words.length;
    // Operators search more often than customers, so admin operations rank higher.
    return score * share * (area === "store" && !words.includes("store") ? 0.8 : 1);
  };

  return {
    /** Returns the best eight matches from `offset`, and says how many more there are. */
    search({ query = "", resource, effect, offset = 0 }: Filter): {
      results: Found[];
      more?: string;
    } {
      const words = wordsOf(query);
      const ranked = entries
        .filter(
          (entry) =>
            (resource === undefined || entry.resource === resource) &&
            (effect === undefined || entry.effect === effect),
        )
        .map((entry) => ({ entry, score: words.length === 0 ? 1 : scoreOf(entry, words) }))
        .filter(({ score }) => score > 0)
        .sort((a, b) => b.score - a.score);
      // Excludes weak matches: a word that occurs only in descriptions matches many operations.
      const best = ranked[0]?.score ?? 0;
      const near = ranked.filter(({ score }) => score > best * 0.25);
      const page = near.slice(offset, offset + PAGE);
      const rest = near.length - offset - page.length;
      return {
        results: page.map(({ entry: { name, title, call, effect: how } }) => ({
          name,
          title,
          ...(call && { call }),
          effect: how,
        })),
        ...(rest > 0 && { more: `${rest} more. Continue with offset ${offset + page.length}` }),
      };
    },
  };
}

/** Returns up to three names that are similar to a misspelled name, by their common pairs of letters. */
export function nearestNames(name: string, names: readonly string[]): string[] {
  const pairsOf = (text: string) =>
    new Set(
      Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)),
    );
  const wanted = pairsOf(name);
  const likeness = (one: string): number => {
    const pairs = pairsOf(one);
    const shared = [...pairs].filter((pair) => wanted.has(pair)).length;
    return (2 * shared) / (pairs.size + wanted.size);
  };
  return names
    .map((one) => ({ one, score: likeness(one) }))
    .filter(({ score }) => score > 0.5)
    .sort((a, b) => b.score - a.score)
    .slice(0, 3)
    .map(({ one }) => one);
}

const weigh = (parts: readonly (readonly [string, number])[]): Map<string, number> => {
  const weights = new Map<string, number>();
  for (const [text, weight] of parts)
    for (const word of wordsOf(text)) weights.set(word, Math.max(weights.get(word) ?? 0, weight));
  return weights;
};

function operationEntry(operation: Operation, contract: Contract): Entry {
  const { id, summary, method, path, slug, area, effect, description, parameters, body } =
    operation;
  const fields = body ? Object.keys(contract.resolve(body.media.schema).properties ?? {}) : [];
  return {
    name: id,
    title: summary,
    call: `${method} ${path}`,
    effect: effect ?? "read",
    resource: slug,
    area,
    weights: weigh([
      [id, 4],
      [summary, 3],
      [path, 2],
      [description ?? "", 1],
      [[...fields, ...parameters.map(({ name }) => name)].join(" "), 0.7],
    ]),
  };
}

const guideEntry = ({ name, title, text, kind }: Guide): Entry => ({
  name,
  title,
  effect: kind,
  resource: "guides",
  area: "admin",
  weights: weigh([
    [name, 4],
    [title, 4],
    [text, 1],
  ]),
});
