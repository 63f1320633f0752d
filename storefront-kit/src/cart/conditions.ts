import { onlineManager } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";

/** Age in milliseconds up to which a cart that a server read isn't requested again. */
const RECENT = 60_000;
/** Time in milliseconds after which a write without a response has the status `waiting`. */
const SLOW = 3000;

/**
 * Returns the time from which the initial cart is fresh: now if a server read it less than a minute ago, or else 0. An older cart
 * is stale, because the browser may have cached the page long ago.
 */
export function useInitialTime(readAt: number): number {
  const [time] = useState(() => {
    const now = readAt > 0 ? Date.now() : 0;
    return now - readAt < RECENT ? now : 0;
  });
  return time;
}

const subscribeOnline = (listener: () => void): (() => void) => onlineManager.subscribe(listener);
const isOnlineNow = (): boolean => onlineManager.isOnline();
export const useIsOnline = (): boolean =>
  useSyncExternalStore(subscribeOnline, isOnlineNow, () => true);

/** True once the write that was submitted at `since` has been pending for `SLOW` milliseconds. */
export function useIsSlow(since: number | undefined): boolean {
  const [slow, setSlow] = useState<number>();
  useEffect(() => {
    if (since === undefined) return undefined;
    const timer = setTimeout(() => setSlow(since), SLOW);
    return () => clearTimeout(timer);
  }, [since]);
  return since !== undefined && slow === since;
}
