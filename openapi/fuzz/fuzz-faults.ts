// Sends a real server and the mock requests with a single fault. If one of them accepts such a request, that is a finding,
// reduced to the smallest request that shows it.
import fc from "fast-check";
import { sandbox } from "../conformance/store.ts";
import type { Contract, Json, Operation } from "../src/contract.ts";
import { createValidator, type Exchange } from "../src/validate.ts";
import type { Finding } from "./check-answer.ts";
import { createFaults, type Fault, type FaultKind } from "./faults.ts";
import { isFuzzed } from "./fuzz.ts";
import { createRequests, fill, type DrawnRequest, type FilledRequest } from "./request.ts";
import { send } from "./send.ts";
import type { State, States } from "./states.ts";

export interface FaultyFinding extends Finding {
  readonly kind: FaultKind;
  readonly at: string;
  /** The broken value, if a value was replaced. */
  readonly value: Json | undefined;
  /** `refused`, or the status that it returned instead. */
  readonly mock: string;
  /** `refused`, the status that it returned instead, or `ends` if the server stopped. */
  readonly server: string;
  /** True if the contract describes the response. */
  readonly documented: boolean;
}

export interface FaultOptions {
  readonly open: () => Promise<States>;
  /** The mock's response. */
  readonly mock: string;
  readonly contract: Contract;
  readonly operations: readonly Operation[];
  readonly seed: number;
  /** Faults of an operation, chosen at random from all possible ones. */
  readonly faults: number;
  readonly milliseconds: number;
  /** The reason why a difference is expected, or undefined. */
  readonly reasonFor: (finding: FaultyFinding) => string | undefined;
  /** Never sent: it ends the server's process. */
  readonly isFatal: (operation: Operation, fault: Fault) => boolean;
  readonly note?: (finding: FaultyFinding) => void;
  readonly remark?: (sentence: string) => void;
}

export interface Refused {
  readonly kind: FaultKind;
  readonly operation: string;
  /** `in other words`: both reject the request, but the server for another reason, which it checks first. */
  readonly outcome: "by both" | "in other words" | "known" | "found";
}

export interface FuzzedFaults {
  readonly requests: number;
  /** One entry for each fault that was tried. */
  readonly tried: readonly Refused[];
  readonly findings: readonly FaultyFinding[];
  readonly known: readonly FaultyFinding[];
}

/** Maximum number of requests to reduce a finding. */
const SHRINKS = 40;

/** Number of requests rejected for another reason, after which the check stops. */
const DRAWS = 4;

export async function fuzzFaults(options: FaultOptions): Promise<FuzzedFaults> {
  const { open, mock, contract, seed, milliseconds, reasonFor, note, remark } = options;
  const operations = options.operations.filter(isFuzzed);
  let states = await open();
  const requests = createRequests(contract, states.ids);
  const faultsOf = createFaults(contract);
  const validate = createValidator(contract);
  const [tried, findings, known]: [Refused[], FaultyFinding[], FaultyFinding[]] = [[], [], []];
  let count = 0;
  const end = Date.now() + milliseconds;

  /** Records of an operation are reused as long as its requests are rejected. */
  let ready: State | undefined;
  const stateOf = async (operation: Operation): Promise<State> => {
    ready ??= await states.make(operation).catch(async (error: unknown) => {
      remark?.(`${operation.id} finds another store, since ${(error as Error).message}`);
      states = await open();
      return states.make(operation);
    });
    return ready;
  };

  const ask = async (operation: Operation, fault: Fault, drawn: DrawnRequest) => {
    const state = await stateOf(operation);
    const spoiled = fault.spoil(drawn);
    const path = fault.kind === "wrong id" ? elsewhere(state, fault.at, states) : state.path;
    const request = fill(operation, spoiled, { ...state, path }, states.ids);
    count += 1;
    const [there, here] = await Promise.all([
      send(sandbox(), operation, request, states.tokens).catch((error: unknown) => error as Error),
      send(mock, operation, request, states.tokens),
    ]);
    if (there instanceof Error) {
      remark?.(`${operation.id} ended the store: ${JSON.stringify(request).slice(0, 2_000)}`);
      states = await open();
    }
    if (there instanceof Error || there.status < 400 || there.status >= 500) ready = undefined;
    return compare(operation, fault, request, there, here);
  };

  const compare = (
    { id: operation }: Operation,
    { kind, at, value }: Fault,
    request: FilledRequest,
    there: Exchange | Error,
    here: Exchange,
  ): FaultyFinding | undefined => {
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
        outcome: `${kind} ${at} ends the server`,
        answer: there.message,
      };
    const answer = `${there.status} ${textOf(there)}`;
    const [deviation] = there.status < 500 && there.status >= 400 ? validate(there) : [];
    const names = kind === "wrong id" ? true : isNamed(messageOf(there), at);
    const server =
      (there.status === 400 || (kind === "wrong id" && there.status === 404)) && names
        ? "refused"
        : String(there.status);
    // The mock has no records.
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
    const all = faultsOf(operation).filter((fault) => !options.isFatal(operation, fault));
    for (const fault of someOf(all, options.faults, seed)) {
      if (Date.now() > until) break;
      let asked = 0;
      let expected: FaultyFinding | undefined;
      let isDecided = false;
      const property = fc.asyncProperty(requests.of(operation, fault.needs), async (drawn) => {
        if (asked > SHRINKS || isDecided) return;
        asked += 1;
        const finding = await ask(operation, fault, drawn);
        isDecided = finding === undefined || !isOther(finding);
        if (!finding || isOther(finding)) return;
        if (reasonFor(finding) === undefined) throw new Difference(finding);
        expected = finding;
      });
      const { errorInstance } = await fc.check(property, {
        seed: seedOf(seed, operation, fault),
        numRuns: DRAWS,
      });
      const outcome = (which: Refused["outcome"]): void =>
        void tried.push({ kind: fault.kind, operation: operation.id, outcome: which });
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

/** Rejected by both, but the server's message names another problem. */
const isOther = ({ mock, server, documented, kind }: FaultyFinding): boolean =>
  documented && (mock === "refused" || kind === "wrong id") && server.startsWith("4");

/** Each kind of invalid request has its own random values, the same for the same seed. */
const seedOf = (seed: number, { id }: Operation, { kind, at, value }: Fault): number =>
  Array.from(`${id} ${kind} ${at} ${JSON.stringify(value)}`).reduce(
    (sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0,
    seed,
  );

class Difference extends Error {
  readonly finding: FaultyFinding;
  constructor(finding: FaultyFinding) {
    super(finding.outcome);
    this.finding = finding;
  }
}

/** The given number of faults, the same ones for the same seed. */
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

/** The path with the id of another kind of record in one place. */
function elsewhere({ path }: State, at: string, { ids }: States): Record<string, string> {
  const [stranger] = (path[at]?.startsWith("reg_") ? ids["customer_id"] : ids["region_id"]) ?? [];
  return { ...path, [at]: stranger ?? "none" };
}

const textOf = ({ body }: Exchange): string =>
  typeof body === "string" ? body : JSON.stringify(body);

const messageOf = ({ body }: Exchange): string =>
  (body as { message?: string } | null)?.message ?? "";

/** True if a response names this field or parameter as invalid: `created_at[gte]` by either of its names. */
function isNamed(text: string, at: string): boolean {
  if (at === "") return true;
  const written = (at.split(".").at(-1) ?? at).split(/[[\]]+/).filter(Boolean);
  const words = written.flatMap((name) => [name, name.replaceAll("_", " ")]);
  return new RegExp(`\\b(${words.join("|")})\\b`).test(text);
}
