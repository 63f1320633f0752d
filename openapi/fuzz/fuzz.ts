// Sends requests that the contract allows to a real server. If the server rejects a request or fails on it, or if its response
// violates the contract, the request is a finding, which is reduced to the smallest request that shows it.
import fc from "fast-check";
import { sandbox } from "../conformance/store.ts";
import { openContract, type Contract, type Operation } from "../src/contract.ts";
import { createValidator } from "../src/validate.ts";
import { isSame, checkAnswer, type Finding } from "./check-answer.ts";
import { createRequests, fill, type DrawnRequest } from "./request.ts";
import { send } from "./send.ts";
import type { States } from "./states.ts";

export interface FuzzOptions {
  readonly open: () => Promise<States>;
  readonly seed: number;
  /** Number of requests per operation, which starts again after each finding. It's lower if the operation's time runs out. */
  readonly runs: number;
  readonly milliseconds: number;
  readonly operations?: readonly Operation[];
  readonly contract?: Contract;
  /** True for findings that are expected. */
  readonly isKnown: (finding: Finding) => boolean;
  readonly note?: (finding: Finding) => void;
  /** Called with the reason why a different store is used. */
  readonly remark?: (sentence: string) => void;
}

export interface Fuzzed {
  readonly requests: number;
  /** Ids of the operations with at least one successful request. */
  readonly succeeded: ReadonlySet<string>;
  readonly findings: readonly Finding[];
  /** Known findings that occurred. */
  readonly known: readonly Finding[];
}

/** Maximum number of findings per operation, because further ones would be repetitions. */
const MOST = 12;

export async function fuzz(options: FuzzOptions): Promise<Fuzzed> {
  const { open, seed, runs, milliseconds, isKnown, note, remark } = options;
  let states = await open();
  const contract = options.contract ?? openContract();
  const operations = (options.operations ?? contract.operations).filter(isFuzzed);
  const requests = createRequests(contract, states.ids);
  const validate = createValidator(contract);
  const succeeded = new Set<string>();
  const findings: Finding[] = [];
  const known: Finding[] = [];
  let count = 0;
  const end = Date.now() + milliseconds;

  const ask = async (operation: Operation, drawn: DrawnRequest): Promise<Finding[]> => {
    const state = await states.make(operation).catch(async (error: unknown) => {
      // Opens a new store, because an earlier request has deleted a record that all requests need, such as the region.
      remark?.(`Opens a new store for ${operation.id}, because ${(error as Error).message}`);
      states = await open();
      return states.make(operation);
    });
    const request = fill(operation, drawn, state, states.ids);
    count += 1;
    const exchange = await send(sandbox(), operation, request, states.tokens).catch(
      (error: unknown) => error as Error,
    );
    if (exchange instanceof Error) {
      // Opens a new store, because the next request needs a running server.
      remark?.(`${operation.id} crashed the store: ${JSON.stringify(request).slice(0, 2_000)}`);
      states = await open();
      return [
        {
          operation: operation.id,
          outcome: "crashes the server",
          where: [],
          request,
          answer: exchange.message,
        },
      ];
    }
    if (exchange.status < 300) succeeded.add(operation.id);
    return checkAnswer(operation, request, exchange, validate(exchange));
  };

  for (const [at, operation] of operations.entries()) {
    const share = (end - Date.now()) / (operations.length - at);
    const until = Date.now() + share;
    const seen: Finding[] = [];
    const fresh = (found: readonly Finding[]): Finding[] =>
      found.filter((one) => !isKnown(one) && !seen.some((other) => isSame(one, other)));
    let isGone = false;
    // Continues with the same seed until there are no new findings, because one failure can hide the next.
    for (let last = -1; last < seen.length && seen.length < MOST && Date.now() < until;) {
      last = seen.length;
      isGone = false;
      const property = fc.asyncProperty(requests.of(operation), async (drawn) => {
        // Checks the time here, because fast-check's own time limit would leave a pending request that overlaps with the next
        // ones.
        if (isGone || Date.now() > until) return;
        const found = await ask(operation, drawn);
        for (const one of found) if (isKnown(one)) known.push(one);
        const [first] = fresh(found);
        // Doesn't reduce a request that stopped the server, because starting a server takes too long.
        isGone = found.some(({ outcome }) => outcome === "crashes the server");
        if (first) throw new Found(first);
      });
      const { errorInstance } = await fc.check(property, { seed, numRuns: runs });
      if (errorInstance === null || errorInstance === undefined) break;
      if (!(errorInstance instanceof Found)) throw errorInstance;
      seen.push(errorInstance.finding);
      findings.push(errorInstance.finding);
      note?.(errorInstance.finding);
    }
  }
  return { requests: count, succeeded, findings, known };
}

class Found extends Error {
  readonly finding: Finding;
  constructor(finding: Finding) {
    super(finding.outcome);
    this.finding = finding;
  }
}

/**
 * False for operations that aren't called: those whose body isn't JSON, such as file uploads, and signing out, because it has
 * no effect on tokens.
 */
export const isFuzzed = ({ id, body }: Operation): boolean =>
  !id.endsWith("DeleteSession") && !(body && !body.content["application/json"]);
