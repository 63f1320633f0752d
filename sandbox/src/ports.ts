import { connect, createServer, type AddressInfo } from "node:net";
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

/** Resolves to undefined if this process can listen on the port, or else to the error. */
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
      `This user doesn't have permission to listen on port ${port}.`,
      "Choose a port above 1023 with --port N.",
    );
  }
  // Also checks ::1. A server that listens only there leaves 127.0.0.1 free, but still receives calls to "localhost".
  if (error || (await answers("::1", port))) throw portInUse(port, portOwner(port));
}

export function portInUse(port: number, owner: ProcessInfo | undefined): SandboxError {
  if (owner?.command.includes(join(SANDBOX_DIR, "src", "server.ts"))) {
    return new SandboxError(
      `Port ${port} is in use by a sandbox of this checkout, started by process ${owner.parent}.`,
      `Use that sandbox at http://localhost:${port}, stop it first, or start an independent one with --copy.`,
    );
  }
  const who = owner
    ? `process ${owner.pid} (${owner.command.slice(0, 160)})`
    : "a process of another user";
  return new SandboxError(
    `Port ${port} is in use by ${who}.`,
    "Stop that process, or choose a different port with --port N.",
  );
}

/** Checks the Redis server, because Medusa would wait forever for one that doesn't exist. */
export async function assertRedis(redisUrl: string): Promise<void> {
  const { hostname, port } = new URL(redisUrl);
  if (await answers(hostname.replace(/^\[|\]$/g, ""), Number(port || 6379))) return;
  throw new SandboxError(
    `The Redis of REDIS_URL at ${hostname}:${port || 6379} doesn't respond.`,
    "Start it, correct REDIS_URL, or unset it: the sandbox works without Redis.",
  );
}

/** Free ports that differ from each other: all of them are in use before the first one is released. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer();
      await new Promise<void>((done, fail) => {
        server.once("error", fail);
        server.listen({ host: "127.0.0.1", port: 0 }, done);
      });
      return server;
    }),
  );
  return Promise.all(
    servers.map((server) => {
      const { port } = server.address() as AddressInfo;
      return new Promise<number>((done) => server.close(() => done(port)));
    }),
  );
}

export const freePort = async (): Promise<number> => (await freePorts(1))[0] ?? 0;
