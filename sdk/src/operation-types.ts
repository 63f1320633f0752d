import type { ApiError, ConnectionError, DecodeError, InvalidInputError } from "./errors.ts";

/** What the HTTP core needs of an operation, whatever its types. */
export interface AnyOperation {
  readonly method: string;
  /** The contract's path, such as `/admin/products/{id}`. */
  readonly path: string;
  /** The whole address, where it is written down already; then no path values are asked for. */
  readonly url?: string | undefined;
  /** On a paginated list: the property of the answer that holds the items. */
  readonly items?: string | undefined;
  /** The contract does not have this call, so nothing is known of its answer. */
  readonly custom?: boolean | undefined;
}

/** What the HTTP core needs of an input: path values beside `query` and `body`. */
export interface AnyInput {
  readonly query?: object;
  readonly body?: unknown;
  readonly [pathValue: string]: unknown;
}

/** The facts of one call. `O` is its entry in openapi-typescript's `operations`; every type is read from there. */
export interface OperationFacts<O> extends AnyOperation {
  /** On a paginated list: the property of the answer that holds the items. */
  readonly items: string | undefined;
  /** What a success makes stale: slugs of the operation's own area, as the contract's `x-invalidates` says. */
  readonly invalidates?: readonly string[];
  /** On a paginated list that can be ordered: an order that no two records share. */
  readonly order?: string | undefined;
  /** Carries the type only. */
  readonly "~operation"?: O;
}

type Success = 200 | 201 | 202 | 204;
type Content<R> = R extends { content: infer C } ? C[keyof C] : undefined;

/** What the call resolves to. */
export type Output<O> = O extends { responses: infer R }
  ? { [S in keyof R & Success]: Content<R[S]> }[keyof R & Success]
  : never;

/** The same where the query chooses fields or relations: what is there by default may then be missing. */
export type Chosen<O> = O extends { chosen: infer C }
  ? unknown extends C
    ? Output<O>
    : C
  : Output<O>;

/**
 * The operation's documented failures, told apart by `status`; any other status, as a proxy may answer it; no answer at all; one
 * that cannot be read; and input that cannot be sent. Only the first two have a `status`, and all may be asked for it.
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

/** Those that a server or a proxy may answer, documented or not. */
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

/** The statuses of the operation's documented failures. */
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
 * One flat object: the path's values, `query`, `body`. The contract's calls bring theirs along, under a name; of one that is
 * described by hand it is put together.
 */
export type Input<O> = O extends { input: infer I } ? I : PathValues<O> & Queried<O> & Bodied<O>;
/** The whole input may be left out where nothing in it is required. */
export type InputArgs<O> = ArgsOf<Input<O>>;
export type ArgsOf<I> = object extends I ? [input?: I] : [input: I];
