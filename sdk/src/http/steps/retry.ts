import { ApiError, ConnectionError, InvalidInputError } from "../../errors.ts";
import { createKeyPools, provablyUnprocessed } from "../idempotency.ts";
import { ownOf } from "../own.ts";
import { isRetryable, retry as repeat } from "../retry.ts";
import type { Retries, Step } from "../options.ts";
import { isStream } from "../wire.ts";

type Policy = Exclude<Retries, number>;

/**
 * Repeats failed calls. If you pass a number, a POST or a PATCH is repeated only if the server certainly did nothing. See
 * {@link Retries}.
 */
export function retry(retries: Retries = 0): Step {
  const takeKey = createKeyPools();
  return {
    headers: ({ key }) => (key ? { "idempotency-key": key } : undefined),
    repeat(context, attempt, onRetry) {
      const { call, options, wire, signal, input } = context;
      const { attempts, mode, shouldRetry: decide } = policyOf(options.retries ?? retries);
      if (!Number.isSafeInteger(attempts) || attempts < 0)
        throw new InvalidInputError(call, "invalid retries");
      if (attempts > 0 && call.method === "POST") context.key = crypto.randomUUID();
      // A stream is consumed when sent, so it can't be sent again.
      if (attempts === 0 || isStream(input.body)) return attempt();
      const run = (issued?: string): ReturnType<typeof attempt> => {
        if (issued) context.key = issued;
        const isHarmless = issued || mode === "unsafe" || !/^(POST|PATCH)$/.test(call.method);
        const usual = isHarmless ? isRetryable : provablyUnprocessed;
        return repeat(attempt, {
          retries: attempts,
          noResponseRetries: attempts,
          jitter: 0.25,
          signal,
          onRetry,
          shouldRetry: (error) =>
            decide && (error instanceof ApiError || error instanceof ConnectionError)
              ? decide(error, usual(error), call)
              : usual(error),
        });
      };
      return mode === "exactly-once" && wire.keyed ? takeKey(context).then(run) : run();
    },
  };
}

/** Like `retry`, but the calls that honor keys take effect once, however often they are repeated. See {@link Retries}. */
export const exactlyOnce = (attempts: number): Step => retry({ attempts, mode: "exactly-once" });

const policyOf = (retries: Retries): Policy =>
  ownOf(typeof retries === "number" ? { attempts: retries } : retries);
