const typeOf = (value) => {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return Number.isInteger(value) ? "integer" : typeof value;
};

/** Reports a default that has the wrong type, because generators fail on it. */
export function DefaultsMatch() {
  return {
    Schema: {
      enter(schema, ctx) {
        if (schema.default === undefined || schema.type === undefined) return;
        const allowed = [schema.type].flat();
        const actual = typeOf(schema.default);
        if (allowed.includes(actual) || (actual === "integer" && allowed.includes("number")))
          return;
        ctx.report({
          message: `The default is of type ${actual}, the schema says ${allowed.join(" or ")}. Write the default without quotes, or fix the type.`,
          location: ctx.location.child("default"),
        });
      },
    },
  };
}
