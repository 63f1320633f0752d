import { dirname, resolve } from "node:path";
import { readYaml } from "./yaml.js";

const isRecord = (value) => value !== null && typeof value === "object" && !Array.isArray(value);

/** Returns the part of a document that a JSON pointer such as `/mug/variants/0` points to. */
function at(document, pointer, where) {
  let node = document;
  for (const part of pointer.split("/").slice(1)) {
    node = node?.[part.replaceAll("~1", "/").replaceAll("~0", "~")];
  }
  if (node === undefined) throw new Error(`No example record at ${where}`);
  return node;
}

/**
 * Replaces each `{ $ref: file#/record }` in an example with the record. Fields next to `$ref` override the record's fields, so
 * that examples can show a record at different times ("the mug, after its title was changed").
 */
export function resolveRecords(value, file, trail = []) {
  if (Array.isArray(value)) return value.map((item) => resolveRecords(item, file, trail));
  if (value === null || typeof value !== "object") return value;
  const { $ref, ...rest } = value;
  const own = Object.fromEntries(
    Object.entries(rest).map(([key, item]) => [key, resolveRecords(item, file, trail)]),
  );
  if ($ref === undefined) return own;
  const [target, pointer = ""] = $ref.split("#");
  const source = target === "" ? file : resolve(dirname(file), target);
  const where = `${source}#${pointer}`;
  if (trail.includes(where))
    throw new Error(
      `Example records refer to each other in a circle: ${[...trail, where].join(" -> ")}`,
    );
  const record = resolveRecords(at(readYaml(source), pointer, where), source, [...trail, where]);
  return isRecord(record) ? { ...record, ...own } : record;
}

/** A Redocly preprocessor that fills in the examples from `examples/` before they are linted and bundled. */
export function ResolveRecords() {
  return {
    MediaType: {
      enter(media, ctx) {
        const file = ctx.location.source.absoluteRef;
        for (const example of [media, ...Object.values(media.examples ?? {})]) {
          for (const key of ["example", "value"]) {
            if (example[key] === undefined) continue;
            try {
              example[key] = resolveRecords(example[key], file);
            } catch (error) {
              ctx.report({
                message: `${error.message}. Name an existing record of openapi/examples/.`,
                location: ctx.location,
              });
            }
          }
        }
      },
    },
  };
}
