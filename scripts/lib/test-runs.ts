/** The types of functions that run one of the tests' programs. */
export type Run = (
  name: string,
  args: string[],
  told?: NodeJS.ProcessEnv,
) => Promise<number | null>;

export interface TestOptions {
  files?: readonly string[] | undefined;
  told?: NodeJS.ProcessEnv;
  run?: Run;
}

export interface VitestOptions extends TestOptions {
  /** True if the step's tests can be divided among several machines. */
  parts?: boolean;
}
