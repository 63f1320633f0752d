import { ApiError, ConnectionError, TimeoutError } from "@countertop/sdk";
import type { TFunction } from "i18next";

/** A failure in words that an operator can act on. The only file that knows what the server's errors mean. */
export interface Problem {
  title: string;
  message: string;
  /** Whether the same request may well succeed when it is sent again. */
  retryable: boolean;
  /** The request's number in the server's log, where it gave one. */
  id?: string;
}

type Translate = TFunction<"common">;

/** What became of a write whose answer was lost: it was not done, nobody knows, or the one before it has come through. */
export class LostAnswer extends Error {
  readonly kind: "notDone" | "unsure" | "earlier";
  constructor(kind: LostAnswer["kind"]) {
    super(`Lost answer: ${kind}`);
    this.kind = kind;
  }
}

/** What cannot be done now, as is known before the server is asked; its message is the operator's. */
export class CannotBeDone extends Error {}

/** Of many, some have been saved; its message is the operator's, and says how to go on. */
export class PartlySaved extends Error {}

export function problemOf(error: unknown, t: Translate): Problem {
  const problem = (kind: Kind, retryable: boolean, message?: string): Problem => ({
    title: t(`errors.${kind}Title`),
    message: message ?? t(`errors.${kind}Text`),
    retryable,
    ...(error instanceof ApiError && error.requestId !== undefined && { id: error.requestId }),
  });
  if (error instanceof TimeoutError) return problem("timeout", true);
  if (error instanceof ConnectionError) return problem("network", true);
  if (error instanceof LostAnswer) return problem(error.kind, true);
  if (error instanceof CannotBeDone) return problem("invalid", false, error.message);
  if (error instanceof PartlySaved) return problem("conflict", true, error.message);
  if (isNotLoaded(error)) return problem("part", true);
  if (!(error instanceof ApiError)) return problem("unknown", false);
  switch (error.status) {
    case 401:
      return problem("session", false);
    case 403:
      return problem("forbidden", false);
    case 404:
      return problem("missing", false);
    case 409:
      return problem("conflict", true);
  }
  if (error.status < 500) return problem("invalid", false, error.serverMessage);
  // The gateway's 502 to 504 mean the same to an operator as no answer at all.
  return error.status === 500
    ? problem("server", true, knownMessage(error))
    : problem("network", true);
}

type Kind =
  | "network"
  | "timeout"
  | "session"
  | "forbidden"
  | "missing"
  | "conflict"
  | "invalid"
  | "server"
  | "part"
  | LostAnswer["kind"]
  | "unknown";

/** How the message begins that is given to code that did not come. */
export const NOT_LOADED = "Not loaded: ";

export const isNotLoaded = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith(NOT_LOADED);

/** Most 500s hide what happened behind one sentence of no use. */
const knownMessage = (error: ApiError): string | undefined =>
  error.type === undefined || error.type === "unknown_error" ? undefined : error.serverMessage;

export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 404;

/**
 * Sorts the server's validation messages to the fields they speak of: `handle must be a string`, or
 * `Product with handle mug already exists`. `undefined` when any of them speaks of no field.
 */
export function fieldProblems<Field extends string>(
  error: unknown,
  fields: readonly Field[],
  t: Translate,
): Partial<Record<Field, string>> | undefined {
  if (!(error instanceof ApiError) || error.status >= 500) return undefined;
  const found: Partial<Record<Field, string>> = {};
  for (const message of error.messages) {
    const field = fields.find(
      (name) => message.startsWith(`${name} `) || message.includes(` with ${name} `),
    );
    if (!field) return undefined;
    found[field] = error.type === "duplicate_error" ? t("form.duplicate") : message;
  }
  return Object.keys(found).length > 0 ? found : undefined;
}
