import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

/**
 * @typedef {object} Row one living process; `started` distinguishes it from a later one with the same process ID
 * @property {number} pid
 * @property {number} ppid
 * @property {number} pgid
 * @property {string} started
 */

/**
 * All living processes. Leaves out zombies, which have ended and only wait for their parent.
 * @returns {Row[]}
 */
export function processTable() {
  return process.platform === "linux" ? fromProc() : fromPs();
}

function fromProc() {
  const rows = [];
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const row = parseStat(readFileSync(`/proc/${name}/stat`, "utf8"));
      if (row) rows.push(row);
    } catch {
      // Ignores a process that has ended in the meantime.
    }
  }
  return rows;
}

/**
 * Parses a process from /proc. The command's name may contain spaces and parentheses, so this counts the fields from the last
 * parenthesis.
 * @param {string} stat
 * @returns {Row | undefined}
 */
export function parseStat(stat) {
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const [state = "", ppid = "", pgid = ""] = fields;
  if (state === "Z" || state === "X") return undefined;
  return {
    pid: Number.parseInt(stat, 10),
    ppid: Number(ppid),
    pgid: Number(pgid),
    started: fields[19] ?? "",
  };
}

function fromPs() {
  const text = execFileSync("ps", ["-Ao", "pid=,ppid=,pgid=,stat=,lstart="], { encoding: "utf8" });
  return parsePs(text);
}

/** @param {string} text
 * @returns {Row[]} */
export function parsePs(text) {
  return text.split("\n").flatMap((line) => {
    const [pid, ppid, pgid, state, ...started] = line.trim().split(/\s+/);
    if (!pid || !state || state.startsWith("Z")) return [];
    return [
      { pid: Number(pid), ppid: Number(ppid), pgid: Number(pgid), started: started.join(" ") },
    ];
  });
}

/**
 * A process, all its descendants, and its whole group. A child whose parent has ended is still in the group.
 * @param {Row[]} table
 * @param {number} root
 * @returns {Row[]}
 */
export function treeOf(table, root) {
  const members = new Map(
    table.filter((row) => row.pid === root || row.pgid === root).map((row) => [row.pid, row]),
  );
  for (let grown = true; grown;) {
    grown = false;
    for (const row of table) {
      if (members.has(row.pid) || !members.has(row.ppid)) continue;
      members.set(row.pid, row);
      grown = true;
    }
  }
  return [...members.values()];
}

/**
 * Returns the `rows` whose processes still run.
 * @param {Row[]} rows
 * @returns {Row[]}
 */
export function alive(rows) {
  const now = new Map(processTable().map((row) => [row.pid, row]));
  return rows.filter((row) => now.get(row.pid)?.started === row.started);
}
