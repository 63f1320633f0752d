import { operationsOf } from "./names.js";

const EFFECTS = ["additive", "reversible", "destructive", "money", "credentials"];

/** A write says how grave it is; a read says nothing. */
export function Effects() {
  return {
    PathItem: {
      enter(item, ctx) {
        for (const [method, operation] of operationsOf(item)) {
          const effect = operation["x-effect"];
          const location = ctx.location.child([method, effect ? "x-effect" : "operationId"]);
          if (method === "get") {
            if (effect !== undefined)
              ctx.report({ message: "A read has no effect: remove x-effect.", location });
          } else if (!EFFECTS.includes(effect)) {
            ctx.report({
              message: `Add "x-effect:" with the gravest that this write can do: ${EFFECTS.join(", ")}. README.md defines each.`,
              location,
            });
          }
        }
      },
    },
  };
}
