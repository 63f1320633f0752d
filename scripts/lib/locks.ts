/** Download addresses in a lock file: there must be none, so that it works with any registry or mirror. */
export function addressesIn(lock: string): string[] {
  return [...lock.matchAll(/"resolved":\s*"((?:https?|git)[^"]*)"/g)].map(
    ([, address]) => address ?? "",
  );
}
