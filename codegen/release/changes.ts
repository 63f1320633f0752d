/**
 * Finds the changes between two contracts, and whether they can break a program that was written for the older one. See
 * docs/releases.md.
 */
import { schemaChanges, type Level } from "./schema-changes.ts";
import type { Content, Operation, Schema, Structure } from "./structure.ts";

export interface Change {
  readonly level: Level;
  readonly what: string;
}

type Direction = "sent" | "received";
type Compare = (where: string, old: Schema, now: Schema, direction: Direction) => void;
type Note = (level: Level, what: string) => void;

export function changesBetween(before: Structure, after: Structure): Change[] {
  const changes: Change[] = [];
  const note: Note = (level, what) => changes.push({ level, what });
  const differences = schemaChanges(before.schemas, after.schemas);
  const compare: Compare = (where, old, now, direction) => {
    for (const difference of differences(where, old, now))
      note(difference[direction], difference.what);
  };
  for (const [id, old] of Object.entries(before.operations)) {
    const now = after.operations[id];
    if (!now) note("major", `${id} was removed`);
    else compareOperations(id, old, now, compare, (level, what) => note(level, `${id}: ${what}`));
  }
  for (const id of Object.keys(after.operations))
    if (!before.operations[id]) note("minor", `${id} was added`);
  for (const name of Object.keys(before.schemas))
    if (!after.schemas[name]) note("major", `the type ${name} was removed`);
  for (const name of Object.keys(after.schemas))
    if (!before.schemas[name]) note("minor", `the type ${name} was added`);
  if (changes.length === 0 && before.digest !== after.digest)
    note("patch", "descriptions, examples, or the order of properties");
  return unique(changes);
}

function compareOperations(
  id: string,
  old: Operation,
  now: Operation,
  compare: Compare,
  note: Note,
): void {
  if (old.path !== now.path || old.method !== now.method)
    note("major", `${old.method} ${old.path} became ${now.method} ${now.path}`);
  if (old.hook !== now.hook) note("major", `its hook's name has changed`);
  if (String(old.invalidates) !== String(now.invalidates))
    note("patch", "it refreshes other things");

  for (const [name, { required, schema }] of Object.entries(old.parameters)) {
    const parameter = now.parameters[name];
    if (!parameter) note("major", `the parameter ${name} was removed`);
    else {
      if (parameter.required && !required) note("major", `the parameter ${name} became required`);
      if (!parameter.required && required) note("minor", `the parameter ${name} became optional`);
      compare(`${id}, ${name}`, schema, parameter.schema, "sent");
    }
  }
  for (const [name, { required }] of Object.entries(now.parameters)) {
    if (old.parameters[name]) continue;
    note(
      required ? "major" : "minor",
      `the ${required ? "required " : ""}parameter ${name} was added`,
    );
  }

  if (old.body && !now.body) note("major", "it no longer takes a body");
  if (!old.body && now.body) note(now.body.required ? "major" : "minor", "it takes a body");
  if (old.body && now.body) {
    if (!old.body.required && now.body.required) note("major", "its body became required");
    if (old.body.required && !now.body.required) note("minor", "its body became optional");
    compareContent(`${id}, body`, old.body.content, now.body.content, compare, "sent", note);
  }

  for (const [status, content] of Object.entries(old.answers)) {
    const answer = now.answers[status];
    if (answer) compareContent(`${id}, ${status}`, content, answer, compare, "received", note);
    else note(status < "300" ? "major" : "minor", `it no longer answers ${status}`);
  }
  for (const status of Object.keys(now.answers))
    if (!old.answers[status]) note(status < "300" ? "major" : "minor", `it may answer ${status}`);
}

/** Adding a content type is an addition in a request, but a breaking change in a response. */
function compareContent(
  where: string,
  old: Content,
  now: Content,
  compare: Compare,
  direction: Direction,
  note: Note,
): void {
  const place = where.split(", ")[1];
  const isSent = direction === "sent";
  for (const [type, schema] of Object.entries(old)) {
    const same = now[type];
    if (same) compare(where, schema, same, direction);
    else note(isSent ? "major" : "minor", `${place}: ${type} is no longer allowed`);
  }
  for (const type of Object.keys(now))
    if (!old[type]) note(isSent ? "minor" : "major", `${place}: it may be ${type}`);
}

const LEVELS: readonly Level[] = ["patch", "minor", "major"];

/** Removes duplicates. Each change has its highest level, and changes are listed in the order in which they were found. */
function unique(changes: readonly Change[]): Change[] {
  const found = new Map<string, Change>();
  for (const change of changes) {
    const other = found.get(change.what);
    if (!other || LEVELS.indexOf(other.level) < LEVELS.indexOf(change.level))
      found.set(change.what, change);
  }
  return [...found.values()];
}
