/** Sends reads to a store for as long as needed, and measures their times. */
import { setTimeout as delay } from "node:timers/promises";

export interface Figures {
  requests: number;
  perSecond: number;
  /** Times in ms. */
  median: number;
  p95: number;
  longest: number;
  /** Number of reads that were sent again, because the connection closed before the response was complete. */
  repeated: number;
  /** Reads without a successful response, such as `GET /: 502`. */
  failed: string[];
}

const BROKEN = "the connection was closed";
/** The problem of a read. Undefined if it succeeded. */
type Outcome = string | undefined;

async function readOnce(url: string, headers: Record<string, string>): Promise<Outcome> {
  try {
    const answer = await fetch(url, { headers });
    await answer.arrayBuffer();
    return answer.ok ? undefined : String(answer.status);
  } catch {
    return BROKEN;
  }
}

/** Number of readers. Each waits for a response before its next read. */
const READERS = 6;

/** Starts the readers. Returns a function that stops them and resolves to the figures. */
export function startLoad(url: string, cookie: string): () => Promise<Figures> {
  const times: number[] = [];
  const failed: string[] = [];
  let repeated = 0;
  const reads: readonly [path: string, headers: Record<string, string>][] = [
    ["/store/products?limit=20&fields=id,title,thumbnail&expand=", {}],
    ["/admin/orders?limit=20&fields=id,display_id,status&expand=", { cookie }],
    ["/", {}],
  ];
  const since = performance.now();
  let isOver = false;
  const reader = async (first: number): Promise<void> => {
    for (let turn = first; !isOver; turn += 1) {
      const [path, headers] = reads[turn % reads.length] ?? ["/", {}];
      const start = performance.now();
      const read = (): Promise<Outcome> => readOnce(`${url}${path}`, headers);
      let problem = await read();
      // Repeats a read once, as a browser or the SDK does.
      if (problem === BROKEN) {
        repeated += 1;
        problem = await read();
      }
      times.push(performance.now() - start);
      if (problem === undefined) continue;
      failed.push(`GET ${path}: ${problem}`);
      // Pauses, because a store that is down would otherwise get thousands of requests per second.
      await delay(100);
    }
  };
  const readers = Promise.all(Array.from({ length: READERS }, (_, index) => reader(index)));
  return async () => {
    isOver = true;
    await readers;
    const seconds = (performance.now() - since) / 1000;
    const sorted = times.toSorted((a, b) => a - b);
    const at = (part: number): number => sorted[Math.floor((sorted.length - 1) * part)] ?? 0;
    return {
      requests: times.length,
      perSecond: times.length / seconds,
      median: at(0.5),
      p95: at(0.95),
      longest: at(1),
      repeated,
      failed,
    };
  };
}
