import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { namesOf, operationsOf } from "./names.js";

const ROOT = fileURLToPath(new URL("../", import.meta.url));

/** Requires one file for each path, in the folder named after the path's slug, which is also the tag. */
export function FilePlaces({ root = ROOT } = {}) {
  return {
    PathItem: {
      enter(item, ctx) {
        const { slug, file } = namesOf(String(ctx.key));
        const wanted = `resources/${slug}/${file}`;
        const actual = relative(root, ctx.location.source.absoluteRef);
        if (actual !== wanted)
          ctx.report({
            message: `${ctx.key} belongs in ${wanted}, but is in ${actual}.`,
            location: ctx.location,
          });
        for (const [method, operation] of operationsOf(item)) {
          if (operation.tags?.length === 1 && operation.tags[0] === slug) continue;
          ctx.report({
            message: `Write "tags: [${slug}]": the tag is the slug, the second segment of ${ctx.key}.`,
            location: ctx.location.child([method, operation.tags ? "tags" : "operationId"]),
          });
        }
      },
    },
  };
}
