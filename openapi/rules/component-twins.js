import { basename } from "node:path";

const nameOf = (ref) => basename(ref, ".yaml");

/** References by their file's name, so that the same content in another folder is equal. */
const textOf = (schema) =>
  JSON.stringify(schema, (key, value) =>
    key === "$ref" && typeof value === "string" ? nameOf(value) : value,
  );

/** Two equal components would diverge one day. Bodies may be equal, because each is named after its operation. */
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
