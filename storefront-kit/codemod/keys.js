// Rewrites key factories.
const { property } = require("./nodes.js");

const WITH_FILTERS = /^(invalidate|remove|refetch|reset|cancel)Queries$/;

/** `adminProductKeys.detail(id)` → `["admin", "products", "detail", id]`. */
function moveKeys(local, key, context) {
  const { j, root } = context;
  root.find(j.MemberExpression, { object: { name: local } }).forEach((member) => {
    const part = member.value.property.name;
    const call = member.parent.value.callee === member.value ? member.parent : undefined;
    const end = {
      all: [],
      lists: ["list"],
      list: ["list"],
      details: ["detail"],
      detail: ["detail"],
    }[part];
    if (!end || (part !== "all" && !call))
      return context.todo(member, "write this key as an array");
    const given = (call?.value.arguments ?? []).filter(({ name }) => name !== "undefined");
    const array = j.arrayExpression([...[...key, ...end].map((one) => j.literal(one)), ...given]);
    const path = call ?? member;
    const { value } = path.parent;
    const isFilter =
      value.type === "CallExpression" &&
      WITH_FILTERS.test(value.callee.property?.name) &&
      value.arguments[0] === path.value;
    j(path).replaceWith(isFilter ? j.objectExpression([property(j, "queryKey", array)]) : array);
    return undefined;
  });
}

module.exports = { moveKeys };
