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
  began: number | undefined;
}
type Result = Promise<ResponseWithData<unknown>>;

/** Builds the chain of a client's steps once. Every call uses it. */
export function createPipeline(
  fetch: ClientOptions["fetch"],
  steps: readonly Step[],
): (context: CallContext) => Result {
  const limitOf = (name: "deadline" | "timeout"): ((context: CallContext) => number) => {
    const usual = having(steps, name).at(-1)?.[name] ?? 0;
    return ({ call, options }) => {
      const limit = options[name] ?? usual;
      if (!(limit >= 0)) throw new InvalidInputError(call, `bad ${name}`);
      return limit;
    };
  };
  const deadlineOf = limitOf("deadline");
  const timeoutOf = limitOf("timeout");
  const hooks = having(steps, "hooks").map((step) => step.hooks);
  const collect = createHeaders(having(steps, "headers"));
  const exchange = createTransport(fetch, having(steps, "attempt"));

  const tell = (name: keyof ClientHooks, ...told: unknown[]): void => {
    for (const one of hooks)
      safely(() => (one[name] as ((...all: unknown[]) => void) | undefined)?.(...told));
  };

  const transfer = async (attempt: Attempt): Result => {
    const { context, prepared, signal } = attempt;
    const { call } = context;
    const lost = (reason: unknown): never => {
      if (reason instanceof SdkError) throw reason;
      signal?.throwIfAborted();
      throw new NetworkError(call, reason);
    };
    const headers = await collect(context, prepared.body?.type);
    // An attempt that has ended sends, stores, and reports nothing.
    signal?.throwIfAborted();
    attempt.began = performance.now();
    if (hooks.length > 0) tell("onRequest", call, { url: prepared.url, headers: masked(headers) });
    const response = await exchange({ context, ...prepared, headers, signal, lost });
    signal?.throwIfAborted();
    checkUnread(call, response);
    const data = await read(context, response, lost);
    signal?.throwIfAborted();
    if (!response.ok) throw toApiError(call, response, data);
    tell("onResponse", call, response, performance.now() - attempt.began);
    return { data, response };
  };

  const send = having(steps, "send").reduceRight<(attempt: Attempt) => Result>(
    (next, step) => (attempt) => step.send(attempt.context, () => next(attempt)),
    transfer,
  );

  const attemptOnce = (context: CallContext, prepared: Prepared): Result => {
    const { call, timeout } = context;
    let attempt: Attempt | undefined;
    const sent = within(
      context.signal,
      timeout,
      (signal) => send((attempt = { context, prepared, signal, began: undefined })),
      (isLate) => (isLate ? new TimeoutError(call, timeout) : endOf(context)),
    );
    if (hooks.length === 0) return sent;
    return sent.catch((error: SdkError) => {
      if (attempt?.began !== undefined)
        tell("onError", call, discreet(error), performance.now() - attempt.began);
      throw error;
    });
  };

  const repeating = having(steps, "repeat").at(-1);
  const repeat = (context: CallContext, prepared: Prepared): Result => {
    const attempt = (): Result => attemptOnce(context, prepared);
    if (!repeating) return attempt();
    return repeating.repeat(context, attempt, (retry) =>
      tell("onRetry", context.call, { ...retry, error: discreet(retry.error) }),
    );
  };

  const call = having(steps, "call").reduceRight<(context: CallContext) => Result>(
    (next, step) => (context) => step.call(context.call, async () => next(context)),
    (context) => repeat(context, prepare(context)),
  );

  return (context) => {
    context.deadline = deadlineOf(context);
    context.timeout = timeoutOf(context);
    return within(
      context.options.signal,
      context.deadline,
      (signal) => {
        context.signal = signal;
        return call(context);
      },
      () => endOf(context),
    );
  };
}

/** The data of a response, in the form that the call requests. */
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
  // Reads a copy for a raw call, so that the body of the error's response can still be read.
  const text = await (form === "raw" ? response.clone() : response).text().catch(lost);
  return decode(call, response, text, { wire, items: operation.items, custom: operation.custom });
}

/** The steps that have a given member. Ignores a member that comes from a polluted `Object.prototype`. */
function having<Name extends keyof Step>(
  steps: readonly Step[],
  name: Name,
): (Step & Required<Pick<Step, Name>>)[] {
  const inherited: unknown = Reflect.get(Object.prototype, name);
  return steps.filter(
    (step): step is Step & Required<Pick<Step, Name>> => step[name] !== inherited,
  );
}
