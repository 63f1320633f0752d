import {
  combination,
  type Combined,
  plainValue,
  valueOf,
} from "../../resources/product-variants.ts";

/** A value of an option, as it is edited. */
export interface ValueRow {
  /** The option's id. */
  option: string;
  /** The stored value. */
  value: string;
  name: string;
  /** True if the value is to be deleted, together with its variants. */
  gone: boolean;
}

export interface Variant extends Combined {
  sku: string | null;
}

export interface ValueEdits {
  /** In display order. */
  rows: readonly ValueRow[];
  /** The variant to keep if two variants get the same values: the one that already has them, or the one that is renamed. */
  keeps: "present" | "renamed";
  /** True if values are also replaced in titles. */
  titles: boolean;
  /** The pattern for SKUs. Empty if they don't change. */
  pattern: string;
}

export interface ValuesOf {
  handle: string;
  options: readonly { id: string; title: string }[];
  variants: readonly Variant[];
  /** Variants that an earlier attempt has already saved. */
  done?: ReadonlySet<string>;
}

export interface VariantChange {
  variant: Variant;
  title: string;
  sku: string | null;
  /** The new values, by option. Contains only values that change. */
  values: { option_id: string; value: string }[];
}

export interface ValuesPlan {
  changes: VariantChange[];
  removed: Variant[];
  /** The ids of the variants in their new order. Undefined if the order of the values hasn't changed. */
  order: string[] | undefined;
  /** A placeholder in the pattern that doesn't exist. */
  unknown: string | undefined;
  /** A SKU that several variants would have. */
  twice: string | undefined;
}

const PLACEHOLDER = /\{([^{}:]+)(?::(\d{1,2}))?\}/g;

/** Text for a SKU: only letters, digits, and hyphens, in capital letters, and without accents. */
const codeOf = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "")
    .toUpperCase();

/** Fills in a pattern such as `{handle}-{color:3}`, in which `:3` means the first three characters. */
export function fillPattern(
  pattern: string,
  values: ReadonlyMap<string, string>,
): { sku: string; unknown: string | undefined } {
  let unknown: string | undefined;
  const sku = pattern.replaceAll(PLACEHOLDER, (all, name: string, length?: string) => {
    const value = values.get(plainValue(name));
    if (value === undefined) unknown ??= name;
    const code = codeOf(value ?? all);
    return length === undefined ? code : code.slice(0, Number(length));
  });
  return { sku: sku.trim(), unknown };
}

/** Replaces a value where it first occurs in a title, but not within a longer word. */
export function renamedIn(title: string, before: string, after: string): string {
  const escaped = before.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return title.replace(
    new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped}(?![\p{L}\p{N}])`, "u"),
    () => after,
  );
}

const keyOf = (option: string, value: string): string => `${option}\n${value}`;

/** The values of all options in the edited order, with the index of each. */
const ranksIn = (rows: readonly ValueRow[]) =>
  new Map(rows.map(({ option, value }, index) => [keyOf(option, value), index]));

/** Plans the effect of the edits on each variant. */
export function planValues(
  edits: ValueEdits,
  { handle, options, variants, done = new Set() }: ValuesOf,
  /** The rows before they were edited. */
  before: readonly ValueRow[],
): ValuesPlan {
  const rowOf = new Map(edits.rows.map((row) => [keyOf(row.option, row.value), row]));
  const next = variants.map((variant) => {
    const rows = done.has(variant.id)
      ? []
      : options.flatMap(({ id }) => rowOf.get(keyOf(id, valueOf(variant, id))) ?? []);
    const values = rows
      .filter(({ value, name, gone }) => !gone && name.trim() !== value)
      .map(({ option, name }) => ({ option_id: option, value: name.trim() }));
    const valueIn = (option: string) =>
      values.find(({ option_id }) => option_id === option)?.value ?? valueOf(variant, option);
    return { variant, values, valueIn, gone: rows.some(({ gone }) => gone) };
  });
  type Next = (typeof next)[number];

  const ids = options.map(({ id }) => id);
  const removed = new Set<Next>(next.filter(({ gone }) => gone));
  const left = next.filter((one) => !removed.has(one));
  for (const group of Map.groupBy(left, ({ valueIn }) => combination(ids, valueIn)).values()) {
    const renamed = group.filter(({ values }) => values.length > 0);
    if (group.length < 2 || renamed.length === 0) continue;
    const present = group.filter(({ values }) => values.length === 0);
    const survivors =
      edits.keeps === "present" && present.length > 0 ? present : renamed.slice(0, 1);
    for (const one of group) if (!survivors.includes(one)) removed.add(one);
  }

  const kept = left.filter((one) => !removed.has(one));
  let unknown: string | undefined;
  const changes = kept.flatMap(({ variant, values, valueIn }): VariantChange[] => {
    if (done.has(variant.id)) return [];
    let { title, sku } = variant;
    if (edits.titles)
      for (const { option_id, value } of values)
        title = renamedIn(title, valueOf(variant, option_id), value);
    if (edits.pattern.trim() !== "" && (values.length > 0 || !sku)) {
      const filled = fillPattern(
        edits.pattern,
        new Map([
          ["handle", handle],
          ...options.map(({ id, title: name }) => [plainValue(name), valueIn(id)] as const),
        ]),
      );
      unknown ??= filled.unknown;
      sku = filled.sku;
    }
    return values.length > 0 || sku !== variant.sku ? [{ variant, title, sku, values }] : [];
  });
  const changed = new Map(changes.map((change) => [change.variant.id, change.sku]));
  const skus = kept.map(({ variant }) => changed.get(variant.id) ?? variant.sku).filter(Boolean);
  const seen = new Set<string | null>();
  const twice = skus.find((sku) => seen.has(sku) || !seen.add(sku)) ?? undefined;

  const [ranks, ranksBefore] = [ranksIn(edits.rows), ranksIn(before)];
  const moved = [...ranks].some(([key, rank]) => ranksBefore.get(key) !== rank);
  const rankOf = ({ variant }: Next, id: string) =>
    ranks.get(keyOf(id, valueOf(variant, id))) ?? Infinity;
  const order = kept
    .toSorted(
      (a, b) => ids.map((id) => rankOf(a, id) - rankOf(b, id) || 0).find((by) => by !== 0) ?? 0,
    )
    .map(({ variant }) => variant.id);
  return {
    changes,
    removed: [...removed].map(({ variant }) => variant),
    order: moved ? order : undefined,
    unknown,
    twice: edits.pattern.trim() === "" ? undefined : twice,
  };
}
