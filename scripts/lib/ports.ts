import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { createServer } from "node:net";
import { Trouble } from "./say.mjs";

export interface Holder {
  pid: number;
  command: string;
}

/** Resolves if every port is free. Otherwise, fails with one message about all used ports. */
export async function claimPorts(wanted: Readonly<Record<string, number>>): Promise<void> {
  const taken = [];
  for (const [purpose, port] of Object.entries(wanted)) {
    if (!(await isFree(port)))
      taken.push(portMessage(purpose, port, portHolder(port), portUser(port)));
  }
  if (taken.length > 0) throw new Trouble(taken.join("\n"));
}

export function portMessage(
  purpose: string,
  port: number,
  holder: Holder | undefined,
  user = "another user",
): string {
  const problem = `Port ${port}, which ${purpose} needs, is in use`;
  if (!holder) return `${problem} by a process of ${user}. Stop that process first.`;
  const command = holder.command.length > 100 ? `${holder.command.slice(0, 100)}…` : holder.command;
  return `${problem} by process ${holder.pid} (${command}).\nTo stop that process, run: kill ${holder.pid}`;
}

/** Checks both loopback addresses, because "localhost" may resolve to either. */
const isFree = async (port: number): Promise<boolean> =>
  (await canListen("127.0.0.1", port)) && (await canListen("::1", port));

function canListen(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    // Treats the address as free if the machine doesn't support IPv6.
    server.once("error", ({ code }: NodeJS.ErrnoException) => resolve(code !== "EADDRINUSE"));
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** Finds an unused port. */
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

/** Finds the process that listens on a port, if this user can see the process. */
export function portHolder(port: number): Holder | undefined {
  const pid = process.platform === "linux" ? holderFromProc(port) : holderFromLsof(port);
  return pid === undefined ? undefined : { pid, command: commandOf(pid) };
}

const LISTENING = "0A";

/** Sockets that listen on a port, each with its owner's user id and its inode. */
function listeners(port: number): { user: number; inode: string }[] {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, "0")}`;
  return ["/proc/net/tcp", "/proc/net/tcp6"]
    .flatMap((table) => attempt(() => readFileSync(table, "utf8"), "").split("\n"))
    .map((line) => line.trim().split(/\s+/))
    .filter((fields) => fields[1]?.endsWith(suffix) && fields[3] === LISTENING)
    .map((fields) => ({ user: Number(fields[7]), inode: fields[9] ?? "" }));
}

/** The user whose process listens on a port, for processes that this user can't see. */
function portUser(port: number): string | undefined {
  const [found] = listeners(port);
  if (!found) return undefined;
  const users = attempt(() => readFileSync("/etc/passwd", "utf8"), "").split("\n");
  const line = users.find((user) => user.split(":")[2] === String(found.user));
  return line === undefined ? `user number ${found.user}` : `the user ${line.split(":")[0]}`;
}

function holderFromProc(port: number): number | undefined {
  const sockets = new Set(listeners(port).map(({ inode }) => `socket:[${inode}]`));
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

/** Returns the fallback if the function throws, because processes can end during a search, and some can't be read. */
function attempt<T>(look: () => T, otherwise: T): T {
  try {
    return look();
  } catch {
    return otherwise;
  }
}
