/** Finds download URLs in a lock file. A lock file must not contain any, so that it works with any registry or mirror. */
export function addressesIn(lock: string): string[] {
  return [...lock.matchAll(/"resolved":\s*"((?:https?|git)[^"]*)"/g)].map(
    ([, address]) => address ?? "",
  );
}
