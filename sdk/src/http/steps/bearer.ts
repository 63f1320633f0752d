import { ApiError } from "../../errors.ts";
import { memoryTokens, rememberToken } from "../auth.ts";
import { safely } from "../notify.ts";
import type { Step } from "../options.ts";
import type { TokenStorage } from "../token-storage.ts";

/**
 * Sends the area's bearer token, stores the token that a token call returns, and deletes it at sign-out. If the storage fails, the
 * call continues without a token.
 */
export const bearer = (tokens: TokenStorage = memoryTokens()): Step => ({
  tokens,
  headers({ area }) {
    const token = safely(() => tokens.get(area));
    return token instanceof Promise ? token.then(authorization) : authorization(token);
  },
  // Waits until the token is stored, because the next call must send it. Few calls wait, because few responses contain a token.
  send: ({ call, wire, options }, next) => {
    const remember = (response: Response, body: unknown): unknown =>
      safely(() => rememberToken(tokens, call.path, wire, response, body));
    return wire.token && !options.raw ? remembering(next, remember) : next();
  },
});

const authorization = (token: string | undefined) =>
  token ? { authorization: `Bearer ${token}` } : undefined;

async function remembering(
  next: Parameters<NonNullable<Step["send"]>>[1],
  remember: (response: Response, body: unknown) => unknown,
): ReturnType<typeof next> {
  try {
    const sent = await next();
    await remember(sent.response, sent.data);
    return sent;
  } catch (error) {
    // A sign-out that fails with 401 also drops the token.
    if (error instanceof ApiError) await remember(error.response, error.body);
    throw error;
  }
}
