/** Tracks whether the store is reachable, based on the browser's events, and on a request in case of doubt. */
export interface Connection {
  isOnline(): boolean;
  subscribe(listener: () => void): () => void;
  /** Reports a request that failed without a response. */
  doubt(): void;
  stop(): void;
}

const FIRST_PAUSE = 2000;
const LONGEST_PAUSE = 30_000;

/** Watches the connection. `probe` resolves to true if the store responds, even with an error. */
export function watchConnection(
  probe: () => Promise<boolean>,
  events: Pick<EventTarget, "addEventListener" | "removeEventListener"> = globalThis,
): Connection {
  let online = globalThis.navigator?.onLine ?? true;
  let probing = false;
  /** True after a doubt or a loss during a probe, because the probe's response may be older than that. */
  let again = false;
  let pause = FIRST_PAUSE;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function set(next: boolean): void {
    clearTimeout(timer);
    if (!next) {
      timer = setTimeout(() => void check(), pause);
      pause = Math.min(pause * 2, LONGEST_PAUSE);
    } else pause = FIRST_PAUSE;
    if (online === next) return;
    online = next;
    for (const listener of listeners) listener();
  }

  async function check(): Promise<void> {
    if (probing) {
      again = true;
      return;
    }
    probing = true;
    let reached: boolean;
    do {
      again = false;
      reached = await probe().catch(() => false);
    } while (reached && again);
    probing = false;
    set(reached);
  }

  // The browser's "offline" is certain, but "online" doesn't mean that the store is reachable.
  const lost = () => {
    again = probing;
    set(false);
  };
  const found = () => void check();
  events.addEventListener("offline", lost);
  events.addEventListener("online", found);
  if (!online) set(false);

  return {
    isOnline: () => online,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    doubt: found,
    stop() {
      clearTimeout(timer);
      events.removeEventListener("offline", lost);
      events.removeEventListener("online", found);
    },
  };
}
