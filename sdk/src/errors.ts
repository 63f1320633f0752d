// These fields are only declared: an initializer would overwrite the values that a constructor sets.
/**
 * The five kinds of failure, numbered as in medusa-js. The error's `message` says what happened, and for an HTTP failure, its
 * `serverMessage` does, too.
 */
export const ErrorKind = {
  invalidRequest: 0,
  authentication: 1,
  api: 2,
  permission: 3,
  connection: 4,
} as const;
export type ErrorKind = (typeof ErrorKind)[keyof typeof ErrorKind];

/** The call that failed. */
export interface FailedCall {
  readonly method: string;
  /** The contract's path with its placeholders, which keeps ids out of logs. */
  readonly path: string;
}

/** The base class of every error that a call can throw. */
export abstract class SdkError extends Error {
  abstract get kind(): ErrorKind;
  declare readonly method: string;
  declare readonly path: string;
  /** The name is a literal, so that minifiers keep it. Monitoring tools group errors by name. */
  abstract override get name(): string;

  /**
   * @param hidden fields that logs don't print: a response has cookies, a text may have a token or be a long web page
   * @param shown fields that logs print, in this order, before the call
   */
  constructor(message: string, { method, path }: FailedCall, hidden: object = {}, shown?: object) {
    super(message);
    Object.assign(this, shown, { method, path });
    for (const [name, value] of Object.entries(hidden))
      Object.defineProperty(this, name, { value });
  }
}

/**
 * The server responded with a status outside 200–299. `message` is always `Request failed with status code {status}`;
 * `serverMessage` has the server's own message.
 */
export class ApiError<Status extends number = number, Body = unknown> extends SdkError {
  override get name() {
    return "ApiError";
  }
  get kind(): ErrorKind {
    return ErrorKind.api;
  }
  declare readonly status: Status;
  /** Parsed JSON if the server sent JSON. Otherwise the text, such as `Unauthorized` or an HTML page. */
  declare readonly body: Body;
  declare readonly response: Response;
  /** The server's error type, such as `not_found`, `invalid_data`, or `duplicate_error`, if it sends one. */
  declare readonly type: string | undefined;
  declare readonly code: string | undefined;
  /** The server's own message. It's `undefined` if the server sent no readable message. */
  declare readonly serverMessage: string | undefined;
  declare readonly requestId: string | undefined;

  constructor(call: FailedCall, response: Response, body: Body) {
    const said = Object(body) as Record<string, unknown>;
    const { status } = response;
    // A text can be a long web page, so logs don't print it. A short one is the message.
    const isText = said !== body;
    super(
      `Request failed with status code ${status}`,
      call,
      { response, ...(isText && { body }) },
      {
        serverMessage: textOf(said["message"]) ?? plainText(body),
        type: textOf(said["type"]),
        code: textOf(said["code"]),
        status,
        requestId: response.headers.get("x-request-id") ?? undefined,
        ...(!isText && { body }),
      },
    );
  }

  /** The server joins validation messages with commas. This list has them separately, in the server's order. */
  get messages(): string[] {
    return this.serverMessage?.split(/,\s+/).filter(Boolean) ?? [];
  }
}

/** 400, 404, 409, or 422: the server can't carry out the request as sent. */
export class InvalidRequestError<S extends number = number, B = unknown> extends ApiError<S, B> {
  override get name() {
    return "InvalidRequestError";
  }
  override get kind() {
    return ErrorKind.invalidRequest;
  }
}
/** 401: nobody is signed in, or the credentials are wrong. */
export class AuthenticationError<S extends number = number, B = unknown> extends ApiError<S, B> {
  override get name() {
    return "AuthenticationError";
  }
  override get kind() {
    return ErrorKind.authentication;
  }
}
/** 403: signed in, but not allowed. */
export class PermissionError<S extends number = number, B = unknown> extends ApiError<S, B> {
  override get name() {
    return "PermissionError";
  }
  override get kind() {
    return ErrorKind.permission;
  }
}

/** The input is invalid, so no request was sent. The message names the invalid part, but never a header's value. */
export class InvalidInputError extends SdkError {
  override get name() {
    return "InvalidInputError";
  }
  get kind() {
    return ErrorKind.invalidRequest;
  }
  declare readonly status?: undefined;
  declare readonly serverMessage?: undefined;

  constructor(call: FailedCall, what: string, options?: ErrorOptions) {
    super(`${call.method} ${call.path}: ${what}`, call, options);
  }
}

/** The server responded with success, but its response doesn't match the contract. The message ends with the reason. */
export class DecodeError extends SdkError {
  override get name() {
    return "DecodeError";
  }
  get kind() {
    return ErrorKind.api;
  }
  declare readonly status?: undefined;
  declare readonly serverMessage?: undefined;
  declare readonly response: Response;
  /** The response as received. */
  declare readonly text: string;

  constructor(call: FailedCall, response: Response, text: string, problem: string) {
    super(`The answer cannot be read: ${problem}`, call, { text, response });
  }
}

/** No response arrived: the network failed, the caller aborted, or the call timed out. */
export abstract class ConnectionError extends SdkError {
  get kind() {
    return ErrorKind.connection;
  }
  /** Only an {@link ApiError} has a status. The field is declared here, so that every error has `error.status`. */
  declare readonly status?: undefined;
  /** This field is declared for the same reason: `error.serverMessage ?? error.message` works for every failure. */
  declare readonly serverMessage?: undefined;
}
/** The server couldn't be reached, or the connection broke off during its response. */
export class NetworkError extends ConnectionError {
  override get name() {
    return "NetworkError";
  }
  constructor(call: FailedCall, cause: unknown) {
    super("Network Error", call, { cause });
  }
}
/** The caller's `signal` was aborted. */
export class AbortedError extends ConnectionError {
  override get name() {
    return "AbortedError";
  }
  constructor(call: FailedCall, cause: unknown) {
    super("Request aborted", call, { cause });
  }
}
/** An attempt took longer than `timeout` milliseconds, or the whole call longer than `deadline`. */
export class TimeoutError extends ConnectionError {
  override get name() {
    return "TimeoutError";
  }
  constructor(call: FailedCall, milliseconds: number) {
    super(`timeout of ${milliseconds}ms exceeded`, call);
  }
}

/** The error class that fits a response's status. */
export function toApiError(call: FailedCall, response: Response, body: unknown): ApiError {
  const { status } = response;
  if (status === 401) return new AuthenticationError(call, response, body);
  if (status === 403) return new PermissionError(call, response, body);
  if (status < 500) return new InvalidRequestError(call, response, body);
  return new ApiError(call, response, body);
}

const textOf = (value: unknown): string | undefined =>
  (typeof value === "string" && value) || undefined;

/** A short text body is a message; an HTML page isn't. */
const plainText = (body: unknown): string | undefined => {
  const text = textOf(body);
  return text && text.length < 500 && !/^\s*</.test(text) ? text : undefined;
};
