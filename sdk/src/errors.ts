// The error classes only declare their fields, because an initializer would overwrite the values that the base class sets.
/**
 * The five kinds of failure, numbered as in medusa-js. An error's `message` says what happened. After an HTTP failure,
 * `serverMessage` has the server's own message.
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
  /** The contract's path with placeholders, such as `/admin/products/{id}`. The path of a custom call contains its values. */
  readonly path: string;
}

/** The base class of the SDK's errors. Errors of your own code, such as middleware, aren't converted to this class. */
export abstract class SdkError extends Error {
  abstract get kind(): ErrorKind;
  declare readonly method: string;
  declare readonly path: string;
  /** A string literal, because minifiers change class names, and monitoring tools group errors by name. */
  abstract override get name(): string;

  /**
   * @param hidden fields that logs don't print: a response contains cookies, and its text may contain a token or be a long web page
   * @param shown fields that logs print, in this order, before the call's method and path
   */
  constructor(message: string, { method, path }: FailedCall, hidden: object = {}, shown?: object) {
    super(message);
    Object.assign(this, shown, { method, path });
    for (const [name, value] of Object.entries(hidden))
      Object.defineProperty(this, name, { value });
  }
}

/**
 * Thrown if the server responded with a status outside 200–299. `message` is always `Request failed with status code {status}`;
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
  /** Parsed JSON if the server sent JSON. Otherwise, the text, such as `Unauthorized` or an HTML page. */
  declare readonly body: Body;
  declare readonly response: Response;
  /** The server's error type, such as `not_found`, `invalid_data`, or `duplicate_error`, if it sends one. */
  declare readonly type: string | undefined;
  declare readonly code: string | undefined;
  /** The server's own message. Undefined if the response has no readable message. */
  declare readonly serverMessage: string | undefined;
  declare readonly requestId: string | undefined;

  constructor(call: FailedCall, response: Response, body: Body) {
    const said = Object(body) as Record<string, unknown>;
    const { status } = response;
    // A text body can be a long web page, so logs don't print it. A short text becomes `serverMessage`.
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

  /** The server's validation messages in their order, which `serverMessage` contains as one string, separated by commas. */
  get messages(): string[] {
    return this.serverMessage?.split(/,\s+/).filter(Boolean) ?? [];
  }
}

/**
 * Thrown for 400, 404, 409, 422, and any other failed status below 500, except 401 and 403: the server can't carry out the request
 * as sent. Redirects that the client doesn't follow also have this class.
 */
export class InvalidRequestError<S extends number = number, B = unknown> extends ApiError<S, B> {
  override get name() {
    return "InvalidRequestError";
  }
  override get kind() {
    return ErrorKind.invalidRequest;
  }
}
/** Thrown for 401: nobody is signed in, or the credentials are wrong. */
export class AuthenticationError<S extends number = number, B = unknown> extends ApiError<S, B> {
  override get name() {
    return "AuthenticationError";
  }
  override get kind() {
    return ErrorKind.authentication;
  }
}
/** Thrown for 403: the user is signed in, but isn't allowed to make this call. */
export class PermissionError<S extends number = number, B = unknown> extends ApiError<S, B> {
  override get name() {
    return "PermissionError";
  }
  override get kind() {
    return ErrorKind.permission;
  }
}

/**
 * Thrown if the input or an option is invalid, before a request is sent, or if middleware or a custom `fetch` has a mistake. The
 * message names the invalid part, but never contains a header's value.
 */
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

/** Thrown if the server responded with success, but the response doesn't match the contract. The message ends with the reason. */
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
  /** The response body as received. */
  declare readonly text: string;

  constructor(call: FailedCall, response: Response, text: string, problem: string) {
    super(`The response can't be read: ${problem}`, call, { text, response });
  }
}

/** The base class of errors without a response: the network failed, the caller aborted, or the call timed out. */
export abstract class ConnectionError extends SdkError {
  get kind() {
    return ErrorKind.connection;
  }
  /** Only an {@link ApiError} has a status. The field is declared here, so that you can read `error.status` of every error. */
  declare readonly status?: undefined;
  /** Never set. The field is declared here, so that `error.serverMessage ?? error.message` works for every error. */
  declare readonly serverMessage?: undefined;
}
/** Thrown if the server couldn't be reached, or if the connection broke off during the response. */
export class NetworkError extends ConnectionError {
  override get name() {
    return "NetworkError";
  }
  constructor(call: FailedCall, cause: unknown) {
    super("Network Error", call, { cause });
  }
}
/** Thrown if the caller's `signal` was aborted. */
export class AbortedError extends ConnectionError {
  override get name() {
    return "AbortedError";
  }
  constructor(call: FailedCall, cause: unknown) {
    super("Request aborted", call, { cause });
  }
}
/** Thrown if an attempt took longer than `timeout` milliseconds, or the whole call longer than `deadline` milliseconds. */
export class TimeoutError extends ConnectionError {
  override get name() {
    return "TimeoutError";
  }
  constructor(call: FailedCall, milliseconds: number) {
    super(`timeout of ${milliseconds}ms exceeded`, call);
  }
}

/** Creates the error whose class matches the response's status. */
export function toApiError(call: FailedCall, response: Response, body: unknown): ApiError {
  const { status } = response;
  if (status === 401) return new AuthenticationError(call, response, body);
  if (status === 403) return new PermissionError(call, response, body);
  if (status < 500) return new InvalidRequestError(call, response, body);
  return new ApiError(call, response, body);
}

const textOf = (value: unknown): string | undefined =>
  (typeof value === "string" && value) || undefined;

/** Returns a text body as the server's message, unless it's long or an HTML page. */
const plainText = (body: unknown): string | undefined => {
  const text = textOf(body);
  return text && text.length < 500 && !/^\s*</.test(text) ? text : undefined;
};
