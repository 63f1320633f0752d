/** Reads constant values from a module's syntax tree, because running an extension's code would need a browser. */

export interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

/** Vite's parser, from the builder's folder. */
export type Parse = (
  file: string,
  code: string,
) => { program: Node; errors: { message: string }[] };

/** A value that isn't known without running the code, such as a component. */
export class Unknown {
  readonly start: number;
  /** The name, if the value is an identifier. */
  readonly name: string | undefined;
  constructor({ start, type, name }: Node) {
    this.start = start;
    this.name = type === "Identifier" ? String(name) : undefined;
  }
}

export interface Module {
  /** Reads an exported value. Undefined if the module doesn't export the name. */
  exported(name: string): { value: unknown; start: number } | undefined;
  /** The package and the exported name that an identifier is imported from. */
  imported(name: string): { from: string; name: string } | undefined;
  lineOf(start: number): number;
  /** The position of an exported object's property, or of the object if it doesn't have the property. */
  placeOf(name: string, property: string): number;
}

export function readModule(file: string, code: string, parse: Parse): Module {
  const { program, errors } = parse(file, code);
  if (errors[0]) throw new SyntaxError(errors[0].message);
  const constants = new Map<string, Node>();
  const exports = new Map<string, Node>();
  const imports = new Map<string, { from: string; name: string }>();
  const declare = (node: Node | null, isExported: boolean) => {
    if (node?.type === "VariableDeclaration")
      for (const one of node["declarations"] as Node[]) {
        const { name } = one["id"] as unknown as { name: string };
        const init = one["init"] as Node | null;
        if (init) constants.set(name, init);
        if (init && isExported) exports.set(name, init);
      }
    else if (node && isExported) {
      const { name } = node["id"] as unknown as { name: string };
      exports.set(name, node);
    }
  };
  for (const node of program["body"] as Node[]) {
    if (node.type === "ImportDeclaration") {
      const from = (node["source"] as Node)["value"] as string;
      for (const one of node["specifiers"] as Node[])
        imports.set(nameOf(one["local"]), {
          from,
          name: one.type === "ImportSpecifier" ? nameOf(one["imported"]) : "default",
        });
    } else if (node.type === "ExportDefaultDeclaration")
      exports.set("default", node["declaration"] as Node);
    else if (node.type === "ExportNamedDeclaration") {
      declare(node["declaration"] as Node | null, true);
      for (const one of node["specifiers"] as Node[]) {
        // In `export { a } from "./b.js"`, `a` isn't a constant of this module, so its value is unknown.
        const local = one["local"] as Node;
        exports.set(nameOf(one["exported"]), local);
      }
    } else declare(node, false);
  }

  const follow = (node: Node): Node => {
    if (
      /^TS(As|Satisfies|NonNull)Expression$/.test(node.type) ||
      node.type === "ParenthesizedExpression"
    )
      return follow(node["expression"] as Node);
    const target = node.type === "Identifier" ? constants.get(nameOf(node)) : undefined;
    return target && isValue(target) ? follow(target) : node;
  };

  const valueOf = (given: Node): unknown => {
    const node = follow(given);
    if (node.type === "Literal") return node["value"];
    if (node.type === "TemplateLiteral" && (node["expressions"] as Node[]).length === 0)
      return (node["quasis"] as { value: { cooked: string } }[])[0]?.value.cooked;
    if (node.type === "ArrayExpression") return (node["elements"] as Node[]).map(valueOf);
    if (node.type !== "ObjectExpression") return new Unknown(node);
    const object: Record<string, unknown> = {};
    for (const one of node["properties"] as Node[]) {
      if (one.type === "SpreadElement") Object.assign(object, valueOf(one["argument"] as Node));
      else if (one["computed"]) object["?"] = new Unknown(one);
      else object[nameOf(one["key"])] = valueOf(one["value"] as Node);
    }
    return object;
  };

  return {
    exported(name) {
      const node = exports.get(name);
      return node && { value: valueOf(node), start: follow(node).start };
    },
    imported: (name) => imports.get(name),
    lineOf: (start) => code.slice(0, start).split("\n").length,
    placeOf(name, property) {
      const node = exports.get(name);
      if (!node) return 0;
      const object = follow(node);
      const found = ((object["properties"] ?? []) as Node[]).find(
        (one) => one["key"] !== undefined && nameOf(one["key"]) === property,
      );
      return (found ?? object).start;
    },
  };
}

/**
 * True for nodes that `follow` returns in place of a constant's name. The name of a function, for example, stays an identifier.
 */
const isValue = ({ type }: Node): boolean =>
  /^(Literal|TemplateLiteral|ArrayExpression|ObjectExpression|Identifier|ParenthesizedExpression|TS\w+Expression)$/.test(
    type,
  );

/** The name of an identifier, or the text of a literal key. */
const nameOf = (node: unknown): string => {
  const { name, value } = node as { name?: string; value?: unknown };
  return name ?? String(value);
};
