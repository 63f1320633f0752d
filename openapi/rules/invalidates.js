import { operationsOf } from "./names.js";

/** Requires that a write lists the resources that it makes stale, as slugs. The slugs are the tags of the root file. */
export function Invalidates() {
  let slugs = [];
  return {
    Root: {
      enter(root) {
        slugs = (root.tags ?? []).map((tag) => tag.name);
      },
    },
    PathItem: {
      enter(item, ctx) {
        for (const [method, operation] of operationsOf(item)) {
          const names = operation["x-invalidates"];
          const location = ctx.location.child([method, names ? "x-invalidates" : "operationId"]);
          if (method === "get") {
            if (names)
              ctx.report({
                message: "A read can't make resources stale. Remove x-invalidates.",
                location,
              });
          } else if (!Array.isArray(names)) {
            ctx.report({
              message: `Add "x-invalidates: [${operation.tags?.[0] ?? "…"}]" with every resource this write changes, or [] if it changes none.`,
              location,
            });
          } else {
            for (const name of names.filter((one) => !slugs.includes(one))) {
              ctx.report({
                message: `"${name}" isn't a resource. Use a tag of openapi.yaml: ${slugs.join(", ")}.`,
                location,
              });
            }
          }
        }
      },
    },
  };
}
