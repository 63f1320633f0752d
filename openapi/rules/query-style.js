const typesOf = (schema) =>
  [schema?.type ?? []]
    .flat()
    .concat((schema?.anyOf ?? schema?.oneOf ?? []).flatMap((part) => part.type ?? []));

/**
 * Requires the right `style` and `explode`. The server parses queries with qs: `a[]=x` for lists, and `a[b]=x` for objects.
 * Generators know this only from these two properties.
 */
export function QueryStyle() {
  return {
    Parameter: {
      leave(parameter, ctx) {
        if (parameter.in !== "query") return;
        const { node: schema } = ctx.resolve(parameter.schema ?? {});
        const types = typesOf(schema);
        const report = (message) => ctx.report({ message, location: ctx.location });
        if (types.includes("array")) {
          if (!parameter.name.endsWith("[]"))
            report(`Name it "${parameter.name}[]", as in requests.`);
          if (parameter.style !== "form" || parameter.explode !== true)
            report(`Write "style: form" and "explode: true" for the list "${parameter.name}".`);
        } else if (types.includes("object")) {
          if (parameter.style !== "deepObject" || parameter.explode !== true) {
            report(
              `Write "style: deepObject" and "explode: true" for the object "${parameter.name}".`,
            );
          }
        } else if (parameter.name.endsWith("[]")) {
          report(`"${parameter.name}" isn't a list. Remove the [], or give it an array schema.`);
        }
      },
    },
  };
}
