import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, readlinkSync } from "node:fs";

/** True on Linux, where /proc replaces tools that a minimal machine may lack. macOS always has `ps` and `lsof`. */
const hasProc = process.platform === "linux";

export interface ProcessInfo {
  pid: number;
  parent: number;
  command: string;
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Fields of /proc/PID/stat after the program's name, which itself may contain spaces and parentheses. */
function statFields(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  } catch {
    return undefined;
  }
}

function isZombie(pid: number): boolean {
  return hasProc && statFields(pid)?.[0] === "Z";
}

/** A token that distinguishes a process from a later one with the same process ID. Undefined if the process doesn't exist. */
export function startToken(pid: number): string | undefined {
  if (hasProc) return statFields(pid)?.[19];
  try {
    return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).trim();
  } catch {
    return undefined;
  }
}

export function describeProcess(pid: number): ProcessInfo | undefined {
  if (hasProc) {
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").trim();
      return { pid, parent: Number(statFields(pid)?.[1] ?? 0), command };
    } catch {
      return undefined;
    }
  }
  try {
    const args = ["-o", "ppid=,command=", "-p", String(pid)];
    const match = /^\s*(\d+)\s+(.*)$/.exec(execFileSync("ps", args, { encoding: "utf8" }).trim());
    return match ? { pid, parent: Number(match[1]), command: match[2] ?? "" } : undefined;
  } catch {
    return undefined;
  }
}

export function listProcesses(): ProcessInfo[] {
  const pids = hasProc
    ? readdirSync("/proc").filter((name) => /^\d+$/.test(name))
    : execFileSync("ps", ["-axo", "pid="], { encoding: "utf8" }).trim().split(/\s+/);
  return pids.flatMap((pid) => describeProcess(Number(pid)) ?? []);
}

/** Kills a process without waiting for it. */
export function endNow(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // Ignores the error: the process has already ended, or this user can't end it.
  }
}

/**
 * The process that listens on a TCP port of this machine. Undefined if it can't be found, for example because it belongs to a
 * different user.
 */
export function portOwner(port: number): ProcessInfo | undefined {
  try {
    if (hasProc) return linuxPortOwner(port);
    const out = execFileSync("lsof", ["-nP", `-iTCP:${port}`, "-sTCP:LISTEN", "-Fp"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    const pid = /^p(\d+)$/m.exec(out)?.[1];
    return pid ? describeProcess(Number(pid)) : undefined;
  } catch {
    return undefined;
  }
}

/** Inodes of the sockets that listen on the port, parsed from /proc/net/tcp or /proc/net/tcp6. */
export function listeningInodes(table: string, port: number): string[] {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, "0")}`;
  return table.split("\n").flatMap((line) => {
    const [, local, , state, , , , , , inode] = line.trim().split(/\s+/);
    return local?.endsWith(suffix) && state === "0A" && inode ? [inode] : [];
  });
}

function linuxPortOwner(port: number): ProcessInfo | undefined {
  const tables = ["/proc/net/tcp", "/proc/net/tcp6"].map((file) => {
    try {
      return readFileSync(file, "utf8");
    } catch {
      return "";
    }
  });
  const wanted = new Set(
    tables.flatMap((table) => listeningInodes(table, port)).map((inode) => `socket:[${inode}]`),
  );
  if (wanted.size === 0) return undefined;
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const fds = readdirSync(`/proc/${name}/fd`);
      if (fds.some((fd) => wanted.has(safeReadlink(`/proc/${name}/fd/${fd}`)))) {
        return describeProcess(Number(name));
      }
    } catch {
      // Ignores the error: the process belongs to another user, or it has just ended.
    }
  }
  return undefined;
}

function safeReadlink(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return "";
  }
}
