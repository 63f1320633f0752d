// Each object of the contract becomes an interface of its own: an editor then shows `Product`, and not its sixty fields.
import ts from "typescript";

/** Takes the object types out of `components["schemas"]`, which refers to them from then on, and drops the aliases of them. */
export function withNamedSchemas(nodes: readonly ts.Node[]): ts.Node[] {
  const named = new Map<string, ts.InterfaceDeclaration>();
  const { factory } = ts;
  const modifiers = [factory.createModifier(ts.SyntaxKind.ExportKeyword)];
  const name = (member: ts.TypeElement): ts.TypeElement => {
    if (!ts.isPropertySignature(member) || !member.type || !ts.isTypeLiteralNode(member.type))
      return member;
    const id = (member.name as ts.Identifier).text;
    named.set(
      id,
      factory.createInterfaceDeclaration(modifiers, id, undefined, undefined, member.type.members),
    );
    const type = factory.createTypeReferenceNode(id);
    return factory.updatePropertySignature(member, undefined, member.name, undefined, type);
  };
  const all = nodes.map((node) => {
    if (!ts.isInterfaceDeclaration(node) || node.name.text !== "components") return node;
    const members = node.members.map((member) => {
      const isSchemas = ts.isPropertySignature(member) && nameOf(member) === "schemas";
      if (!isSchemas || !member.type || !ts.isTypeLiteralNode(member.type)) return member;
      const type = factory.createTypeLiteralNode(member.type.members.map(name));
      return factory.updatePropertySignature(member, undefined, member.name, undefined, type);
    });
    return factory.updateInterfaceDeclaration(
      node,
      node.modifiers,
      node.name,
      undefined,
      undefined,
      members,
    );
  });
  const kept = all.filter((node) => !ts.isTypeAliasDeclaration(node) || !named.has(node.name.text));
  return [...kept, ...named.values()];
}

const nameOf = ({ name }: ts.PropertySignature): string => (name as ts.Identifier).text;
