import type { ApiError, ConnectionError, DecodeError, InvalidInputError } from "./errors.ts";
import type { Wire } from "./http/wire-facts.ts";

/** The parts of an operation that the HTTP core needs, without its types. */
export interface AnyOperation {
  readonly method: string;
  /** The contract's path, such as `/admin/products/{id}`. */
  readonly path: string;
  /** The complete URL, if it's already known. Path values then aren't needed. */
  readonly url?: string | undefined;
  /** For a paginated list: the property of the response that holds the items. */
  readonly items?: string | undefined;
  /** How the request and the response differ from plain JSON, for an endpoint that isn't in the contract. */
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

/** Facts of one call. `O` is its entry in openapi-typescript's `operations`; every type is read from there. */
export interface OperationFacts<O> extends AnyOperation {
  /** For a paginated list: the property of the response that holds the items. */
  readonly items: string | undefined;
  /** Resources that a success makes stale: slugs of the operation's own area, from the contract's `x-invalidates`. */
  readonly invalidates?: readonly string[];
  /** An order in which no two records are equal, for a paginated list that can be ordered. */
  readonly order?: string | undefined;
  /** This property only carries the type. It doesn't exist at run time. */
  readonly "~operation"?: O;
}

type Success = 200 | 201 | 202 | 204;
type Content<R> = R extends { content: infer C } ? C[keyof C] : undefined;

/** Result of the call. */
export type Output<O> = O extends { responses: infer R }
  ? { [S in keyof R & Success]: Content<R[S]> }[keyof R & Success]
  : never;

/** Result if the query selects fields or relations. Default fields may be missing. */
export type Chosen<O> = O extends { chosen: infer C }
  ? unknown extends C
    ? Output<O>
    : C
  : Output<O>;

/**
 * All failures of an operation: documented ones, by `status`; any other status, which a proxy may send; a missing response; an
 * unreadable response; and input that can't be sent. Only the first two have a `status`, but you can read `status` of all.
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
 * One object: the path parameters at its top level, plus `query` and `body`. Calls of the contract have a named input type. The type of a hand-written
 * operation is derived.
 */
export type Input<O> = O extends { input: infer I } ? I : PathValues<O> & Queried<O> & Bodied<O>;
/** The input is optional if nothing in it is required. */
export type InputArgs<O> = ArgsOf<Input<O>>;
export type ArgsOf<I> = object extends I ? [input?: I] : [input: I];
