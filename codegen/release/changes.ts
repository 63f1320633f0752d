/** What changed between two contracts, and whether a program that was written for the older can break. docs/releases.md. */
import type { Operation, Schema, Structure } from "./structure.ts";

export type Level = "major" | "minor" | "patch";
export interface Change {
  readonly level: Level;
  readonly what: string;
}

interface Walk {
  readonly before: Structure["schemas"];
  readonly after: Structure["schemas"];
  /** What a caller sends may only become wider; what it is sent may only become narrower. */
  readonly isSent: boolean;
  readonly changes: Change[];
  /** Pairs of components that were compared already: a schema may contain itself. */
  readonly seen: Set<string>;
}

export function changesBetween(before: Structure, after: Structure): Change[] {
  const changes: Change[] = [];
  const note = (level: Level, what: string) => changes.push({ level, what });
  const schemas = { before: before.schemas, after: after.schemas, changes };
  const sent: Walk = { ...schemas, isSent: true, seen: new Set() };
  const received: Walk = { ...schemas, isSent: false, seen: new Set() };
  for (const [id, old] of Object.entries(before.operations)) {
    const now = after.operations[id];
    if (!now) note("major", `${id} was removed`);
    else compareOperations(id, old, now, { sent, received });
  }
  for (const id of Object.keys(after.operations))
    if (!before.operations[id]) note("minor", `${id} was added`);
  for (const name of Object.keys(before.schemas))
    if (!after.schemas[name]) note("major", `the type ${name} was removed`);
  for (const name of Object.keys(after.schemas))
    if (!before.schemas[name]) note("minor", `the type ${name} was added`);
  if (changes.length === 0 && before.digest !== after.digest)
    note("patch", "descriptions, examples or the order of things");
  return unique(changes);
}

function compareOperations(
  id: string,
  old: Operation,
  now: Operation,
  { sent, received }: { sent: Walk; received: Walk },
): void {
  const note = (level: Level, what: string) => sent.changes.push({ level, what: `${id}: ${what}` });
  if (old.path !== now.path || old.method !== now.method)
    note("major", `${old.method} ${old.path} became ${now.method} ${now.path}`);
  if (old.hook !== now.hook) note("major", `its hook has another name`);
  if (String(old.invalidates) !== String(now.invalidates))
    note("patch", "it refreshes other things");

  for (const [name, { required, schema }] of Object.entries(old.parameters)) {
    const parameter = now.parameters[name];
    if (!parameter) note("major", `the parameter ${name} was removed`);
    else {
      if (parameter.required && !required) note("major", `the parameter ${name} became required`);
      if (!parameter.required && required) note("minor", `the parameter ${name} became optional`);
      compare(`${id}, ${name}`, schema, parameter.schema, sent);
    }
  }
  for (const [name, { required }] of Object.entries(now.parameters)) {
    if (old.parameters[name]) continue;
    note(
      required ? "major" : "minor",
      `the ${required ? "required " : ""}parameter ${name} was added`,
    );
  }

  if (old.body && !now.body) note("major", "it takes no body any more");
  if (!old.body && now.body) note(now.body.required ? "major" : "minor", "it takes a body");
  if (old.body && now.body) {
    if (old.body.type !== now.body.type) note("major", `its body became ${now.body.type}`);
    if (!old.body.required && now.body.required) note("major", "its body became required");
    if (old.body.required && !now.body.required) note("minor", "its body became optional");
    compare(`${id}, body`, old.body.schema, now.body.schema, sent);
  }

  for (const [status, schema] of Object.entries(old.answers)) {
    const answer = now.answers[status];
    if (!answer) note(status < "300" ? "major" : "minor", `it no longer answers ${status}`);
    else compare(`${id}, ${status}`, schema, answer, received);
  }
  for (const status of Object.keys(now.answers))
    if (!old.answers[status]) note(status < "300" ? "major" : "minor", `it may answer ${status}`);
}

/** Where something is, by the component that it belongs to: one change of a type is told once. */
function compare(where: string, old: Schema, now: Schema, walk: Walk): void {
  if (old.$ref || now.$ref) {
    const [from, to] = [nameOf(old.$ref), nameOf(now.$ref)];
    const pair = `${from ?? where} ${to ?? where}`;
    if (walk.seen.has(pair)) return;
    walk.seen.add(pair);
    const [first, second] = [walk.before[from ?? ""] ?? old, walk.after[to ?? ""] ?? now];
    if (first.$ref || second.$ref) return;
    return compare(to ?? from ?? where, first, second, walk);
  }
  const note = (isWider: boolean, what: string) =>
    walk.changes.push({
      level: isWider === walk.isSent ? "minor" : "major",
      what: `${where}: ${what}`,
    });

  compareTypes(old, now, note);
  compareLimits(old, now, (isWider, what) =>
    // A type says nothing of limits: an answer that keeps to others breaks nobody.
    walk.isSent
      ? note(isWider, what)
      : walk.changes.push({ level: "patch", what: `${where}: ${what}` }),
  );
  compareValues(where, old, now, walk, note);
  compareBranches(where, old, now, walk, note);
  if (old.items && now.items) compare(`${where}[]`, old.items, now.items, walk);
  compareFields(where, old, now, walk, note);
}

type Note = (isWider: boolean, what: string) => void;
const nameOf = (ref: string | undefined): string | undefined => ref?.split("/").at(-1);
const typesOf = ({ type }: Schema): readonly string[] =>
  type === undefined ? [] : typeof type === "string" ? [type] : type;

/** Numbers take integers too. */
const takes = (types: readonly string[], type: string): boolean =>
  types.length === 0 || types.includes(type) || (type === "integer" && types.includes("number"));

function compareTypes(old: Schema, now: Schema, note: Note): void {
  if (old.anyOf || now.anyOf) return;
  const [before, after] = [typesOf(old), typesOf(now)];
  if (before.length === 0 && after.length > 0) note(false, `it became ${after.join(" or ")}`);
  for (const type of before) if (!takes(after, type)) note(false, `it is no ${type} any more`);
  if (before.length > 0 && after.length === 0) note(true, "it may be anything");
  for (const type of after) if (!takes(before, type)) note(true, `it may be ${type}`);
}

const FLOORS = ["minLength", "minItems", "minimum"] as const;
const CEILINGS = ["maxLength", "maxItems", "maximum"] as const;

function compareLimits(old: Schema, now: Schema, note: Note): void {
  const tell = (key: (typeof FLOORS | typeof CEILINGS)[number], wider: boolean) =>
    note(wider, `${key} was ${old[key] ?? "none"}, is ${now[key] ?? "none"}`);
  for (const key of FLOORS) {
    const [was, is] = [old[key] ?? -Infinity, now[key] ?? -Infinity];
    if (was !== is) tell(key, is < was);
  }
  for (const key of CEILINGS) {
    const [was, is] = [old[key] ?? Infinity, now[key] ?? Infinity];
    if (was !== is) tell(key, is > was);
  }
  if (old.format !== now.format) {
    if (old.format && now.format) note(false, `its format was ${old.format}, is ${now.format}`);
    else note(!now.format, `its format was ${old.format ?? "any"}, is ${now.format ?? "any"}`);
  }
}

const valuesOf = ({ enum: values, const: only }: Schema): string[] | undefined =>
  (only === undefined ? values : [only])?.map((value) => JSON.stringify(value));

function compareValues(where: string, old: Schema, now: Schema, walk: Walk, note: Note): void {
  const [before, after] = [valuesOf(old), valuesOf(now)];
  if (!before && after) note(false, `it must be one of ${after.join(", ")}`);
  if (before && !after) note(true, "it may have any value");
  if (!before || !after) return;
  for (const value of before)
    if (!after.includes(value)) note(false, `${value} is no value any more`);
  for (const value of after.filter((one) => !before.includes(one))) {
    // The server may always know more states than its clients: a new one among answers is an addition.
    if (walk.isSent) note(true, `${value} is a new value`);
    else walk.changes.push({ level: "minor", what: `${where}: ${value} is a new value` });
  }
}

/** Branches are told apart by what they are; `anyOf` of one is the thing itself. */
function compareBranches(where: string, old: Schema, now: Schema, walk: Walk, note: Note): void {
  if (!old.anyOf && !now.anyOf) return;
  const branches = (schema: Schema) =>
    new Map((schema.anyOf ?? [schema]).map((one) => [JSON.stringify(one), one]));
  const [before, after] = [branches(old), branches(now)];
  const gone = [...before].filter(([key]) => !after.has(key));
  const come = [...after].filter(([key]) => !before.has(key));
  const [[, first] = ["", undefined]] = gone;
  const [[, second] = ["", undefined]] = come;
  if (gone.length === 1 && come.length === 1 && first && second && (old.anyOf || now.anyOf)) {
    if (!first.anyOf && !second.anyOf) compare(where, first, second, walk);
    else note(false, "its branches changed");
  } else {
    for (const [key] of gone) note(false, `it is no ${key} any more`);
    for (const [key] of come) note(true, `it may be ${key}`);
  }
  for (const [key, branch] of before) {
    const same = after.get(key);
    if (same) compare(where, branch, same, walk);
  }
}

function compareFields(where: string, old: Schema, now: Schema, walk: Walk, note: Note): void {
  const [before, after] = [old.properties ?? {}, now.properties ?? {}];
  const needs = ({ required = [] }: Schema, name: string) => required.includes(name);
  for (const [name, schema] of Object.entries(before)) {
    const field = after[name];
    if (!field) {
      walk.changes.push({ level: "major", what: `${where}: the field ${name} was removed` });
      continue;
    }
    if (!needs(old, name) && needs(now, name)) note(false, `the field ${name} is always there`);
    if (needs(old, name) && !needs(now, name)) note(true, `the field ${name} may be absent`);
    compare(`${where}.${name}`, schema, field, walk);
  }
  for (const name of Object.keys(after).filter((one) => !before[one])) {
    const isDemanded = walk.isSent && needs(now, name);
    const what = `the ${isDemanded ? "required " : ""}field ${name} was added`;
    walk.changes.push({ level: isDemanded ? "major" : "minor", what: `${where}: ${what}` });
  }
  const open = ({ additionalProperties: rest = true }: Schema) => rest;
  const [was, is] = [open(old), open(now)];
  if (typeof was === "object" && typeof is === "object") compare(`${where}.*`, was, is, walk);
  else if (was !== is && (old.properties || now.properties || typesOf(old).includes("object"))) {
    const isWider = is === true || (typeof is === "object" && was === false);
    note(isWider, isWider ? "it takes other fields too" : "it takes no other fields");
  }
}

const unique = (changes: readonly Change[]): Change[] => [
  ...new Map(changes.map((change) => [`${change.level} ${change.what}`, change])).values(),
];
