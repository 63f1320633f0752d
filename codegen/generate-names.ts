/**
 * Generates each operation's names by its call, for tools that show calls as code. The names have their own file, so that only
 * clients that use them load them.
 */
import type { Contract } from "./contract.ts";
import { camel } from "./names.ts";
import type { SchemaFile } from "./schemas.ts";

export function printNames({ operations }: Contract): SchemaFile {
  const lines = operations.map(
    ({ id, area, slug, action, hook, method, path }) =>
      `  ${JSON.stringify(`${method} ${path}`)}: ${JSON.stringify([id, `${area}.${camel(slug)}.${action}`, hook])},\n`,
  );
  return {
    path: "names.ts",
    content: `// Generated from openapi/ by \`npm run generate\`. Do not edit: change the contract.
/** The id, the client's method, and the hook of every operation, by its call. */
export const names: Readonly<Record<string, readonly [id: string, method: string, hook: string]>> = {
${lines.join("")}};
`,
  };
}
