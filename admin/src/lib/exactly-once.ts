import { ApiError, ConnectionError, DecodeError } from "@countertop/sdk";
import { readStorage, writeStorage } from "./browser-storage.ts";
import { LostAnswer } from "./errors.ts";

export interface WriteAttempt<State> {
  /** The action and its target, such as `order_1/refund`. */
  name: string;
  /** The request's data, which distinguishes repeated requests from new ones. */
  input: unknown;
  send(): Promise<unknown>;
  /** Reads the current state from the server. */
  read(): Promise<State>;
  /** Returns evidence of the action in the state, such as ids of refunds, fulfillments, or captured payments. */
  evidence(state: State): readonly string[];
  /** The state on the screen when the action was requested. If it's missing, the state is read from the server first. */
  seen?: State | undefined;
  /** True if the action can succeed only once. An earlier attempt then counts as success, even if its input differs. */
  unique?: boolean;
  /** Called once at the end, whether the action succeeded or not, even if it was requested several times. */
  over?(): void;
}

/**
 * `found` means that the response was lost, but the server performed the action. `earlier` means that an earlier request
 * performed the action, perhaps with a different input.
 */
export type Outcome = "done" | "found" | "earlier";

interface Attempt {
  /** The evidence that existed before the attempt. */
  before: readonly string[];
  input: string;
}

const running = new Map<string, { wish: string; promise: Promise<Outcome> }>();
/** Attempts of this page whose response was lost. Attempts from before a reload are only in the tab's storage. */
const unanswered = new Map<string, Attempt>();

/**
 * Pauses before reading the state. The server may finish a request after its response was lost, so the state is read three
 * times before the request counts as not done. Tests replace these pauses.
 */
export const pauses = { ms: [0, 1500, 3000] };

/**
 * Performs an action that must not happen twice. If the action is requested again while it runs, both requests share the
 * result. If the response is lost, the server's state shows the result. Nothing is sent again before the result is known.
 */
export function exactlyOnce<State>(wanted: WriteAttempt<State>): Promise<Outcome> {
  const { name } = wanted;
  const wish = JSON.stringify(wanted.input ?? null);
  const other = running.get(name);
  if (other?.wish === wish) return other.promise;
  // Another request with the same name waits. When it runs, the state that its caller saw is outdated.
  const promise = (
    other
      ? other.promise.catch(() => {}).then(() => attempt({ ...wanted, seen: undefined }))
      : attempt(wanted)
  ).finally(() => {
    if (running.get(name)?.promise === promise) running.delete(name);
    wanted.over?.();
  });
  running.set(name, { wish, promise });
  return promise;
}

async function attempt<State>(wanted: WriteAttempt<State>): Promise<Outcome> {
  const { name, send, evidence } = wanted;
  const input = JSON.stringify(wanted.input ?? null);
  const ours = unanswered.get(name);
  const open = ours ?? stored(name);
  if (open) {
    const left = await leftBehind(wanted, open, [0]);
    if (left) {
      forget(name);
      // After a reload, it isn't known whether the user wants to repeat the same request or to send a new one.
      if (ours?.input === input) return "found";
      if (wanted.unique) return "earlier";
      throw new LostAnswer("earlier");
    }
  }
  const before = open?.before ?? evidence(wanted.seen ?? (await wanted.read()));
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
    if (await leftBehind(wanted, { before, input }, lost ? pauses.ms : [0])) {
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

/** True for a missing response, a gateway error, or an unreadable response. The server may have executed the request. */
export const isLost = (error: unknown): boolean =>
  error instanceof ConnectionError ||
  error instanceof DecodeError ||
  (error instanceof ApiError && error.status > 500);

async function leftBehind<State>(
  { read, evidence }: WriteAttempt<State>,
  { before }: Attempt,
  waits: readonly number[],
): Promise<boolean> {
  const known = new Set(before);
  const isThere = (state: State) => evidence(state).some((mark) => !known.has(mark));
  return isThere(await askAgain(read, isThere, waits));
}

/** Reads the state until `enough` accepts it, or until there are no more pauses. Returns the last state. */
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
  // If storage is unavailable, the attempt is unknown after a reload. The page still shows the server's state.
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
