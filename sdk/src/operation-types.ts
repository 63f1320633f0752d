import type { ApiError, ConnectionError, DecodeError, InvalidInputError } from "./errors.ts";
import type { Wire } from "./http/wire-facts.ts";

/** The parts of an operation that the HTTP core needs, without its types. */
export interface AnyOperation {
  readonly method: string;
  /** The contract's path, such as `/admin/products/{id}`. */
  readonly path: string;
  /** The complete URL, if it's already known. In that case, path values aren't needed. */
  readonly url?: string | undefined;
  /** For a paginated list: the property of the response that holds the items. */
  readonly items?: string | undefined;
  /** How the request and the response differ from plain JSON. */
  readonly wire?: Wire | undefined;
  /** True if the call isn't in the contract, so nothing is known about its response. */
  readonly custom?: boolean | undefined;
}

/** The parts of an input that the HTTP core needs: path values, `query`, and `body`. */
export interface AnyInput {
  readonly query?: object;
  readonly body?: unknown;
  readonly [pathValue: string]: unknown;
}

/** Describes one call. `O` is the call's entry in openapi-typescript's `operations`, from which all types are derived. */
export interface OperationFacts<O> extends AnyOperation {
  /** For a paginated list: the property of the response that holds the items. */
  readonly items: string | undefined;
  /**
   * Slugs of the resources that a successful call makes stale, in the operation's own area. From the contract's `x-invalidates`.
   */
  readonly invalidates?: readonly string[];
  /** For a paginated list that can be sorted by a unique field: that sort order. */
  readonly order?: string | undefined;
  /** This property only carries the type. It doesn't exist at run time. */
  readonly "~operation"?: O;
}

type Success = 200 | 201 | 202 | 204;
type Content<R> = R extends { content: infer C } ? C[keyof C] : undefined;

/** The data that the call returns. */
export type Output<O> = O extends { responses: infer R }
  ? { [S in keyof R & Success]: Content<R[S]> }[keyof R & Success]
  : never;

/** The data that the call returns if the query selects fields or relations. Fields that it returns by default may be missing. */
export type Chosen<O> = O extends { chosen: infer C }
  ? unknown extends C
    ? Output<O>
    : C
  : Output<O>;

/**
 * All errors that an operation can throw: documented failures, by `status`; any other status, which a proxy may send; a missing
 * response; an unreadable response; and input that can't be sent. The last three have no status, but TypeScript lets you read
 * `status` of every error.
 */
export type Failure<O> =
  | (O extends { responses: infer R }
      ?
          | {
              [S in Exclude<keyof R, Success>]: S extends number
                ? ApiError<S, Content<R[S]>>
                : ApiError;
            }[Exclude<keyof R, Success>]
          | ApiError<Exclude<HttpFailure, keyof R>>
      : never)
  | ConnectionError
  | DecodeError
  | InvalidInputError;

/** Statuses that a server or a proxy may send, documented or not. */
type HttpFailure =
  | 300
  | 301
  | 302
  | 303
  | 304
  | 307
  | 308
  | 400
  | 401
  | 402
  | 403
  | 404
  | 405
  | 406
  | 407
  | 408
  | 409
  | 410
  | 411
  | 412
  | 413
  | 414
  | 415
  | 416
  | 417
  | 418
  | 421
  | 422
  | 423
  | 424
  | 425
  | 426
  | 428
  | 429
  | 431
  | 451
  | 500
  | 501
  | 502
  | 503
  | 504
  | 505
  | 506
  | 507
  | 508
  | 510
  | 511;

/** Statuses of the operation's documented failures. */
export type FailureStatus<O> = O extends { responses: infer R }
  ? Extract<Exclude<keyof R, Success>, number>
  : never;
export type FailureBody<O, S> = O extends { responses: infer R }
  ? S extends keyof R
    ? Content<R[S]>
    : never
  : never;

type PathValues<O> = O extends { parameters: { path: infer P } } ? P : object;
type Queried<O> = O extends { parameters: { query?: infer Q } }
  ? object extends Q
    ? { query?: Exclude<Q, undefined> }
    : { query: Q }
  : object;
type Bodied<O> = O extends { requestBody: { content: infer C } }
  ? { body: C[keyof C] }
  : O extends { requestBody?: { content: infer C } }
    ? { body?: C[keyof C] }
    : object;

/**
 * The input of a call: one object with the path parameters at the top level, `query`, and `body`. Each operation in the contract
 * has a named input type. For your own operations, the type is derived.
 */
export type Input<O> = O extends { input: infer I } ? I : PathValues<O> & Queried<O> & Bodied<O>;
/** The argument list of a call with this operation's input. The input is optional if nothing in it is required. */
export type InputArgs<O> = ArgsOf<Input<O>>;
export type ArgsOf<I> = object extends I ? [input?: I] : [input: I];
