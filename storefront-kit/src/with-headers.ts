import type { ClientOptions } from "@countertop/sdk";

type Headers = NonNullable<ClientOptions["headers"]>;

/** Some headers more, whether those that are there are known or asked for before each attempt. */
export const withHeaders =
  (given: Headers | undefined, more: Record<string, string>): Headers =>
  async () => ({ ...(typeof given === "function" ? await given() : given), ...more });
