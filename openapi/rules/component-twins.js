import { basename } from "node:path";

const nameOf = (ref) => basename(ref, ".yaml");

/** The schema's text with references by file name, so that equal content in different folders is equal. */
const textOf = (schema) =>
  JSON.stringify(schema, (key, value) =>
    key === "$ref" && typeof value === "string" ? nameOf(value) : value,
  );

/**
 * Reports equal components, because they could become different by mistake. Bodies may be equal, because each is named after its
 * operation.
 */
export function ComponentTwins() {
  const first = new Map();
  return {
    ref: {
      enter(node, ctx, resolved) {
        const file = resolved.location?.source.absoluteRef;
        if (!file || resolved.location.pointer !== "#/" || ctx.type.name !== "Schema") return;
        if (nameOf(file).endsWith("Body")) return;
        const text = textOf(resolved.node);
        const twin = first.get(text) ?? file;
        first.set(text, twin);
        if (twin === file) return;
        ctx.report({
          message: `${nameOf(file)}.yaml says the same as ${nameOf(twin)}.yaml: refer to that one here and delete ${nameOf(file)}.yaml.`,
          location: ctx.location,
        });
      },
    },
  };
}
