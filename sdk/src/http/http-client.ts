import { InvalidInputError } from "../errors.ts";
import type { AnyInput, AnyOperation } from "../operation-types.ts";
import { areaOf, memoryTokens } from "./auth.ts";
import { stepsOf } from "./default-steps.ts";
import type { CallOptions, ClientOptions, HttpClient, ResponseWithData } from "./options.ts";
import { ownOf } from "./own.ts";
import { createPipeline } from "./pipeline.ts";
import { problemOf, toTarget } from "./prepare.ts";
import type { Wire } from "./wire-facts.ts";

export type { HttpClient };

/** Creates a client that has no methods for the operations. Use it with stand-alone operations or hooks for the smallest bundle. */
export function createHttpClient(given: ClientOptions = {}): HttpClient {
  const options = ownOf(given);
  const baseUrl = (options.baseUrl ?? "http://localhost:9000").replace(/\/+$/, "");
  const target = toTarget(baseUrl);
  const problem = problemOf(baseUrl, target);
  const steps = stepsOf(options);
  const run = createPipeline(options.fetch, steps);

  async function send(
    operation: AnyOperation,
    input: AnyInput = {},
    own: CallOptions = {},
  ): Promise<ResponseWithData<unknown>> {
    const { method, path } = operation;
    const callOptions = ownOf(own);
    const wire: Wire = ownOf(operation.wire ?? {});
    const call = {
      method,
      path,
      isRefresh: callOptions.isRefresh,
      isSignIn: (wire.open ?? wire.token) && true,
    };
    if (problem) throw new InvalidInputError(call, problem);
    return run({
      call,
      client,
      target,
      operation: ownOf(operation),
      input: ownOf(input),
      options: callOptions,
      area: areaOf(path),
      wire,
      signal: undefined,
      deadline: 0,
      timeout: 0,
      key: undefined,
    });
  }

  const tokens = steps.findLast((step) => step.tokens)?.tokens ?? memoryTokens();
  const client = { baseUrl, tokens, id: options.id, send: send as HttpClient["send"] };
  return client;
}
