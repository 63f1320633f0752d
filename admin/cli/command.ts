import type { ParseArgsConfig } from "node:util";

export interface Command {
  help: string;
  options?: NonNullable<ParseArgsConfig["options"]>;
  /** True to pass the arguments on unparsed, because another program parses them. */
  passes?: boolean;
  /** Resolves to the exit code, or to undefined while it serves. */
  run(values: Values, args: readonly string[]): Promise<number | undefined>;
}
export type Values = Readonly<Record<string, string | undefined>>;
