import { operationsOf, partsOf } from "./names.js";

/** A list with limit and offset names the array in its response, so that clients can page through it. */
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
              message: `It takes limit and offset: add "x-list:" with the name of the array in the answer.`,
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
