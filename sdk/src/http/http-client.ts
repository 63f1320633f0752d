import { InvalidInputError } from "../errors.ts";
import type { AnyInput, AnyOperation } from "../operation-types.ts";
import { areaOf, memoryTokens } from "./auth.ts";
import { stepsOf } from "./default-steps.ts";
import type { CallOptions, ClientOptions, HttpClient, ResponseWithData } from "./options.ts";
import { ownOf } from "./own.ts";
import { createPipeline } from "./pipeline.ts";
import { problemOf, toTarget } from "./prepare.ts";
import { wireOf } from "./wire.ts";

export type { HttpClient };

/**
 * Creates a client without the tree of operations. Together with stand-alone operations or hooks, this results in the smallest
 * bundle.
 */
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
    const call = { method, path, isRefresh: callOptions.isRefresh };
    if (problem) throw new InvalidInputError(call, problem);
    return run({
      call,
      client,
      target,
      operation: ownOf(operation),
      input: ownOf(input),
      options: callOptions,
      area: areaOf(path),
      wire: wireOf(operation),
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
