import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { createServer } from "node:net";
import { Trouble } from "./say.mjs";

export interface Holder {
  pid: number;
  command: string;
}

/** Resolves when every port is free; otherwise fails with one message that names all that are not. */
export async function claimPorts(wanted: Readonly<Record<string, number>>): Promise<void> {
  const taken = [];
  for (const [purpose, port] of Object.entries(wanted)) {
    if (!(await isFree(port))) taken.push(portMessage(purpose, port, portHolder(port)));
  }
  if (taken.length > 0) throw new Trouble(taken.join("\n"));
}

export function portMessage(purpose: string, port: number, holder: Holder | undefined): string {
  const problem = `Port ${port}, which ${purpose} needs, is in use`;
  if (!holder) return `${problem} by a process of another user: stop that one first.`;
  const command = holder.command.length > 100 ? `${holder.command.slice(0, 100)}…` : holder.command;
  return `${problem} by process ${holder.pid} (${command}).\nIf it may go, type: kill ${holder.pid}`;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen({ host: "127.0.0.1", port, exclusive: true }, () =>
      server.close(() => resolve(true)),
    );
  });
}

/** A port that nobody uses now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen({ host: "127.0.0.1", port: 0 }, () => {
      const address = server.address();
      server.close(() =>
        typeof address === "object" && address
          ? resolve(address.port)
          : reject(new Error("No port")),
      );
    });
  });
}

/** Who listens on a port, if this user may know. */
export function portHolder(port: number): Holder | undefined {
  const pid = process.platform === "linux" ? holderFromProc(port) : holderFromLsof(port);
  return pid === undefined ? undefined : { pid, command: commandOf(pid) };
}

const LISTENING = "0A";

function holderFromProc(port: number): number | undefined {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, "0")}`;
  const sockets = new Set<string>();
  for (const table of ["/proc/net/tcp", "/proc/net/tcp6"]) {
    for (const line of attempt(() => readFileSync(table, "utf8"), "").split("\n")) {
      const fields = line.trim().split(/\s+/);
      if (fields[1]?.endsWith(suffix) && fields[3] === LISTENING)
        sockets.add(`socket:[${fields[9]}]`);
    }
  }
  const holds = (pid: string) =>
    attempt(() => readdirSync(`/proc/${pid}/fd`), []).some((fd) =>
      sockets.has(attempt(() => readlinkSync(`/proc/${pid}/fd/${fd}`), "")),
    );
  const pid = readdirSync("/proc").find((name) => /^\d+$/.test(name) && holds(name));
  return pid === undefined ? undefined : Number(pid);
}

function holderFromLsof(port: number): number | undefined {
  const text = attempt(
    () =>
      execFileSync("lsof", ["-nP", `-iTCP:${port}`, "-sTCP:LISTEN", "-t"], {
        encoding: "utf8",
        stdio: ["ignore", "pipe", "ignore"],
      }),
    "",
  );
  return Number.parseInt(text, 10) || undefined;
}

function commandOf(pid: number): string {
  return process.platform === "linux"
    ? attempt(() => readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").trim(), "")
    : attempt(
        () =>
          execFileSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" }).trim(),
        "",
      );
}

/** Processes come and go while they are looked at, and some may not be looked into. */
function attempt<T>(look: () => T, otherwise: T): T {
  try {
    return look();
  } catch {
    return otherwise;
  }
}
