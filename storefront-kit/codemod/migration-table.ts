/** Returns the content of MIGRATION.md, which lists the replacement of each export of `medusa-react`. A test compares both. */
export function migrationTable(
  read: (path: string) => string,
  exported: Record<string, { from: string; name: string }>,
  hooks: Record<string, { kind: string; args: string[]; ids: string[]; body: boolean }>,
  methods: Record<string, string>,
): string {
  const input = (names: readonly string[]): string =>
    names.length > 0 ? `{ ${names.join(", ")} }` : "";
  const rows = Object.entries(hooks).map(([name, { kind, args, ids, body }]) => {
    const theirs = args.filter((arg) => arg !== "options");
    const taken = [...ids, ...(body ? ["body"] : []), ...(args.includes("query") ? ["query"] : [])];
    const ours =
      kind === "query"
        ? `\`${name}(${input(taken)})\``
        : `\`${name}()\`, \`mutate(${input(taken)})\``;
    return `| \`${name}(${theirs.join(", ")})\` | ${ours} |`;
  });
  const others = Object.entries(exported)
    .filter(([name]) => !(name in hooks))
    .map(([name, target]) => `| \`${name}\` | \`${target.name}\` | \`${target.from}\` |`);
  const calls = Object.entries(methods).map(([old, call]) => `| \`${old}\` | \`client.${call}\` |`);
  return read("migration.template.md")
    .replace("<!-- others -->", others.join("\n"))
    .replace("<!-- hooks -->", rows.join("\n"))
    .replace("<!-- calls -->", calls.join("\n"));
}
