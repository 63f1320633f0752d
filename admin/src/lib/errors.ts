import { ApiError, ConnectionError, TimeoutError } from "@countertop/sdk";
import type { TFunction } from "i18next";

/** A failure in words that an operator can act on. Only this file interprets the server's errors. */
export interface Problem {
  title: string;
  message: string;
  /** True if the same request may succeed when it is sent again. */
  retryable: boolean;
  /** Request id in the server's log, if the server sent one. */
  id?: string;
}

type Translate = TFunction<"common">;

/** Outcome of a write whose response was lost: not done, unknown, or an earlier attempt succeeded. */
export class LostAnswer extends Error {
  readonly kind: "notDone" | "unsure" | "earlier";
  constructor(kind: LostAnswer["kind"]) {
    super(`Lost answer: ${kind}`);
    this.kind = kind;
  }
}

/** An action that is known to be impossible before anything is sent. Its message is for the operator. */
export class CannotBeDone extends Error {}

/** An error after only some of several records were saved. Its message is for the operator, and states how to continue. */
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
  // For an operator, the gateway's 502 to 504 mean the same as no response.
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

/** Prefix of the message for code that failed to load. */
export const NOT_LOADED = "Not loaded: ";

export const isNotLoaded = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith(NOT_LOADED);

/** The server's message, unless it is the generic one that most 500s have. */
const knownMessage = (error: ApiError): string | undefined =>
  error.type === undefined || error.type === "unknown_error" ? undefined : error.serverMessage;

export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 404;

/**
 * Assigns the server's validation messages to fields, such as `handle must be a string` or `Product with handle mug already
 * exists`. `undefined` if a message names no field.
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
