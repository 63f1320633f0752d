/**
 * Generates the types of a custom SDK: new types next to its operations, and new fields merged into the types of
 * `@countertop/sdk/types`.
 */
import { astToString } from "openapi-typescript";
import ts from "typescript";
import { onlyOperations, type Changes } from "./changes.ts";
import type { Contract, Document } from "./contract.ts";
import { typesOf } from "./types.ts";

export interface Types {
  /** Declarations that add fields to the SDK's own types. */
  readonly merged: string;
  readonly own: string;
  /** Names of the SDK's types that the new types refer to. */
  readonly imported: readonly string[];
}

/** Prints the new types, and the new fields of the SDK's own types. */
export async function printTypes(
  document: Document,
  contract: Contract,
  { operations, schemas, fields, areas }: Changes,
): Promise<Types> {
  const nodes = await typesOf(onlyOperations(document, operations), contract);
  const wanted = new Set([
    ...schemas,
    ...[...operations].flatMap((id) => [
      typeName(id),
      `${typeName(id)}Input`,
      `${typeName(id)}Query`,
    ]),
  ]);
  const merged: ts.Node[] = areas.map((area) => areaType(area));
  const own: ts.Node[] = [];
  const values = schemaTypes(nodes);
  for (const node of nodes) {
    if (!isDeclaration(node)) continue;
    const name = node.name.text;
    const added = fields.get(name);
    if (wanted.has(name)) own.push(withLocalNames(withValue(node, values.get(name)), schemas));
    else if (added && ts.isInterfaceDeclaration(node))
      merged.push(withLocalNames(onlyMembers(node, added), schemas));
  }
  const names = new Set(nodes.flatMap((node) => (isDeclaration(node) ? [node.name.text] : [])));
  return {
    imported: referencesIn([...own, ...merged])
      .filter((name) => (names.has(name) && !wanted.has(name)) || name === "Id")
      .sort(),
    own: astToString(own),
    merged:
      merged.length === 0
        ? ""
        : astToString(merged)
            .trimEnd()
            .replaceAll(/^(?=.)/gm, "  "),
  };
}

const isDeclaration = (node: ts.Node): node is ts.InterfaceDeclaration | ts.TypeAliasDeclaration =>
  ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);

/** Names of the types that these nodes refer to, without duplicates. */
function referencesIn(nodes: readonly ts.Node[]): string[] {
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName))
      found.add(node.typeName.text);
    ts.forEachChild(node, visit);
  };
  nodes.forEach(visit);
  return [...found];
}

export const typeName = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);

const areaType = (area: string): ts.Node =>
  ts.factory.createInterfaceDeclaration(undefined, "Areas", undefined, undefined, [
    ts.factory.createPropertySignature(
      undefined,
      area,
      undefined,
      ts.factory.createKeywordTypeNode(ts.SyntaxKind.UnknownKeyword),
    ),
  ]);

/** The types in `components["schemas"]`, which the aliases of schemas that aren't objects refer to. */
function schemaTypes(nodes: readonly ts.Node[]): Map<string, ts.TypeNode> {
  const components = nodes.find(
    (node) => ts.isInterfaceDeclaration(node) && node.name.text === "components",
  ) as ts.InterfaceDeclaration | undefined;
  const schemas = components?.members.find((member) => memberName(member) === "schemas");
  const { type } = (schemas ?? {}) as ts.PropertySignature;
  const members = type && ts.isTypeLiteralNode(type) ? type.members : [];
  return new Map(
    members.map((member) => [
      memberName(member),
      (member as ts.PropertySignature).type as ts.TypeNode,
    ]),
  );
}

const memberName = ({ name }: ts.TypeElement): string =>
  (name as ts.Identifier | ts.StringLiteral | undefined)?.text ?? "";

const withValue = (node: ts.Node, value: ts.TypeNode | undefined): ts.Node =>
  value && ts.isTypeAliasDeclaration(node)
    ? ts.factory.updateTypeAliasDeclaration(node, node.modifiers, node.name, undefined, value)
    : node;

const onlyMembers = (node: ts.InterfaceDeclaration, names: readonly string[]): ts.Node =>
  ts.factory.createInterfaceDeclaration(
    undefined,
    node.name,
    undefined,
    undefined,
    node.members.filter((member) => names.includes(memberName(member))),
  );

/** Replaces `components["schemas"]["Review"]` with `Review` if that type is declared in the same file. */
function withLocalNames(node: ts.Node, names: ReadonlySet<string>): ts.Node {
  const textOf = (type: ts.TypeNode): string | undefined =>
    ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal) ? type.literal.text : undefined;
  const change: ts.TransformerFactory<ts.Node> = (context) => (root) => {
    const visit = (one: ts.Node): ts.Node => {
      const name = ts.isIndexedAccessTypeNode(one) ? textOf(one.indexType) : undefined;
      const isSchema =
        ts.isIndexedAccessTypeNode(one) &&
        ts.isIndexedAccessTypeNode(one.objectType) &&
        textOf(one.objectType.indexType) === "schemas";
      return isSchema && name && names.has(name)
        ? ts.factory.createTypeReferenceNode(name)
        : ts.visitEachChild(one, visit, context);
    };
    return visit(root);
  };
  return ts.transform(node, [change]).transformed[0] as ts.Node;
}
