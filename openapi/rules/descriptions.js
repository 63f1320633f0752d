import { operationsOf } from "./names.js";
import { isDescribed, isPlainField, isPlainOperation } from "./plain.js";

/**
 * Requires a description for each field, parameter, and operation whose name isn't enough. Readers see descriptions in the
 * reference and in the SDK's types.
 */
export function Descriptions() {
  return {
    Schema: {
      enter(schema, ctx) {
        for (const [name, field] of Object.entries(schema.properties ?? {})) {
          if (isDescribed(name, field, (part) => ctx.resolve(part).node)) continue;
          if (isPlainField(name, field, schema.properties)) continue;
          ctx.report({
            message: `Say what "${name}" means in "description:": its unit, what null or leaving it out means, who sets it, what it depends on. If the name never needs a description, add it to rules/plain.js.`,
            location: ctx.location.child(["properties", name]),
          });
        }
      },
    },
    Parameter: {
      leave(parameter, ctx) {
        if (parameter.description) return;
        ctx.report({
          message: `Say what "${parameter.name}" does in "description:", in a sentence such as "Only orders of this customer."`,
          location: ctx.location,
        });
      },
    },
    PathItem: {
      leave(item, ctx) {
        for (const [method, { operationId, description }] of operationsOf(item)) {
          if (description || isPlainOperation(operationId)) continue;
          ctx.report({
            message: `Say in "description:" what ${operationId} needs, what it changes, and what it doesn't change. Only List… and Retrieve… don't need a description.`,
            location: ctx.location.child([method, "operationId"]),
          });
        }
      },
    },
  };
}
