import { join } from "node:path";
import { parseSync, type Plugin } from "vite";

type Node = { type: string; start: number; end: number } & Record<string, unknown>;
type ClassName = (...args: unknown[]) => string;

const SOURCES = ["#styled/css", "#styled/recipes"];

/**
 * Inserts class names into the build. Panda calculates them at run time, with 5 kB of script, but all arguments here are constant:
 * `css({ color: "ink" })` becomes `"c_ink"`. A call with other arguments fails the build.
 */
export function classNames(): Plugin {
  const functions = new Map<string, Record<string, ClassName>>();
  return {
    name: "countertop:class-names",
    apply: "build",
    enforce: "pre",
    async configResolved({ root }) {
      for (const source of SOURCES) {
        const file = join(root, `styled-system/${source.slice("#styled/".length)}/index.mjs`);
        functions.set(source, (await import(file)) as Record<string, ClassName>);
      }
    },
    transform(code, id) {
      if (!/\/src\/.*\.tsx?(\?|$)/.test(id) || !SOURCES.some((source) => code.includes(source)))
        return;
      const { program } = parseSync(id.replace(/\?.*/, ""), code);
      const names = new Map<string, ClassName>();
      const edits: { start: number; end: number; text: string }[] = [];
      for (const statement of program.body as unknown as Node[]) {
        if (statement.type !== "ImportDeclaration") continue;
        const known = functions.get((statement["source"] as { value: string }).value);
        if (!known) continue;
        for (const { imported, local } of statement["specifiers"] as {
          imported: { name: string };
          local: { name: string };
        }[]) {
          const found = known[imported.name];
          if (found) names.set(local.name, found);
        }
        edits.push({ start: statement.start, end: statement.end, text: "" });
      }
      walk(program as unknown as Node, (node) => {
        const callee = node["callee"] as (Node & { name?: string }) | undefined;
        if (node.type !== "CallExpression" || callee?.type !== "Identifier") return;
        const className = names.get(callee.name ?? "");
        if (!className) return;
        const text = JSON.stringify(className(...(node["arguments"] as Node[]).map(valueOf)));
        edits.push({ start: node.start, end: node.end, text });
      });
      edits.sort((a, b) => b.start - a.start);
      let written = code;
      for (const { start, end, text } of edits)
        written = written.slice(0, start) + text + written.slice(end);
      return { code: written, map: null };
    },
  };
}

function valueOf(node: Node): unknown {
  switch (node.type) {
    case "Literal":
      return node["value"];
    case "UnaryExpression":
      return -Number(valueOf(node["argument"] as Node));
    case "ObjectExpression":
      return Object.fromEntries(
        (node["properties"] as Node[]).map((property) => {
          const key = property["key"] as Node & { name?: string };
          if (property.type !== "Property" || property["computed"]) throw notStatic(property);
          return [key.name ?? String(key["value"]), valueOf(property["value"] as Node)];
        }),
      );
    default:
      throw notStatic(node);
  }
}

const notStatic = ({ type }: Node) =>
  new Error(
    `A class name must not depend on what happens while the page runs (${type}): choose between two.`,
  );

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const child of Object.values(node).flat()) {
    if (typeof child === "object" && child !== null && "type" in child) walk(child as Node, visit);
  }
}
