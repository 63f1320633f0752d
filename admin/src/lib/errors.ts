import { ApiError, ConnectionError, TimeoutError } from "@countertop/sdk";
import type { TFunction } from "i18next";

/** A failure as the operator sees it, with advice about the next step. */
export interface Problem {
  title: string;
  message: string;
  /** True if the same request may succeed if it is repeated. */
  retryable: boolean;
  /** The request's id in the server's log, if the server sent it. */
  id?: string;
}

type Translate = TFunction<"common">;

/** Thrown for a write whose response was lost, with its outcome: not done, unknown, or done by an earlier attempt. */
export class LostAnswer extends Error {
  readonly kind: "notDone" | "unsure" | "earlier";
  constructor(kind: LostAnswer["kind"]) {
    super(`Lost answer: ${kind}`);
    this.kind = kind;
  }
}

/** Thrown for an action that is known to be impossible before anything is sent. The message is for the operator. */
export class CannotBeDone extends Error {}

/** Thrown if only some of several records were saved. The message is for the operator, and explains how to continue. */
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
  // Errors above 500 come from a gateway, and are shown as a missing response.
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

/** The prefix of the message for code that couldn't be loaded. */
export const NOT_LOADED = "Not loaded: ";

export const isNotLoaded = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith(NOT_LOADED);

/** The server's message, unless it is the generic message that most 500s have. */
const knownMessage = (error: ApiError): string | undefined =>
  error.type === undefined || error.type === "unknown_error" ? undefined : error.serverMessage;

export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 404;

/**
 * Assigns the server's validation messages to fields, such as `handle must be a string` or `Product with handle mug already
 * exists`. Undefined for a server failure, or if a message names none of the fields.
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
