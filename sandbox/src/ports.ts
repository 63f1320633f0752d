import { connect, createServer } from "node:net";
import { join } from "node:path";
import { SandboxError } from "./errors.ts";
import { SANDBOX_DIR } from "./paths.ts";
import { portOwner, type ProcessInfo } from "./processes.ts";

/** True if a server accepts connections on the port. A timeout counts as true. */
export const answers = (host: string, port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect({ host, port, timeout: 1000 });
    const end = (answered: boolean) => {
      socket.destroy();
      done(answered);
    };
    socket.once("connect", () => end(true));
    socket.once("error", () => end(false));
    socket.once("timeout", () => end(true));
  });

/** Returns undefined if this process can listen on the port, otherwise the error. */
function tryListen(port: number): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((done) => {
    const server = createServer();
    server.once("error", done);
    server.listen({ host: "127.0.0.1", port, exclusive: true }, () =>
      server.close(() => done(undefined)),
    );
  });
}

export async function assertPortFree(port: number): Promise<void> {
  const error = await tryListen(port);
  if (error?.code === "EACCES") {
    throw new SandboxError(
      `This user may not listen on port ${port}.`,
      "Choose a port above 1023 with --port N.",
    );
  }
  // Also checks ::1: a server that listens only there would leave 127.0.0.1 free, and still receive calls to "localhost".
  if (error || (await answers("::1", port))) throw portInUse(port, portOwner(port));
}

export function portInUse(port: number, owner: ProcessInfo | undefined): SandboxError {
  if (owner?.command.includes(join(SANDBOX_DIR, "src", "server.ts"))) {
    return new SandboxError(
      `Port ${port} is in use by a sandbox of this checkout, started by process ${owner.parent}.`,
      `Use that one at http://localhost:${port}, stop it first, or start an independent one with --copy.`,
    );
  }
  const who = owner
    ? `process ${owner.pid} (${owner.command.slice(0, 160)})`
    : "a process of another user";
  return new SandboxError(
    `Port ${port} is in use by ${who}.`,
    "Stop that process, or choose another port with --port N.",
  );
}

/** Checks the Redis server, because Medusa would wait endlessly for a missing one. */
export async function assertRedis(redisUrl: string): Promise<void> {
  const { hostname, port } = new URL(redisUrl);
  if (await answers(hostname.replace(/^\[|\]$/g, ""), Number(port || 6379))) return;
  throw new SandboxError(
    `The Redis of REDIS_URL at ${hostname}:${port || 6379} does not answer.`,
    "Start it, correct REDIS_URL, or unset it: the sandbox works without Redis.",
  );
}

export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once("error", fail);
    server.listen({ host: "127.0.0.1", port: 0 }, () => {
      const address = server.address();
      const port = typeof address === "object" && address ? address.port : 0;
      server.close(() => done(port));
    });
  });
}
