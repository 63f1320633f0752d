import type { AnyInput, AnyOperation } from "../operation-types.ts";
import type { CallOptions } from "./options.ts";

export interface CustomInput {
  query?: object;
  body?: unknown;
}

/**
 * Calls to endpoints that aren't in the contract. A path without an area is an admin path: `custom.get("/reviews")` requests
 * `/admin/reviews`, but `custom.get("/store/reviews")` requests `/store/reviews`.
 */
export interface CustomCalls {
  get<T = unknown>(
    path: string,
    input?: Omit<CustomInput, "body">,
    options?: CallOptions,
  ): Promise<T>;
  post<T = unknown>(path: string, input?: CustomInput, options?: CallOptions): Promise<T>;
  put<T = unknown>(path: string, input?: CustomInput, options?: CallOptions): Promise<T>;
  patch<T = unknown>(path: string, input?: CustomInput, options?: CallOptions): Promise<T>;
  delete<T = unknown>(path: string, input?: CustomInput, options?: CallOptions): Promise<T>;
}

type Send = (
  operation: AnyOperation,
  input?: AnyInput,
  options?: CallOptions,
) => Promise<{ data: unknown }>;

export function createCustom(send: Send): CustomCalls {
  const call =
    (method: string) =>
    async <T>(path: string, input: CustomInput = {}, options?: CallOptions): Promise<T> =>
      (await send({ method, path: withArea(path), custom: true }, { ...input }, options)).data as T;
  return {
    get: call("GET"),
    post: call("POST"),
    put: call("PUT"),
    patch: call("PATCH"),
    delete: call("DELETE"),
  };
}

export const withArea = (path: string): string => {
  const absolute = path.startsWith("/") ? path : `/${path}`;
  return /^\/(admin|store)(\/|$)/.test(absolute) ? absolute : `/admin${absolute}`;
};
