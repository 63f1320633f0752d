import { operationsOf } from "./names.js";

const pascal = (name) => name[0].toUpperCase() + name.slice(1);

/**
 * Requires that a body declares whether it allows additional fields, because the server usually rejects them. A body must also
 * declare whether it's required, and its schema must be named after the operation.
 */
export function BodyStrict() {
  return {
    PathItem: {
      leave(item, ctx) {
        for (const [method, { operationId, requestBody }] of operationsOf(item)) {
          if (!requestBody) continue;
          const location = ctx.location.child([method, "requestBody"]);
          if (typeof requestBody.required !== "boolean") {
            ctx.report({
              message: `Write "required: true" on the request body, or "required: false" if the server accepts requests without a body.`,
              location,
            });
          }
          for (const [type, media] of Object.entries(requestBody.content ?? {})) {
            const { node: schema, location: at } = ctx.resolve(media.schema ?? {});
            const wanted = `${pascal(operationId)}Body`;
            const actual = media.schema?.$ref
              ?.split("/")
              .at(-1)
              .replace(/\.yaml$/, "");
            if (actual !== wanted) {
              ctx.report({
                message: `Put the body's schema into ${wanted}.yaml next to this file, and refer to it.`,
                location: location.child(["content", type, "schema"]),
              });
            }
            const key = schema?.allOf ? "unevaluatedProperties" : "additionalProperties";
            if (schema?.[key] === undefined) {
              ctx.report({
                message: `Write "${key}: false": the server rejects unknown fields. Write "true" only if it accepts any field.`,
                location: at ?? location,
              });
            }
          }
        }
      },
    },
  };
}
