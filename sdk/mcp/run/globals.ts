/** Creates the names that a program can use: their types for the compiler, and a table of operations for the program's process. */
import type { Operation } from "../../../codegen/contract.ts";
import { camel } from "../../../codegen/names.ts";

export interface Globals {
  /** The declarations as the text of a `.d.ts` file. */
  readonly types: string;
  /** Operations by area, resource, and method, as JSON. */
  readonly table: string;
}

/** Returns the operation's method in a program, such as `client.admin.products.list`. */
export const methodOf = ({ area, slug, action }: Operation): string =>
  `client.${area}.${camel(slug)}.${action}`;

export function globalsOf(operations: readonly Operation[]): Globals {
  const table = operations.map(({ area, slug, action, id, items, parameters }) => ({
    area,
    resource: camel(slug),
    action,
    id,
    ...(items && parameters.some(({ name }) => name === "offset") && { items }),
  }));
  const members = (area: string, resource: string): string[] =>
    operations
      .filter((one) => one.area === area && camel(one.slug) === resource)
      .flatMap(({ method, action, id }) => {
        const group = `Client["${area}"]["${resource}"]`;
        const call = `readonly ${action}: ${method === "GET" ? "Read" : "Write"}<${group}["${action}"]>;`;
        const pages = table.some((one) => one.id === id && one.items);
        const name = action.replace("list", "iterate");
        return pages ? [call, `readonly ${name}: ${group}["${name}"];`] : [call];
      });
  const areas = [...new Set(table.map(({ area }) => area))].map((area) => {
    const inArea = table.filter((one) => one.area === area).map(({ resource }) => resource);
    const groups = [...new Set(inArea)].map(
      (resource) => `readonly ${resource}: { ${members(area, resource).join(" ")} };`,
    );
    return `readonly ${area}: { ${groups.join("\n")} };`;
  });
  const types = `import type { Client } from "@countertop/sdk";
/** The result that a program gets for a write: its number in the plan that a person confirms after the program ends. */
interface Planned { readonly planned: number }
type Read<Call> = Call & { readonly withResponse: never };
type Write<Call> = Call extends (...args: infer Args) => unknown ? (...args: Args) => Promise<Planned> : never;
declare global {
  const client: { ${areas.join("\n")} };
  const console: { readonly log: (...values: unknown[]) => void };
}
`;
  return { types, table: JSON.stringify(table) };
}
