// Turns each object, call, and input of the contract into a named interface, so that editors show `Product` and
// `AdminUpdateProductInput` and not their sixty fields.
import ts from "typescript";

const { factory } = ts;
const EXPORT = [factory.createModifier(ts.SyntaxKind.ExportKeyword)];
type Named = Map<string, ts.InterfaceDeclaration | ts.TypeAliasDeclaration>;

/**
 * Moves the object types out of `components["schemas"]` and the calls out of `operations`. These then refer to the moved types,
 * and their aliases are removed. `chosen` maps an operation's id to the response for queries that select fields or relations.
 */
export function withNamedTypes(
  nodes: readonly ts.Node[],
  chosen: ReadonlyMap<string, string> = new Map(),
): ts.Node[] {
  const named: Named = new Map();
  const take = (name: string, members: readonly ts.TypeElement[]): ts.TypeReferenceNode => {
    add(named, factory.createInterfaceDeclaration(EXPORT, name, undefined, undefined, members));
    return factory.createTypeReferenceNode(name);
  };
  const all = nodes.map((node) => {
    if (!ts.isInterfaceDeclaration(node)) return node;
    if (node.name.text === "components")
      return withMembers(
        node,
        node.members.map((member) =>
          nameOf(member) === "schemas" ? eachLiteral(member, take) : member,
        ),
      );
    if (node.name.text !== "operations") return node;
    const members = node.members.map((member) => {
      const [name, type] = [pascal(nameOf(member)), literalOf(member)];
      if (!type) return member;
      const input = factory.createTypeReferenceNode(`${name}Input`);
      const answer = chosen.get(nameOf(member));
      const more = [
        property("input", false, input),
        ...(answer ? [property("chosen", false, factory.createTypeReferenceNode(answer))] : []),
      ];
      return withType(member, take(name, [...type.members, ...more]));
    });
    for (const member of node.members) nameInput(member, named);
    return withMembers(node, members);
  });
  const kept = all.filter((node) => !ts.isTypeAliasDeclaration(node) || !named.has(node.name.text));
  return [...kept, ...named.values()];
}

/** Names the input of a call as callers write it: the path's values, `query`, and `body` in one object. */
function nameInput(operation: ts.TypeElement, named: Named): void {
  const name = pascal(nameOf(operation));
  const { parameters, requestBody } = membersOf(literalOf(operation));
  const { path, query } = membersOf(literalOf(parameters));
  const members = [...(literalOf(path)?.members ?? [])];
  if (query && literalOf(query)) {
    const asked = factory.createTypeReferenceNode(`${name}Query`);
    add(named, queryAlias(name));
    members.push(property("query", isOptional(query), asked));
  }
  const { content } = membersOf(literalOf(requestBody));
  const bodies = (literalOf(content)?.members ?? []).map(typeOf);
  if (requestBody && bodies.length > 0)
    members.push(property("body", isOptional(requestBody), factory.createUnionTypeNode(bodies)));
  add(
    named,
    factory.createInterfaceDeclaration(EXPORT, `${name}Input`, undefined, undefined, members),
  );
}

/** The type of a query as callers write it. In URLs, lists have names such as `id[]`, but callers write `id`. */
function queryAlias(name: string): ts.TypeAliasDeclaration {
  const at = (object: ts.TypeNode, key: string) =>
    factory.createIndexedAccessTypeNode(
      object,
      factory.createLiteralTypeNode(factory.createStringLiteral(key)),
    );
  const query = at(at(factory.createTypeReferenceNode(name), "parameters"), "query");
  const given = factory.createTypeReferenceNode("NonNullable", [query]);
  return factory.createTypeAliasDeclaration(
    EXPORT,
    `${name}Query`,
    undefined,
    factory.createTypeReferenceNode("Unbracketed", [given]),
  );
}

/** A type that the types of queries use. */
export const UNBRACKETED =
  "export type Unbracketed<Query> = { [Name in keyof Query as Name extends `${infer Plain}[]` ? Plain : Name]: Query[Name] };\n";

function add(named: Named, node: ts.InterfaceDeclaration | ts.TypeAliasDeclaration): void {
  const name = node.name.text;
  if (named.has(name))
    throw new Error(`Two types would be called ${name}: rename the schema or the operation`);
  named.set(name, node);
}

const eachLiteral = (
  member: ts.TypeElement,
  take: (name: string, members: readonly ts.TypeElement[]) => ts.TypeNode,
): ts.TypeElement => {
  const type = literalOf(member);
  if (!type) return member;
  const members = type.members.map((one) => {
    const inner = literalOf(one);
    return inner ? withType(one, take(nameOf(one), inner.members)) : one;
  });
  return withType(member, factory.createTypeLiteralNode(members));
};

const withMembers = (node: ts.InterfaceDeclaration, members: readonly ts.TypeElement[]) =>
  factory.updateInterfaceDeclaration(
    node,
    node.modifiers,
    node.name,
    undefined,
    undefined,
    members,
  );
const withType = (member: ts.TypeElement, type: ts.TypeNode): ts.TypeElement =>
  factory.updatePropertySignature(
    member as ts.PropertySignature,
    undefined,
    (member as ts.PropertySignature).name,
    (member as ts.PropertySignature).questionToken,
    type,
  );
const property = (name: string, optional: boolean, type: ts.TypeNode): ts.PropertySignature =>
  factory.createPropertySignature(
    undefined,
    name,
    optional ? factory.createToken(ts.SyntaxKind.QuestionToken) : undefined,
    type,
  );
const typeOf = (member: ts.TypeElement): ts.TypeNode =>
  (member as ts.PropertySignature).type as ts.TypeNode;
const literalOf = (member: ts.TypeElement | undefined): ts.TypeLiteralNode | undefined =>
  member && ts.isPropertySignature(member) && member.type && ts.isTypeLiteralNode(member.type)
    ? member.type
    : undefined;
const membersOf = (type: ts.TypeLiteralNode | undefined): Record<string, ts.TypeElement> =>
  Object.fromEntries((type?.members ?? []).map((member) => [nameOf(member), member]));
const isOptional = (member: ts.TypeElement): boolean => member.questionToken !== undefined;
const nameOf = ({ name }: ts.TypeElement): string =>
  (name as ts.Identifier | ts.StringLiteral | undefined)?.text ?? "";
const pascal = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);
