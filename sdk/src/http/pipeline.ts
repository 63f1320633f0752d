import { InvalidInputError, NetworkError, SdkError, TimeoutError, toApiError } from "../errors.ts";
import { decode } from "./decode.ts";
import { createHeaders } from "./headers.ts";
import { discreet, safely, masked } from "./notify.ts";
import type { CallContext, ClientHooks, ClientOptions, ResponseWithData, Step } from "./options.ts";
import { prepare, type Prepared } from "./prepare.ts";
import { endOf, within } from "./signals.ts";
import { checkUnread, createTransport, type Exchange } from "./transport.ts";

/** One attempt of a call. */
interface Attempt {
  readonly context: CallContext;
  readonly prepared: Prepared;
  /** Aborts when the attempt ends early. */
  readonly signal: AbortSignal | undefined;
  /** The time when the attempt's request was sent. */
  began?: number;
}
type Result = Promise<ResponseWithData<unknown>>;
/** A step that has a given member. */
type Has<Name extends keyof Step> = { readonly [N in Name]-?: NonNullable<Step[N]> };
type Run = (context: CallContext) => Result;
type Send = (attempt: Attempt) => Result;
/** Calls a log hook of each step that has it. Undefined if no step has hooks. */
type Tell = ((name: keyof ClientHooks, ...told: unknown[]) => void) | undefined;

/** Returns the function that sends a call through the client's steps. The chain of steps is built once, not for each call. */
export function createPipeline(fetch: ClientOptions["fetch"], steps: readonly Step[]): Run {
  const tell = tellerOf(steps);
  const transfer = createTransfer(fetch, steps, tell);
  const send = having(steps, "send").reduceRight<Send>(
    (next, step) => async (attempt) => step.send(attempt.context, () => next(attempt)),
    transfer,
  );
  const repeat = createRepeat(having(steps, "repeat").at(-1), createAttempt(send, tell), tell);
  const call = having(steps, "call").reduceRight<Run>(
    (next, step) => (context) => step.call(context.call, async () => next(context)),
    repeat,
  );
  return limited(steps, call);
}

function tellerOf(steps: readonly Step[]): Tell {
  const hooks = having(steps, "hooks").map((step) => step.hooks);
  return (
    hooks[0] &&
    ((name, ...told) => {
      for (const one of hooks)
        safely(() => (one[name] as ((...all: unknown[]) => void) | undefined)?.(...told));
    })
  );
}

/** Sends a request, and reads its response. */
function createTransfer(fetch: ClientOptions["fetch"], steps: readonly Step[], tell: Tell): Send {
  const collect = createHeaders(having(steps, "headers"));
  const exchange = createTransport(fetch, having(steps, "attempt"));
  return async (attempt) => {
    const { context, prepared, signal } = attempt;
    const { call } = context;
    const lost = (reason: unknown): never => {
      if (reason instanceof SdkError) throw reason;
      signal?.throwIfAborted();
      throw new NetworkError(call, reason);
    };
    const headers = await collect(context, prepared.body?.type);
    // An attempt that was aborted must not send, store, or report anything.
    signal?.throwIfAborted();
    attempt.began = performance.now();
    tell?.("onRequest", call, { url: prepared.url, headers: masked(headers) });
    const response = await exchange({ context, ...prepared, headers, signal, lost });
    signal?.throwIfAborted();
    checkUnread(call, response);
    const data = await read(context, response, lost);
    signal?.throwIfAborted();
    if (!response.ok) throw toApiError(call, response, data);
    tell?.("onResponse", call, response, performance.now() - attempt.began);
    return { data, response };
  };
}

type Repeating = Step & Has<"repeat">;
type AttemptOnce = (context: CallContext, prepared: Prepared) => Result;

/** Limits the duration of an attempt, and reports its failure. */
const createAttempt =
  (send: Send, tell: Tell): AttemptOnce =>
  (context, prepared) => {
    const { call, timeout } = context;
    let attempt: Attempt | undefined;
    const sent = within(
      context.signal,
      timeout,
      (signal) => send((attempt = { context, prepared, signal })),
      (isLate) => (isLate ? new TimeoutError(call, timeout) : endOf(context)),
    );
    if (!tell) return sent;
    return sent.catch((error: SdkError) => {
      if (attempt?.began !== undefined)
        tell("onError", call, discreet(error), performance.now() - attempt.began);
      throw error;
    });
  };

/** Prepares the request, and makes as many attempts as the last step with `repeat` decides. */
const createRepeat =
  (step: Repeating | undefined, attemptOnce: AttemptOnce, tell: Tell): Run =>
  (context) => {
    const prepared = prepare(context);
    const attempt = (): Result => attemptOnce(context, prepared);
    if (!step) return attempt();
    return step.repeat(context, attempt, (retry) =>
      tell?.("onRetry", context.call, { ...retry, error: discreet(retry.error) }),
    );
  };

/** Limits the duration of the whole call. A limit is the call's own, or that of the last step that has one. */
function limited(steps: readonly Step[], call: Run): Run {
  const limits = (["deadline", "timeout"] as const).map(
    (name) => [name, having(steps, name).at(-1)?.[name] ?? 0] as const,
  );
  return (context) => {
    for (const [name, usual] of limits) {
      context[name] = context.options[name] ?? usual;
      if (!(context[name] >= 0)) throw new InvalidInputError(context.call, `invalid ${name}`);
    }
    return within(
      context.options.signal,
      context.deadline,
      async (signal) => {
        context.signal = signal;
        const result = await call(context);
        if (!result) throw new InvalidInputError(context.call, "a middleware returned no Response");
        return result;
      },
      () => endOf(context),
    );
  };
}

/** Reads the data of a response, in the format that the call requests. */
async function read(
  context: CallContext,
  response: Response,
  lost: Exchange["lost"],
): Promise<unknown> {
  const { call, options, wire, operation } = context;
  const form = options.raw ? "raw" : wire.answer;
  if (form && response.ok)
    return form === "raw"
      ? response
      : form === "blob"
        ? response.blob().catch(lost)
        : response.body;
  // Reads a copy for a raw call, so that the caller can still read the body of the error's response.
  const text = await (form === "raw" ? response.clone() : response).text().catch(lost);
  return decode(call, response, text, { wire, items: operation.items, custom: operation.custom });
}

/** Returns the steps that have a given member. Ignores a member that comes from a polluted `Object.prototype`. */
function having<Name extends keyof Step>(steps: readonly Step[], name: Name): (Step & Has<Name>)[] {
  const inherited: unknown = ({} as Step)[name];
  return steps.filter((step): step is Step & Has<Name> => step[name] !== inherited);
}
