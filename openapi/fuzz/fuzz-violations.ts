// Sends requests with a single violation to a real server and to the mock. A request that isn't rejected by both is a finding,
// which is reduced to the smallest request that shows it.
import fc from "fast-check";
import { sandbox } from "../conformance/store.ts";
import type { Contract, Json, Operation } from "../src/contract.ts";
import { createValidator, type Exchange } from "../src/validate.ts";
import type { Finding } from "./check-answer.ts";
import { createViolations, type Violation, type ViolationKind } from "./violations.ts";
import { isFuzzed } from "./fuzz.ts";
import { createRequests, fill, type DrawnRequest, type FilledRequest } from "./request.ts";
import { send } from "./send.ts";
import type { State, States } from "./states.ts";

export interface ViolationFinding extends Finding {
  readonly kind: ViolationKind;
  readonly at: string;
  /** The invalid value, if the violation replaced a value. */
  readonly value: Json | undefined;
  /** The mock's result: `refused`, or the status of its response. */
  readonly mock: string;
  /** The server's result: `refused`, the status of its response, or `ends` if the server stopped. */
  readonly server: string;
  /** True if the contract describes the server's response. */
  readonly documented: boolean;
}

export interface ViolationOptions {
  readonly open: () => Promise<States>;
  /** The mock's URL. */
  readonly mock: string;
  readonly contract: Contract;
  readonly operations: readonly Operation[];
  readonly seed: number;
  /** Maximum number of violations per operation. They are chosen at random. */
  readonly violations: number;
  readonly milliseconds: number;
  /** Returns the reason why a difference is expected, or undefined. */
  readonly reasonFor: (finding: ViolationFinding) => string | undefined;
  /** True for requests that must not be sent, because they end the server's process. */
  readonly isFatal: (operation: Operation, violation: Violation) => boolean;
  readonly note?: (finding: ViolationFinding) => void;
  readonly remark?: (sentence: string) => void;
}

export interface Refused {
  readonly kind: ViolationKind;
  readonly operation: string;
  /**
   * `in other words` means that both reject the request, but that the server gives a different reason, which it checks earlier.
   */
  readonly outcome: "by both" | "in other words" | "known" | "found";
}

export interface FuzzedViolations {
  readonly requests: number;
  /** One entry for each violation that was tried. */
  readonly tried: readonly Refused[];
  readonly findings: readonly ViolationFinding[];
  readonly known: readonly ViolationFinding[];
}

/** Maximum number of requests that are sent to reduce a finding. */
const SHRINKS = 40;

/** Number of requests that the server rejects for a different reason, after which the check stops. */
const DRAWS = 4;

export async function fuzzViolations(options: ViolationOptions): Promise<FuzzedViolations> {
  const { open, mock, contract, seed, milliseconds, reasonFor, note, remark } = options;
  const operations = options.operations.filter(isFuzzed);
  let states = await open();
  const requests = createRequests(contract, states.ids);
  const violationsOf = createViolations(contract);
  const validate = createValidator(contract);
  const [tried, findings, known]: [Refused[], ViolationFinding[], ViolationFinding[]] = [
    [],
    [],
    [],
  ];
  let count = 0;
  const end = Date.now() + milliseconds;

  /** The records of an operation. They are used again as long as the server rejects the operation's requests. */
  let ready: State | undefined;
  const stateOf = async (operation: Operation): Promise<State> => {
    ready ??= await states.make(operation).catch(async (error: unknown) => {
      remark?.(`Opens a new store for ${operation.id}, because ${(error as Error).message}`);
      states = await open();
      return states.make(operation);
    });
    return ready;
  };

  const ask = async (operation: Operation, violation: Violation, drawn: DrawnRequest) => {
    const state = await stateOf(operation);
    const spoiled = violation.spoil(drawn);
    const path =
      violation.kind === "wrong id" ? elsewhere(state, violation.at, states) : state.path;
    const request = fill(operation, spoiled, { ...state, path }, states.ids);
    count += 1;
    const [there, here] = await Promise.all([
      send(sandbox(), operation, request, states.tokens).catch((error: unknown) => error as Error),
      send(mock, operation, request, states.tokens),
    ]);
    if (there instanceof Error) {
      remark?.(`${operation.id} crashed the store: ${JSON.stringify(request).slice(0, 2_000)}`);
      states = await open();
    }
    if (there instanceof Error || there.status < 400 || there.status >= 500) ready = undefined;
    return compare(operation, violation, request, there, here);
  };

  const compare = (
    { id: operation }: Operation,
    { kind, at, value }: Violation,
    request: FilledRequest,
    there: Exchange | Error,
    here: Exchange,
  ): ViolationFinding | undefined => {
    const refused = here.status === 400 ? "refused" : String(here.status);
    const common = {
      operation,
      kind,
      at,
      value,
      where: [at],
      request,
      mock: refused,
      documented: true,
    };
    if (there instanceof Error)
      return {
        ...common,
        server: "ends",
        outcome: `${kind} ${at} crashes the server`,
        answer: there.message,
      };
    const answer = `${there.status} ${textOf(there)}`;
    const [deviation] = there.status < 500 && there.status >= 400 ? validate(there) : [];
    const names = kind === "wrong id" ? true : isNamed(messageOf(there), at);
    const server =
      (there.status === 400 || (kind === "wrong id" && there.status === 404)) && names
        ? "refused"
        : String(there.status);
    // The mock doesn't have records, so it can't reject a wrong id.
    if (server === "refused" && (refused === "refused" || kind === "wrong id") && !deviation)
      return undefined;
    const outcome = deviation
      ? `${kind} ${at}: ${deviation.where} ${deviation.at} ${deviation.message}`
      : `${kind} ${at}: the mock ${refused}, the server ${server}`;
    return { ...common, server, outcome, documented: !deviation, answer: answer.slice(0, 400) };
  };

  for (const [nth, operation] of operations.entries()) {
    const until = Date.now() + (end - Date.now()) / (operations.length - nth);
    ready = undefined;
    const all = violationsOf(operation).filter(
      (violation) => !options.isFatal(operation, violation),
    );
    for (const violation of someOf(all, options.violations, seed)) {
      if (Date.now() > until) break;
      let asked = 0;
      let expected: ViolationFinding | undefined;
      let isDecided = false;
      const property = fc.asyncProperty(requests.of(operation, violation.needs), async (drawn) => {
        if (asked > SHRINKS || isDecided) return;
        asked += 1;
        const finding = await ask(operation, violation, drawn);
        isDecided = finding === undefined || !isOther(finding);
        if (!finding || isOther(finding)) return;
        if (reasonFor(finding) === undefined) throw new Difference(finding);
        expected = finding;
      });
      const { errorInstance } = await fc.check(property, {
        seed: seedOf(seed, operation, violation),
        numRuns: DRAWS,
      });
      const outcome = (which: Refused["outcome"]): void =>
        void tried.push({ kind: violation.kind, operation: operation.id, outcome: which });
      if (errorInstance instanceof Difference) {
        outcome("found");
        findings.push(errorInstance.finding);
        note?.(errorInstance.finding);
      } else if (errorInstance) throw errorInstance;
      else if (expected) {
        outcome("known");
        known.push(expected);
      } else outcome(isDecided ? "by both" : "in other words");
    }
  }
  return { requests: count, tried, findings, known };
}

/** True if both reject the request, but the server's message is about a different problem. */
const isOther = ({ mock, server, documented, kind }: ViolationFinding): boolean =>
  documented && (mock === "refused" || kind === "wrong id") && server.startsWith("4");

/** The seed for a violation. Each violation has its own random values, which are the same for the same seed. */
const seedOf = (seed: number, { id }: Operation, { kind, at, value }: Violation): number =>
  Array.from(`${id} ${kind} ${at} ${JSON.stringify(value)}`).reduce(
    (sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0,
    seed,
  );

class Difference extends Error {
  readonly finding: ViolationFinding;
  constructor(finding: ViolationFinding) {
    super(finding.outcome);
    this.finding = finding;
  }
}

/** Returns at most the given number of violations. The same seed selects the same violations. */
function someOf<T>(all: readonly T[], most: number, seed: number): T[] {
  if (all.length <= most) return [...all];
  const [some = []] = fc.sample(
    fc.shuffledSubarray([...all], { minLength: most, maxLength: most }),
    {
      seed,
      numRuns: 1,
    },
  );
  return some;
}

/** Values of the path, one of which is replaced with the id of a different kind of record. */
function elsewhere({ path }: State, at: string, { ids }: States): Record<string, string> {
  const [stranger] = (path[at]?.startsWith("reg_") ? ids["customer_id"] : ids["region_id"]) ?? [];
  return { ...path, [at]: stranger ?? "none" };
}

const textOf = ({ body }: Exchange): string =>
  typeof body === "string" ? body : JSON.stringify(body);

const messageOf = ({ body }: Exchange): string =>
  (body as { message?: string } | null)?.message ?? "";

/** True if a response mentions this field or parameter. For `created_at[gte]`, either `created_at` or `gte` is enough. */
function isNamed(text: string, at: string): boolean {
  if (at === "") return true;
  const written = (at.split(".").at(-1) ?? at).split(/[[\]]+/).filter(Boolean);
  const words = written.flatMap((name) => [name, name.replaceAll("_", " ")]);
  return new RegExp(`\\b(${words.join("|")})\\b`).test(text);
}
