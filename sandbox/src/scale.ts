/** Serves a store in the way that a large store is served: with two store processes and two admin servers, at one address. */
import { startAdminServer } from "./admin.ts";
import { balance } from "./balancer.ts";
import type { Progress } from "./install.ts";
import { keepServing, type Served } from "./keep-serving.ts";
import { startMedusa, type ProcessOptions } from "./medusa.ts";
import { freePorts } from "./ports.ts";

export interface Member {
  url: string;
  /** Process ID of the first start. A restarted server has a different one. */
  pid: number;
}

export interface Fleet {
  stores: Member[];
  admins: Member[];
}

const originOf = (port: number): string => `http://127.0.0.1:${port}`;

/**
 * Browsers reach an admin server through the first load balancer, at the store's address. Admin servers reach a store process
 * through the second one.
 */
export async function serveFleet(
  options: ProcessOptions,
  port: number,
  progress: Progress,
  onEnd: (stop: () => Promise<void>) => void,
): Promise<{ fleet: Fleet; lost: Promise<Error> }> {
  const ports = await freePorts(5);
  const storePorts = ports.slice(0, 2);
  const adminPorts = ports.slice(2, 4);
  const [inner = 0] = ports.slice(4);
  const { logFile } = options;
  const onePerPort = (
    from: readonly number[],
    serve: (port: number, index: number) => Promise<Served>,
  ) => Promise.all(from.map((one, index) => serve(one, index + 1)));
  const stores = await onePerPort(storePorts, (one, index) =>
    keepServing(
      {
        name: `store process ${index}`,
        logFile,
        start: (until) => startMedusa(options, { port: one }, until),
      },
      progress,
      onEnd,
    ),
  );
  onEnd(await balance({ port: inner, targets: storePorts }));
  const admins = await onePerPort(adminPorts, (one, index) =>
    keepServing(
      {
        name: `admin server ${index}`,
        logFile,
        start: (until) => startAdminServer({ port: one, api: originOf(inner), logFile }, until),
      },
      progress,
      onEnd,
    ),
  );
  onEnd(await balance({ port, targets: adminPorts, isEdge: true }));
  const members = (served: readonly Served[], from: readonly number[]): Member[] =>
    served.map(({ pid }, index) => ({ url: originOf(from[index] ?? 0), pid }));
  return {
    fleet: { stores: members(stores, storePorts), admins: members(admins, adminPorts) },
    lost: Promise.race([...stores, ...admins].map(({ lost }) => lost)),
  };
}
