import { operationsOf } from "./names.js";

const pascal = (name) => name[0].toUpperCase() + name.slice(1);

/**
 * A body must be closed, because the server rejects unknown fields. It must be named after its operation, and declare whether it is
 * required.
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
              message: `Write "required: true" on the request body, or "required: false" where the server does without one.`,
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
                message: `Put the body's schema into ${wanted}.yaml beside this file and refer to it.`,
                location: location.child(["content", type, "schema"]),
              });
            }
            const key = schema?.allOf ? "unevaluatedProperties" : "additionalProperties";
            if (schema?.[key] === undefined) {
              ctx.report({
                message: `Write "${key}: false": the server refuses fields it does not know (true where it really takes any).`,
                location: at ?? location,
              });
            }
          }
        }
      },
    },
  };
}
