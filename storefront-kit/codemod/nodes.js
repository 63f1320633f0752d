// Shared functions for syntax trees.
/** Finds the uses of a variable, without its declaration, and without other variables of the same name. */
function usesOf(declarator, name, { j, root }) {
  const scope = declarator.scope.lookup(name);
  return root.find(j.Identifier, { name }).filter((path) => {
    const { value } = path.parent;
    if (path.scope?.lookup(name) !== scope) return false;
    if (value.type.endsWith("MemberExpression") && value.property === path.value)
      return value.computed;
    if (value.type.endsWith("Property") && value.key === path.value && !value.shorthand)
      return false;
    for (let at = path; at; at = at.parent) if (at.value === declarator.value.id) return false;
    return true;
  });
}

const property = (j, name, value) =>
  Object.assign(j.property("init", j.identifier(name), value), {
    shorthand: value.type === "Identifier" && value.name === name,
  });

/** Renames a mutation's `isLoading` to `isPending`. */
function renamePending(one, { j }) {
  if (one.key?.name !== "isLoading") return;
  one.key = j.identifier("isPending");
  one.shorthand = false;
}

/** Returns the statement that contains a path, including its `export`. */
function statementOf(path) {
  let at = path;
  while (at.parent && !Array.isArray(at.parentPath?.value)) at = at.parent;
  while (at.parent && !/Statement$|Declaration$/.test(at.value.type)) at = at.parent;
  return at.parent?.value.type === "ExportNamedDeclaration" ? at.parent : at;
}

const hasComment = ({ comments = [] }, text) => comments.some(({ value }) => value.includes(text));

module.exports = { hasComment, property, renamePending, statementOf, usesOf };
