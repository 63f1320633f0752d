import type { HttpHandler } from "msw";
import * as mocks from "../generated/mocks.ts";
import type { Mock, MockOptions } from "./mock.ts";

/** Handlers for every call of the contract, each with its example: a whole fake store. Imports all examples. */
export function handlers(options?: MockOptions): HttpHandler[] {
  // The union of all types would be too complex for the compiler, and isn't needed here.
  const all = mocks as unknown as Readonly<Record<string, Mock<unknown>>>;
  return Object.values(all).map((mock) => mock(undefined, options));
}
