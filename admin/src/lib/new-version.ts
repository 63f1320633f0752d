import { readStorage, writeStorage } from "./browser-storage.ts";
import { buildName } from "./detection.ts";
import { NOT_LOADED } from "./errors.ts";

/** Says when the server has files of a later build than the ones that run here. */
export interface VersionWatch {
  isOutdated(): boolean;
  subscribe(listener: () => void): () => void;
  /** Asks now. */
  check(): Promise<boolean>;
}

const FILE = "public/version.json";
const PAUSE = 30 * 60_000;
/** Coming back to the window asks too, but not with every glance. */
const LEAST_PAUSE = 5 * 60_000;

export function watchVersion(running: string, fetchFile: typeof fetch = fetch): VersionWatch {
  let outdated = false;
  let asked = Date.now();
  const listeners = new Set<() => void>();

  async function check(): Promise<boolean> {
    if (running === "" || outdated) return outdated;
    asked = Date.now();
    const response = await fetchFile(FILE, { cache: "no-store" }).catch(() => undefined);
    const json = (response?.ok ? await response.json().catch(() => null) : null) as {
      version?: unknown;
    } | null;
    const there = json?.version;
    outdated = typeof there === "string" && there !== "" && there !== running;
    if (outdated) for (const listener of listeners) listener();
    return outdated;
  }

  const checkIfDue = () => {
    if (!document.hidden && Date.now() - asked >= LEAST_PAUSE) void check();
  };
  return {
    isOutdated: () => outdated,
    check,
    subscribe(listener) {
      listeners.add(listener);
      const timer = setInterval(() => void check(), PAUSE);
      document.addEventListener("visibilitychange", checkIfDue);
      addEventListener("focus", checkIfDue);
      return () => {
        listeners.delete(listener);
        clearInterval(timer);
        document.removeEventListener("visibilitychange", checkIfDue);
        removeEventListener("focus", checkIfDue);
      };
    },
  };
}

/**
 * A part of the admin that is fetched later is gone after a deploy: the page is loaded anew, once. Where the server has no
 * new version it is the connection that failed, and a reload would only lose the page.
 */
export function reloadWhenPartsAreGone(versions: VersionWatch, reload: () => void): void {
  addEventListener("vite:preloadError", (event) => {
    const failure = (event as Event & { payload?: unknown }).payload;
    // The router would reload by itself, whatever the cause, did it know this message.
    if (failure instanceof Error) failure.message = NOT_LOADED + failure.message;
    void versions.check().then((outdated) => {
      if (!outdated || readStorage("reloaded") === buildName()) return;
      // Without storage it can't be known to happen only once.
      if (writeStorage("reloaded", buildName())) reload();
    });
  });
}
