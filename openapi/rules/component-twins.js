import { basename } from "node:path";

const nameOf = (ref) => basename(ref, ".yaml");

/**
 * The schema's text, with references shortened to file names, so that the same content in different folders has the same text.
 */
const textOf = (schema) =>
  JSON.stringify(schema, (key, value) =>
    key === "$ref" && typeof value === "string" ? nameOf(value) : value,
  );

/**
 * Reports components with the same content, because a later change could miss one of them. Bodies may have the same content,
 * because each is named after its operation.
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
          message: `${nameOf(file)}.yaml has the same content as ${nameOf(twin)}.yaml. Refer to that file here, and delete ${nameOf(file)}.yaml.`,
          location: ctx.location,
        });
      },
    },
  };
}
