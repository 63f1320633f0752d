import type { HttpHandler } from "msw";
import * as mocks from "../generated/mocks.ts";
import type { Mock, MockOptions } from "./mock.ts";

/**
 * Returns handlers for all operations in the contract, which together are a complete mock store. Each responds with the contract's
 * example. Imports the examples of all calls.
 */
export function handlers(options?: MockOptions): HttpHandler[] {
  // The union of all types would be too complex for the compiler, and isn't needed here.
  const all = mocks as unknown as Readonly<Record<string, Mock<unknown>>>;
  return Object.values(all).map((mock) => mock(undefined, options));
}
