import type { CallContext, SdkError, Step } from "@countertop/sdk";

/** The number of calls to keep, and the number of calls whose responses are kept. Exports read lists of many megabytes. */
const CALLS = 200;
const ANSWERS = 40;

/** A call to the store, with the URL of its last attempt. Nothing is copied or formatted until the developer panel shows it. */
export interface RecordedCall {
  readonly id: number;
  readonly call: CallContext["call"];
  readonly operation: CallContext["operation"];
  /** Undefined for calls that sign a user in, whose passwords are never kept. */
  readonly input: CallContext["input"] | undefined;
  /** The path of the page that sent the call, without its query. */
  readonly page: string;
  url?: string;
  status?: number;
  /** The duration in milliseconds. Undefined while the call runs. */
  duration?: number;
  /** Undefined if the response isn't text, belongs to a sign-in, or is no longer kept. */
  answer?: unknown;
  error?: SdkError;
}

let calls: readonly RecordedCall[] = [];
let sent = 0;
const listeners = new Set<() => void>();

function update(changed: readonly RecordedCall[]): void {
  calls = changed;
  for (const listener of listeners) listener();
}

/** The calls, in the order in which they were sent. Returns a new array whenever a call begins or ends. */
export const recordedCalls = (): readonly RecordedCall[] => calls;
export const forgetCalls = (): void => update([]);

export function subscribeCalls(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Records a client's calls. */
export const recordCalls: Step = {
  async send({ call, operation, input, options, wire }, next) {
    const one: RecordedCall = {
      id: (sent += 1),
      call,
      operation,
      input: wire.open ? undefined : input,
      page: location.pathname,
    };
    const since = performance.now();
    update([...calls.slice(1 - CALLS), one]);
    const old = calls.at(-1 - ANSWERS);
    if (old) delete old.answer;
    try {
      const { data, response } = await next();
      one.status = response.status;
      if (!wire.open && !wire.answer && !options.raw) one.answer = data;
      return { data, response };
    } catch (error) {
      one.error = error as SdkError;
      throw error;
    } finally {
      one.duration = performance.now() - since;
      update([...calls]);
    }
  },
  // Stores the URL with its query, as it is sent.
  attempt(request, next, call) {
    const one = calls.findLast((recorded) => recorded.call === call);
    if (one) one.url = request.url;
    return next(request);
  },
};
