import type { Progress } from "./install.ts";
import type { RunningServer } from "./medusa.ts";

/** Maximum number of restarts within a minute. A server that has failed more often would only fail again. */
const MAX_RESTARTS = 3;
const MINUTE_MS = 60_000;

export interface Served {
  /** Process ID of the first start. A restarted server has a different one. */
  pid: number;
  /** Resolves with the reason when restarts don't help anymore. */
  lost: Promise<Error>;
}

export interface Serving {
  /** Name of the server in messages, such as "store server". */
  name: string;
  logFile: string;
  start(until: AbortSignal): Promise<RunningServer>;
}

/** Starts a server's process, and restarts it if it ends unexpectedly. Passes a function that stops the server to `onEnd`. */
export async function keepServing(
  { name, logFile, start }: Serving,
  { say, signal }: Progress,
  onEnd: (stop: () => Promise<void>) => void,
): Promise<Served> {
  const leaving = new AbortController();
  const until = AbortSignal.any([leaving.signal, ...(signal ? [signal] : [])]);
  let server = await start(until);
  const { pid } = server;
  let again: Promise<unknown> = Promise.resolve();
  onEnd(async () => {
    leaving.abort();
    await again.catch(() => {});
    await server.stop();
  });
  const deaths: number[] = [];
  const lost = new Promise<Error>((done) => {
    const watch = async (): Promise<void> => {
      const error = await server.died;
      if (until.aborted) return;
      deaths.push(Date.now());
      if (deaths.filter((at) => at > Date.now() - MINUTE_MS).length > MAX_RESTARTS)
        return done(error);
      say(`The ${name} ended unexpectedly. Restarting it (details: ${logFile})`);
      again = start(until).then((next) => {
        server = next;
        void watch();
      });
      await again.catch(done);
    };
    void watch();
  });
  return { pid, lost };
}
