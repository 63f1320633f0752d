/** Generates a table of the severity of each write. The table is a separate file, so that only clients that use it load it. */
import type { Contract } from "./contract.ts";
import { EFFECTS } from "./effect.ts";
import type { SchemaFile } from "./schemas.ts";

export function printEffects({ operations }: Contract): SchemaFile {
  const lines = operations.flatMap(({ method, path, effect }) =>
    effect ? [`  ${JSON.stringify(`${method} ${path}`)}: ${JSON.stringify(effect)},\n`] : [],
  );
  return {
    path: "effects.ts",
    content: `// Generated from openapi/ by \`npm run generate\`. Do not edit: change the contract.
/** The severity of a write. \`openapi/README.md\` defines each value. */
export type Effect = ${EFFECTS.map((one) => JSON.stringify(one)).join(" | ")};

/** The effect of every write, by its call. */
export const effects = {
${lines.join("")}} as const satisfies Record<string, Effect>;

/** The calls that write. */
export type WriteCall = keyof typeof effects;
`,
  };
}
