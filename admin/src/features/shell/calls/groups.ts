import type { RecordedCall } from "../../../lib/recorded-calls.ts";

export interface CallGroup {
  /** The page that sent these calls. Undefined for the current page. */
  page: string | undefined;
  /** The page's calls, newest first. */
  calls: RecordedCall[];
}

/**
 * Calls by page, newest first. The current page's group also contains calls that the previous page sent for it, because a link
 * preloads its page when the pointer reaches the link.
 */
export function groupsOf(
  calls: readonly RecordedCall[],
  page: string,
  isShown: (call: RecordedCall) => boolean,
): CallGroup[] {
  const last = calls.findLastIndex((call) => call.page !== page);
  const here: CallGroup = { page: undefined, calls: [] };
  const before: CallGroup[] = [];
  for (const [at, call] of [...calls.entries()].reverse())
    if (at > last || isShown(call)) here.calls.push(call);
    else if (before.at(-1)?.page === call.page) before.at(-1)?.calls.push(call);
    else before.push({ page: call.page, calls: [call] });
  return [here, ...before];
}
