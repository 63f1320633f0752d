/** Finds the differences between two schemas: the values that only the newer or only the older schema accepts. */
import type { Schema } from "./structure.ts";

export type Level = "major" | "minor" | "patch";

export interface Difference {
  readonly what: string;
  /** True if the newer schema rejects a value that the older one accepts. */
  readonly narrows: boolean;
  /** True if the newer schema accepts a value that the older one rejects. */
  readonly widens: boolean;
  /** The change's level for programs that send such values. `received` is its level for programs that receive them. */
  readonly sent: Level;
  readonly received: Level;
}

const isNarrower = ({ narrows }: Difference): boolean => narrows;
const isWider = ({ widens }: Difference): boolean => widens;

type Schemas = Readonly<Record<string, Schema>>;
/** One alternative of a schema, with one type or any type. References are resolved. */
interface Branch {
  readonly schema: Omit<Schema, "$ref" | "anyOf" | "oneOf" | "type" | "const">;
  readonly type: string | undefined;
  /** The name of the component, if the alternative is one. */
  readonly name: string | undefined;
}

const narrower = (what: string): Difference => ({
  what,
  narrows: true,
  widens: false,
  sent: "major",
  received: "minor",
});
const wider = (what: string): Difference => ({
  what,
  narrows: false,
  widens: true,
  sent: "minor",
  received: "major",
});

/** Compares the schemas of two contracts. Caches the compared components, because they may contain themselves. */
export function schemaChanges(before: Schemas, after: Schemas) {
  const known = new Map<string, readonly Difference[]>();

  /**
   * `where` is the place in the messages of differences. Within a component, it's the component's name, so that each difference
   * is reported once.
   */
  function compare(where: string, old: Schema, now: Schema): Difference[] {
    const [olds, nows] = [branchesOf(old, before), branchesOf(now, after)];
    const found = [...defaults(where, old, now)];
    for (const branch of olds) {
      const all = pairsOf(where, [branch], nows);
      if (nows.some((_, at) => !all[at]?.some(isNarrower))) continue;
      const best = leastOf(all, isNarrower);
      if (best) found.push(...best.filter(isNarrower).map((one) => ({ ...one, widens: false })));
      else found.push(narrower(`${where}: ${kindOf(branch)} is no longer allowed`));
    }
    for (const branch of nows) {
      const all = pairsOf(where, olds, [branch]);
      if (olds.some((_, at) => !all[at]?.some(isWider))) continue;
      const best = leastOf(all, isWider);
      // Reports only added values: another branch accepts the values that this one rejects, or they were reported above.
      if (best) found.push(...best.filter(isWider).map(withoutNarrowing));
      else found.push(wider(`${where}: it may be ${kindOf(branch)}`));
    }
    return found;
  }

  const pairsOf = (where: string, olds: readonly Branch[], nows: readonly Branch[]) =>
    olds.flatMap((old) => nows.map((now) => compareBranches(where, old, now)));

  function compareBranches(where: string, old: Branch, now: Branch): readonly Difference[] {
    if (!old.name && !now.name) return compareParts(where, old, now);
    const place = old.name === now.name && now.name ? now.name : where;
    // Treats a pair that is already being compared as equal, because that comparison reports the pair's differences.
    const pair = `${old.name ?? JSON.stringify(old)} ${now.name ?? JSON.stringify(now)} ${place}`;
    const seen = known.get(pair);
    if (seen) return seen;
    known.set(pair, []);
    const found = compareParts(place, old, now);
    known.set(pair, found);
    return found;
  }

  function compareParts(where: string, old: Branch, now: Branch): Difference[] {
    const note = (difference: Difference): Difference => ({
      ...difference,
      what: `${where}: ${difference.what}`,
    });
    const types = typeChanges(old.type, now.type);
    if (types === "others") return [OTHERS];
    return [
      ...[...types, ...limitChanges(old.schema, now.schema)].map(note),
      ...valueChanges(old.schema.enum, now.schema.enum).map(note),
      ...itemChanges(where, old.schema.items, now.schema.items),
      ...fieldChanges(where, old, now),
    ];
  }

  function itemChanges(where: string, old: Schema | undefined, now: Schema | undefined) {
    return old || now ? compare(`${where}[]`, old ?? {}, now ?? {}) : [];
  }

  function fieldChanges(where: string, old: Branch, now: Branch): Difference[] {
    if (![old, now].some(({ type, schema }) => type === "object" || schema.properties)) return [];
    const { properties: was = {}, required: wasNeeded = [] } = old.schema;
    const { properties: is = {}, required: isNeeded = [] } = now.schema;
    const [rest, restNow] = [restOf(old), restOf(now)];
    const found: Difference[] = [];
    const note = (difference: Difference) =>
      found.push({ ...difference, what: `${where}: ${difference.what}` });
    for (const [name, schema] of Object.entries(was)) {
      const field = is[name];
      if (!field) {
        // Removing a field is always a major change: code that uses the field no longer compiles, even if the schema still
        // accepts additional fields.
        const widens =
          wasNeeded.includes(name) ||
          (restNow !== undefined && compare(name, schema, restNow).some(isWider));
        const what = `the field ${name} was removed`;
        note({ what, narrows: true, widens, sent: "major", received: "major" });
        continue;
      }
      found.push(...compare(`${where}.${name}`, schema, field));
    }
    for (const name of isNeeded)
      if (!wasNeeded.includes(name) && (was[name] || !is[name]))
        note(narrower(`the field ${name} is always there`));
    for (const name of wasNeeded)
      if (!isNeeded.includes(name) && (is[name] || !was[name]))
        note(wider(`the field ${name} may be absent`));
    for (const [name, field] of Object.entries(is).filter(([one]) => !was[one])) {
      // If the older schema accepted any field with any value, a field with its own type narrows the schema.
      const changed = rest && compare(name, rest, field);
      const isDemanded = isNeeded.includes(name) && !wasNeeded.includes(name);
      const narrows = isDemanded || changed?.some(isNarrower) === true;
      const what = `the ${isDemanded ? "required " : ""}field ${name} was added`;
      const widens =
        (wasNeeded.includes(name) && !isNeeded.includes(name)) || (changed?.some(isWider) ?? true);
      note({ what, narrows, widens, sent: narrows ? "major" : "minor", received: "minor" });
    }
    if (rest && restNow) found.push(...compare(`${where}.*`, rest, restNow));
    else if (restNow) note(wider("it takes other fields too"));
    else if (rest) note(narrower("it takes no other fields"));
    return found;
  }

  return compare;
}

const OTHERS: Difference = { ...narrower("another type altogether"), widens: true };

const withoutNarrowing = (difference: Difference): Difference => ({
  ...difference,
  narrows: false,
  sent: difference.sent === "major" ? "minor" : difference.sent,
});

/** Returns the pair with the fewest differences of a kind, among the pairs with the same type. */
function leastOf(
  pairs: readonly (readonly Difference[])[],
  counts: (difference: Difference) => boolean,
): readonly Difference[] | undefined {
  const size = (pair: readonly Difference[]): number => pair.filter(counts).length;
  return pairs.filter((pair) => !pair.includes(OTHERS)).toSorted((a, b) => size(a) - size(b))[0];
}

const kindOf = ({ name, type, schema }: Branch): string => {
  if (name) return name;
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" or ");
  return type ?? "just anything";
};

/** The schema of additional fields. Undefined if the schema doesn't accept any. */
function restOf({ schema, type }: Branch): Schema | undefined {
  const { additionalProperties: rest = true } = schema;
  if (type !== undefined && type !== "object") return undefined;
  return rest === true ? {} : rest || undefined;
}

const VALUE_TYPES = (value: unknown): string =>
  value === null ? "null" : Array.isArray(value) ? "array" : typeof value;

function branchesOf(schema: Schema, schemas: Schemas, trail: readonly string[] = []): Branch[] {
  const { $ref, anyOf, oneOf, ...own } = schema;
  if ($ref) {
    const name = $ref.split("/").at(-1) as string;
    const meant = schemas[name];
    if (!meant || trail.includes(name)) return [];
    const all = branchesOf(meant, schemas, [...trail, name]);
    // If a component is a union, its alternatives keep their own names.
    const [only] = all;
    return only && all.length === 1 ? [{ ...only, name: only.name ?? name }] : all;
  }
  const parts = anyOf ?? oneOf;
  const all = parts
    ? parts.flatMap((part) => branchesOf({ ...own, ...part }, schemas, trail))
    : plainBranches(own);
  return withValuesTogether(all);
}

function plainBranches({ type, const: only, enum: some, ...rest }: Schema): Branch[] {
  const values = only === undefined ? some : [only];
  const types = type === undefined ? [...new Set(values?.map(VALUE_TYPES) ?? [undefined])] : [type];
  return types
    .flat()
    .map((one): Branch => {
      const own = values?.filter((value) => fits(value, one));
      return { type: one, name: undefined, schema: { ...rest, ...(own && { enum: own }) } };
    })
    .filter(({ schema }) => schema.enum?.length !== 0);
}

const fits = (value: unknown, type: string | undefined): boolean =>
  type === undefined || VALUE_TYPES(value) === (type === "integer" ? "number" : type);

/** Merges alternatives that list values of the same type into one alternative with all values. */
function withValuesTogether(branches: readonly Branch[]): Branch[] {
  const found = new Map<unknown, Branch>();
  for (const branch of branches) {
    const { type, name, schema } = branch;
    const { enum: values, ...rest } = schema;
    if (!values || name) found.set(branch, branch);
    else {
      const key = `${type} ${JSON.stringify(rest)}`;
      const all = [...(found.get(key)?.schema.enum ?? []), ...values];
      found.set(key, { type, name, schema: { ...rest, enum: [...new Set(all)] } });
    }
  }
  return [...found.values()];
}

function typeChanges(old: string | undefined, now: string | undefined): Difference[] | "others" {
  if (old === now) return [];
  if (now === undefined) return [wider("it may be anything")];
  if (old === undefined) return [narrower(`it became ${now}`)];
  if (old === "integer" && now === "number") return [wider("it may be any number")];
  if (old === "number" && now === "integer") return [narrower("it became an integer")];
  return "others";
}

function valueChanges(
  old: readonly unknown[] | undefined,
  now: readonly unknown[] | undefined,
): Difference[] {
  const [before, after] = [old, now].map((all) => all?.map((value) => JSON.stringify(value)));
  if (!before && !after) return [];
  if (!before) return [narrower(`it must be one of ${after?.join(", ")}`)];
  if (!after) return [wider("it may have any value")];
  return [
    ...before.filter((one) => !after.includes(one)).map((one) => narrower(`${one} was removed`)),
    ...after
      .filter((one) => !before.includes(one))
      // The server may add states at any time, so a new value is only an addition in responses.
      .map((one): Difference => ({ ...wider(`${one} is a new value`), received: "minor" })),
  ];
}

const FLOORS = ["minLength", "minItems", "minimum", "exclusiveMinimum"] as const;
const UPPER_LIMITS = ["maxLength", "maxItems", "maximum", "exclusiveMaximum"] as const;
const RULES = ["format", "pattern", "multipleOf", "uniqueItems"] as const;

/** Types don't express limits, so a changed limit in a response doesn't break programs. */
function limitChanges(old: Branch["schema"], now: Branch["schema"]): Difference[] {
  const found: Difference[] = [];
  const tell = (key: keyof Branch["schema"], make: (what: string) => Difference) => {
    const [was, is] = [old[key], now[key]].map((value) =>
      value === undefined ? "none" : JSON.stringify(value),
    );
    found.push({ ...make(`${key} was ${was}, is ${is}`), received: "patch" });
  };
  for (const key of FLOORS) {
    const [was, is] = [old[key] ?? -Infinity, now[key] ?? -Infinity];
    if (was !== is) tell(key, is < was ? wider : narrower);
  }
  for (const key of UPPER_LIMITS) {
    const [was, is] = [old[key] ?? Infinity, now[key] ?? Infinity];
    if (was !== is) tell(key, is > was ? wider : narrower);
  }
  for (const key of RULES) {
    const [was, is] = [old[key] || undefined, now[key] || undefined];
    if (was === is) continue;
    if (is === undefined) tell(key, wider);
    // Treats a changed rule as both narrower and wider, because in general, neither of two patterns or formats is stricter.
    else tell(key, was === undefined ? narrower : (what) => ({ ...narrower(what), widens: true }));
  }
  return found;
}

function defaults(where: string, { default: was }: Schema, { default: is }: Schema): Difference[] {
  const [before, after] = [was, is].map((value) => JSON.stringify(value));
  if (before === after) return [];
  const what = `${where}: its default was ${before ?? "none"}, is ${after ?? "none"}`;
  return [{ what, narrows: false, widens: false, sent: "patch", received: "patch" }];
}
