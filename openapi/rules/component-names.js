import { basename } from "node:path";

/**
 * Reports files with the same name, or with a name that isn't in PascalCase. A component is named after its file, so two files
 * with the same name would result in "Product" and "Product-2".
 */
export function ComponentNames() {
  const owners = new Map();
  return {
    ref: {
      enter(node, ctx, resolved) {
        const file = resolved.location?.source.absoluteRef;
        if (
          !file ||
          resolved.location.pointer !== "#/" ||
          !["Schema", "Parameter", "Response"].includes(ctx.type.name)
        )
          return;
        const name = basename(file, ".yaml");
        const key = `${ctx.type.name} ${name}`;
        if (!/^[A-Z][A-Za-z0-9]*$/.test(name)) {
          ctx.report({
            message: `Rename ${name}.yaml in PascalCase: the file name becomes the component's name.`,
            location: ctx.location,
          });
        }
        if (owners.has(key) && owners.get(key) !== file) {
          ctx.report({
            message: `${name}.yaml exists twice: ${owners.get(key)} and ${file}. Rename one of them.`,
            location: ctx.location,
          });
        }
        owners.set(key, file);
      },
    },
  };
}
