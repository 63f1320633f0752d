// Starts the right version of Node in a fresh checkout. This file runs on Node 20 before anything is installed, so it's plain
// JavaScript without dependencies.
import { fileURLToPath } from "node:url";
import { ensureInstalled } from "./install.mjs";
import { chooseNode } from "./node.mjs";
import { readOptions } from "./options.mjs";
import { createProcesses } from "./processes.mjs";
import { Trouble, complain, say } from "./say.mjs";
import { onStop } from "./stop.mjs";

// Name of the process that runs this program again with a different Node. That process then prints all output.
const AGAIN = "again";
const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/**
 * @typedef {object} Given
 * @property {string} root
 * @property {import("./processes.mjs").Processes} processes
 * @property {import("./options.mjs").Options} options
 *
 * @typedef {{ main: (given: Given) => Promise<number> }} Program main resolves to the exit code
 */

/**
 * @param {"start" | "dev" | "test"} command
 * @param {string[]} args
 * @param {() => Promise<Program>} [load]
 */
export async function enter(command, args, load = () => import(`../run-${command}.ts`)) {
  const processes = createProcesses();
  // True if this process was asked to stop. `processes.ending` isn't enough, because a test run ends its servers itself, and
  // its exit code must still be used.
  let stopped = false;
  onStop(async () => {
    stopped = true;
    if (!processes.has(AGAIN)) say("\nStopping.");
    await processes.endAll();
    // Stopping servers is a success, but stopping a test run isn't.
    process.exit(command === "test" ? 130 : 0);
  });
  try {
    const options = readOptions(command, args);
    if ("help" in options) return say(options.help);
    const code = await prepareAndRun(command, args, load, { root: ROOT, processes, options });
    if (!stopped) process.exit(code);
  } catch (error) {
    if (stopped) return;
    complain(error);
    await processes.endAll();
    process.exit(1);
  }
}

/**
 * @param {"start" | "dev" | "test"} command
 * @param {string[]} args
 * @param {() => Promise<Program>} load
 * @param {Given} given
 * @returns {Promise<number>} the exit code
 */
async function prepareAndRun(command, args, load, given) {
  await ensureInstalled(ROOT, "the packages", given.processes);
  const choice = chooseNode(ROOT, process.versions.node);
  if ("problem" in choice) throw new Trouble(choice.problem);
  if (choice.node === process.execPath) {
    const { main } = await load();
    return await main(given);
  }
  const entry = fileURLToPath(new URL(`../${command}.mjs`, import.meta.url));
  const { code } = await given.processes.peer(AGAIN, choice.node, [entry, ...args]).exited;
  return code ?? 1;
}
