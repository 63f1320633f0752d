import type { ClientOptions, Step } from "./options.ts";
import { bearer } from "./steps/bearer.ts";
import { apiKey, headers, publishableKey } from "./steps/credentials.ts";
import { deadline, timeout } from "./steps/limits.ts";
import { log } from "./steps/log.ts";
import { retry } from "./steps/retry.ts";
import { xsrf } from "./steps/xsrf.ts";

/** Returns the steps that a client's options describe, followed by the steps in `use`. */
export function stepsOf(options: ClientOptions): readonly Step[] {
  const { use = [], middleware = [], hooks, auth } = options;
  return [
    log(hooks),
    deadline(options.deadline),
    timeout(options.timeout),
    retry(options.retries),
    headers(options.headers),
    // If a step has a token storage, the `auth` option isn't used, because a client with two storages could have two different
    // tokens.
    ...(use.some(({ tokens }) => tokens) ? [] : [bearer(auth)]),
    apiKey(options.apiKey),
    publishableKey(options.publishableApiKey),
    xsrf(),
    ...middleware,
    ...use,
  ];
}
