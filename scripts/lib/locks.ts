/** Download addresses in a lock file. A lock file must have none, so that it works with any registry or mirror. */
export function addressesIn(lock: string): string[] {
  return [...lock.matchAll(/"resolved":\s*"((?:https?|git)[^"]*)"/g)].map(
    ([, address]) => address ?? "",
  );
}
