import { ApiError, ConnectionError, DecodeError } from "@countertop/sdk";
import { readStorage, writeStorage } from "./browser-storage.ts";
import { LostAnswer } from "./errors.ts";

export interface Deed<State> {
  /** What is done, to what: `order_1/refund`. */
  name: string;
  /** What is sent, for telling the same wish from another. */
  input: unknown;
  send(): Promise<unknown>;
  /** How things stand, from the server. */
  read(): Promise<State>;
  /** What the deed leaves behind, by which it is known: the ids of such refunds, parcels, payments that are captured. */
  marks(state: State): readonly string[];
  /** How things stood on the screen when it was asked for; read where nobody has seen it. */
  seen?: State | undefined;
  /** There cannot be two of it: what an earlier attempt has left behind is what is wished for, whatever else was to be said of it. */
  unique?: boolean;
  /** When it is over, well or not: one time, however often it was asked for meanwhile. */
  over?(): void;
}

/** `found`: no answer came, and the server has it all the same; `earlier`: as it was asked for before, maybe in other words. */
export type Outcome = "done" | "found" | "earlier";

interface Attempt {
  /** The marks before it. */
  before: readonly string[];
  input: string;
}

const running = new Map<string, { wish: string; promise: Promise<Outcome> }>();
/** Attempts of this page that had no answer. Those of the page before a reload are in the tab's storage alone. */
const unanswered = new Map<string, Attempt>();

/**
 * What the server may still be at when the answer is lost shows up a little later: it is asked three times before it counts
 * as not done. Exchanged by tests.
 */
export const pauses = { ms: [0, 1500, 3000] };

/**
 * Does what must not happen twice. While it is under way, a second wish is the same one. Where the answer is lost, the server is
 * asked what has come of it; and nothing whose end is unknown is sent again before that is known.
 */
export function once<State>(deed: Deed<State>): Promise<Outcome> {
  const { name } = deed;
  const wish = JSON.stringify(deed.input ?? null);
  const other = running.get(name);
  if (other?.wish === wish) return other.promise;
  // Another wish of this name waits for its turn, and then what was seen is no longer true.
  const promise = (
    other
      ? other.promise.catch(() => {}).then(() => attempt({ ...deed, seen: undefined }))
      : attempt(deed)
  ).finally(() => {
    if (running.get(name)?.promise === promise) running.delete(name);
    deed.over?.();
  });
  running.set(name, { wish, promise });
  return promise;
}

async function attempt<State>(deed: Deed<State>): Promise<Outcome> {
  const { name, send, marks } = deed;
  const input = JSON.stringify(deed.input ?? null);
  const ours = unanswered.get(name);
  const open = ours ?? stored(name);
  if (open) {
    const left = await leftBehind(deed, open, [0]);
    if (left) {
      forget(name);
      // After a reload nobody knows whether the same is wished for once more.
      if (ours?.input === input) return "found";
      if (deed.unique) return "earlier";
      throw new LostAnswer("earlier");
    }
  }
  const before = open?.before ?? marks(deed.seen ?? (await deed.read()));
  store(name, { before, input });
  try {
    await send();
  } catch (error) {
    const lost = isLost(error);
    if (!lost && !(error instanceof ApiError && error.status >= 500)) {
      forget(name);
      throw error;
    }
    unanswered.set(name, { before, input });
    if (await leftBehind(deed, { before, input }, lost ? pauses.ms : [0])) {
      forget(name);
      return "found";
    }
    if (lost) throw new LostAnswer("notDone");
    forget(name);
    throw error;
  }
  forget(name);
  return "done";
}

/** Nothing came back, or a gateway's word, or something that cannot be read: the server may have done it, or not. */
export const isLost = (error: unknown): boolean =>
  error instanceof ConnectionError ||
  error instanceof DecodeError ||
  (error instanceof ApiError && error.status > 500);

async function leftBehind<State>(
  { read, marks }: Deed<State>,
  { before }: Attempt,
  waits: readonly number[],
): Promise<boolean> {
  const known = new Set(before);
  const isThere = (state: State) => marks(state).some((mark) => !known.has(mark));
  return isThere(await askAgain(read, isThere, waits));
}

/** The server's last answer: it is asked until that is `enough`, or the waits are over. */
export async function askAgain<State>(
  read: () => Promise<State>,
  enough: (state: State) => boolean,
  waits: readonly number[] = pauses.ms,
): Promise<State> {
  const [wait = 0, ...later] = waits;
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  let state: State;
  try {
    state = await read();
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) throw error;
    throw new LostAnswer("unsure");
  }
  return later.length === 0 || enough(state) ? state : askAgain(read, enough, later);
}

function store(name: string, attempt: Attempt): void {
  // Without storage a reload forgets; it shows what was done all the same.
  writeStorage("once", JSON.stringify(attempt), name);
}

function stored(name: string): Attempt | undefined {
  try {
    return (JSON.parse(readStorage("once", name) ?? "null") as Attempt) ?? undefined;
  } catch {
    return undefined;
  }
}

function forget(name: string): void {
  unanswered.delete(name);
  writeStorage("once", null, name);
}
