import type { ParseArgsConfig } from "node:util";

export interface Command {
  help: string;
  options?: NonNullable<ParseArgsConfig["options"]>;
  /** True to pass the arguments on without parsing them, because another program parses them. */
  passes?: boolean;
  /** The exit code for an incorrect option or setting; 1 if none is given. */
  codeOfProblems?: number;
  /** Resolves to the exit code, or to undefined if the command keeps running, as a server does. */
  run(values: Values, args: readonly string[]): Promise<number | undefined>;
}
export type Values = Readonly<Record<string, string | undefined>>;
