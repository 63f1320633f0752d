const PREFIX = "#/components/schemas/";
const MERGEABLE = new Set([
  "type",
  "description",
  "required",
  "properties",
  "allOf",
  "additionalProperties",
  "unevaluatedProperties",
]);

const componentOf = (schema, schemas) =>
  schema.$ref?.startsWith(PREFIX) ? schemas[schema.$ref.slice(PREFIX.length)] : schema;

/** All object members of an `allOf`, mixins of mixins included, or undefined when one of them is no plain object. */
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

/** One plain object instead of `allOf` mixins. A field that two members define differently is a mistake, not a merge. */
function flatten(name, schema, schemas) {
  const members = membersOf(schema, schemas);
  if (!members) return schema;
  const properties = {};
  for (const member of members) {
    for (const [key, value] of Object.entries(member.properties ?? {})) {
      if (properties[key] && JSON.stringify(properties[key]) !== JSON.stringify(value)) {
        throw new Error(`${name}.${key} is defined twice by its mixins. Define it in one of them.`);
      }
      properties[key] = value;
    }
  }
  const required = [...new Set(members.flatMap((member) => member.required ?? []))];
  return {
    type: "object",
    ...(schema.description && { description: schema.description }),
    ...(required.length > 0 && { required }),
    ...(schema.unevaluatedProperties === false && { additionalProperties: false }),
    properties,
  };
}

function referencesIn(node, found = new Set()) {
  if (Array.isArray(node)) {
    for (const item of node) referencesIn(item, found);
  } else if (node !== null && typeof node === "object") {
    if (typeof node.$ref === "string" && node.$ref.startsWith(PREFIX))
      found.add(node.$ref.slice(PREFIX.length));
    for (const value of Object.values(node)) referencesIn(value, found);
  }
  return found;
}

/** The schemas that the rest of the document reaches. Mixins drop out: nothing refers to them any more. */
function reachable(document) {
  const { schemas } = document.components;
  const found = referencesIn({ ...document, components: { ...document.components, schemas: {} } });
  for (const name of found) referencesIn(schemas[name], found);
  return found;
}

/** Flattens every schema, drops what is then unused, and sorts, so that the bundle does not depend on the order of files. */
export function flattenDocument(document) {
  const before = document.components.schemas;
  const flat = Object.fromEntries(
    Object.entries(before).map(([name, schema]) => [
      name,
      schema.allOf ? flatten(name, schema, before) : schema,
    ]),
  );
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

/** Redocly decorator: runs on the finished bundle, where every reference is `#/components/…`. */
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
