import { operationsOf, partsOf } from "./names.js";

/**
 * Requires that a list with `limit` and `offset` declares which array of its response contains the items, so that clients can
 * page through it.
 */
export function ListEnvelope() {
  return {
    PathItem: {
      leave(item, ctx) {
        for (const [method, operation] of operationsOf(item)) {
          const names = (operation.parameters ?? []).map(
            (parameter) => ctx.resolve(parameter).node?.name,
          );
          const pages = names.includes("limit") && names.includes("offset");
          const list = operation["x-list"];
          const location = ctx.location.child([method, list ? "x-list" : "operationId"]);
          if (pages && partsOf(operation.operationId)?.verb === "List" && !list) {
            ctx.report({
              message: `The operation takes limit and offset. Add "x-list:" with the name of the array in the response.`,
              location,
            });
          }
          if (!list) continue;
          if (!pages)
            ctx.report({
              message:
                "x-list is for lists that take limit and offset: add both parameters or remove it.",
              location,
            });
          const media = operation.responses?.[200]?.content?.["application/json"];
          const example = media?.example ?? Object.values(media?.examples ?? {})[0]?.value;
          if (example && !Array.isArray(example[list])) {
            ctx.report({
              message: `The example has no array "${list}". Name the array that holds the records.`,
              location,
            });
          }
        }
      },
    },
  };
}
