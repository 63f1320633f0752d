import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { insist } from "./insist.mjs";
import { processTable, treeOf } from "./process-table.mjs";

/**
 * @typedef {import("./process-table.mjs").Row} Row
 *
 * @typedef {object} Exit
 * @property {number | null} code
 * @property {NodeJS.Signals | null} signal
 *
 * @typedef {Exit & { output: string }} Result
 *
 * @typedef {object} Handle
 * @property {string} name
 * @property {import("node:child_process").ChildProcess} child
 * @property {Promise<Exit>} exited
 * @property {number} patience
 * @property {Row[] | undefined} left the processes that were left in its group when it exited; undefined while it runs
 * @property {Promise<void>} [ended] set when its end was requested: a second SIGTERM would force programs to stop immediately
 *
 * @typedef {object} Options
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env] the whole environment; default: our own
 * @property {"inherit" | "pipe" | "ignore"} [stdout]
 * @property {"inherit" | "pipe" | "ignore"} [stderr]
 * @property {number} [patience] milliseconds to end on its own when all processes are ended; default: half a minute
 *
 * @typedef {ReturnType<typeof createProcesses>} Processes
 */

const WATCHER = fileURLToPath(new URL("./watcher.mjs", import.meta.url));
const PRELOAD = fileURLToPath(new URL("./end-with-parent.mjs", import.meta.url));
const PIPED = /** @type {const} */ ({ stdout: "pipe", stderr: "pipe" });
const TIMEOUT_MS = 30_000;

/**
 * All processes that one command starts, so that they can be ended together. Each child leads its own process group. Ctrl-C in
 * the terminal therefore reaches only this process, which ends the children in order.
 */
export function createProcesses() {
  /** @type {Set<Handle>} */
  const started = new Set();
  let ending = false;
  /** @type {import("node:child_process").ChildProcess | undefined} */
  let watcher;
  /** @param {object} message */
  const tellWatcher = (message) => {
    if (!watcher) {
      watcher = spawn(process.execPath, [WATCHER], {
        detached: true,
        stdio: ["ignore", "ignore", "ignore", "ipc"],
      });
      watcher.once("error", () => {});
      watcher.unref();
      watcher.channel?.unref();
    }
    if (watcher.connected) watcher.send(message, () => {});
  };
  // Stops the remaining children if this process exits without having been asked to.
  process.once("exit", () => {
    for (const { child, left } of started) if (!left) child.kill("SIGTERM");
  });

  /** @param {Handle} handle */
  const forget = (handle) => {
    started.delete(handle);
    if (handle.child.pid !== undefined) tellWatcher({ ended: handle.child.pid });
  };

  /**
   * @param {string} name
   * @param {string} command
   * @param {readonly string[]} args
   * @param {Options} options
   * @param {boolean} tied true to give the child a channel, by which it notices when this process ends
   * @returns {Handle}
   */
  function launch(name, command, args, options, tied) {
    const { stdout = "inherit", stderr = "inherit", patience = TIMEOUT_MS, ...rest } = options;
    if (ending)
      throw new Error(`${name} can't be started, because all processes are being stopped.`);
    const child = spawn(command, args, {
      ...rest,
      detached: true,
      stdio: tied ? ["ignore", stdout, stderr, "ipc"] : ["ignore", stdout, stderr],
    });
    child.channel?.unref();
    /** @type {Handle} */
    const handle = {
      name,
      child,
      patience,
      left: undefined,
      exited: Promise.resolve({ code: null, signal: null }),
    };
    handle.exited = new Promise((resolve) => {
      child.once("exit", (code, signal) => {
        handle.left = child.pid === undefined ? [] : treeOf(processTable(), child.pid);
        if (handle.left.length === 0) forget(handle);
        resolve({ code, signal });
      });
      child.once("error", () => {
        started.delete(handle);
        resolve({ code: 127, signal: null });
      });
    });
    started.add(handle);
    if (child.pid !== undefined) tellWatcher({ started: { pid: child.pid, tied, patience } });
    return handle;
  }

  return {
    /** True once all processes are being ended. A process that exits after that hasn't crashed. */
    get ending() {
      return ending;
    },

    /** @type {(name: string) => boolean} */
    has: (name) => [...started].some((handle) => handle.name === name),

    /** @type {(name: string, command: string, args: readonly string[], options?: Options) => Handle} */
    start: (name, command, args, options = {}) => launch(name, command, args, options, false),

    /**
     * Starts a Node program that runs for a long time, and that also ends if this process is killed.
     * @type {(name: string, args: readonly string[], options?: Options) => Handle}
     */
    service: (name, args, options = {}) =>
      launch(name, process.execPath, ["--import", PRELOAD, ...args], options, true),

    /**
     * Starts a Node program that ends itself when this process ends.
     * @type {(name: string, node: string, args: readonly string[], options?: Options) => Handle}
     */
    peer: (name, node, args, options = {}) => launch(name, node, args, options, true),

    /**
     * Runs a program until it exits, and collects its output.
     * @type {(name: string, command: string, args: readonly string[], options?: Options) => Promise<Result>}
     */
    run: (name, command, args, options = {}) =>
      result(launch(name, command, args, { ...PIPED, ...options }, false)),

    /**
     * Like `run`, for a Node program that must not outlive this process.
     * @type {(name: string, args: readonly string[], options?: Options) => Promise<Result>}
     */
    runService: (name, args, options = {}) =>
      result(
        launch(
          name,
          process.execPath,
          ["--import", PRELOAD, ...args],
          { ...PIPED, ...options },
          true,
        ),
      ),

    end,

    async endAll() {
      ending = true;
      await Promise.all([...started].map((handle) => end(handle)));
    },
  };

  /**
   * Ends a child and all its descendants. First signals the child, then the remaining processes, and then kills the rest.
   * @param {Handle} handle
   * @param {number} [patience] time in ms that the child gets to end on its own
   */
  function end(handle, patience = handle.patience) {
    return (handle.ended ??= endTree(handle, patience));
  }

  /**
   * @param {Handle} handle
   * @param {number} patience
   */
  async function endTree(handle, patience) {
    const { pid } = handle.child;
    if (pid === undefined) return;
    const tree = handle.left ?? treeOf(processTable(), pid);
    if (!handle.left) {
      handle.child.kill("SIGTERM");
      await Promise.race([
        handle.exited,
        new Promise((resolve) => setTimeout(resolve, patience).unref()),
      ]);
    }
    const rest = () => [...tree, ...(handle.left ?? treeOf(processTable(), pid))];
    await insist(rest, "SIGTERM", Math.min(patience, 2_000));
    await insist(rest, "SIGKILL", 5_000);
    forget(handle);
  }
}

/** @param {Handle} handle
 * @returns {Promise<Result>} */
async function result({ child, exited }) {
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text) => (output += text));
  }
  const closed = new Promise((resolve) => child.once("close", resolve).once("error", resolve));
  const exit = await exited;
  await closed;
  return { ...exit, output };
}
