import { readStorage, writeStorage } from "./browser-storage.ts";
import { buildName } from "./detection.ts";
import { NOT_LOADED } from "./errors.ts";

/** Detects when the server has a newer build than the one that is running. */
export interface VersionWatch {
  isOutdated(): boolean;
  subscribe(listener: () => void): () => void;
  /** Checks now. Resolves to true if there is a newer build. */
  check(): Promise<boolean>;
}

const FILE = "public/version.json";
const PAUSE = 30 * 60_000;
/** Minimum time in ms since the last check before the user's return to the window triggers a check. */
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
 * Reloads the page once if a lazy part of an old build no longer exists after a deployment. If the server has no newer build,
 * the connection has failed, and a reload would only lose the page.
 */
export function reloadWhenPartsAreGone(versions: VersionWatch, reload: () => void): void {
  addEventListener("vite:preloadError", (event) => {
    const failure = (event as Event & { payload?: unknown }).payload;
    // Changes the message. With the original message, the router would reload the page, regardless of the cause.
    if (failure instanceof Error) failure.message = NOT_LOADED + failure.message;
    void versions.check().then((outdated) => {
      if (!outdated || readStorage("reloaded") === buildName()) return;
      // Reloads only if storage works. Otherwise, the page could reload repeatedly.
      if (writeStorage("reloaded", buildName())) reload();
    });
  });
}
