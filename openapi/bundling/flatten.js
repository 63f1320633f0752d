const PREFIX = "#/components/schemas/";
const MERGEABLE = new Set([
  "type",
  "description",
  "required",
  "properties",
  "allOf",
  "additionalProperties",
  "unevaluatedProperties",
  "x-narrows",
]);

const nameOf = (reference) => reference.slice(PREFIX.length);
const componentOf = (schema, schemas) =>
  schema.$ref?.startsWith(PREFIX) ? schemas[nameOf(schema.$ref)] : schema;

/** The schema that a narrowed schema is based on. */
const baseOf = (schema, schemas) =>
  schema?.allOf?.some((part) => componentOf(part, schemas)?.["x-narrows"])
    ? schema.allOf[0].$ref
    : undefined;

/** All objects in an `allOf`, including those of nested mixins. Undefined if one of them isn't a plain object. */
function membersOf(schema, schemas) {
  const members = [];
  for (const part of schema.allOf) {
    const member = componentOf(part, schemas);
    if (!member || Object.keys(member).some((key) => !MERGEABLE.has(key))) return undefined;
    if (member.allOf) {
      const inner = membersOf(member, schemas);
      if (!inner) return undefined;
      members.push(...inner);
    } else if (member.type === "object") {
      members.push(member);
    } else {
      return undefined;
    }
  }
  return members;
}

/**
 * Turns `allOf` mixins into one plain object. Two members must not define the same field differently, unless the later one has
 * `x-narrows`, which makes its definition a stricter version of the other one. The last such definition applies.
 */
function flatten(name, schema, schemas) {
  const members = membersOf(schema, schemas);
  if (!members) return schema;
  const properties = {};
  const narrowed = {};
  for (const member of members) {
    for (const [key, value] of Object.entries(member.properties ?? {})) {
      const isTwice = properties[key] && JSON.stringify(properties[key]) !== JSON.stringify(value);
      if (isTwice && !member["x-narrows"]) {
        throw new Error(`${name}.${key} is defined twice by its mixins. Define it in one of them.`);
      }
      if (member["x-narrows"]) narrowed[key] = value;
      properties[key] ??= value;
    }
  }
  const required = [...new Set(members.flatMap((member) => member.required ?? []))];
  return {
    type: "object",
    ...(schema.description && { description: schema.description }),
    ...(required.length > 0 && { required }),
    ...(schema.unevaluatedProperties === false && { additionalProperties: false }),
    properties: { ...properties, ...narrowed },
    ...(schema["x-chosen"] && { "x-chosen": schema["x-chosen"] }),
    ...(baseOf(schema, schemas) && { "x-narrows": nameOf(baseOf(schema, schemas)) }),
  };
}

function referencesIn(node, found = new Set()) {
  if (Array.isArray(node)) {
    for (const item of node) referencesIn(item, found);
  } else if (node !== null && typeof node === "object") {
    if (typeof node.$ref === "string" && node.$ref.startsWith(PREFIX)) found.add(nameOf(node.$ref));
    for (const value of Object.values(node)) referencesIn(value, found);
  }
  return found;
}

/** A copy in which each narrowed schema is replaced with the schema that it narrows. */
function widened(node, bases) {
  if (Array.isArray(node)) return node.map((item) => widened(item, bases));
  if (node === null || typeof node !== "object") return node;
  if (typeof node.$ref === "string") return { ...node, $ref: bases.get(node.$ref) ?? node.$ref };
  return Object.fromEntries(Object.entries(node).map(([key, item]) => [key, widened(item, bases)]));
}

/**
 * Adds the responses to queries that select fields or relations. `x-chosen: CartResponse` means that the default response
 * contains the default fields, and that the response to such a query is a `CartResponse`, which guarantees fewer fields. This
 * function builds that schema by replacing narrowed schemas with those that they narrow.
 */
function addChosen(schemas, bases) {
  for (const schema of Object.values(schemas)) {
    const name = schema["x-chosen"];
    if (!name) continue;
    const { "x-chosen": _, ...plain } = widened(schema, bases);
    if (schemas[name] && JSON.stringify(schemas[name]) !== JSON.stringify(plain))
      throw new Error(`${name} is not what x-chosen makes of it. Delete it, or choose a name.`);
    schemas[name] = plain;
    schema["x-chosen"] = { $ref: PREFIX + name };
  }
}

/**
 * The schemas that the rest of the document refers to. Doesn't include mixins, because nothing refers to them after flattening.
 */
function reachable(document) {
  const { schemas } = document.components;
  const found = referencesIn({ ...document, components: { ...document.components, schemas: {} } });
  for (const name of found) referencesIn(schemas[name], found);
  return found;
}

/**
 * Flattens every schema, removes unused schemas, and sorts all components by name, so that the bundle doesn't depend on the
 * order of the files.
 */
export function flattenDocument(document) {
  const before = document.components.schemas;
  const flat = Object.fromEntries(
    Object.entries(before).map(([name, schema]) => [
      name,
      schema.allOf ? flatten(name, schema, before) : schema,
    ]),
  );
  const bases = Object.entries(before).flatMap(([name, schema]) => {
    const base = baseOf(schema, before);
    return base ? [[PREFIX + name, base]] : [];
  });
  addChosen(flat, new Map(bases));
  document.components.schemas = flat;
  const used = reachable(document);
  for (const [section, entries] of Object.entries(document.components)) {
    const kept = Object.entries(entries).filter(
      ([name]) => section !== "schemas" || used.has(name),
    );
    document.components[section] = Object.fromEntries(
      kept.toSorted(([a], [b]) => (a < b ? -1 : 1)),
    );
  }
}

/** A Redocly decorator for the finished bundle, in which every reference has the form `#/components/…`. */
export function Flatten() {
  return {
    Root: {
      leave(root, ctx) {
        try {
          flattenDocument(root);
        } catch (error) {
          ctx.report({ message: error.message, location: ctx.location });
        }
      },
    },
  };
}
