import { VERBS, namesOf, operationsOf, partsOf } from "./names.js";

/** Requires that an operationId consists of the path's area, a verb, and a noun. */
export function OperationId() {
  return {
    PathItem: {
      enter(item, ctx) {
        const { area } = namesOf(String(ctx.key));
        for (const [method, { operationId }] of operationsOf(item)) {
          const location = ctx.location.child([method, "operationId"]);
          const parts = partsOf(operationId);
          if (!parts) {
            ctx.report({
              message: `"${operationId}" is not area + verb + noun, such as "${area}RetrieveProduct". Verbs: ${VERBS.join(", ")} (openapi/rules/names.js).`,
              location,
            });
          } else if (parts.area !== area) {
            ctx.report({
              message: `"${operationId}" must begin with "${area}", the first segment of ${ctx.key}.`,
              location,
            });
          }
        }
      },
    },
  };
}
