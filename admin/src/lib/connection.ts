/** Whether the store can be reached: by what the browser knows, and by asking where that is in doubt. */
export interface Connection {
  isOnline(): boolean;
  subscribe(listener: () => void): () => void;
  /** A call has failed without an answer. */
  doubt(): void;
  stop(): void;
}

const FIRST_PAUSE = 2000;
const LONGEST_PAUSE = 30_000;

/** `probe` resolves to whether the store answers at all, be it with a refusal. */
export function watchConnection(
  probe: () => Promise<boolean>,
  events: Pick<EventTarget, "addEventListener" | "removeEventListener"> = globalThis,
): Connection {
  let online = globalThis.navigator?.onLine ?? true;
  let probing = false;
  /** A doubt that came while the store was being asked: the answer may have left before. */
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

  // That there is no network is certain; that there is one again says little about the store.
  const lost = () => set(false);
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
