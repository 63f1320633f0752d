import type { ClientOptions } from "@countertop/sdk";

type Headers = NonNullable<ClientOptions["headers"]>;

/** Adds headers to given ones, which may be a function that is called before each attempt. */
export const withHeaders =
  (given: Headers | undefined, more: Record<string, string>): Headers =>
  async () => ({ ...(typeof given === "function" ? await given() : given), ...more });
