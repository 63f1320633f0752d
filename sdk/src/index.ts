export type {
  Choice,
  Choosing,
  ChoosingArgs,
  ChoosingInput,
  OutputOf,
  WithRelations,
} from "./choice.ts";
export { createClient, type BoundCall, type ChoosingCall, type Client } from "./client.ts";
export { createHttpClient, type HttpClient } from "./http/http-client.ts";
export type {
  Call,
  CallFetch,
  CallOptions,
  ClientHooks,
  ClientOptions,
  MaybeFactory,
  Middleware,
  Retries,
  ResponseWithData,
} from "./http/options.ts";
export type { CallContext, HeaderValues, Step } from "./http/options.ts";
export { memoryTokens, webTokens } from "./http/auth.ts";
export type { Area, TokenStorage } from "./http/token-storage.ts";
export { refreshOnUnauthorized } from "./http/refresh.ts";
export { withUploadProgress, type UploadProgress } from "./http/upload-progress.ts";
export { isRetryable, retry, type RetryOptions } from "./http/retry.ts";
export {
  AbortedError,
  ApiError,
  AuthenticationError,
  ConnectionError,
  DecodeError,
  ErrorKind,
  InvalidInputError,
  InvalidRequestError,
  NetworkError,
  PermissionError,
  SdkError,
  TimeoutError,
  type FailedCall,
} from "./errors.ts";
export { iterate, pages, type ItemOf } from "./iterate.ts";
export { startCheckout } from "./start-checkout.ts";
export type { Chosen, Failure, Input, Output } from "./operation-types.ts";
export type { Operation } from "./operation.ts";
