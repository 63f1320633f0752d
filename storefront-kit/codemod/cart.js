// Rewrites uses of the result of `useCart()`.
const { renamePending, usesOf } = require("./nodes.js");

/** Renames `isLoading` of the mutations of `useCart()` to `isPending`. Their names and arguments stay the same. */
function moveCart(path, context) {
  const { value } = path.parent;
  if (value.type !== "VariableDeclarator") {
    if (value.type.endsWith("MemberExpression")) pendingOf(path.parent, context);
    return;
  }
  const { id } = value;
  if (id.type === "Identifier")
    return usesOf(path.parent, id.name, context).forEach((use) => {
      const member = use.parent;
      if (member.value.type.endsWith("MemberExpression") && member.value.object === use.value)
        pendingOf(member, context);
    });
  for (const one of id.properties ?? []) {
    if (one.value?.type === "ObjectPattern")
      for (const inner of one.value.properties) renamePending(inner, context);
    if (one.value?.type === "Identifier")
      usesOf(path.parent, one.value.name, context).forEach((use) => pendingOf(use, context));
  }
}

/** `mutation.isLoading` → `mutation.isPending`, even if the mutation is destructured. */
function pendingOf(mutation, context) {
  const { value } = mutation.parent;
  if (value.type.endsWith("MemberExpression") && value.object === mutation.value) {
    if (value.property.name === "isLoading") value.property.name = "isPending";
  } else if (value.type === "VariableDeclarator" && value.id.type === "ObjectPattern")
    for (const one of value.id.properties) renamePending(one, context);
}

module.exports = { moveCart };
