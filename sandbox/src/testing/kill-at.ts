/**
 * Preloaded into a sandbox. Kills it, as `kill -9` does, as soon as it has started a program whose command contains KILL_AT. A
 * test that looked for the program in the list of processes would miss one that runs only for a moment.
 */
import childProcess, { type ChildProcess } from "node:child_process";
import { syncBuiltinESMExports } from "node:module";

type Start = (...args: unknown[]) => ChildProcess;

const part = process.env["KILL_AT"];
if (part && process.argv[1]?.endsWith("main.ts")) {
  const programs = childProcess as unknown as Record<"spawn" | "fork", Start>;
  for (const name of ["spawn", "fork"] as const) {
    const start = programs[name];
    programs[name] = (...args) => {
      const child = start(...args);
      if (child.spawnargs.join(" ").includes(part)) process.kill(process.pid, "SIGKILL");
      return child;
    };
  }
  syncBuiltinESMExports();
}
