// Checks the response to an allowed request against the contract.
import type { Operation } from "../src/contract.ts";
import type { Deviation, Exchange } from "../src/validate.ts";
import type { FilledRequest } from "./request.ts";
import { LONG_START } from "./values.ts";

const LONG = new RegExp(`${LONG_START}[a-z]{80,}`, "g");

export interface Finding {
  readonly operation: string;
  /** The text of the problem. It's the same for every request that has this problem. */
  readonly outcome: string;
  /** Names of the request's parts, such as `?q`, `?created_at[gte]`, or `title`. */
  readonly where: readonly string[];
  readonly request: FilledRequest;
  readonly answer: string;
}

export function checkAnswer(
  operation: Operation,
  request: FilledRequest,
  exchange: Exchange,
  deviations: readonly Deviation[],
): Finding[] {
  const { status, body } = exchange;
  const answer = `${status} ${(typeof body === "string" ? body : JSON.stringify(body)).slice(0, 400)}`;
  const found = (outcome: string): Finding => ({
    operation: operation.id,
    outcome,
    where: namesIn(request),
    request,
    answer,
  });
  const outcomes = deviations.map(
    ({ where, at, message }) => `${where} ${at.replaceAll(/\/\d+(?=\/|$)/g, "/*")} ${message}`,
  );
  if (status >= 500) outcomes.push(`${status} ${wordsOf(body)}`);
  if (status === 400) outcomes.push(`400 ${wordsOf(body)}`);
  return [...new Set(outcomes)].map(found);
}

function namesIn({ address, body }: FilledRequest): string[] {
  const query = [...new URL(address, "http://localhost").searchParams.keys()];
  const fields = typeof body === "object" && body !== null ? Object.keys(body) : [];
  return [...query.map((name) => `?${name}`), ...fields];
}

/** True if a finding has the same outcome as the other one, and at least its parts. */
export const isSame = (finding: Finding, { outcome, where }: Finding): boolean =>
  finding.outcome === outcome && where.every((name) => finding.where.includes(name));

/** The message without its variable parts, such as ids, numbers, and quoted values. */
function wordsOf(body: unknown): string {
  const { message, type } = (body ?? {}) as { message?: unknown; type?: unknown };
  const text = typeof message === "string" ? message : String(type ?? body).slice(0, 80);
  return text
    .replaceAll(/\b[a-z_]+_[0-9A-Z]{26}\b/g, "<id>")
    .replaceAll(/\[[^\]]*\]|"[^"]*"|'[^']*'/g, "<...>")
    .replaceAll(/\b(id|code|email|handle|with|name): ?\S+/g, "$1: <...>")
    .replaceAll(/\d+/g, "<n>")
    .replaceAll(LONG, "<long>")
    .slice(0, 160);
}

/** Prints a finding as a line of a conformance test. */
export function scenario({
  operation,
  outcome,
  request: { method, address, body },
  answer,
}: Finding): string {
  const call = method.toLowerCase();
  const short = (text: string): string => text.replaceAll(LONG, ({ length }) => `x×${length}`);
  const sent = body === undefined ? "" : `, ${JSON.stringify(body)}`;
  return short(
    `// ${operation}: ${outcome}\n// ${answer}\nawait admin.${call}(${JSON.stringify(address)}${sent});`,
  );
}
